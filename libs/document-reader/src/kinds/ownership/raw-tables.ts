import type { Line, Page } from '../../page/types';
import { columnsOf } from '../reading/columns';
import { isLimited, isOwnership } from './acceptance';
import { groupOf, headsOf } from './heads';
import type { Chunk, ChunkLine } from './chunks';
import { columnSets, filledDown, type ColumnSet, type Groups, type KeyColumn } from './column-roles';
import { numbersSaid, statedParts, statedWhole } from './parts-of-whole';
import { bareNames } from './range-columns';
import { isLabelled, isName, labelledRows, rowOf, unreadKey } from './labelled-rows';
import { withPoints } from './lost-points';
import { approx, sumOf, ZERO } from './ratio';
import { regionsOf, type Region } from './regions';
import type { RawTable, Row, RowKey } from './row';
import { pagesOf, sectionsOf } from './sections';
import type { ShareColumn } from './share-columns';
import { stackedRows } from './stacks';
import { withBlankRows } from './scanned/blank-rows';
import { withoutUnread } from './scanned/unread-shares';
import { namedRows } from './scanned/named-rows';
import { isWhole } from './whole';
import { findKeys } from './unit-text';

/**
 * Tables of shares: runs of rows that name units, under words that speak of ownership. Lists of anything else (votes,
 * areas, budgets, premiums) have no such words, or no units, and give nothing.
 */
export function rawTablesOf(pages: Page[], furniture: Set<Line>, governing: boolean): RawTable[] {
  const tables: RawTable[] = [];
  for (const region of regionsOf(pages, furniture)) {
    const table = tableOf(region, tables.at(-1));
    if (table && isOwnership(table, region, governing)) tables.push(table);
  }
  return tables;
}

function tableOf(region: Region, previous: RawTable | undefined): RawTable | undefined {
  const rowLines = [...region.rows];
  const doubts: RawTable['doubts'] = [];
  const read =
    stackedRows(rowLines, region.heading) ??
    withoutTotal(withPoints(isLabelled(rowLines) ? labelledRows(rowLines) : columnRows(region, doubts)));
  addGroups(region, read);
  const rows = withoutUnread(namedRows(withBlankRows(read, region), doubts), doubts);
  if (rows.length === 0) return undefined;
  const first = rows[0]!;
  const last = region.lines.at(-1)!;
  const heading = region.heading.map(({ page, line }) => ({ page, line }));
  if (heading.length === 0 && previous) heading.push(...previous.heading.slice(-2));
  return {
    rows,
    totals: totalsOf(region),
    heading,
    first,
    last: { page: last.page, line: last.line },
    limited: isLimited(heading),
    doubts,
  };
}

/**
 * Columns of the whole table, by page and by section. What adds to a whole is right, unless of two tables one below the
 * other it is the one alone; else what reads more rows.
 */
function columnRows(region: Region, doubts: RawTable['doubts']): Row[] {
  let best = rowsOfLines(region.lines, region, headsOf(region.heading));
  for (const parts of [pagesOf(region), sectionsOf(region)]) {
    const isDone = isWholeOf(best) && best.rows.length >= region.rows.size;
    if (parts.length < 2 || isDone) continue;
    const apart = rowsOfParts(parts, region);
    const more = apart.rows.length - best.rows.length;
    const isBetter = isWholeOf(best)
      ? more > 0 && isWholeOf(apart)
      : more > 0 || (more === 0 && isWholeOf(apart));
    if (isBetter) best = apart;
  }
  doubts.push(...best.doubts);
  return best.rows;
}

function isWholeOf({ rows }: ReadLines): boolean {
  return isWhole(sumOf(rows.map((row) => row.share)));
}

/** A part without a head of its own has that of the part before it. */
function rowsOfParts(parts: ChunkLine[][], region: Region): ReadLines {
  let heads = headsOf(region.heading);
  const apart = parts.map((lines, i) => {
    const first = lines.findIndex((line) => region.rows.has(line));
    const own = headsOf(lines.slice(0, Math.max(0, first)));
    if (i > 0 && own.length > 0) heads = own;
    return rowsOfLines(lines, region, heads);
  });
  return { rows: apart.flatMap(({ rows }) => rows), doubts: apart.flatMap(({ doubts }) => doubts) };
}

interface ReadLines {
  rows: Row[];
  doubts: RawTable['doubts'];
}

/** Lines right above a table in which it may say what its figures are parts of. */
const NEAR = 10;

function rowsOfLines(lines: ChunkLine[], region: Region, heads: ChunkLine[]): ReadLines {
  const rowLines = lines.filter((line) => region.rows.has(line));
  const columns = columnsOf<Chunk, ChunkLine>(rowLines, heads).map((column) => filledDown(column, rowLines));
  const above = region.heading.slice(-NEAR).map(({ line }) => line.text);
  // A phrase may run over the end of its line.
  const near = [...above.reverse(), above.toReversed().join(' ')];
  const whole = statedWhole(near) ?? statedParts(near);
  const said = numbersSaid(near);
  const found = columnSets(columns, { groups: groupsOf(region), whole, said });
  const sets = found.length > 0 ? found : setsOfTotal(columns, region);
  const isTold = found.length > 0 || sets.length === 0;
  return {
    rows: sets.flatMap((set) => rowsOfSet(set, rowLines)),
    doubts: [
      ...sets.filter((set) => set.rival).map((set) => doubtOf(set, rowLines[0]!)),
      ...sets.flatMap(({ former }) => (former ? [formerDoubt(former, rowLines[0]!)] : [])),
      ...(isTold ? [] : [ofTotalDoubt(rowLines[0]!)]),
    ],
  };
}

/** Parts of which nothing says the whole, but that add exactly to the printed total. */
function setsOfTotal(columns: Parameters<typeof columnSets>[0], region: Region): ColumnSet[] {
  const totals = numbersSaid([...region.totals].map(({ line }) => line.text));
  return totals.length === 0 ? [] : columnSets(columns, { groups: groupsOf(region), said: totals });
}

function ofTotalDoubt({ page, line }: ChunkLine): RawTable['doubts'][number] {
  const message =
    'The document does not say what its shares are parts of; each was divided by the total that is printed below them.';
  return { code: 'ownership-by-total', message, page, line };
}

function doubtOf(set: ColumnSet, line: ChunkLine): RawTable['doubts'][number] {
  const names = [set.share, set.rival!].map((share) => share.column.head.trim() || 'a column without a head');
  return {
    code: 'ownership-columns',
    message: `Two columns could be the ownership share: "${names[0]}" was taken, not "${names[1]}".`,
    page: line.page,
    line: line.line,
  };
}

function formerDoubt({ column }: ShareColumn, { page, line }: ChunkLine): RawTable['doubts'][number] {
  const message = `The column "${column.head.trim()}" also has shares of a whole. By its head they hold no longer, and they were not taken.`;
  return { code: 'ownership-former', message, page, line };
}

function rowsOfSet(set: ColumnSet, lines: ChunkLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const chunks = set.share.column.chunks.get(line) ?? [];
    const read = chunks.find((candidate) => set.share.shareOf(candidate) !== undefined);
    const chunk = read ?? chunks.find((candidate) => set.share.isLost?.(candidate));
    if (!chunk) continue;
    const keys = set.keys.flatMap((key) => keysInColumn(key, line));
    // On a scan the name may be what was not read.
    if (!keys.some(isName) && line.page.source === 'ocr') keys.push(unreadKey(''));
    if (!keys.some(isName)) continue;
    const evidence = chunk.kind === 'share' ? 0.97 : set.share.column.head ? 0.95 : 0.85;
    const row = rowOf({ line, chunk, keys, share: set.share.shareOf(chunk) ?? ZERO, evidence });
    rows.push(read ? row : { ...row, raw: '', blank: true });
  }
  return rows;
}

export function keysInColumn(key: KeyColumn, line: ChunkLine): RowKey[] {
  const { column, label, headed } = key;
  const chunks = column.chunks.get(line) ?? [];
  const unread = chunks.find((chunk) => chunk.unread !== undefined)?.unread;
  if (unread !== undefined) return [unreadKey(unread)];
  const text = chunks.map((chunk) => chunk.text).join(' ');
  const confidence = Math.min(...chunks.map((chunk) => chunk.confidence));
  if (text === '') return [];
  const labelled = findKeys(text).filter((key) => key.label !== 'other');
  if (labelled.length > 0)
    return labelled.map(({ label: own, word, names, ranged, plural }) => ({
      label: own,
      word,
      names,
      ranged,
      plural,
      confidence,
    }));
  const bare = bareNames(key, text);
  if (bare) return [{ label, word: '', ...bare, plural: bare.names.length > 1, confidence }];
  return headed || label !== 'unit'
    ? [{ label, word: '', names: [text.slice(0, 60)], ranged: false, plural: false, confidence }]
    : [];
}

/** The heading between rows that says which tower or building the next ones are in, by row. */
function groupsOf(region: Region): Groups {
  let group: string | undefined;
  const starts: Groups = new Map();
  for (const line of [...region.heading.slice(-4), ...region.lines]) {
    if (region.rows.has(line) || region.totals.has(line)) {
      if (group !== undefined) starts.set(line, group);
      continue;
    }
    const text = line.line.text.trim();
    if (text.length < 70 && !line.chunks.some((chunk) => chunk.kind === 'share'))
      group = groupOf(text) ?? group;
  }
  return starts;
}

function addGroups(region: Region, rows: Row[]): void {
  const names = new Map([...groupsOf(region)].map(([{ line }, name]) => [line, name]));
  for (const row of rows) {
    const name = names.get(row.line);
    if (name !== undefined) row.group = name;
  }
}

/** A last row of 100 % behind rows that add to it is their total, though no word says so. */
function withoutTotal(rows: Row[]): Row[] {
  const last = rows.at(-1);
  if (!last || rows.length < 3 || Math.abs(approx(last.share) - 1) > 0.001) return rows;
  const before = rows.slice(0, -1);
  return isWhole(sumOf(before.map((row) => row.share)), 0.02) ? before : rows;
}

function totalsOf(region: Region): RawTable['totals'] {
  return [...region.totals].flatMap(({ page, line, chunks }) =>
    chunks.flatMap((chunk) =>
      chunk.kind === 'share'
        ? [{ share: chunk.found!.share, raw: chunk.text, page, line, cell: chunk.cell, text: line.text }]
        : [],
    ),
  );
}
