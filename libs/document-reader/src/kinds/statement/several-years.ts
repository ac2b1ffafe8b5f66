import type { Period } from '@hoa/contracts';
import { yearOf } from '../../tables/roles';
import { periodOf, yearWithin } from './periods';
import type { StatementColumn } from './statement-column';

/* Budgets that are made for two or three years at once. */

const NUMBERED_YEAR = /^(?:year|yr\.?) ?([1-9])\b|^(first|second|third) year\b/i;
const NAMED = ['first', 'second', 'third'];

/** The 2 of "Year 2 Budget" and of "Second Year". */
export function numberedYear(label: string): number | undefined {
  const [, digit, word] = NUMBERED_YEAR.exec(label) ?? [];
  if (digit) return Number(digit);
  return word === undefined ? undefined : NAMED.indexOf(word.toLowerCase()) + 1;
}

const YEARS = /(?<![\d/])((?:19|20)\d\d) ?[-–—/] ?((?:19|20)?\d\d)(?![\d/])/;

const SEVERAL = /\bbienni(?:um|al)\b|\b(?:two|three|[23])[- ]years?\b(?! ago)|\b(?:24|36) months\b/i;

/** "2025-2026 Biennium" and "2022-2024 Projected" are of two years or three, and never of one; "2023-2024" is a fiscal year. */
export function isOfSeveralYears(label: string): boolean {
  if (SEVERAL.test(label)) return true;
  const [, first, last] = YEARS.exec(label) ?? [];
  if (!first || !last) return false;
  const apart = Number(last.slice(-2)) - Number(first.slice(-2));
  return apart > 1 && apart <= MOST_APART;
}

/** "2024-30" may be a number of something. */
const MOST_APART = 5;

const MOST_YEARS = 3;

/** "Two-year period October 1, 2024 to September 30, 2026" above a column that names no year of them. */
export function yearsAbove(label: string, title: string): Period | undefined {
  if (yearOf(label) !== undefined || numberedYear(label)) return undefined;
  const spans = title.split('\n').flatMap((line) => periodOf(line) ?? []);
  return spans.find((span) => yearWithin(span, 1) && !yearWithin(span, MOST_YEARS + 1));
}

/** "Year 1" below "October 1, 2024 - September 30, 2026" is the first year of those. */
export function dateSeveralYears(columns: readonly StatementColumn[], title: string): void {
  const spans = title.split('\n').flatMap((line) => periodOf(line) ?? []);
  for (const column of columns) {
    const number = numberedYear(column.label);
    const period = number && spans.flatMap((span) => yearWithin(span, number) ?? [])[0];
    if (!period || column.measure !== 'amount') continue;
    column.period = period;
    column.year = Number(period.to.slice(0, 4));
    column.inferred = 'The dates are those above the statement.';
  }
}
