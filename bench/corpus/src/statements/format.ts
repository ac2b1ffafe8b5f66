import type { Column, FlatRow } from './model';
import type { Look } from './look';
import type { GridCell } from './grid';

const isTotal = (row: FlatRow): boolean => row.kind === 'total';

/** Cents as printed; figures that are not whole dollars always show their cents. */
function printMoney(cents: number, look: Look, dollar: boolean): string {
  const size = Math.abs(cents);
  const decimals = look.decimals === 0 && size % 100 === 0 ? 0 : 2;
  const whole = String(Math.floor(size / 100));
  const grouped = look.thousands ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const figure = decimals === 2 ? `${grouped}.${String(size % 100).padStart(2, '0')}` : grouped;
  const sign = dollar ? (look.dollar === 'apart' ? '$ ' : '$') : '';
  if (cents >= 0) return sign + figure;
  if (look.negative === 'parentheses') return `${sign}(${figure})`;
  return look.negative === 'minus' ? `-${sign}${figure}` : `${sign}${figure}-`;
}

/** What the sign convention of the document makes of an amount. */
function signed(cents: number, row: FlatRow, look: Look): number {
  if (look.flip === undefined) return cents;
  if (row.role === 'net') return look.flip === 'income' ? -cents : cents;
  return row.flow === look.flip ? -cents : cents;
}

export function formatCell(row: FlatRow, column: Column, look: Look): GridCell {
  if (column.words) return { text: row.kind === 'line' || row.kind === 'total' ? column.words(row) : '' };
  const printed = row.print[column.id];
  if (printed !== undefined) return { text: printed };
  const value = row.values[column.id] ?? null;
  if (value === null) return { text: '' };
  if (column.percent || row.source?.percent)
    return { text: `${(value / 100).toFixed(look.decimals === 0 ? 1 : 2)}%`, percent: value };
  const dollar =
    look.dollar === 'all' || look.dollar === 'apart' || (look.dollar === 'totals' && isTotal(row));
  if (value === 0 && look.zero === 'dash') return { text: dollar ? '$ -' : '-', cents: 0 };
  const cents = signed(value, row, look);
  return { text: printMoney(cents, look, dollar), cents, sum: isTotal(row) };
}
