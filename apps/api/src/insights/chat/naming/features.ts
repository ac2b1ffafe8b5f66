import { groupOf, normaliseWords, RESERVE_GROUP } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { isFeeFigure } from '../question/fee-figures';
import { goneLines } from '../question/gone-lines';
import type { Read } from '../question/read';
import { stem } from '../question/words';
import { knownYears } from '../question/year-figures';
import { aboutIn, contractNames } from '../verbs/contracts';

/** A question as the verb is named from: its words, with what it names in place of names and figures, and signs of that. */
export interface Masked {
  words: readonly string[];
  signs: readonly string[];
}

/** Words of a vendor's name that others have as well. */
const COMMON =
  /^(?:company|services?|contract|inc|llc|management|maintenance|and|group|the|association|landscape|pool|community|property|agreement)$/;
const NAMES = { line: 'LINE', group: 'SECTION', lines: 'LINES', expenses: 'LINES', income: 'LINES' } as const;

/** Sections of which documents say more than the budget does. */
const GROUPS = [
  [RESERVE_GROUP, 'of:reserve'],
  ['Insurance Expenses', 'of:insurance'],
] as const;

const longWords = (name: string): string[] => normaliseWords(name).split(' ').filter((word) => word.length > 2); // prettier-ignore
const stems = (names: readonly string[]): Set<string> => new Set(names.flatMap(longWords).map(stem));

/** Words by which things are called that are no lines of the budget. */
function thingsOf(context: ChatContext) {
  const contracts = contractNames(context);
  const parts = context.facts.flatMap((one) => one.parts);
  const items = stems(context.items.map(({ description }) => description));
  const gone = [...stems(goneLines(context).map(({ description }) => description))];
  return {
    vendor: stems(contracts.map(({ vendor }) => longWords(vendor).filter((word) => !COMMON.test(word)).join(' '))), // prettier-ignore
    service: stems(contracts.map(({ serviceType }) => serviceType)),
    component: stems(parts.flatMap((part) => (part.kind === 'reserve' ? part.components.map(({ name }) => name) : []))), // prettier-ignore
    gone: new Set(gone.filter((word) => !items.has(word))),
  };
}

export function masked(read: Read, context: ChatContext): Masked {
  const things = thingsOf(context);
  const { tokens, mentions, quantities, years, every } = read;
  const named = new Map(
    mentions.flatMap(({ scope, tokens: own }) => own.map((at) => [at, NAMES[scope.kind]])),
  );
  const words: string[] = [];
  const signs = new Set<string>();
  const maskAt = (at: number): string | undefined => {
    const token = tokens[at];
    if (!token || named.has(at)) return named.get(at);
    if (token.kind === 'empty' && /^\d/.test(token.word)) return 'COUNT';
    if (token.kind !== 'amount') return things.vendor.has(stem(token.word)) ? 'VENDOR' : undefined;
    const quantity = quantities.find((one) => one.at === at);
    const isPercent = token.word.endsWith('%');
    if (quantity && isFeeFigure(quantity, context)) return isPercent ? 'FEEPCT' : 'FEEAMT';
    return isPercent ? 'PCT' : 'AMT';
  };
  for (const [at, { word, isProper }] of tokens.entries()) {
    if (word === '') continue;
    const mask = maskAt(at);
    const own = stem(word);
    for (const thing of ['component', 'service', 'gone'] as const)
      if (things[thing].has(own) && (thing !== 'gone' || !mask)) signs.add(`${mask ?? 'word'}:${thing}`);
    if (mask) signs.add(`has:${mask}`);
    else if (isProper) signs.add('has:proper');
    if (!mask || words.at(-1) !== mask) words.push(mask ?? word);
  }
  for (const { scope } of mentions)
    for (const [group, sign] of GROUPS)
      if (scope.items.every((item) => groupOf(item) === group)) signs.add(sign);
  if (aboutIn(read, context)) signs.add('has:contract');
  const known = knownYears(context.items, context);
  const { year } = context.parameters;
  for (const one of years)
    signs.add(one === year ? 'year:now' : known.includes(one) ? 'year:past' : 'year:far');
  if (years.length > 1) signs.add('years:many');
  if (every) signs.add('years:every');
  if (mentions.length !== 1) signs.add(mentions.length === 0 ? 'lines:none' : 'lines:many');
  return { words, signs: [...signs] };
}

const MASK = /^[A-Z]{2,}$/;

/** Single words and pairs, by their beginnings, the signs, and how long it is. */
export function featuresOf({ words, signs }: Masked): string[] {
  const plain = words
    .map((word) => (MASK.test(word) ? word : stem(word.toLowerCase().replace(/[^\p{L}\p{N}%$&]/gu, ''))))
    .filter((word) => word !== '');
  const around = ['^', ...plain, '$'];
  const pairs = around.slice(1).map((word, at) => `${around[at]}_${word}`);
  const length = [3, 8, 15].filter((most) => plain.length > most).length;
  return [...new Set(['', `#${length}`, ...plain, ...pairs, ...signs])];
}
