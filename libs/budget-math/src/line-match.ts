import { chartOfAccounts } from './chart';
import { isMistyped } from './edit-distance';
import { areSameThing, fieldWords, withFirstNames } from './field-words';
import {
  accountNumber,
  accountOf,
  budgetGroups,
  groupOf,
  keywordAccount,
  normaliseWords,
  type BudgetGroup,
  type Groupable,
} from './grouping';

/**
 * Which line somebody means. `line`: one, without doubt. `several`: the words fit more than one. `group`: a whole
 * section is named. `near`: no line is called so; these come close. Doubt is never resolved here.
 */
export type LineMatch<T> =
  | { kind: 'line'; line: T }
  | { kind: 'several'; lines: T[]; group?: BudgetGroup }
  | { kind: 'group'; group: BudgetGroup; lines: T[] }
  | { kind: 'near'; lines: T[] }
  | { kind: 'none' };

/** Words that say nothing about which line it is. */
const EMPTY =
  /^(a|an|the|our|my|your|their|its|this|that|line|lines|item|items|budget|budgeted|cost|costs|expense|expenses|amount|spending|spend|category|section|account|gl|code|for|of|on|in|at|to|and|s|bill|bills|number|no|proposed|annual|yearly|total|figure|value|allocation|please|hoa|association|whole|entire)$/;
/** Words that tell lines apart where a line has them, and mean nothing where none has. */
const SOFT =
  /^(care|service|services|maintenance|pickup|collection|removal|contract|contracts|company|vendor|work|upkeep|premium|premiums|coverage|policy|payment|payments|charge|charges|fee|fees|usage|utility|repairs?|monthly|general|common|area|income|revenue|guys?|people|crew|folks|man|men|firm)$/;

const GROUP_NAMES: readonly [BudgetGroup, RegExp][] = [
  ['Utilities', /^utilit(y|ies)$/],
  ['Insurance Expenses', /^insurances?$/],
  ['Administrative', /^(admin|administrative|administration|administrative expenses)$/],
  ['Service Contracts', /^(service contracts?|contract services?|contracts?|services?)$/],
  ['Repairs & Maintenance', /^(repairs?|repairs? (and )?maintenance|maintenance( repairs?)?)$/],
  ['Reserve Contributions', /^(reserves?|reserve (contributions?|funding|transfers?|fund))$/],
  ['Income', /^(income|revenues?)$/],
  ['Other Expenses', /^other$/],
];

/** Words that people use, so that a mistyped one is told from a word of its own. */
const KNOWN_WORDS = new Set([
  'utilities',
  ...fieldWords.flat(),
  ...chartOfAccounts.flatMap((account) => normaliseWords(account.name).split(' ')),
]);

interface Scored<T> {
  line: T;
  words: string[];
  /** Of the words that were said, how many the line has. */
  said: number;
  /** Nothing beside them stands in its name. */
  whole: boolean;
}

/** The section that words name, such as "all utilities" without its "all". */
export function groupNamed(words: string): BudgetGroup | undefined {
  const plain = contentWords(words).join(' ');
  const own = budgetGroups.find((group) => normaliseWords(group) === normaliseWords(words));
  return own ?? GROUP_NAMES.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The line or lines that words mean: by GL code, by name, by what such lines are usually called; typing mistakes allowed. */
export function matchLines<T extends Groupable>(words: string, lines: readonly T[]): LineMatch<T> {
  const byCode = linesWithCode(words, lines);
  if (byCode.length > 0) return oneOf(byCode);
  const said = contentWords(words);
  if (said.length === 0) return { kind: 'none' };
  const group = groupNamed(words);
  const scored = scoreAll(said, lines);
  const exact = scored.filter(({ said: part, whole }) => part === 1 && whole);
  if (exact.length === 1 && exact[0]) return { kind: 'line', line: exact[0].line };
  const full = scored.filter(({ said: part }) => part === 1).map(({ line }) => line);
  const isOwnName = group !== undefined && normaliseWords(group) === normaliseWords(words);
  if (group) return namedGroup(group, isOwnName ? [] : full, lines);
  if (full.length > 0) return oneOf(full);
  const meant = linesOfAccount(said, lines);
  if (meant.length > 0) return { kind: 'near', lines: meant };
  return nearest(scored);
}

function namedGroup<T extends Groupable>(
  group: BudgetGroup,
  full: readonly T[],
  lines: readonly T[],
): LineMatch<T> {
  const members = lines.filter((line) => groupOf(line) === group);
  const [only] = members;
  const others = full.filter((line) => !members.includes(line));
  if (only && members.length === 1 && others.length === 0) return { kind: 'line', line: only };
  if (full.length === 0)
    return members.length === 0 ? { kind: 'none' } : { kind: 'group', group, lines: members };
  return {
    kind: 'several',
    lines: [...new Set([...full, ...members])],
    ...(members.length > 1 ? { group } : {}),
  };
}

function oneOf<T>(lines: readonly T[]): LineMatch<T> {
  const [line] = lines;
  return line && lines.length === 1 ? { kind: 'line', line } : { kind: 'several', lines: [...lines] };
}

function linesWithCode<T extends Groupable>(words: string, lines: readonly T[]): T[] {
  const codes = words.match(/\d[\d-]{3,}/g) ?? [];
  return lines.filter((line) =>
    codes.some(
      (code) => code === line.glCode || (!code.includes('-') && accountNumber(line.glCode) === code),
    ),
  );
}

/** Words that tell something, soft ones only where there is nothing else. */
function contentWords(text: string): string[] {
  return withFirstNames(normaliseWords(text))
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.test(word));
}

function scoreAll<T extends Groupable>(said: readonly string[], lines: readonly T[]): Scored<T>[] {
  const names = lines.map((line) => ({ line, words: contentWords(line.description) }));
  const vocabulary = new Set(names.flatMap(({ words }) => words.map(stem)));
  const score = (given: readonly string[]) =>
    names.map(({ line, words }) => {
      const found = given.filter((word) => words.some((own) => isWord(word, own, vocabulary)));
      const whole = words.every((own) => given.some((word) => isWord(word, own, vocabulary)));
      return { line, words, said: given.length === 0 ? 0 : found.length / given.length, whole };
    });
  const all = score(said);
  const hard = said.filter((word) => !SOFT.test(word));
  // "garbage pickup" where no line has a pickup: garbage.
  return hard.length > 0 && !all.some((one) => one.said === 1) ? score(hard) : all;
}

/** The same word, its plural, its beginning, or a mistyped one that is no other word that anybody knows. */
function isWord(typed: string, own: string, vocabulary: ReadonlySet<string>): boolean {
  const word = stem(typed);
  const ownStem = stem(own);
  if (word === ownStem) return true;
  if (vocabulary.has(word)) return false;
  if (areSameThing(typed, own)) return true;
  if (word.length >= 4 && ownStem.startsWith(word)) return true;
  if (KNOWN_WORDS.has(typed) || (isKeyword(typed) && codeOf(typed) !== codeOf(own))) return false;
  return isMistyped(typed, own) || isMistyped(word, ownStem);
}

function stem(word: string): string {
  return word.length > 4
    ? word
        .replace(/(ies)$/, 'y')
        .replace(/(?<!s)s$/, '')
        .replace(/ing$/, '')
    : word.replace(/(?<=...)(?<!s)s$/, '');
}

const codeOf = (word: string): string | undefined =>
  (keywordAccount(word, 'expense') ?? keywordAccount(word, 'income'))?.code;
const isKeyword = (word: string): boolean => codeOf(word) !== undefined;

/** Lines of the account that the words usually mean: "power" is electricity whatever the line is called. */
function linesOfAccount<T extends Groupable>(said: readonly string[], lines: readonly T[]): T[] {
  const text = corrected(said).join(' ');
  const codes = new Set(
    (['expense', 'income'] as const).flatMap((type) => {
      const code = keywordAccount(text, type)?.code;
      return code === undefined ? [] : [`${type} ${code}`];
    }),
  );
  const meant = lines.filter((line) => codes.has(`${line.type} ${accountOf(line)?.code ?? ''}`));
  const expenses = meant.filter((line) => line.type === 'expense');
  return expenses.length > 0 ? expenses : meant;
}

function corrected(said: readonly string[]): string[] {
  return said.map((word) => {
    if (KNOWN_WORDS.has(word) || isKeyword(word)) return word;
    return [...KNOWN_WORDS].find((known) => isMistyped(word, known)) ?? word;
  });
}

function nearest<T>(scored: readonly Scored<T>[]): LineMatch<T> {
  const best = Math.max(0, ...scored.map(({ said }) => said));
  if (best < 0.5) return { kind: 'none' };
  return { kind: 'near', lines: scored.filter(({ said }) => said === best).map(({ line }) => line) };
}
