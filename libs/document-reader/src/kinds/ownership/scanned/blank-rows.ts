import { median } from '../../../tables/bands';
import type { ChunkLine } from '../chunks';
import { keysOf } from '../labelled-rows';
import { ZERO } from '../ratio';
import type { Region } from '../regions';
import type { Row, RowKey } from '../row';
import { mainKey } from '../spread';
import { bareKey } from '../unit-text';
import { BREAK, TOTAL } from '../words';

/** Points by which names under each other may begin apart. */
const EDGE = 5;

/**
 * Rows of a scanned table of which a name stands in its place and no share was read, in their order among the others.
 * Such a row is `blank`: its share is zero until something tells it.
 */
export function withBlankRows(rows: Row[], region: Region): Row[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  // Tables side by side are read one half after the other: there a line is no row.
  if (rows.length < 5 || byLine.size < rows.length || rows.some(({ page }) => page.source !== 'ocr'))
    return rows;
  const lines = [...region.lines, ...region.after.slice(0, 2)];
  const edges = lines.flatMap((line) => {
    const key = byLine.has(line.line) ? mainKey(byLine.get(line.line)!) : undefined;
    const chunk = key && line.chunks.find(({ text }) => text.includes(key.names[0]!));
    return chunk ? [chunk.x0] : [];
  });
  const edge = median(edges);
  const label = mainKey(rows[0]!)?.label ?? 'unit';
  return lines.flatMap((line) => {
    const row = byLine.get(line.line) ?? blankOf(line, { edge, label, near: rows[0]! });
    return row ? [row] : [];
  });
}

function blankOf(
  line: ChunkLine,
  about: { edge: number; label: RowKey['label']; near: Row },
): Row | undefined {
  const [first] = line.chunks;
  const text = line.line.text.trim();
  if (!first || Math.abs(first.x0 - about.edge) > EDGE || line.page.source !== 'ocr') return undefined;
  if (TOTAL.test(text) || BREAK.test(text) || (text.match(/[a-z]{3,}/g) ?? []).length > 4) return undefined;
  const key =
    keyOf(first.text, first.confidence, about.label) ??
    keysOf(first).find(({ label }) => label === about.label);
  if (!key || key.names.length !== 1) return undefined;
  return {
    keys: [key],
    share: ZERO,
    raw: '',
    page: line.page,
    line: line.line,
    cell: line.chunks.at(-1)!.cell,
    repaired: false,
    contradicts: false,
    confidence: 0.5,
    evidence: about.near.evidence,
    blank: true,
  };
}

function keyOf(text: string, confidence: number, label: RowKey['label']): RowKey | undefined {
  const bare = /\d/.test(text) ? bareKey(text) : undefined;
  return bare?.names.length === 1 && !bare.ranged
    ? { label, word: '', names: bare.names, ranged: false, plural: false, confidence }
    : undefined;
}
