import type { Fund } from '@hoa/contracts';
import {
  FUND_TERMS,
  HEADING_TERMS,
  HOME,
  LINE_TERMS,
  OVER_OR_UNDER,
  RESERVE_CONTRIBUTION,
  ROLE_TERMS,
  type RoleTerm,
  type Term,
} from '../../lexicon/statement-terms';

/** What the words of one row speak for, before any arithmetic. */
export interface Words {
  /** Log-odds of income over expense as a line. */
  lineFlow: number;
  /** The same as a heading or as the name of a total. */
  headingFlow: number;
  /** The role that the words claim, and how strongly. */
  role?: RoleTerm['role'];
  roleWeight: number;
  fund?: Fund;
  /** It pays into the reserve fund. */
  isContribution: boolean;
  /** "Over (short)", "in excess of (below)": it says which of two is larger. */
  isOverOrUnder: boolean;
  /** "Lot 7", "Unit 12B" and nothing else. */
  isHome: boolean;
  /** "Subtotal" and nothing else: it closes the innermost section. */
  isPlainTotal: boolean;
  /** "Grand total", "Total expenses": it closes outward. */
  isGrand: boolean;
  /** As a heading it may head lines of a budget: "Transfers", and not "Transfers between accounts". */
  isSection: boolean;
  /** Words that name what a total is the total of. */
  name: string;
}

interface Compiled<T> {
  term: T;
  pattern: RegExp;
  unless?: RegExp;
}

const compile = <T extends { words: string; unless?: string }>(terms: readonly T[]): Compiled<T>[] =>
  terms.map((term) => ({
    term,
    pattern: new RegExp(term.words, 'i'),
    ...(term.unless ? { unless: new RegExp(term.unless, 'i') } : {}),
  }));

const lineTerms = compile(LINE_TERMS);
const headingTerms = compile(HEADING_TERMS);
const roleTerms = compile(ROLE_TERMS);
const fundTerms = compile(FUND_TERMS);
const contribution = new RegExp(RESERVE_CONTRIBUTION, 'i');

const matches = <T>({ pattern, unless }: Compiled<T>, text: string): boolean =>
  pattern.test(text) && !unless?.test(text);

/** Log-odds of a heading, or of a total's name, that names its side outright: "Total expenses", and not "Total insurance". */
export const NAMES_SIDE = 3;

/** Words that name a side outright, whichever it is. */
export const saysSide = ({ headingFlow }: Pick<Words, 'headingFlow'>): boolean =>
  Math.abs(headingFlow) >= NAMES_SIDE;

/** The weight of a role that figures prove, or other rows: no word outweighs it. */
export const SURE = 6;

/** Words of a row whose role is known for sure, so that they name no side as a line. */
export const withRole = (words: Words, role: RoleTerm['role']): Words => ({
  ...words,
  role,
  roleWeight: SURE,
  lineFlow: 0,
});

/** Text beyond this length is a paragraph: its words say nothing of a row. */
const LONGEST = 160;
const MOST_KEPT = 5_000;
const known = new Map<string, Words>();

/** Reads the words of a row's label; the result depends on the text alone. */
export function readWords(label: string): Words {
  const kept = known.get(label);
  if (kept) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const words = label.length > LONGEST ? NOTHING : evidenceFor(plain(label));
  known.set(label, words);
  return words;
}

const NOTHING: Words = {
  lineFlow: 0,
  headingFlow: 0,
  roleWeight: 0,
  isContribution: false,
  isOverOrUnder: false,
  isHome: false,
  isPlainTotal: false,
  isGrand: false,
  isSection: false,
  name: '',
};

/** Words of statements whose letters a PDF may set apart: `T otal`, `Tota l`, `Net Op er ating In come`. */
const SET_APART = ['total', 'expenses', 'expense', 'operating', 'income', 'revenue'].map((word) => ({
  word,
  pattern: new RegExp(`\\b${word.split('').join(' ?')}\\b`, 'gi'),
}));

function plain(label: string): string {
  const joined = SET_APART.reduce(
    (text, { word, pattern }) =>
      text.replace(pattern, (found) => (found.includes(' ') ? capitalized(word, found) : found)),
    label,
  );
  return joined
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s:.]+$/, '')
    .trim();
}

const capitalized = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? `${word[0]!.toUpperCase()}${word.slice(1)}` : word;

/** "Tree trimming (increase of 6% expected)", "Refuse - allocated by percentage": how a cost is reckoned makes no statistic of it. */
const RECKONED =
  /\s*(?:\([^()]*|[,;] [^,;()]*|\s[-–—] [^()]*?)(?:\bpercent(?:age)?\b|\d ?% of\b|\bincrease (?:from|over|of)\b|\beach\b.{0,14}\b(?:month|quarter|year))[^()]*\)?$/i;
const OF_DUES = 2;

function withoutReckoning(text: string): string {
  const bare = text.replace(RECKONED, '');
  return bare !== text && /\p{L}{4}/u.test(bare) && flowOf(lineTerms, bare) < OF_DUES ? bare : text;
}

function evidenceFor(text: string): Words {
  const role = strongestRole(withoutReckoning(text));
  const isContribution = contribution.test(text) && !/\bstudy\b|\bavailable\b|\binterest\b|\bincome\b|assessment|\bdues\b|\bfrom reserves?\b|\b(?:before|after) (?:the )?(?:reserves?|replacement|contributions?|transfers?)\b/i.test(text); // prettier-ignore
  const fund = fundTerms.find((one) => matches(one, text))?.term.fund;
  const headingFlow = flowOf(headingTerms, text.replace(COUNTED, ''));
  return {
    lineFlow: isContribution ? -2.5 : flowOf(lineTerms, text),
    headingFlow,
    ...(role ? { role: role.role } : {}),
    roleWeight: role?.weight ?? 0,
    ...(fund ? { fund } : {}),
    isContribution,
    isHome: HOME.test(text),
    isOverOrUnder: OVER_OR_UNDER.test(text),
    isPlainTotal: role?.role === 'total' && nameOf(text) === '',
    isGrand: role?.role === 'total' && (/\bgrand\b/i.test(text) || saysSide({ headingFlow })),
    isSection: role?.role === 'transfer' && (TO_RESERVES.test(text) || !BETWEEN_ACCOUNTS.test(text)),
    name: nameOf(text),
  };
}

/** "Operating (2/3 of dues)": how much, and no name of a side. */
const COUNTED = /(?<=\w )\([^()]*\d[^()]*\)/g;
const TO_RESERVES = /\btransfers? to (?:the )?reserves?\b(?! accounts?)/i;
const BETWEEN_ACCOUNTS = /\baccounts?\b|\bbetween\b|\bchecking\b|\bsavings\b|\bbank\b|\bfund transfer/i;

/** The strongest term for income plus the strongest against it: two words of one meaning count once. */
function flowOf(terms: readonly Compiled<Term>[], text: string): number {
  let income = 0;
  let expense = 0;
  for (const one of terms) {
    const { flow = 0 } = one.term;
    if (!matches(one, text)) continue;
    if (one.term.id === 'both-sides') return 0;
    if (flow > income) income = flow;
    if (flow < expense) expense = flow;
  }
  return income + expense;
}

function strongestRole(text: string): RoleTerm | undefined {
  const found = roleTerms.filter((one) => matches(one, text)).map(({ term }) => term);
  return found.reduce<RoleTerm | undefined>((best, term) => {
    if (!best) return term;
    // A rate per unit stays a rate even where it says "Total".
    if (best.role === 'total' && (term.role === 'statistic' || term.role === 'closing-balance')) return term;
    // "Net operating total" is a net, in whatever order the words are.
    if (term.role === 'total' && best.role === 'net') return best;
    if (best.role === 'total' && term.role === 'net') return term;
    return term.weight > best.weight ? term : best;
  }, undefined);
}

const FILLER = new Set(
  'the of and for all a an in total totals subtotal sub grand sum expenses expense cost costs annual budget section fund'.split(' '),
); // prettier-ignore

/** What a heading or a total is about, in plain words without filler, for comparing the two. */
export function nameOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !FILLER.has(word));
  return words
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y)$/, 'i').replace(/s$/, '') : word))
    .join(' ');
}

/** Whether two names share their words, one of them perhaps having more. */
export function isAlike(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  const [one, other] = [a.split(' '), b.split(' ')];
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
}
