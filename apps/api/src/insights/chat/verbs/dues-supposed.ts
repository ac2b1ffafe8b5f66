import {
  basisWords,
  budgetTotals,
  billCents,
  billsAYear,
  eachWords,
  formatPercent,
  isDues,
  lineAmounts,
  ownersPay,
  type Cents,
} from '@hoa/budget-math';
import type { ChatContext, VerbAnswer } from '../context';
import { dollars, exactDollars, lineCitation, previousYearOf, signed } from '../figures';
import { isFeeFigure } from '../question/fee-figures';
import { goesOn, type Before } from '../question/follow-up';
import { namesOther, readQuestion, says, SPECIAL, type Read } from '../question/read';
import { sumIn } from '../question/year-figures';
import { aboutIn } from './contracts';

/** "If dues went up 5% what would a unit pay", "what would $20 a month bring in over the year". */

interface Supposed {
  /** Signed, of the dues; or what a unit pays more in a year. */
  percent: number | null;
  yearCents: Cents;
  year: number | undefined;
}

const OF_DUES = /\b(?:dues|assessments?|(?:monthly|quarterly|hoa|association|owners?) (?:fees?|payments?)|the fees?|(?:a|per|each|every) (?:unit|home|door|owner|lot|house|condo)|(?:every(?:one|body)|owners|we all|all) (?:pays?|paid))\b/; // prettier-ignore
const ASKS = /\b(?:what|how much|how many|whats)\b/;
const BRINGS = /\b(?:br(?:ing|ought)\w*|rais(?:e|es)|collect\w*|generates?|takes? in|com(?:e|es) to|add up|lose|costs? us|extra|in total)\b/; // prettier-ignore
/** "A 6% increase on the dues", where they do not change by that anyway. */
const CHANGE = /% (?:increase|bump|raise|hike|cut|decrease) (?:on|in|of|to|for)\b/;
/** Who decides it, or of whom else it is. */
const OTHERS = /\b(?:votes?|voting|approv\w*|owners or|permission|allowed|legal\w*|petition|late|fines?|rents?|transfer|loan|neighbors?|their|them)\b|\bwhy\b|^(?:so |and |but )*(?:can|may) /; // prettier-ignore
const TARGET = /^(?:to|at|of|was|were|is|be|from|=)$/;
const YEARLY: Readonly<Record<string, number>> = { month: 12, quarter: 4, year: 1 };

function supposedIn(read: Read, context: ChatContext): Supposed | null {
  const { plain, quantities, mentions, tokens } = read;
  const [quantity, more] = quantities;
  if (!quantity || more || !OF_DUES.test(plain) || ![ASKS, BRINGS].some((one) => one.test(plain)))
    return null;
  const isOther = OTHERS.test(plain) || SPECIAL.test(plain) || namesOther(read) || aboutIn(read, context);
  if (isOther || mentions.some(({ scope }) => !scope.items.every(isDues))) return null;
  const isSupposed = says(read, 'suppose', 'condition') || BRINGS.test(plain) || (CHANGE.test(plain) && !isFeeFigure(quantity, context)); // prettier-ignore
  const isTarget = TARGET.test(tokens[quantity.at - 1]?.word ?? '') && !/^(?:lower|higher|less|more)$/.test(tokens[quantity.at + 1]?.word ?? ''); // prettier-ignore
  return isSupposed && says(read, 'up', 'down') && (quantity.percent || !isTarget)
    ? amountIn(read, context)
    : null;
}

function amountIn(read: Read, { parameters }: ChatContext, wasDown = false): Supposed | null {
  const [quantity] = read.quantities;
  const [year, another] = read.years;
  if (!quantity || another !== undefined || (year ?? 0) > parameters.year) return null;
  // "If dues were $50 lower how much more": the word that is nearest to the amount.
  const ways = read.tokens.flatMap(({ concepts }, at) => (concepts.has('up') || concepts.has('down') ? [{ far: Math.abs(at - quantity.at), isDown: concepts.has('down') }] : [])); // prettier-ignore
  const isDown = ways.sort((a, b) => a.far - b.far)[0]?.isDown ?? wasDown;
  const signed = isDown ? -Math.abs(quantity.value) : quantity.value;
  if (quantity.percent) return { percent: signed, yearCents: 0, year };
  const said = /^\S*(?: (?:dollars?|bucks|more|less|extra|higher|lower|increase|bump|raise|unit|home|door|per|a|each|every)){0,4}? (?:a|per|each|every) (month|quarter|year)\b/.exec(read.plain.slice(read.plain.indexOf(read.tokens[quantity.at]?.word ?? '')))?.[1]; // prettier-ignore
  const times = YEARLY[said ?? ''] ?? billsAYear(parameters);
  return { percent: null, yearCents: Math.round(signed * times * 100), year };
}

/** After one of these: another amount, or what it brings in. */
function goneOn(read: Read, last: string | undefined, context: ChatContext): Supposed | null {
  const before = last === undefined ? null : supposedIn(readQuestion(last, context), context);
  if (!before || read.mentions.length > 0 || namesOther(read) || read.years.length > 0) return null;
  if (read.quantities.length > 1 || !(goesOn(read) || BRINGS.test(read.plain))) return null;
  const next = read.quantities.length === 1 ? amountIn(read, context, (before.percent ?? before.yearCents) < 0) : BRINGS.test(read.plain) ? before : null; // prettier-ignore
  return next && { ...next, year: before.year };
}

/** What it is counted from: before the year that is named, else what owners pay now and what is proposed. */
function basesOf(
  year: number | undefined,
  { items, parameters }: ChatContext,
): { words: string; from: Cents }[] {
  const pay = ownersPay(items.map(lineAmounts), { ...parameters, wholeDollars: false });
  const dues = items.filter(isDues);
  const [before, each] = [previousYearOf(dues) ?? parameters.year - 1, `a unit ${eachWords(parameters)}`];
  const base = (of: string, from: Cents | null, more = '') => from === null ? [] : [{ words: `${of} (${exactDollars(from)} ${each}${more})`, from }]; // prettier-ignore
  if (year !== undefined && year <= before) {
    const past = sumIn(dues, year - 1, { basis: undefined, budgetYear: parameters.year });
    return base(
      `the dues of ${year - 1}`,
      past && billCents(past, { ...parameters, wholeDollars: false }),
      ' on average',
    );
  }
  const proposed =
    year === undefined ? base(`the dues proposed for ${parameters.year}`, pay.perUnitCents) : [];
  return [...base(`the dues of ${before}`, pay.previousPerUnitCents), ...proposed];
}

/** What owners would pay a unit and bill, and what that brings in. */
export function duesSupposed(read: Read, { questions }: Before, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const supposed = supposedIn(read, context) ?? goneOn(read, questions.at(-1), context);
  const bases = supposed === null ? [] : basesOf(supposed.year, context);
  const [bills, each] = [billsAYear(parameters), eachWords(parameters)];
  if (!supposed || bases.length === 0 || bases.some(({ from }) => Math.abs(supposed.yearCents) >= from * bills)) return null; // prettier-ignore
  const { percent, yearCents } = supposed;
  const lines = bases.map(({ words, from }) => {
    const more = percent === null ? Math.round(yearCents / bills) : Math.round((from * percent) / 100);
    const all = (percent === null ? yearCents : more * bills) * parameters.units;
    const by = percent === null ? `${signed(more)} ${each}` : formatPercent(percent, { sign: true });
    return `${by} on ${words} would be ${exactDollars(from + more)} a unit ${each}${percent === null ? '' : ` (${signed(more)})`}, and ${dollars(Math.abs(all))} ${all < 0 ? 'less' : 'more'} a year for ${parameters.units} units.`; // prettier-ignore
  });
  const content = [...lines, basisWords(parameters), 'Nothing is changed.']
    .filter((one) => one !== '')
    .join('\n');
  return { content, citations: items.filter(isDues).map(lineCitation) };
}

/** "Can we hold dues at 545", "if we froze dues": an amount near what owners pay, or what they pay now, and no line. */
export function duesHeld(read: Read, { items, parameters }: ChatContext): Cents | null {
  const [quantity, more] = read.quantities;
  if (more || quantity?.percent || read.mentions.length > 0) return null;
  const pay = ownersPay(items.map(lineAmounts), parameters);
  if (!quantity) return says(read, 'same') ? pay.previousPerUnitCents : null;
  const cents = Math.round(quantity.value * 100);
  return cents > pay.perUnitCents / 3 && cents < pay.perUnitCents * 3 ? cents : null;
}

/** What dues a year would be then, and what would have to follow. */
export function heldAt(perUnit: Cents, { items, parameters }: ChatContext): VerbAnswer | null {
  const pay = ownersPay(items.map(lineAmounts), parameters);
  if (pay.billedBy !== 'equal') return null;
  const bills = billsAYear(parameters);
  const dues = perUnit * parameters.units * bills;
  const gap = pay.duesCents - dues;
  const each = eachWords(parameters).replace(/^an? /, '');
  const left = budgetTotals(items.map(lineAmounts)).net.proposedCents - gap;
  const ends = ` The year would end ${left < 0 ? `${dollars(-left)} short` : `with ${dollars(left)} left over`}.`;
  const follows = gap === 0 ? 'That is what the budget has.' : gap > 0 ? `Expenses would have to be ${dollars(gap)} lower, or other income as much higher, for the same result.` : `That is ${dollars(-gap)} more than the budget has.`; // prettier-ignore
  return {
    content: `At ${exactDollars(perUnit)} a unit and ${each} dues would be ${dollars(dues)} a year (${parameters.units} units, ${bills} bills)${gap === 0 ? '' : `, instead of ${dollars(pay.duesCents)}: ${signed(-gap)}`}.\n${follows}${ends} Nothing is changed.`, // prettier-ignore
    citations: items.filter(isDues).map(lineCitation),
  };
}
