import { findDates } from '../../text/dates';
import type { Step } from './fee-schedule';
import { addMonths, dayAfter } from './days';

export const ENDING = /\byears?\s+end(?:ing|ed)\b/i;
const SPAN = /^(?:fy\s*)?(20\d{2})\s*[-–/]\s*(?:20)?(\d{2})(?!\d)/i;

/** When a step holds, as its label or its row says: from a day, of a season, or over two calendar years. */
export function daysOf(step: {
  label: string;
  line: string;
  /** `Year 2` counts; the year in it is no calendar year. */
  isCounted: boolean;
}): Pick<Step, 'from' | 'season' | 'over'> {
  const { label, line } = step;
  const [date] = findDates(`${label} ${line}`).filter(({ precision }) => precision === 'day');
  // `for the year ending March 31, 2027` begins a year before.
  if (date && ENDING.test(label)) return { from: dayAfter(addMonths(date.iso, -12)) };
  const calendar = /20\d{2}/.exec(label)?.[0];
  const season = /\bseason\b/i.test(label) && calendar ? { season: Number(calendar) } : {};
  if (date) return { ...season, from: date.iso };
  const span = SPAN.exec(label);
  if (span && Number(span[2]) === (Number(span[1]) + 1) % 100) return { over: Number(span[1]) };
  const isYear =
    !('season' in season) && !step.isCounted && /^(?:fy\s*|calendar year\s*)?20\d{2}(?!\d)/i.test(label);
  return isYear ? { from: `${calendar!}-01-01` } : season;
}
