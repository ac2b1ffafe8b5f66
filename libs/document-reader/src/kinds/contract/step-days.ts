import { findDates, monthNumber } from '../../text/dates';
import type { Step } from './fee-schedule';
import { addMonths, dayAfter } from '../reading/days';

export const ENDING = /\byears?\s+end(?:ing|ed)\b/i;
/** `through October 31, 2026`: a price that has held until then. */
export const UNTIL = /^(?:through|until)\b/i;
/** `Jan - Dec 2025`: months of one year, or of two. */
const MONTHS = /^([a-z]{3,9})\.?(?:\s+20\d{2})?\s*(?:[-–—]|to|through|thru)\s*([a-z]{3,9})\.?\s+(20\d{2})$/i;
const SPAN = /^(?:fy\s*)?(20\d{2})\s*[-–/]\s*(?:20)?(\d{2})(?!\d)/i;

/** When a step holds, as its label or its row says: from a day, of a season, or over two calendar years. */
export function daysOf(step: {
  label: string;
  line: string;
  /** The nearest line above that has no price. */
  head?: string;
  /** `Year 2` counts; the year in it is no calendar year. */
  isCounted: boolean;
}): Pick<Step, 'from' | 'season' | 'over'> {
  const { label, line } = step;
  if (UNTIL.test(label)) return {};
  const months = MONTHS.exec(label);
  if (months) return firstOf(months);
  const [date] = findDates(`${label} ${line}`).filter(({ precision }) => precision === 'day');
  // `for the year ending March 31, 2027` begins a year before.
  if (date && ENDING.test(label)) return { from: dayAfter(addMonths(date.iso, -12)) };
  const calendar = /20\d{2}/.exec(label)?.[0];
  const isSeason = /\b(?:season|winter)\b/i.test(label) || /^\W*season\b/i.test(step.head ?? '');
  const season = isSeason && calendar ? { season: Number(calendar) } : {};
  if (date) return { ...season, from: date.iso };
  const span = SPAN.exec(label);
  if (span && Number(span[2]) === (Number(span[1]) + 1) % 100) return { over: Number(span[1]) };
  const isYear =
    !('season' in season) && !step.isCounted && /^(?:fy\s*|calendar year\s*)?20\d{2}(?!\d)/i.test(label);
  return isYear ? { from: `${calendar!}-01-01` } : season;
}

function firstOf([, first, last, year]: RegExpExecArray): Pick<Step, 'from'> {
  const [from, to] = [first!, last!].map(monthNumber);
  if (!from || !to) return {};
  return { from: `${Number(year) - (from > to ? 1 : 0)}-${String(from).padStart(2, '0')}-01` };
}
