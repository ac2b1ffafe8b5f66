import type { Flow, Fund, Period, Scenario } from '@hoa/contracts';
import {
  is,
  statement,
  year,
  type ColumnSketch,
  type Meaning,
  type RowSketch,
} from '../blind/hand-written/kit';
import type { RowTruth, StatementTruth } from '../statements/truth';

/**
 * A document is written down line by line. `@` names the columns of a statement that begins there, `code|label|cells` is a
 * row and its meaning, `^` starts a page or a sheet, anything else is printed as it is. `{}` after a cell is its truth where
 * the print says something else.
 */
export interface Line {
  kind: 'row' | 'print' | 'page';
  code: string;
  cells: string[];
  values: (number | null)[];
  page: number;
}

export interface Block {
  columns: (ColumnSketch & { check?: string })[];
  lines: Line[];
}

const meanings: Record<string, Meaning> = {
  i: is.income,
  c: is.cost,
  ri: is.reserveIn,
  rc: is.reserveOut,
  // Rows of columns by fund have none of their own.
  fi: { role: 'line', flow: 'income' },
  fc: { role: 'line', flow: 'expense' },
  si: is.specialIn,
  sc: is.specialOut,
  s: is.subtotal,
  sb: is.subtotal,
  g: is.subtotal,
  // Inside of a group that has a subtotal of its own.
  p: is.subtotal,
  o: is.opening,
  l: is.closing,
  x: is.transfer,
  y: is.carryover,
  z: is.statistic,
  r: is.repeat,
  d: is.detail,
};
/** `ti` is a total of all income, `tcr` one of the expenses of reserves, `n` a net, `tiy` one that holds carryovers. */
const sumCode = /^(t[ic]|n)[ors]*y?$/;
export const isSum = (code: string): boolean => sumCode.test(code);
const isRow = (code: string): boolean => code in meanings || isSum(code) || code === 'h';
export const meaningOf = (code: string): Meaning =>
  meanings[code] ?? { role: code.startsWith('n') ? 'net' : 'total' };

/** The flow and funds of a line, or of the lines that a total adds. */
export function scopeOf(code: string): { flow?: Flow; funds: Fund[] } {
  const flow = code.startsWith('ti') ? 'income' : code.startsWith('tc') ? 'expense' : undefined;
  const letters = code.replace(/^(t[ic]|n)/, '');
  const all = { o: 'operating', r: 'reserve', s: 'special' } as const;
  const funds = (['o', 'r', 's'] as const).filter((one) => letters.includes(one)).map((one) => all[one]);
  return { ...(flow ? { flow } : {}), funds: funds.length > 0 ? funds : Object.values(all) };
}

const scenarios: Record<string, Scenario> = { a: 'actual', b: 'adopted', p: 'proposed', j: 'projected' };

function periodOf(text: string): Period {
  if (/^\d{4}$/.test(text)) return year(Number(text));
  const fiscal = /^(\d{4})\/(\d+)$/.exec(text);
  if (fiscal) return year(Number(fiscal[1]), Number(fiscal[2]));
  const [from, to] = text.split('..') as [string, string];
  const end = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0));
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5)) -
    Number(from.slice(5)) +
    1;
  const kind =
    ({ 1: 'month', 3: 'quarter', 6: 'half', 12: 'year' } as const)[months as 1 | 3 | 6 | 12] ??
    (months < 12 ? 'year-to-date' : 'other');
  return { from: `${from}-01`, to: end.toISOString().slice(0, 10), kind };
}

/** `label;period;scenario;` and what else is to be said: a measure with the sum it must be, `part`, `wrong`, `alt=2`. */
function columnOf(text: string): Block['columns'][number] {
  const [label = '', period = '', scenario = '', ...more] = text.split(';').map((one) => one.trim());
  const column: Block['columns'][number] = {
    label,
    period: periodOf(period),
    scenario: scenarios[scenario] ?? 'actual',
  };
  for (const one of more) {
    const [key = '', check] = one.split('=') as [string, string?];
    if (key === 'part') column.part = true;
    else if (key === 'wrong') column.misprinted = true;
    else if (key === 'alt') Object.assign(column, { alternative: Number(check), adopted: false });
    else if (key === 'adopted') column.adopted = true;
    else if (key === 'words') column.measure = 'other';
    else if (key === 'sum') column.check = check!;
    else Object.assign(column, { measure: key, ...(check ? { check } : {}) });
  }
  return column;
}

export function moneyOf(cell: string): number | null {
  const truth = /\{(.*)\}/.exec(cell);
  const text = (truth ? truth[1]! : cell.replace(/~[^~]*~/g, '')).replace(/[$,*\s]/g, '');
  if (/^[-–—]$/.test(text)) return 0;
  const size = /^[(-]*(\d*\.?\d+)%?\)?-?$/.exec(text);
  if (!size) return null;
  return /^[(-]|-$/.test(text) ? -Number(size[1]) : Number(size[1]);
}

function rowOf(parts: readonly string[], width: number, page: number): Line {
  const [code = '', label = '', ...rest] = parts;
  const cells = [...rest];
  // An amount in an inset column belongs to the same column of the truth.
  let own = [...cells];
  while (own.length > width && own[0]!.trim() === '') own.shift();
  own = own.slice(0, width);
  const values = Array.from({ length: width }, (_, i) => moneyOf(own[i] ?? ''));
  return { kind: 'row', code, cells: [label, ...cells], values, page };
}

export function parse(text: string): Block[] {
  const blocks: Block[] = [{ columns: [], lines: [] }];
  let page = 1;
  for (const line of text.replace(/^\n|\n$/g, '').split('\n')) {
    const block = blocks[blocks.length - 1]!;
    const parts = line.split('|');
    if (line.startsWith('@ ')) blocks.push({ columns: line.slice(2).split('|').map(columnOf), lines: [] });
    else if (line.startsWith('^')) {
      page++;
      block.lines.push({ kind: 'page', code: '', cells: [line.slice(1).trim()], values: [], page });
    } else if (parts.length > 1 && isRow(parts[0]!))
      block.lines.push(rowOf(parts, block.columns.length, page));
    else block.lines.push({ kind: 'print', code: '', cells: parts, values: [], page });
  }
  return blocks;
}

export const flowOf = (code: string): Flow | undefined => meaningOf(code).flow ?? scopeOf(code).flow;
const bare = (label: string): string => label.replace(/^\*/, '').replace(/~/g, '').trim();
const isAmount = ({ measure }: ColumnSketch): boolean => (measure ?? 'amount') === 'amount';

/** Expenses printed negative are turned: the truth has the sign of their meaning. */
export function turned(block: Block): Block {
  let last: Flow | undefined;
  const lines = block.lines.map((line) => {
    const flow = line.code === 's' ? last : flowOf(line.code);
    if (meaningOf(line.code).role === 'line') last = flow;
    if (flow !== 'expense') return line;
    return {
      ...line,
      values: line.values.map((value, at) =>
        value !== null && isAmount(block.columns[at]!) ? 0 - value : value,
      ),
    };
  });
  return { ...block, lines };
}

export function truthOf({ columns, lines }: Block): StatementTruth {
  const rows = lines.filter(({ kind, code }) => kind === 'row' && code !== 'h');
  const sketches = rows.map(({ code, cells, values }): RowSketch => [
    bare(cells[0]!),
    meaningOf(code),
    ...values,
  ]);
  const sum = (flow: Flow, at: number): number =>
    sketches.reduce(
      (all, [, { role, flow: own }, ...values]) =>
        role === 'line' && own === flow ? all + Math.round((values[at] ?? 0) * 100) : all,
      0,
    ) / 100;
  const made = statement({
    columns: columns.map(({ check: _check, ...column }) => column),
    rows: sketches,
    sums: columns.map((column, at) => (isAmount(column) ? [sum('income', at), sum('expense', at)] : [0, 0])),
  });
  return { ...made, rows: made.rows.map((row, i): RowTruth => ({ ...row, page: rows[i]!.page })) };
}
