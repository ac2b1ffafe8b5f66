import { percentChange, roundPercent } from '../percent';
import type { EndYear } from '../periods/fiscal-year';
import type { Cents } from '../money';
import { OVERRUN_LIMIT_PERCENT, OVERRUN_PERCENT, UNDERRUN_PERCENT } from './constants';
import { addExact, exact, grow, lineGrowth, percentOf, roundExact } from './growth';
import {
  lastAdopted,
  latestYear,
  resultsBefore,
  type LineHistory,
  type LineResult,
  type Series,
} from './history';
import { dollars, percentText, years } from './words';

export interface SteadyInputs {
  budgetYear: EndYear;
  series: Series;
  /** How the association writes a year. */
  label: (endYear: EndYear) => string;
  /** Other income is not raised by prices. */
  held?: boolean | undefined;
  /** Insurance, whose own price changes count however large they were. */
  isPremium?: boolean | undefined;
}

/**
 * From the last adopted amount toward the last result, then grown to the budget year. An overrun counts up to
 * OVERRUN_LIMIT_PERCENT of what was adopted; OVERRUN_PERCENT of it is taken over, and UNDERRUN_PERCENT of an underrun. A
 * result of an earlier year than the adopted amount moves nothing: the board knew it when it adopted (docs/backtest.md).
 * Undefined where no earlier amount is known.
 */
export function steady(history: LineHistory, inputs: SteadyInputs): LineResult | undefined {
  const { budgetYear, label } = inputs;
  const baseYear = latestYear(history, budgetYear)?.endYear;
  if (baseYear === undefined) return undefined;
  const growth = inputs.held ? { percent: 0, own: 0, words: '' } : lineGrowth(history, inputs);
  const base = baseOf(history, { budgetYear, baseYear, percent: growth.percent, label });
  const count = budgetYear - baseYear;
  const amountCents = roundExact(grow(base.amount, growth.percent, count));
  const grown =
    growth.percent === 0
      ? base.isMoved
        ? ''
        : ', unchanged'
      : ` ${signedWords(growth)}${count > 1 ? ` a year for ${years(count)}` : ''} = ${dollars(amountCents)}`;
  return {
    amountCents,
    method: inputs.held ? 'held' : 'steady',
    explanation: `${base.words}${grown}.`,
    inputs: [
      ...base.inputs,
      ...(inputs.held ? [] : [{ label: 'Growth', value: percentText(growth.percent) }]),
    ],
  };
}

/** "+ 3.5% (...)", "\u2212 0.4% (...)". */
const signedWords = ({ percent, words }: { percent: number; words: string }): string =>
  percent < 0 ? words.replace(/^\u2212/, '\u2212 ') : `+ ${words}`;

interface Base {
  amount: ReturnType<typeof exact>;
  words: string;
  /** The words end with the amount that a result moved it to. */
  isMoved: boolean;
  inputs: LineResult['inputs'];
}

function baseOf(
  history: LineHistory,
  of: { budgetYear: EndYear; baseYear: EndYear; percent: number; label: SteadyInputs['label'] },
): Base {
  const { budgetYear, baseYear, label } = of;
  const adopted = lastAdopted(history, budgetYear);
  const result = resultsBefore(history, budgetYear).at(-1);
  // Both in the base year's prices: a document that is a year older is grown by a year.
  const at = (one: { endYear: EndYear; cents: Cents }) =>
    grow(exact(one.cents), of.percent, baseYear - one.endYear);
  const named = (one: { endYear: EndYear; cents: Cents }, word: string) =>
    `${label(one.endYear)} ${word} ${dollars(one.cents)}`;
  if (adopted && (!result || result.endYear < adopted.endYear)) {
    return {
      amount: at(adopted),
      words: named(adopted, 'adopted'),
      isMoved: false,
      inputs: [{ label: `${label(adopted.endYear)} adopted`, value: dollars(adopted.cents) }],
    };
  }
  if (!result) throw new Error('A base year without an amount.');
  const resultInput = { label: `${label(result.endYear)} ${result.word}`, value: dollars(result.cents) };
  if (!adopted || adopted.cents <= 0 || result.cents < 0) {
    const one = result.cents < 0 && adopted ? { ...adopted, word: 'adopted' } : result;
    return { amount: at(one), words: named(one, one.word), isMoved: false, inputs: [resultInput] };
  }
  const from = at(adopted);
  const difference = addExact(at(result), { n: -from.n, d: from.d });
  const over = difference.n > 0n;
  const limit = percentOf(from, OVERRUN_LIMIT_PERCENT);
  const isCapped = over && difference.n * limit.d > limit.n * difference.d;
  const counted = isCapped ? limit : difference;
  const share = over ? OVERRUN_PERCENT : UNDERRUN_PERCENT;
  const amount = addExact(from, percentOf(counted, share));
  const change = roundPercent(percentChange(result.cents, adopted.cents));
  const moved =
    difference.n === 0n ? '' : `, moved ${share}% of the way toward ${named(result, result.word)}`;
  const brought = adopted.endYear === result.endYear ? '' : ` (both at ${label(baseYear)} prices)`;
  const capped = isCapped
    ? ` (an overrun of ${percentText(change)}, counted as ${OVERRUN_LIMIT_PERCENT}%)`
    : '';
  const same = difference.n === 0n ? ` (the same as ${result.word})` : '';
  return {
    amount,
    words: `${named(adopted, 'adopted')}${same}${moved}${capped}${brought}${moved ? `: ${dollars(roundExact(amount))}` : ''}`,
    isMoved: moved !== '',
    inputs: [{ label: `${label(adopted.endYear)} adopted`, value: dollars(adopted.cents) }, resultInput],
  };
}
