import type { Values } from './arithmetic';
import { BALANCE, type StatementColumn } from './statement-column';

/* What columns hold whose heads name no scenario: by their digits, and by the columns beside them. */

/** Round figures are planned; figures to the cent have happened. Shares of amounts that are even tens of dollars. */
const ROUND = { cents: 1_000, planned: 0.8, happened: 0.45 };
const FEWEST_FIGURES = 5;
const FEWEST_YEARS = 3;

/** Parts of a year, and what is expected of its rest. */
const REST =
  /\b(?:rest|remain\w*|proj\w*|est\w*|forecast|guess|to go|balance|left|thru|through)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s*[-–/]\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A year's figures under a header that names no scenario, "Allocated" or "Per Auditor": what they are is seen by their digits. */
export function nameByFigures(columns: StatementColumn[], rows: readonly Values[]): void {
  const isOpen = ({ measure, scenario, role, year, period, label }: StatementColumn): boolean =>
    measure === 'amount' &&
    scenario === undefined &&
    role === 'other' &&
    year !== undefined &&
    period?.kind === 'year' &&
    !BALANCE.test(label) &&
    !REST.test(label);
  const isHistory = new Set(columns.filter(isOpen).map(({ year }) => year)).size >= FEWEST_YEARS;
  for (const [i, column] of columns.entries()) {
    if (!isOpen(column)) continue;
    if (isHistory) {
      Object.assign(column, { role: 'actual', scenario: 'actual' });
      column.inferred = 'Years beside each other look like what happened in them; the page does not say so.';
      continue;
    }
    const figures = rows.flatMap((row) => row[i] || []);
    const round = figures.filter((cents) => cents % ROUND.cents === 0).length / figures.length;
    const isOpenStill = figures.length < FEWEST_FIGURES || (round < ROUND.planned && round > ROUND.happened);
    // Dates over figures say what a year brought, where the figures do not say otherwise.
    if (isOpenStill && column.isSpan) Object.assign(column, { role: 'actual', scenario: 'actual' });
    if (isOpenStill) continue;
    const isPlan = round >= ROUND.planned;
    Object.assign(column, { role: isPlan ? 'budget' : 'actual', scenario: isPlan ? 'adopted' : 'actual' });
    column.inferred = isPlan
      ? 'Its round figures look like a plan; the page does not say so.'
      : 'Its figures to the dollar look like what was spent; the page does not say so.';
  }
}

/** The small number of a footnote, or that of a page. */
const isMark = (cents: number): boolean => cents > 0 && cents < 2_000 && cents % 100 === 0;
const MOST_MARKED = 3;

/** "Total Income  1  $99,150": numbers of notes under the head of the figures beside them measure nothing. */
export function markFootnotes(columns: StatementColumn[], rows: readonly Values[]): void {
  for (const [i, column] of columns.entries()) {
    const [own, next] = [i, i + 1].map((at) => rows.filter((row) => row[at])) as [Values[], Values[]];
    if (columns[i + 1]?.label !== column.label || own.length === 0 || own.length * MOST_MARKED > next.length)
      continue;
    if (own.every((row) => isMark(row[i]!) && !isMark(row[i + 1] ?? 0))) column.measure = 'other';
  }
}

/** In cents: no list of a statement has more numbers. */
const MOST_NUMBERED = 1_000_00;

/** "0.01  Lot owner dues", "1.04  Culvert repairs": figures under no head of their own that count up from row to row are numbers of the lines. */
export function markNumbering(columns: StatementColumn[], rows: readonly Values[]): void {
  for (const [i, column] of columns.entries()) {
    const figures = rows.flatMap((row) => row[i] ?? []);
    const isInOrder = figures.every((cents, at) => cents < MOST_NUMBERED && (at === 0 || cents > figures[at - 1]!)); // prettier-ignore
    if (column.certainty < 1 && figures.length >= FEWEST_FIGURES && isInOrder) column.measure = 'other';
  }
}

/** "FY 24-25" that looks like a plan, and "FY 25-26" beside it: what comes after a plan is one too. */
export function nameByKin(columns: StatementColumn[]): void {
  const kinOf = ({ label }: StatementColumn): string => label.replace(/\d/g, '0');
  const plans = columns.filter(({ scenario, inferred }) => scenario === 'adopted' && inferred !== undefined);
  for (const column of columns) {
    const isOpen = column.measure === 'amount' && column.scenario === undefined && column.role === 'other' && column.period?.kind === 'year'; // prettier-ignore
    const plan = plans.find((one) => kinOf(one) === kinOf(column) && (one.year ?? 0) < (column.year ?? 0));
    if (!isOpen || !plan) continue;
    Object.assign(column, { role: 'budget', scenario: 'adopted' });
    column.inferred = `It follows ‘${plan.label}’, which looks like a plan.`;
  }
}
