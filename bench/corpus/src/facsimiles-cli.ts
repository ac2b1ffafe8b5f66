import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BudgetColumn, BudgetPart } from '@hoa/contracts';
import { parse } from 'csv-parse/sync';
import { readPages, rereadPages } from './score/reader';

/**
 * Statements with a `*.truth.csv` beside each: kind of row (line, subtotal, total, not_a_line), section, account, label
 * and every printed column. Prints a row for each column of amounts: what was understood, printed and true.
 */
interface TrueColumn {
  label: string;
  income: number;
  expense: number;
}

const FIRST_COLUMN = 5;
const COMPARES = /\bvariance\b|\bbalance\b/i;
const IS_INCOME = /\bincome\b|^special$/i;
const TAKES_BOTH = /\bincome ?\/ ?expenses?\b/i;
const NAMES_INCOME = /\bincome\b|\binterest\b|\bdues\b|\bassess|\bproceeds\b|\bclaim\b|\bloan\b/i;

const cents = (amount: string | undefined): number => Math.round(Number(amount || 0) * 100);
const dollars = (amount: number | undefined): string =>
  amount === undefined ? '-' : (amount / 100).toFixed(2);

function truthOf(text: string): TrueColumn[] {
  const [head, ...rows] = parse(text, { relax_column_count: true }) as string[][];
  const lines = rows.filter(([, kind]) => kind === 'line');
  return head!.slice(FIRST_COLUMN).flatMap((label, i) => {
    if (COMPARES.test(label)) return [];
    const sum = (side: boolean): number =>
      lines
        .filter((line) => isIncome(line) === side)
        .reduce((all, line) => all + cents(line[FIRST_COLUMN + i]), 0);
    return [{ label, income: sum(true), expense: sum(false) }];
  });
}

function isIncome([, , section = '', , label = '']: string[]): boolean {
  return TAKES_BOTH.test(section) ? NAMES_INCOME.test(label) : IS_INCOME.test(section) && !/\bexpenses\b/i.test(section); // prettier-ignore
}

interface ReadColumn {
  part: BudgetPart;
  column: BudgetColumn;
}

/** Columns in the order in which they are printed; a second table of the same columns adds to the first. */
function readColumns(parts: readonly BudgetPart[]): ReadColumn[][] {
  const [first, ...others] = parts;
  const amounts = first?.columns.filter(({ measure }) => measure === 'amount') ?? [];
  return amounts.map((column) => [
    { part: first!, column },
    ...others.flatMap((part) =>
      part.columns
        .filter(
          (other) =>
            other.year === column.year && other.scenario === column.scenario && other.measure === 'amount',
        )
        .map((other) => ({ part, column: other })),
    ),
  ]);
}

function sideOf(
  columns: readonly ReadColumn[],
  flow: 'income' | 'expense',
): { understood: number; printed?: number } {
  const checks = columns.flatMap(({ part, column }) =>
    (part.reconciliation ?? []).filter(
      (one) => one.columnId === column.id && one.fund === 'all' && one.flow === flow,
    ),
  );
  const printed = checks.find((check) => check.printed)?.printed?.value;
  return {
    understood: Math.abs(checks.reduce((sum, { interpreted }) => sum + cents(interpreted), 0)),
    ...(printed === undefined ? {} : { printed: cents(printed) }),
  };
}

const isAsked = (columns: readonly ReadColumn[]): boolean =>
  columns.some(
    ({ part, column }) =>
      column.doubt !== undefined ||
      (part.reconciliation ?? []).some(({ columnId, status }) => columnId === column.id && status === 'off'),
  );

async function main(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.truth.csv')).sort();
  const counts = { columns: 0, right: 0, silent: 0, questions: 0 };
  console.log(
    '| document, column | understood: income, expenses | printed | truth | |\n|---|---|---|---|---|',
  );
  for (const name of names) {
    const stem = name.replace('.truth.csv', '');
    const file = `${stem}.pdf`;
    const facts = rereadPages(await readPages(join(folder, file)), file)([]);
    const parts = facts.parts.filter((part): part is BudgetPart => part.kind === 'budget');
    const questions = parts.reduce((sum, part) => sum + (part.questions?.length ?? 0), 0);
    const read = readColumns(parts);
    counts.questions += questions;
    for (const [i, truth] of truthOf(await readFile(join(folder, name), 'utf8')).entries()) {
      const own = read[i] ?? [];
      const [income, expense] = [sideOf(own, 'income'), sideOf(own, 'expense')];
      const isRight =
        income.understood === Math.abs(truth.income) && expense.understood === Math.abs(truth.expense);
      // Of a column that was not read at all the others have to say that something is missing.
      const says = isRight ? 'right' : isAsked(own.length > 0 ? own : read.flat()) ? 'asked' : 'SILENT';
      counts.columns++;
      counts.right += isRight ? 1 : 0;
      counts.silent += says === 'SILENT' ? 1 : 0;
      const pair = (a: number | undefined, b: number | undefined): string => `${dollars(a)}, ${dollars(b)}`;
      console.log(
        `| ${stem}, ${truth.label} | ${pair(income.understood, expense.understood)} | ${pair(income.printed, expense.printed)} | ${pair(truth.income, truth.expense)} | ${says} |`,
      );
    }
  }
  console.log(
    `\n${counts.right} of ${counts.columns} columns right, ${counts.silent} silent errors, ${counts.questions} questions in ${names.length} documents`,
  );
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run facsimiles -w @hoa/bench-corpus -- FOLDER');
main(folder).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
