import { handWrittenTruth } from '../blind/hand-written';
import { slips } from '../fourth/check';
import type { Fourth } from '../fourth/write';
import type { RowTruth } from '../statements/truth';

/** What a set of hand-written documents promises. */
interface Promised {
  set: readonly Fourth[];
  /** Sets whose names and associations it must not repeat. */
  earlier: readonly (readonly Fourth[])[];
  formats: Record<string, number>;
  /** Of each document with wrong totals its name, then its slips. */
  slips: string[][];
}

type Check = [title: string, find: () => unknown, expected: unknown];

/** What every set is checked for, a title each, for `it.each`. */
export function listChecks({ set, earlier, formats: counts, slips: declared }: Promised): Check[] {
  const all = [...earlier.flat(), ...set];
  const each = set.flatMap((one): Check[] => [
    [`${one.name} prints totals of its lines, unless they are declared wrong`, () => findSlips(one), []],
    [`${one.name} has columns for all amounts, and all of them filled`, () => findUnfilledRows(one), []],
    [`${one.name} ends with the cash that its lines and transfers leave`, () => findCashGaps(one), []],
  ]);
  return [
    ['has files of these kinds', () => countFormats(set), counts],
    ['has associations of its own', () => findRepeated(all.map(({ association }) => association)), []],
    ['has names of its own', () => findRepeated(all.map(({ name }) => name)), []],
    ...each,
    ['declares every column with totals that are not its sums', () => listDeclaredSlips(set), declared],
    [
      'writes files that come out the same each time',
      () => findUnstableFormats(set, Object.keys(counts)),
      [],
    ],
  ];
}

const findRepeated = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => texts.indexOf(text) !== i);

/** How many documents there are of each format; scans are counted apart. */
function countFormats(set: readonly Fourth[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { format, scanned } of set) {
    const kind = scanned ? `${format} scan` : format;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Printed sums that are not the sums of their lines, in columns that are not declared wrong. */
const findSlips = ({ blocks }: Fourth): string[] => blocks.flatMap(slips);

/** What the check finds where nothing is declared wrong: the name of each such document, then its slips. */
const listDeclaredSlips = (set: readonly Fourth[]): string[][] =>
  set.flatMap((one) => {
    const found = one.blocks.flatMap((block) =>
      slips({ ...block, columns: block.columns.map((column) => ({ ...column, misprinted: false })) }),
    );
    return found.length > 0 ? [[one.name, ...found]] : [];
  });

/** Amounts without a column of the truth, rows without an amount, and sums that were never filled in. */
function findUnfilledRows(one: Fourth): string[] {
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
function findCashGaps(one: Fourth): string[] {
  return handWrittenTruth(one).statements.flatMap(({ rows, columns }) => {
    // A list of balances on one day has nothing that moved.
    if (columns.every(({ measure }) => measure === 'balance')) return [];
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

/** Formats of which a file comes out different when it is written a second time; scans are not drawn twice. */
async function findUnstableFormats(set: readonly Fourth[], kinds: readonly string[]): Promise<string[]> {
  const unstable: string[] = [];
  for (const kind of kinds.filter((one) => !one.endsWith('scan'))) {
    const one = set.find(({ format, scanned }) => format === kind && !scanned);
    if (!one || !(await one.write()).equals(await one.write())) unstable.push(kind);
  }
  return unstable;
}
