import { handWrittenTruth } from '../blind/hand-written';
import { slips } from '../fourth/check';
import type { Fourth } from '../fourth/write';
import type { RowTruth } from '../statements/truth';

const formats = ['pdf', 'xlsx', 'docx', 'csv', 'txt'] as const;

/** How many documents there are of each format; scans are counted apart. */
export function countFormats(set: readonly Fourth[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { format, scanned } of set) {
    const kind = scanned ? `${format} scan` : format;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Printed sums that are not the sums of their lines, in columns that are not declared wrong. */
export const findSlips = ({ blocks }: Fourth): string[] => blocks.flatMap(slips);

/** What the check finds where nothing is declared wrong: the name of each such document, then its slips. */
export const listDeclaredSlips = (set: readonly Fourth[]): string[][] =>
  set.flatMap((one) => {
    const found = one.blocks.flatMap((block) =>
      slips({ ...block, columns: block.columns.map((column) => ({ ...column, misprinted: false })) }),
    );
    return found.length > 0 ? [[one.name, ...found]] : [];
  });

/** Amounts without a column of the truth, rows without an amount, and sums that were never filled in. */
export function findUnfilledRows(one: Fourth): string[] {
  const { statements } = handWrittenTruth(one);
  const missing = statements.length > 0 ? [] : ['no statement'];
  const open = [...one.text.matchAll(/^.*\|\$?\s*\?.*$/gm)].map(([line]) => line);
  const unfilled = statements.flatMap(({ rows, columns }) =>
    rows.flatMap(({ values, label }) =>
      values.length === columns.length && values.some((value) => value !== null) ? [] : [label],
    ),
  );
  return [...missing, ...open, ...unfilled];
}

/** Closing balances that are not the opening balance, what came in less what was paid, and transfers. */
export function findCashGaps(one: Fourth): string[] {
  return handWrittenTruth(one).statements.flatMap(({ rows, columns }) => {
    const select = (role: RowTruth['role']): RowTruth[] => rows.filter((row) => row.role === role);
    const [opening, closing] = [select('opening-balance'), select('closing-balance')];
    if (opening.length !== closing.length) return ['an opening balance without a closing balance'];
    return columns.flatMap(({ label, totals }, at) => {
      const began = opening[0]?.values[at] ?? null;
      if (began === null) return [];
      const moved = select('transfer').reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
      const expected = began + totals.income - totals.expense + moved;
      const printed = closing[0]?.values[at];
      return printed === expected ? [] : [`${label}: ${printed}, not ${expected}`];
    });
  });
}

/** Formats of which a file comes out different when it is written a second time. */
export async function findUnstableFormats(set: readonly Fourth[]): Promise<string[]> {
  const unstable: string[] = [];
  for (const format of formats) {
    const one = set.find((own) => own.format === format);
    if (!one || !(await one.write()).equals(await one.write())) unstable.push(format);
  }
  return unstable;
}
