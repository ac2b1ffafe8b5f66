import type { Box, Cell, Line, Page, ReadDocument, Word } from '@hoa/document-reader';

/** A line as it is kept: what a citation, a correction or a look at the page needs. */
export type StoredLine = {
  index: number;
  text: string;
  box: Box;
  cells: { text: string; box: Box; confidence: number; ref?: string; number?: string }[];
};

/** A word: text, box, confidence, whether it is bold, size of its font, and what another engine made of a number. */
type StoredWord = [string, ...Box, number, 0 | 1, number | null, string?];

/** What else the reader's rules look at; kept apart, since only reading the page as another kind asks for it. */
export interface StoredLayout extends Pick<Page, 'width' | 'height' | 'source' | 'rulings' | 'rotation'> {
  name?: string;
  /** By line and cell; null where the cell is one word. */
  words: (StoredWord[] | null)[][];
  /** Indices of lines that are bold throughout. */
  bold: number[];
}

export interface StoredPage {
  page: number;
  text: string;
  lines: StoredLine[];
}

/** What is known of the file beside its pages. */
export type StoredOrigin = Pick<ReadDocument, 'container' | 'pageCount' | 'info' | 'warnings'>;

export function toStoredLine({ index, text, box, cells }: Line): StoredLine {
  return {
    index,
    text,
    box,
    cells: cells.map((cell) => ({
      text: cell.text,
      box: cell.box,
      confidence: cell.confidence,
      ...(cell.ref === undefined ? {} : { ref: cell.ref }),
      ...(cell.number === undefined ? {} : { number: cell.number }),
    })),
  };
}

export function toStoredLayout(page: Page): StoredLayout {
  const { width, height, source, rulings, rotation, name, lines } = page;
  return {
    ...(name === undefined ? {} : { name }),
    ...{ width, height, source, rulings, rotation },
    words: lines.map((line) => line.cells.map(toStoredWords)),
    bold: lines.filter((line) => line.bold).map((line) => line.index),
  };
}

function toStoredWords({ words, text, box, confidence }: Cell): StoredWord[] | null {
  const only = words.length === 1 ? words[0] : undefined;
  const isCell = only?.text === text && String(only.box) === String(box) && only.confidence === confidence;
  if (isCell && !only.bold && only.fontSize === undefined && only.other === undefined) return null;
  return words.map((word): StoredWord => [
    word.text,
    ...word.box,
    word.confidence,
    word.bold ? 1 : 0,
    word.fontSize ?? null,
    ...(word.other === undefined ? ([] as const) : ([word.other] as const)),
  ]);
}

/** The page as the reader made it; of pages kept before words were, each cell's words share its width. */
export function toPage(stored: StoredPage, layout: StoredLayout | null): Page {
  const boxes = stored.lines.map((line) => line.box);
  const bold = new Set(layout?.bold);
  return {
    number: stored.page,
    ...(layout?.name === undefined ? {} : { name: layout.name }),
    width: layout?.width ?? Math.max(612, ...boxes.map((box) => box[2])),
    height: layout?.height ?? Math.max(792, ...boxes.map((box) => box[3])),
    source: layout?.source ?? 'text',
    rulings: layout?.rulings ?? [],
    rotation: layout?.rotation ?? 0,
    lines: stored.lines.map((line, l) => ({
      index: line.index,
      text: line.text,
      box: line.box,
      ...(bold.has(line.index) ? { bold: true } : {}),
      cells: line.cells.map((cell, c) => ({ ...cell, words: wordsOf(cell, layout?.words[l]?.[c]) })),
    })),
  };
}

function wordsOf(cell: StoredLine['cells'][number], stored: StoredWord[] | null | undefined): Word[] {
  if (stored === undefined) return sharedOut(cell);
  if (stored === null) return [{ text: cell.text, box: cell.box, confidence: cell.confidence }];
  return stored.map(([text, left, top, right, bottom, confidence, bold, fontSize, other]) => ({
    text,
    box: [left, top, right, bottom],
    confidence,
    ...(other === undefined ? {} : { other }),
    ...(bold ? { bold: true } : {}),
    ...(fontSize === null ? {} : { fontSize }),
  }));
}

function sharedOut({ text, box, confidence }: StoredLine['cells'][number]): Word[] {
  const [left, top, right, bottom] = box;
  const unit = (right - left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [left + index * unit, top, left + (index + word.length) * unit, bottom],
    confidence,
  }));
}
