import { findAmounts } from '../../text/amounts';
import { cellsIn, linesIn } from '../reading/prose';
import type { Step } from './fee-schedule';
import { daysOf } from './step-days';

const YEAR = /^(?:fy\s*)?20\d{2}(?:\s*[-–/]\s*(?:20)?\d{2})?$/i;
const FEWEST = 2;
/** Rows that a table of prices may have below its head. */
const MOST_ROWS = 25;

interface Cell {
  text: string;
  start: number;
}

/** Steps of a price in columns: years in the head, and below each what the total, the row that the others add to or the only row comes to in it. */
export function yearColumns(text: string): Step[] {
  const lines = linesIn(text).map(({ text: line, start }): Cell[] => cellsIn(line).map((cell) => ({ ...cell, start: start + cell.start }))); // prettier-ignore
  for (const [i, head] of lines.entries()) {
    const years = head.slice(head.findLastIndex((cell) => !YEAR.test(cell.text)) + 1);
    if (years.length < FEWEST || !years.every((year, y) => y === 0 || follows(years[y - 1]!, year))) continue;
    const rows = lines
      .slice(i + 1, i + 1 + MOST_ROWS)
      .filter((row) => row.length > years.length && row.slice(-years.length).every(isAmount));
    const row =
      rows.find(([name]) => /\btotal\b/i.test(name!.text)) ??
      rows.find(
        (one, r) =>
          r > 1 &&
          years.every(
            (_, y) => sumOf(rows.slice(0, r), y - years.length) === centsOf(one.at(y - years.length)!),
          ),
      ) ?? // prettier-ignore
      (rows.length === 1 ? rows[0] : undefined);
    if (row) return row.slice(-years.length).map((cell, y) => stepOf(years[y]!.text, cell));
  }
  return [];
}

const centsOf = ({ text }: Cell): number => findAmounts(text)[0]!.cents;
const sumOf = (rows: Cell[][], column: number): number =>
  rows.reduce((sum, row) => sum + centsOf(row.at(column)!), 0);

function follows(a: Cell, b: Cell): boolean {
  return Number(/20\d{2}/.exec(b.text)![0]) === Number(/20\d{2}/.exec(a.text)![0]) + 1;
}

function isAmount({ text }: Cell): boolean {
  const [amount] = findAmounts(text);
  return text.startsWith('$') && amount?.raw.trim() === text;
}

function stepOf(label: string, { text, start }: Cell): Step {
  const [amount] = findAmounts(text);
  return {
    label,
    cents: amount!.cents,
    start,
    end: start + text.length,
    ...daysOf({ label, line: '', isCounted: false }),
  };
}
