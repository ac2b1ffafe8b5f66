import { toDecimalString, type Cents, type Exact } from '@hoa/budget-math';
import { percentText, shareText } from '../ownership/share-text';
import type { ResultRow } from './calculation';

/** Bytes of UTF-8 that make spreadsheets read the file as such. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run as a formula, also behind spaces or control characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

export const CSV_COLUMNS = ['Unit', 'Lot no.', 'Ownership Interest', 'assessments'];

export interface ScheduleCsv {
  /** In the schedule's own order. */
  rows: readonly ResultRow[];
  unallocatedCents: Cents;
  totalCents: Cents;
  /** Of the recorded interests; null where they are not of one whole. */
  sum: Exact | null;
}

/** The schedule as a spreadsheet reads it, lines ended as RFC 4180 says. */
export function scheduleCsv({ rows, unallocatedCents, totalCents, sum }: ScheduleCsv): string {
  const lines = [
    CSV_COLUMNS,
    ...rows.map(({ unit, cents }) => [
      text(unit.unit),
      text(unit.lotNumber),
      unit.share ? plainPercent(shareText(unit.share)) : '',
      toDecimalString(cents),
    ]),
    ...(unallocatedCents === 0 ? [] : [['Unallocated', '', '', toDecimalString(unallocatedCents)]]),
    ['Total', '', sum ? plainPercent(percentText(sum)) : '', toDecimalString(totalCents)],
    ['approved assessment budget', '', '', toDecimalString(totalCents)],
  ];
  return csvOf(lines);
}

/** Cells as a file: a byte order mark, quotes where they are needed. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Programs read a hyphen as the minus. */
const plainPercent = (percent: string) => percent.replace('\u2212', '-');

/** Text that comes from people and documents is text in a spreadsheet too. NUL ends a cell in some of them. */
export function text(value: string): string {
  const plain = value.replace(/\0/g, '');
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
