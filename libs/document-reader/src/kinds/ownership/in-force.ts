import type { FactWarning } from '@hoa/contracts';
import { cite, type KindContext } from '../types';
import { paperAt, type Paper } from './papers';
import { approx, equal, sumOf } from './ratio';
import { type ShareTable } from './share-table';
import { isWhole } from './whole';
import { short, verdictOf } from './verdict';
import { CONTINUED } from './words';

/** A table with the reason why it holds or does not hold. */
export interface Ruled {
  table: ShareTable;
  inForce: boolean;
  why: string;
  /** The same shares in a sentence and in a table of one document are one statement: this one is left out. */
  isStatedAgain?: boolean;
}

/** Decides which of several tables holds. Tables of different units (towers, phases) hold side by side. */
export function ruled(
  tables: ShareTable[],
  papers: Paper[],
  ctx: KindContext,
): { ruled: Ruled[]; warnings: FactWarning[] } {
  const warnings: FactWarning[] = [];
  const results: Ruled[] = joined(tables).map((table) => ({ table, inForce: true, why: aloneWhy(table) }));
  for (let i = 0; i < results.length; i++) {
    for (let j = i + 1; j < results.length; j++) {
      const [a, b] = [results[i]!, results[j]!];
      if (
        !a.inForce ||
        !b.inForce ||
        !(areVersions(a.table, b.table) || isReplaced(a.table, b.table, papers))
      )
        continue;
      settle({ a, b, papers, results, warnings, ctx });
    }
  }
  const [first, ...others] = results;
  const paper = first && paperAt(papers, first.table.raw.first);
  if (others.length === 0 && paper?.superseded)
    Object.assign(first!, { inForce: false, why: `"${short(paper.title)}" says that it is not in force.` });
  return { ruled: results.filter(({ isStatedAgain }) => !isStatedAgain), warnings };
}

function units(table: ShareTable): Set<string> {
  return new Set(table.shares.map((share) => share.unit));
}

function overlap(a: ShareTable, b: ShareTable): number {
  if (a.group !== undefined && b.group !== undefined && groupKey(a.group) !== groupKey(b.group)) return 0;
  const [x, y] = [units(a), units(b)];
  const shared = [...x].filter((unit) => y.has(unit)).length;
  return shared / Math.max(1, Math.min(x.size, y.size));
}

function groupKey(group: string): string {
  return group.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

function areVersions(a: ShareTable, b: ShareTable): boolean {
  return overlap(a, b) >= 0.5;
}

/**
 * An amendment that replaces the exhibit replaces it whole, also where it numbers the units anew. Towers of one paper
 * stay side by side.
 */
function isReplaced(a: ShareTable, b: ShareTable, papers: Paper[]): boolean {
  const [x, y] = [paperAt(papers, a.raw.first), paperAt(papers, b.raw.first)];
  if (
    !x ||
    !y ||
    x === y ||
    (a.group !== undefined && b.group !== undefined && groupKey(a.group) !== groupKey(b.group))
  )
    return false;
  const later = (x.amendment ?? 99) > (y.amendment ?? 99) ? x : y;
  const [newer, older] = later === x ? [a, b] : [b, a];
  return later.replaces && (later.amendment ?? 1) > 0 && approx(newer.sum) > 0.9 && approx(older.sum) > 0.9;
}

/** A table whose heading calls it the continuation of the one before is a part of it, whatever the two add to. */
function continued(tables: ShareTable[]): ShareTable[] {
  const whole: ShareTable[] = [];
  for (const table of tables) {
    const last = whole.at(-1);
    const goesOn = table.raw.heading.slice(-4).some(({ line: { text } }) => isContinuation(text));
    if (last && goesOn && overlap(last, table) === 0 && !isWhole(last.sum, 0.0005))
      whole[whole.length - 1] = together([last, table]);
    else whole.push(table);
  }
  return whole;
}

function isContinuation(text: string): boolean {
  return CONTINUED.test(text) && text.length < 90;
}

/** Exhibits that list one part of the units each, and are whole only together, are one table. */
function joined(all: ShareTable[]): ShareTable[] {
  const tables = continued(all);
  if (tables.length < 2) return tables;
  const apart = tables.every((a, i) => tables.every((b, j) => i >= j || overlap(a, b) === 0));
  const sum = sumOf(tables.map((table) => table.sum));
  const isOne =
    apart && !tables.some((table) => isWhole(table.sum, 0.005)) && Math.abs(approx(sum) - 1) < 0.005;
  return isOne ? [together(tables)] : tables;
}

function together(tables: ShareTable[]): ShareTable {
  const first = tables[0]!;
  return {
    ...first,
    shares: tables.flatMap((table) => table.shares),
    sum: sumOf(tables.map((table) => table.sum)),
    guessed: tables.some((table) => table.guessed),
    raw: {
      ...first.raw,
      totals: tables.flatMap((table) => table.raw.totals),
      doubts: tables.flatMap((table) => table.raw.doubts),
      last: tables.at(-1)!.raw.last,
    },
  };
}

function aloneWhy(table: ShareTable): string {
  const heading = headingOf(table);
  return heading ? `The only table of these units (${heading}).` : 'The only table of these units.';
}

/** The heading that names a table, for people: `EXHIBIT B`. */
function headingOf(table: ShareTable): string | undefined {
  const line = [...table.raw.heading]
    .reverse()
    .find(
      ({ line: { text } }) =>
        /^["“\s]*(?:[\w-]+\s+){0,3}(?:exhibit|schedule|appendix|attachment)\b/i.test(text) &&
        text.length < 90,
    );
  return line?.line.text.trim().replace(/\s+/g, ' ');
}

function placeOf(table: ShareTable): string {
  return `page ${table.raw.first.page.number}`;
}

interface Case {
  a: Ruled;
  b: Ruled;
  papers: Paper[];
  results: Ruled[];
  warnings: FactWarning[];
  ctx: KindContext;
}

function settle({ a, b, papers, results, warnings, ctx }: Case): void {
  const verdict = verdictOf(a.table, b.table, papers);
  const [winner, loser] = verdict.winner === 'a' ? [a, b] : [b, a];
  const isSame = isCopy(winner.table, loser.table);
  if (isPartial(winner.table, loser.table)) {
    const table = merge(winner.table, loser.table);
    const changed = winner.table.shares.map((share) => share.unit).join(', ');
    winner.inForce = loser.inForce = false;
    winner.why = `It changes only ${changed.slice(0, 120)}; the whole table with its changes is a part of its own.`;
    loser.why = `Units ${changed.slice(0, 120)} were changed by the table on ${placeOf(winner.table)}.`;
    results.push({
      table,
      inForce: true,
      why: `The table on ${placeOf(loser.table)} with the changes on ${placeOf(winner.table)}: ${verdict.why}`,
    });
  } else if (isSame) {
    loser.inForce = false;
    loser.why = `A copy of the table on ${placeOf(winner.table)}.`;
    const isSentence = [a, b].some(({ table }) => table.raw.heading.length === 0);
    loser.isStatedAgain = isSentence && paperAt(papers, a.table.raw.first) === paperAt(papers, b.table.raw.first); // prettier-ignore
  } else {
    loser.inForce = false;
    loser.why = `Superseded by the table on ${placeOf(winner.table)}: ${verdict.why}`;
    winner.why = `It supersedes the table on ${placeOf(loser.table)}: ${verdict.why}`;
  }
  if (!verdict.sure && !isSame)
    warnings.push({
      code: 'ownership-versions',
      message: `Two tables list the same units (${placeOf(a.table)} and ${placeOf(b.table)}) and the document does not say plainly which holds; the one on ${placeOf(winner.table)} was taken.`,
      at: cite(ctx, winner.table.raw.first.page, winner.table.raw.first.line),
    });
}

function isCopy(a: ShareTable, b: ShareTable): boolean {
  const shares = new Map(a.shares.map((share) => [share.unit, share.share]));
  return (
    a.shares.length === b.shares.length &&
    b.shares.every((share) => shares.has(share.unit) && equal(shares.get(share.unit)!, share.share))
  );
}

/** An amendment of a few units: with the rest of the older table it is about whole, by itself it is not. */
function isPartial(winner: ShareTable, loser: ShareTable): boolean {
  if (winner.shares.length >= loser.shares.length || approx(winner.sum) > 0.9) return false;
  return approx(loser.sum) > 0.9 && approx(merge(winner, loser).sum) > 0.9;
}

function merge(winner: ShareTable, loser: ShareTable): ShareTable {
  const changed = new Map(winner.shares.map((share) => [share.unit, share]));
  const known = new Set(loser.shares.map((share) => share.unit));
  const shares = [
    ...loser.shares.map((share) => changed.get(share.unit) ?? share),
    ...winner.shares.filter((share) => !known.has(share.unit)),
  ];
  return {
    ...loser,
    shares,
    sum: sumOf(shares.map((share) => share.share)),
    raw: { ...loser.raw, totals: [] },
  };
}
