import type { ContractPart } from '@hoa/contracts';
import { ONES, TEENS, TENS } from '../../lexicon/numbers';
import { anyOf } from '../../lexicon/parties';
import { findAmounts } from '../../text/amounts';
import { sentenceAt, type Prose } from '../reading/prose';
import { contextOf, lineAt } from './amount-context';
import { columnPeriod } from './column-period';
import { billedPeriod, HOME, periodBehind, periodOf } from './fee-period';
import { scoreOf } from './fee-score';
import { BLANK } from './quantities';
import { recitalTest } from './recitals';

export type ContractFee = NonNullable<ContractPart['fee']>['value'];
export type FeePeriod = ContractFee['period'];

/** An amount of a contract with what its words make of it. */
export interface FeeAmount {
  /** Undefined where the figure is blank or redacted. */
  cents: number | undefined;
  start: number;
  end: number;
  period: FeePeriod | undefined;
  /** Above 0 for the price of the service, below for everything else that has a dollar sign. */
  score: number;
  total: boolean;
  /** Written for a year and then divided, or the part of one that is paid at a time. */
  installment: boolean;
  /** `$18.00 per unit per month`: the price of each unit of the association. */
  each: boolean;
}

/** What calls a figure without its sign a price, and no factor. */
const NAMED_BEFORE =
  /(?:dollars|usd|amount|fee|price|total|charge|cost)[^\n]{0,40}(?<!\b(?:multiplied|multiply|times|factor)[^\n]{0,12})$/i;
const BLANK_MONEY = new RegExp(`\\$\\s*${BLANK.source}(?:[.,_\\d]*)`, 'gi');

export function feeAmounts(prose: Prose): FeeAmount[] {
  const { text } = prose;
  const amounts = findAmounts(text)
    .filter(
      (amount) =>
        amount.raw.includes('$') ||
        (!lineAt(text, amount.index).includes('$') && NAMED_BEFORE.test(text.slice(Math.max(0, amount.index - 60), amount.index))), // prettier-ignore
    )
    .map((amount) => ({
      cents: amount.cents as number | undefined,
      start: amount.index,
      end: amount.index + unclosed(amount.raw).length,
    }));
  const blanks = [...text.matchAll(BLANK_MONEY)].map((match) => ({
    cents: undefined,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found = [...amounts, ...blanks].sort((a, b) => a.start - b.start);
  const isRecited = recitalTest(text);
  const current = found
    .map((amount) => described(text, amount))
    .map((amount) => (isRecited(amount.start) ? { ...amount, score: amount.score - 5 } : amount));
  return withoutParts(text, risen(text, withSums(text, repeated(text, current)))).map(saidAgain(text));
}

/** `$20.00 per unit, or $1,200.00`: what comes to the same is no more of a price than what it says again. */
const AGAIN = /^\s*(?:(?:per|an?|each|\/)\s*\w+\s*)?[,(=]?\s*(?:or|in all|in total)\s*$/i;

const saidAgain =
  (text: string) =>
  (amount: FeeAmount, i: number, all: FeeAmount[]): FeeAmount => {
    const before = all[i - 1];
    const isAgain = before && before.score < 0 && AGAIN.test(text.slice(before.end, amount.start));
    return isAgain ? { ...amount, score: Math.min(amount.score, before.score) } : amount;
  };

/** How much surer a price is that stands in two places: in a table of prices, and in the sentence that agrees to it. */
const REPEATED = 1.5;

function repeated(text: string, amounts: FeeAmount[]): FeeAmount[] {
  const rows = amounts.map((amount) => rowOf(text, amount));
  return amounts.map((amount, at) =>
    amount.period !== undefined &&
    amount.period !== 'unit' &&
    amounts.some((other, i) => other.cents === amount.cents && rows[i] !== rows[at])
      ? { ...amount, score: amount.score + REPEATED }
      : amount,
  );
}

/** Where the line of an amount begins. */
const rowOf = (text: string, { start }: FeeAmount): number => text.lastIndexOf('\n', start - 1);

/** Characters between a price and what a deduction leaves of it. */
const NEAR = 160;
/** Rows over a total that may be its parts. */
const MOST_ROWS = 12;

/** What the amounts above it in its column add up to is their total, whatever stands before it. */
function withSums(text: string, amounts: FeeAmount[]): FeeAmount[] {
  const places = amounts.map((amount) => {
    const row = rowOf(text, amount);
    const rest = lineAt(text, amount.end).slice(amount.end - row - 1);
    return { row, column: rest.split('$').length };
  });
  // A total may be a part of the next one, as before a discount.
  const settled: FeeAmount[] = [];
  for (const [at, amount] of amounts.entries()) {
    const { row, column } = places[at]!;
    const above: FeeAmount[] = [];
    for (let i = at - 1; i >= 0 && above.length < MOST_ROWS; i--)
      if (places[i]!.row < row && places[i]!.column === column) above.push(settled[i]!);
    const whole = above.find((one) => isDeducted(text, one, amount));
    settled.push(asTotal(amount, whole ? [whole] : partsOf(amount, above)));
  }
  return settled;
}

/** `Charge $463.00`, `Less: discount -$38.00`, `You pay $425.00`: what a deduction leaves of the amount before it. */
function isDeducted(text: string, whole: FeeAmount, rest: FeeAmount): boolean {
  if (whole.cents === undefined || rest.cents === undefined || rest.start - whole.end > NEAR) return false;
  const between = text.slice(whole.end, rest.start);
  if (!/\b(?:less|minus|discount|credit)\b/i.test(between)) return false;
  const off = whole.cents - rest.cents;
  return off > 0 && findAmounts(between.replace(/[-–(]\s*\$/g, '$')).some(({ cents }) => cents === off);
}

function asTotal(amount: FeeAmount, parts: FeeAmount[] | undefined): FeeAmount {
  if (!parts) return amount;
  const periods = new Set(parts.map(({ period }) => period));
  const period = periods.size === 1 && amount.period === undefined ? parts[0]!.period : amount.period;
  const score = Math.max(amount.score + 2, ...parts.map((part) => part.score + 1));
  return { ...amount, period, total: true, score };
}

/** The amounts right above one that add up to it, two at least. */
function partsOf({ cents }: FeeAmount, above: FeeAmount[]): FeeAmount[] | undefined {
  let sum = 0;
  for (const [i, part] of above.entries()) {
    sum += part.cents ?? 0;
    if (i > 0 && sum === cents) return above.slice(0, i + 1);
  }
  return undefined;
}

/** Amounts behind a price that may be its parts. */
const MOST_PARTS = 6;

/** `$1,400 per month, of which $1,250 is for the lawns and $150 for the trees`: what adds to the amount before it. */
function withoutParts(text: string, amounts: FeeAmount[]): FeeAmount[] {
  const parts = new Set<FeeAmount>();
  for (const [i, { cents: whole, start, end }] of amounts.entries()) {
    if (whole === undefined) continue;
    const sentence = sentenceAt(text, start, end);
    const behind = amounts.slice(i + 1, i + 1 + MOST_PARTS).filter((amount) => amount.start < sentence.end);
    let sum = 0;
    for (const [n, part] of behind.entries()) {
      sum += part.cents ?? 0;
      if (n > 0 && sum === whole) behind.slice(0, n + 1).forEach((one) => parts.add(one));
    }
  }
  return amounts.map((amount) => (parts.has(amount) ? { ...amount, score: amount.score - 5 } : amount));
}

/** `will increase from $1,850.00 to $1,925.00`: the first is the price that ends, the second has its words. */
function risen(text: string, amounts: FeeAmount[]): FeeAmount[] {
  return amounts.map((amount, i) => {
    const [before, next] = [amounts[i - 1], amounts[i + 1]];
    if (next && isRise(text, amount, next)) return { ...amount, score: amount.score - 5 };
    if (!before || !isRise(text, before, amount)) return amount;
    return { ...amount, period: amount.period ?? before.period, score: Math.max(amount.score, before.score) };
  });
}

/** `the fee of $2,000 is hereby increased to $2,150`, `has been $2,140.00 per month, is`: the second is the price from now on. */
const RAISED =
  /^\s*(?:per \w+\s*|monthly\s+|annually\s+)?(?:,\s*)?(?:(?:is|are|becomes?|shall be|will be)\s+(?:now\s+)?|now:?\s+|(?=[a-z]+ed to\s))(?:(?:hereby\s+)?(?:increased|raised|changed|adjusted|reduced|lowered|amended|replaced)\s+(?:to|by|with)\s*)?(?:an?\s+)?(?:new\s+)?(?:(?:fee|price|rate|charge)\s+of\s+)?$/i;

function isRise(text: string, from: { start: number; end: number }, to: { start: number }): boolean {
  if (RAISED.test(text.slice(from.end, Math.min(to.start, from.end + 60)))) return true;
  return (
    /\bfrom\s*$/i.test(text.slice(Math.max(0, from.start - 8), from.start)) &&
    /^\s*(?:per \w+\s+)?to\s*$/i.test(text.slice(from.end, Math.min(to.start, from.end + 24)))
  );
}

/** `($5,000)` in a sentence: the closing parenthesis is not the amount's. */
function unclosed(raw: string): string {
  return raw.endsWith(')') && !raw.includes('(') ? raw.slice(0, -1) : raw;
}

function described(
  text: string,
  amount: { cents: number | undefined; start: number; end: number },
): FeeAmount {
  const around = contextOf(text, amount);
  const context = {
    ...around,
    before: around.before.replace(OWN_TAX, '$1 ').replace(TAX_ASIDE, ' ').replace(WRITTEN_OUT, ' '),
    after: around.after.replace(PERIOD_CELL, ' per $1').replace(OWN_TAX, '$1 ').replace(OWN_COSTS, ' '),
  };
  const column = periodBehind(context.after) ? undefined : columnPeriod(text, amount);
  const billed = column ?? billedPeriod(text, context.before);
  const own = periodOf(context);
  // `Total each month` under `Weekly`: the row's own words.
  const isOwn = !billed || (billed === 'unit' && own.near);
  const { period, near } = isOwn ? own : { period: billed, near: true };
  const total = /\b(?:grand\s+|contract\s+|annual\s+|monthly\s+)*total\b[^$]{0,60}$/i.test(context.before);
  const installment =
    /\binstall?ments?\b|\bpayments? of\b|\bpayable (?:in|at)\b|\bhalf (?:is )?(?:payable|due|billed|paid)\b/i.test(
      context.before.slice(-60),
    );
  const each = EACH.test(context.after) || EACH_BEFORE.test(context.before);
  return {
    ...amount,
    period,
    score: scoreOf(context, { period, near, total, each }),
    total,
    installment,
    each,
  };
}

const EACH = new RegExp(
  `^[\\s,)]*(?:dollars)?[\\s,)]*(?:(?:per|a|each)\\s+(?:month|quarter|year),?\\s+)?(?:per|each|/|for each|a)\\s*(?:residential\\s+)?${HOME}`,
  'i',
);

/** `per home, per month   $14.90`: the same in the column before the price. */
const EACH_BEFORE = new RegExp(`\\b(?:per|each)\\s+${HOME},?(?:\\s+(?:per|each|a)\\s+month)?\\s*$`, 'i');

/** `$248.00   month`: the next cell of a row says nothing but the period. */
const PERIOD_CELL = /^ {2,}(?=month|quarter|year)(\w+)\s*$/i;

/** `quarterly fee of Four thousand and 00/100 Dollars (`: the same figure in words, which part it from what it is. */
const WRITTEN_OUT = new RegExp(
  `\\b(?:${anyOf([...ONES, ...TEENS, ...TENS, 'hundred|thousand|million|and|&|no|dollars?|cents?|\\d\\d\\/100|xx\\/100'])}[\\s,-]+)+\\(?\\s*$`,
  'i',
);

/** `, sales tax included`, `plus applicable taxes`: a remark on the price before it, not another figure's name. */
const OWN_TAX =
  /^([\s,(]*(?:(?:per|each|a)\s+\w+\s*){0,2})[\s,(]*(?:(?:plus|including|inclusive of|excluding|exclusive of|before|with|not including)\s+)?(?:(?:all|any|applicable|state|local|sales|use|and)\s+)*tax(?:es)?\b(?:\s+(?:is|are|not))*(?:\s+(?:included|extra|excluded))?/i;

/** `(plus tax when applicable)`: the same between a price's name and its figure. */
const TAX_ASIDE =
  /\((?:plus|excluding|including|exclusive of|before)\b[^()]{0,30}\btax(?:es)?\b[^()]{0,30}\)/i;

/** `per year, including the city permit`: what the price before it covers. */
const OWN_COSTS = /\b(?:including|inclusive of|which includes|and includes)\b[^.;$\n]{0,80}/i;
