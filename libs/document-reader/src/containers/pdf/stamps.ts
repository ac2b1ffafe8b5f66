import type { Box, Line, Word } from '../../page/types';

type Size = { width: number; height: number };

/** Words whose page is turned clockwise by quarters (degrees): their boxes as they lie after it. */
export function turnWords(words: Word[], turn: number, size: Size): Word[] {
  return words.map((word) => ({ ...word, box: turned(word.box, turn, size) }));
}

/** What recognition made of the stamps goes: their text is known. */
export function withoutStamped(words: Word[], stamps: Word[]): Word[] {
  return words.filter((word) => !stamps.some((stamp) => coveredShare(word.box, stamp.box) > 0.4));
}

/**
 * The lines of a scan with those of its stamps: whatever stands beside a row of a table does not become part of it.
 * Stamps above all else come first, the others last.
 */
export function linesBeside(
  scan: Line[],
  stamps: Line[],
  { turn, size }: { turn: number; size: Size },
): Line[] {
  const apart = stamps.map((line) => turnLine(line, turn, size));
  const top = Math.min(...scan.map((line) => line.box[1]));
  const above = apart.filter((line) => line.box[3] <= top);
  const others = apart.filter((line) => line.box[3] > top);
  return [...above, ...scan, ...others].map((line, i) => ({ ...line, index: i + 1 }));
}

function turnLine(line: Line, turn: number, size: Size): Line {
  const cells = line.cells.map((cell) => ({
    ...cell,
    box: turned(cell.box, turn, size),
    words: turnWords(cell.words, turn, size),
  }));
  return { ...line, box: turned(line.box, turn, size), cells };
}

function turned([x0, y0, x1, y1]: Box, turn: number, { width, height }: Size): Box {
  if (turn === 90) return [height - y1, x0, height - y0, x1];
  if (turn === 180) return [width - x1, height - y1, width - x0, height - y0];
  if (turn === 270) return [y0, width - x1, y1, width - x0];
  return [x0, y0, x1, y1];
}

/** Share of the first box that lies in the second. */
function coveredShare(box: Box, other: Box): number {
  const width = Math.min(box[2], other[2]) - Math.max(box[0], other[0]);
  const height = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
  const area = Math.max(1e-6, (box[2] - box[0]) * (box[3] - box[1]));
  return width <= 0 || height <= 0 ? 0 : (width * height) / area;
}
