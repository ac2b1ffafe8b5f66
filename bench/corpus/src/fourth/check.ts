import { flowOf, isSum, meaningOf, scopeOf, type Block, type Line } from './parse';

const isLine = ({ code }: Line): boolean => meaningOf(code).role === 'line';
const sumOf = (lines: readonly Line[], at: number): number =>
  lines.reduce((all, { values }) => all + Math.round((values[at] ?? 0) * 100), 0);

/** Lines directly above a subtotal, or below one that is printed first. */
function together(lines: readonly Line[], from: number, step: 1 | -1): Line[] {
  const out: Line[] = [];
  for (let i = from + step; lines[i]; i += step) {
    const one = lines[i]!;
    if (['h', 's', 'sb', 'g'].includes(one.code) || isSum(one.code)) break;
    if (isLine(one)) out.push(one);
  }
  return out;
}

/** What a total must be by its code; undefined for rows that are no sums. */
export function expected(lines: readonly Line[], i: number, at: number): number | undefined {
  const { code } = lines[i]!;
  if (code === 's' || code === 'p') return sumOf(together(lines, i, -1), at);
  if (code === 'sb') return sumOf(together(lines, i, 1), at);
  if (code === 'g') {
    const above = lines.slice(0, i).filter(isLine);
    const flow = flowOf(above.at(-1)?.code ?? 'c');
    return sumOf(
      above.filter((one) => flowOf(one.code) === flow),
      at,
    );
  }
  if (!isSum(code)) return undefined;
  const { flow, funds } = scopeOf(code);
  const own = lines.filter((one) => isLine(one) && funds.includes(meaningOf(one.code).fund ?? 'operating'));
  const of = (which: string): number =>
    sumOf(
      own.filter((one) => flowOf(one.code) === which),
      at,
    );
  const carried = code.endsWith('y')
    ? sumOf(
        lines.filter((one) => one.code === 'y'),
        at,
      )
    : 0;
  return flow === 'expense'
    ? of('expense')
    : (flow === 'income' ? of('income') : of('income') - of('expense')) + carried;
}

/** A subtotal has the flow of the line above it. */
const flowHere = ({ lines }: Block, line: Line): ReturnType<typeof flowOf> =>
  line.code === 's' || line.code === 'p'
    ? flowOf(lines.slice(0, lines.indexOf(line)).findLast(isLine)?.code ?? '')
    : flowOf(line.code);

/** What a derived cell must be: `sum=1-12`, `variance=2-1`, `f1-2` turned for expenses, `percent=2/1`, `per-unit=1/48`. */
export function derived(block: Block, line: Line, at: number): number | undefined {
  const { check, measure } = block.columns[at]!;
  if (!check) return undefined;
  const value = (of: string): number => line.values[Number(of) - 1] ?? 0;
  const [left = '', right = ''] = check.replace('f', '').split(/[-/+]/);
  if (measure === undefined) {
    const parts = line.values.slice(Number(left) - 1, Number(right));
    return parts.reduce<number>((all, part) => all + Math.round((part ?? 0) * 100), 0);
  }
  if (measure === 'per-unit') return Math.round((value(left) * 100) / Number(right));
  if (measure === 'percent')
    return value(right) === 0 ? undefined : Math.round((value(left) / value(right)) * 10_000);
  const difference = Math.round((value(left) - value(right)) * 100);
  return check.startsWith('f') && flowHere(block, line) === 'expense' ? -difference : difference;
}

/** Every printed sum that is not the sum of what it adds. Columns declared wrong are left out. */
export function slips(block: Block): string[] {
  const rows = block.lines.filter(({ kind }) => kind === 'row');
  return rows.flatMap((line, i) =>
    block.columns.flatMap((column, at) => {
      const value = line.values[at];
      const isDerived = column.check !== undefined;
      if (value === null || value === undefined || column.misprinted) return [];
      if (column.measure !== undefined && !isDerived) return [];
      const wanted =
        column.measure === undefined && expected(rows, i, at) !== undefined
          ? expected(rows, i, at)
          : derived(block, line, at);
      const near = column.measure === 'percent' ? 51 : column.measure === 'per-unit' ? 51 : 0;
      return wanted === undefined || Math.abs(wanted - Math.round(value * 100)) <= near
        ? []
        : [`${line.cells[0]} / ${column.label}: ${value}, not ${wanted / 100}`];
    }),
  );
}
