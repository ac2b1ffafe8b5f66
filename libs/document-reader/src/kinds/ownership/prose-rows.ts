import type { Line, Page } from '../../page/types';
import { linesOf, type Prose } from '../reading/prose';
import type { RawTable, Row, RowKey } from './row';
import type { FoundShare } from './share-text';

/** A share in a sentence as a row, with the place of its span; undefined where the span has no line. */
export function rowAt(
  prose: Prose,
  span: { start: number; end: number },
  { share, keys }: { share: FoundShare; keys: RowKey[] },
): Row | undefined {
  const at = linesOf(prose, span.start, span.end)[0];
  const cell = at?.line.cells.find((candidate) => candidate.text.includes(share.raw)) ?? at?.line.cells[0];
  if (!at || !cell) return undefined;
  return {
    keys: keys.map(({ label, word, names, ranged, plural }) => ({ label, word, names, ranged, plural })),
    share: share.share,
    raw: share.raw,
    ...at,
    cell,
    repaired: share.repaired,
    contradicts: share.contradicts,
    confidence: cell.confidence,
    evidence: 0.92,
  };
}

export function tableOf(rows: Row[], first: { page: Page; line: Line }): RawTable {
  const last = rows.at(-1)!;
  const { page, line } = first;
  return {
    rows,
    totals: [],
    heading: [],
    first: { page, line },
    last: { page: last.page, line: last.line },
    limited: false,
    doubts: [],
  };
}
