import type { Chunk, ChunkLine } from './chunks';
import { approx, ofPercent, type Ratio } from './ratio';
import type { Row, RowKey } from './row';
import { arePercents } from './scale';
import { findKeys } from './unit-text';

/**
 * A share by its marks, or a bare figure with decimals: `Units 101-106, each 0.04302`. Beside a marked share bare
 * figures are of something else: an area of `1.536` square feet.
 */
function isFigure(chunk: Chunk, { chunks }: ChunkLine): boolean {
  if (chunk.kind === 'share') return true;
  if (chunks.some(({ kind }) => kind === 'share')) return false;
  return chunk.kind === 'number' && /\.\s?\d{2,}$/.test(chunk.text);
}

/** Every share has a labelled unit before it, and none stands behind another: the lines need no columns. */
export function isLabelled(lines: ChunkLine[]): boolean {
  const plain = lines.filter((line) => {
    let keyed = false;
    let figures = 0;
    for (const chunk of line.chunks) {
      if (isFigure(chunk, line)) {
        if (!keyed) return false;
        figures++;
        keyed = false;
      } else if (
        keysOf(chunk).some((key) => key.label === 'unit' || key.label === 'lot' || key.label === 'special')
      )
        keyed = true;
    }
    return figures > 0;
  });
  return plain.length >= lines.length * 0.8;
}

interface Found {
  line: ChunkLine;
  chunk: Chunk;
  keys: RowKey[];
}

export function labelledRows(lines: ChunkLine[]): Row[] {
  const found = lines.flatMap(pairsOf);
  const scale = scaleOf(found);
  return found.map(({ line, chunk, keys }) => {
    const marked = chunk.found?.share;
    return rowOf({ line, chunk, keys, share: marked ?? scale(chunk.number!), evidence: marked ? 1 : 0.96 });
  });
}

function pairsOf(line: ChunkLine): Found[] {
  const pairs: Found[] = [];
  let keys: RowKey[] = [];
  for (const chunk of line.chunks) {
    if (!isFigure(chunk, line)) keys.push(...keysOf(chunk));
    else {
      if (keys.some(isName)) pairs.push({ line, chunk, keys });
      keys = [];
    }
  }
  return pairs;
}

/** Bare figures are percentages where they add to 100, else decimals of one. */
function scaleOf(found: Found[]): (number: Ratio) => Ratio {
  const values = found.flatMap(({ chunk, keys }) => {
    const units = Math.max(1, ...keys.map((key) => key.names.length));
    return chunk.number ? [approx(chunk.number) * units] : [];
  });
  return arePercents(values, false) ? ofPercent : (number) => number;
}

export function isName(key: RowKey): boolean {
  return key.label === 'unit' || key.label === 'lot' || key.label === 'special' || key.label === 'building';
}

export function keysOf(chunk: Chunk): RowKey[] {
  if (chunk.unread !== undefined) return [unreadKey(chunk.unread)];
  return findKeys(chunk.text).map(({ label, word, names, ranged, plural }) => ({
    label,
    word,
    names,
    ranged,
    plural,
    confidence: chunk.confidence,
  }));
}

export function unreadKey(text: string): RowKey {
  return {
    label: 'unit',
    word: '',
    names: [text],
    ranged: false,
    plural: false,
    confidence: 0,
    unread: true,
  };
}

export function rowOf(input: Found & { share: Row['share']; evidence: number }): Row {
  const { line, chunk, keys, share, evidence } = input;
  return {
    keys,
    share,
    raw: chunk.text,
    page: line.page,
    line: line.line,
    cell: chunk.cell,
    repaired: chunk.found?.repaired ?? chunk.repaired ?? false,
    contradicts: chunk.found?.contradicts ?? false,
    confidence: chunk.confidence,
    evidence,
  };
}
