import type { Measure, Period, Scenario } from '@hoa/contracts';
import type { TableColumn } from '../../tables/types';

/** A column once the figures of all columns have been compared. */
export interface StatementColumn extends TableColumn {
  measure: Measure;
  scenario?: Scenario;
  period?: Period;
  /** Rival proposals of one year, numbered from 1. */
  alternative?: number;
  inferred?: string;
  /** Dates from which and to which are printed, and no year alone. */
  isSpan?: boolean;
  /** The column that it is a part of. */
  partOf?: number;
  /** Columns whose figures it holds too: inner columns of a staggered pair, and copies. */
  same?: number[];
}

export const BALANCE = /\bbalances?\b(?!\s*(?:sheet))/i;

export const TO_DATE = /\by-?t-?d\b|\byear[- ]to[- ](?:date|month[- ]end)\b/i;

/** A column that a year's budget may be based on. */
export function isAnnual(column: StatementColumn): boolean {
  return column.measure === 'amount' && column.scenario !== undefined && (column.period === undefined || column.period.kind === 'year'); // prettier-ignore
}
