import { addDays, addMonths, type IsoDate } from '@hoa/budget-math';
import type { ContractPart } from '@hoa/contracts';
import { renewsItself } from '../../../pipeline/generation/rules/contract-terms';

/** How a contract stands on a day. */
export interface RunningTerm {
  state: 'to-begin' | 'running' | 'renewed' | 'month-to-month' | 'ended' | 'open';
  renewsItself: boolean;
  /** Of the term that runs (or is to run); null where no end is stated, or it can end in any month. */
  end: IsoDate | null;
  /** The last day to give notice for that end. */
  noticeBy: IsoDate | null;
  /** Months of a renewal. */
  renewalMonths: number;
  /** The document does not say how long a renewal is: a year is taken. */
  assumedLength: boolean;
}

export function runningTerm(part: ContractPart, today: IsoDate): RunningTerm {
  const renews = renewsItself(part.renewal?.value);
  const { months, assumed } = renewalLength(part.renewal?.value);
  const common = { renewsItself: renews, renewalMonths: months, assumedLength: renews && assumed };
  const printed = part.end?.value;
  if (printed === undefined) return { ...common, state: 'open', end: null, noticeBy: null };
  const begins = part.start !== undefined && part.start.value > today;
  if (printed >= today || !renews) {
    const state = printed < today ? 'ended' : begins ? 'to-begin' : 'running';
    return { ...common, state, end: printed, noticeBy: noticeBy(printed, part) };
  }
  if (months === 1) return { ...common, state: 'month-to-month', end: null, noticeBy: null };
  const end = renewedEnd(printed, months, today);
  return { ...common, state: 'renewed', end, noticeBy: noticeBy(end, part) };
}

/** The end of the renewal that runs on a day, counted from the printed end, so that month ends do not drift. */
export function renewedEnd(printed: IsoDate, months: number, today: IsoDate): IsoDate {
  let end = printed;
  for (let renewals = 1; end < today && renewals <= 1200; renewals++)
    end = addMonths(printed, renewals * months);
  return end;
}

function noticeBy(end: IsoDate, part: ContractPart): IsoDate | null {
  return part.noticeDays ? addDays(end, -part.noticeDays.value) : null;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LENGTH = new RegExp(
  `(?:\\(?(\\d{1,2})\\)?|\\b(${NUMBERS.join('|')}|twelve|twenty-four)\\b)(?:\\s*\\(\\d+\\))?[\\s-]*(year|month)`,
  'i',
);

/** Months of a renewal by its clause: 'successive one (1) year terms' are 12. */
export function renewalLength(clause: string | undefined): { months: number; assumed: boolean } {
  const text = clause ?? '';
  if (/month[- ]to[- ]month|\bmonthly\b/i.test(text)) return { months: 1, assumed: false };
  const [, digits, word, unit] = LENGTH.exec(text) ?? [];
  const count = digits ? Number(digits) : word ? numberOf(word.toLowerCase()) : 0;
  if (count > 0 && unit) return { months: /year/i.test(unit) ? count * 12 : count, assumed: false };
  return { months: 12, assumed: !/\bannual|year/i.test(text) };
}

function numberOf(word: string): number {
  if (word === 'twelve') return 12;
  return word === 'twenty-four' ? 24 : NUMBERS.indexOf(word) + 1;
}
