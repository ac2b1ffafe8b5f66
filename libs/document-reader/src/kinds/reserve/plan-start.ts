import type { Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { trustIn } from '../types';
import type { Money } from './fields';

/** Years that must follow from each other, and cents that a printed year may be off by rounding. */
const FEWEST = 4;
const TOLERANCE = 200;

/** `2026`, `FY 2026`, `2025/26` at the head of a row. */
const YEAR = /^(?:FY ?)?20\d\d(?:[-/](?:20)?\d\d)?$/;

/**
 * What the fund has where a plan of years begins: each year begins with what the year before ends with, in rows below
 * each other or in two lines of columns.
 */
export function planStart(pages: Page[]): Money | undefined {
  for (const page of pages) {
    const lines = page.lines.map((line) => ({ line, amounts: amountsIn(page, line) }));
    const years = lines
      .filter(({ line }) => YEAR.test(line.cells[0]?.text ?? ''))
      .map(({ amounts }) => amounts);
    const start = rowStart(years) ?? columnStart(lines.map(({ amounts }) => amounts));
    if (start) return start;
  }
  return undefined;
}

function amountsIn(page: Page, line: Line): Money[] {
  return line.cells.flatMap((cell) => {
    const found = YEAR.test(cell.text) ? undefined : amountIn(cell.text);
    return found
      ? [{ ...found, page, line, cell, label: '', how: 'below' as const, trust: trustIn({ page, cell }) }]
      : [];
  });
}

const isSame = (a: Money | undefined, b: Money | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.value - b.value) <= TOLERANCE;

function rowStart(rows: Money[][]): Money | undefined {
  const follows = (row: Money[], i: number): boolean => isSame(rows[i - 1]?.at(-1), row[0]);
  const isRolled =
    rows.length > FEWEST &&
    rows.slice(1, FEWEST + 1).every((row, i) => row.length > 2 && follows(row, i + 1));
  return isRolled ? rows[0]?.[0] : undefined;
}

function columnStart(lines: Money[][]): Money | undefined {
  const wide = lines.filter((line) => line.length > FEWEST);
  const starts = wide.find((line, i) =>
    wide
      .slice(i + 1)
      .some(
        (ends) => ends.length === line.length && line.slice(1).every((start, c) => isSame(ends[c], start)),
      ),
  );
  const areDistinct = starts && new Set(starts.map(({ value }) => value)).size > 2;
  return areDistinct ? starts[0] : undefined;
}
