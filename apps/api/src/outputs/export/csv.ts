import { toDecimalString } from '@hoa/budget-math';
import { budgetRows, type ExportItem } from './budget-rows';

/** What a spreadsheet would run as a formula, also behind spaces or control characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Bytes of UTF-8 that make spreadsheets read the file as such. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The budget with GL codes, lines ended as RFC 4180 says. `year` is the budget's. */
export function budgetCsv(items: readonly ExportItem[], year: number): string {
  const header = [
    'GL Code',
    'Category',
    'Description',
    `${year - 1}`,
    `${year} Budget`,
    'Change %',
    'Basis',
    'Source',
    'Formula',
    'Notes',
  ];
  const rows = budgetRows(items).map((row) => [
    text(row.glCode),
    text(row.category),
    text(row.description),
    row.previousCents === null ? '' : toDecimalString(row.previousCents),
    toDecimalString(row.proposedCents),
    row.change === null ? '' : row.change.toFixed(1),
    text(row.basis),
    text(row.sources),
    text(row.formula),
    text(row.notes),
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** `{location}_HOA_Budget_{year}.csv`, in characters that every file system takes. */
export function csvFileName(location: string, year: number): string {
  return `${location.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'Association'}_HOA_Budget_${year}.csv`;
}

/** Text that comes from people and papers is text in a spreadsheet too. NUL ends a cell in some of them. */
export function text(value: string): string {
  const plain = value.replace(/\0/g, '');
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
