import { CONTRACT_TERMS, POLICY_TERMS, RULES_TERMS, STUDY_TERMS } from './term-table';

/**
 * What a document of an association states beside figures of the budget, once: how it is asked for, and how a sentence of the
 * document states it. Only a sentence that does is an answer.
 */
export type Kind = 'policy' | 'contract' | 'study' | 'rules';

export interface Term {
  name: string;
  of: Kind;
  asked: RegExp;
  states: RegExp;
  /** In the rows of a table, which begin with what is covered. */
  isRow: boolean;
  /** Words of it are in other questions as well: it is asked only where the subject is spoken of. */
  isVague: boolean;
}

const WORDS: Readonly<Record<string, RegExp>> = { facts: /(?!)/, any: /./ };

function patternOf(phrases: string): RegExp {
  const any = phrases.split(' | ').map((phrase) => phrase.trim().replaceAll(' ... ', String.raw`\b.*\b`));
  return WORDS[phrases.trim()] ?? new RegExp(`(?<![a-z])(?:${any.join('|')})(?![a-z])`);
}

function termsIn(of: Kind, table: string): Term[] {
  const entries = table
    .replace(/\n {2}/g, ' ')
    .trim()
    .split('\n');
  return entries.map((entry) => {
    const { name = '', flags = '', asked = '', states = '' } = ENTRY.exec(entry)?.groups ?? {};
    return { name, of, asked: patternOf(asked), states: patternOf(states), isRow: flags.includes('row'), isVague: flags.includes('vague') }; // prettier-ignore
  });
}

const ENTRY = /^(?<name>[^:[]+?)(?: \[(?<flags>[^\]]+)\])?: (?<asked>.*?) ?=> (?<states>.*)$/;

export const TERMS: readonly Term[] = [
  ...termsIn('policy', POLICY_TERMS),
  ...termsIn('contract', CONTRACT_TERMS),
  ...termsIn('study', STUDY_TERMS),
  ...termsIn('rules', RULES_TERMS),
];

export function askedOf(text: string, kind: Kind): Term[] {
  const asked = TERMS.filter((one) => one.of === kind && one.asked.test(text));
  // "Total premium" is no premium of each coverage.
  const isTotal = asked.some(({ name }) => name === 'total premium');
  return isTotal ? asked.filter(({ name }) => name !== 'premium') : asked;
}

/** Of a policy each coverage or peril has its own, of a declaration each unit. */
export const OF_THING =
  /^(?:unit facts|limit|deductible|premium|exclusions|coverage|fee at a time|allocated interest)$/;

/** A sentence states it; others are only in facts. */
export const isWritten = ({ states }: Term): boolean => states !== WORDS.facts;
