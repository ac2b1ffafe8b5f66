import { cellsOf } from './cells';
import { withoutLeaders } from './leaders';
import { withoutLineNumbers } from './line-numbers';
import type { Box, Line, Ruling, Word } from './types';

/** Words and rulings of one page to its lines, top to bottom, each with its cells from left to right. */
export function linesOf(words: Word[], rulings: Ruling[]): Line[] {
  const verticals = rulings.filter((ruling) => ruling[0] === ruling[2]).sort((a, b) => a[0] - b[0]);
  const rows = rowsOf(withoutLineNumbers(words))
    .map(withoutLeaders)
    .filter((row) => row.length > 0);
  return rows.map((row, i) => {
    const cells = cellsOf(row, verticals);
    const bold = row.every((word) => word.bold === true);
    return {
      index: i + 1,
      text: cells.map((cell) => cell.text).join('  '),
      box: unionOf(cells.map((cell) => cell.box)),
      cells,
      ...(bold ? { bold } : {}),
    };
  });
}

interface Row {
  words: Word[];
  /** Of the word that opened the row: a drifting mean would pull rows of a tight table together. */
  top: number;
  bottom: number;
}

/**
 * Words whose middles overlap stand on one line. Tall words (a heading beside small print, a bracket over two rows)
 * are placed last, so that they join the line of their baseline and do not bridge two.
 */
export function rowsOf(words: Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => baseline(a) - baseline(b));
  const rows: Row[] = [];
  for (const word of sorted) {
    const row = bestRow(rows, word);
    if (row) row.words.push(word);
    else rows.push({ words: [word], top: word.box[1], bottom: word.box[3] });
  }
  return rows.sort((a, b) => a.bottom - b.bottom).map((row) => row.words.sort((a, b) => a.box[0] - b.box[0]));
}

function bestRow(rows: Row[], word: Word): Row | undefined {
  let best: Row | undefined;
  let bestOverlap = 0;
  for (let i = rows.length - 1; i >= Math.max(0, rows.length - 6); i--) {
    const row = rows[i];
    if (!row) continue;
    const overlap = Math.min(row.bottom, word.box[3]) - Math.max(row.top, word.box[1]);
    const share = overlap / Math.min(row.bottom - row.top, word.box[3] - word.box[1]);
    if (share > 0.55 && share > bestOverlap && !collides(row, word)) {
      best = row;
      bestOverlap = share;
    }
  }
  return best;
}

/** Two words in the same place cannot be on one line, however close their baselines are. */
function collides(row: Row, word: Word): boolean {
  return row.words.some((other) => {
    const overlap = Math.min(other.box[2], word.box[2]) - Math.max(other.box[0], word.box[0]);
    const width = Math.min(other.box[2] - other.box[0], word.box[2] - word.box[0]);
    return overlap > 0.5 * width && Math.abs(other.box[3] - word.box[3]) > 0.25 * (word.box[3] - word.box[1]);
  });
}

function baseline(word: Word): number {
  return word.box[3];
}

export function unionOf(boxes: Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
