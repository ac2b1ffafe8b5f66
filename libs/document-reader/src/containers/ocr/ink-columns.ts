import type { Gray, Mask } from './bitmap';
import { median, stretches } from './pieces';
import type { RecognisedWord } from './recogniser';

/** Top and bottom of a row of ink, in pixels. */
export interface InkRow {
  top: number;
  bottom: number;
}

/** Pieces of ink that stand under each other, one on a row. */
export interface InkColumn {
  left: number;
  right: number;
  rows: InkRow[];
}

/** Inches: the height of a row of letters. */
const LOWEST = 0.045;
const HIGHEST = 0.22;
const FEWEST = 8;
/** Heights of a row: the gap between two pieces, and the widest one. */
const GAP = 0.7;
const WIDEST = 7;
/** Of the characters that were made of a column. */
const FIGURES = 0.4;

/**
 * Columns of figures as they stand on the page, whatever was read of them: ink under ink on rows that are level. Dots
 * that lead to a figure are ink on the line only, and are looked over.
 */
export function inkColumns(
  page: { image: Gray; mask: Mask; dpi: number },
  words: RecognisedWord[],
): InkColumn[] {
  const rows = inkRows(page.mask, page.dpi);
  const height = median(rows.map(({ top, bottom }) => bottom - top));
  const columns: (InkColumn & { lefts: number[]; rights: number[] })[] = [];
  for (const row of rows) {
    const above = { top: row.top, bottom: Math.round(row.top + (row.bottom - row.top) * 0.7) };
    for (const [left, right] of stretches(page.image, { ...above, start: 0, gap: height * GAP })) {
      if (right - left < height || right - left > height * WIDEST) continue;
      const column = columns.find((one) => covers(one, left, right));
      if (!column) columns.push({ left, right, rows: [row], lefts: [left], rights: [right] });
      else {
        column.rows.push(row);
        column.lefts.push(left);
        column.rights.push(right);
        [column.left, column.right] = [median(column.lefts), median(column.rights)];
      }
    }
  }
  return columns
    .filter((column) => column.rows.length >= FEWEST && hasFigures(column, words))
    .map(({ left, right, rows: own }) => ({ left: left - 2, right: right + 3, rows: own }));
}

/** Rows of ink over the whole page, with paper above and below each. */
function inkRows(mask: Mask, dpi: number): InkRow[] {
  const { width, height, data } = mask;
  const rows: InkRow[] = [];
  let top = -1;
  for (let y = 0; y <= height; y++) {
    let ink = 0;
    if (y < height) for (let i = y * width; i < (y + 1) * width; i++) ink += data[i] ?? 0;
    if (ink > 1) {
      if (top < 0) top = y;
    } else if (top >= 0) {
      if (y - top >= dpi * LOWEST && y - top <= dpi * HIGHEST) rows.push({ top, bottom: y - 1 });
      top = -1;
    }
  }
  return rows;
}

function covers(column: InkColumn, left: number, right: number): boolean {
  const overlap = Math.min(column.right, right) - Math.max(column.left, left);
  return overlap > 0.65 * Math.max(column.right - column.left, right - left);
}

function hasFigures(column: InkColumn, words: RecognisedWord[]): boolean {
  const texts = words
    .filter(
      ({ box }) => box[0] < column.right && box[2] > column.left && column.rows.some((row) => isOn(row, box)),
    )
    .map(({ text }) => text)
    .join('');
  const letters = texts.replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters > 0 && texts.replace(/[^\d]/g, '').length >= letters * FIGURES;
}

export function isOn(row: InkRow, box: RecognisedWord['box']): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle >= row.top - 2 && middle <= row.bottom + 2;
}
