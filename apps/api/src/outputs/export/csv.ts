import { toDecimalString } from '@hoa/budget-math';
import { looksLikeFormula } from './plain-text';
import { rowsOf, type Report } from './report';

/** Bytes of UTF-8 that make spreadsheets read the file as such. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The budget with GL codes, lines ended as RFC 4180 says. */
export function budgetCsv(report: Report): string {
  const { yearLabel, previousLabel } = report;
  const header = [
    'GL Code',
    'Category',
    'Description',
    previousLabel,
    `${yearLabel} Budget`,
    'Change %',
    'Basis',
    'Source',
    'Formula',
    'Notes',
  ];
  const rows = rowsOf(report).map((row) => [
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
  const banner = report.banner === null ? [] : [[text(report.banner)]];
  return (
    BYTE_ORDER_MARK +
    [...banner, header, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  );
}

/** Text that comes from people and documents is text in a spreadsheet too. NUL ends a cell in some of them. */
export function text(value: string): string {
  const plain = value.replace(/\0/g, '');
  return looksLikeFormula(plain) ? `'${plain}` : plain;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
