import type { BudgetColumn, Citation, Facts } from '@hoa/contracts';
import { locate } from '../documents/page-text';
import type { Fact } from './facts-of-document';
import type { PageLine, PageRow } from './page-layout';

/** A fact's words in a row: [start, end) in characters. */
export interface Mark {
  fact: Fact;
  start: number;
  end: number;
  /** Of a fact that runs over several rows. */
  isFirst: boolean;
}

/** A column of a budget over its figures on a page. */
export interface ColumnHead {
  partId: string;
  column: BudgetColumn;
  /** In characters. */
  start: number;
  end: number;
}

export interface MarkedRow {
  row: PageRow;
  marks: Mark[];
  /** Facts whose words the marks before have taken, or that stand in no one place of the row. */
  others: Fact[];
  /** Heads of the budget whose first figures on the page stand here. */
  heads: ColumnHead[];
}

/** A clause that is quoted whole is marked on so many lines. */
const MOST_LINES = 8;

/** The page's rows with the facts in them. */
export function markedRows(
  lines: readonly PageLine[],
  rows: readonly PageRow[],
  on: { page: number; facts: readonly Fact[]; document: Facts },
): MarkedRow[] {
  const marked = rows.map((row): MarkedRow => ({ row, marks: [], others: [], heads: [] }));
  for (const fact of on.facts) {
    if (fact.source.page !== on.page) continue;
    const places = placesOf(fact, lines, rows);
    const free = places.filter(({ at, start, end }) =>
      marked[at]!.marks.every((mark) => mark.end <= start || mark.start >= end),
    );
    for (const [i, { at, start, end }] of free.entries())
      marked[at]!.marks.push({ fact, start, end, isFirst: i === 0 });
    const at = places[0]?.at ?? lines.findIndex(({ index }) => index === fact.source.line);
    if (free.length === 0 && at >= 0) marked[at]!.others.push(fact);
  }
  for (const row of marked) row.marks.sort((a, b) => a.start - b.start);
  addHeads(marked, on.document);
  return marked;
}

interface Place {
  /** Which row. */
  at: number;
  start: number;
  end: number;
}

function placesOf(fact: Fact, lines: readonly PageLine[], rows: readonly PageRow[]): Place[] {
  const inside = linesOf(fact.source, lines);
  for (const at of inside) {
    const cell = cellPlace(fact, lines[at]!, rows[at]!);
    if (cell) return [{ at, ...cell }];
  }
  for (const at of inside) {
    const span = fact.raw.trim() ? locate(rows[at]!.text, fact.raw) : null;
    if (span) return [{ at, start: span[0], end: span[1] }];
  }
  // A whole clause, or a figure that a person added where the paper has none.
  if (fact.raw.trim() === '' || fact.source.line === undefined || inside.length > MOST_LINES) return [];
  return inside.flatMap((at) => {
    const { text, isTable } = rows[at]!;
    const start = text.length - text.trimStart().length;
    // Of a table's row it would mark what is of other facts.
    return text.trim() && !isTable ? [{ at, start, end: text.length }] : [];
  });
}

/** The cited line and those that its box reaches over. */
function linesOf({ line, box }: Citation, lines: readonly PageLine[]): number[] {
  // A model's quote may come without its line.
  if (line === undefined) return lines.map((_, at) => at);
  const first = lines.findIndex(({ index }) => index === line);
  if (!box || first < 0) return first < 0 ? [] : [first];
  const reached = lines.flatMap(({ box: own }, at) => {
    const middle = (own[1] + own[3]) / 2;
    return at > first && middle > box[1] && middle < box[3] && own[0] < box[2] && own[2] > box[0] ? [at] : [];
  });
  return [first, ...reached];
}

/** The words in the cell that the citation's box names. */
function cellPlace({ source, raw }: Fact, line: PageLine, row: PageRow): Omit<Place, 'at'> | undefined {
  const { box, cell } = source;
  if (!box && !cell) return undefined;
  const isIn = (own: PageLine['cells'][number]): boolean =>
    (cell !== undefined && own.ref === cell) ||
    (box !== undefined &&
      Math.min(own.box[2], box[2]) - Math.max(own.box[0], box[0]) > 0.4 * (box[2] - box[0]));
  const at = line.cells.findIndex(isIn);
  const placed = row.cells[at];
  if (!placed) return undefined;
  const span = locate(row.text.slice(placed.start, placed.end), raw);
  return span ? { start: placed.start + span[0], end: placed.start + span[1] } : undefined;
}

function addHeads(marked: readonly MarkedRow[], document: Facts): void {
  for (const part of document.parts) {
    if (part.kind !== 'budget') continue;
    const isOwn = ({ fact }: Mark): boolean => fact.place?.partId === part.id;
    const first = marked.find(({ marks }) => marks.some(isOwn));
    if (!first) continue;
    const all = marked.flatMap(({ marks }) => marks.filter(isOwn));
    const spans = part.columns.flatMap((column) => {
      const own = all.filter(({ fact }) => fact.place?.columnId === column.id);
      if (own.length === 0) return [];
      const start = Math.min(...own.map((mark) => mark.start));
      return [{ partId: part.id, column, start, end: Math.max(...own.map((mark) => mark.end)) }];
    });
    spans.sort((a, b) => a.end - b.end);
    // A head takes the room up to its neighbour's figures.
    first.heads = spans.map((span, i) => ({
      ...span,
      start: Math.min(span.start, Math.max(i === 0 ? 0 : spans[i - 1]!.end + 1, span.end - 14)),
    }));
  }
}
