import type { Box, Cell, Line, Page, ReadDocument, Word } from '@hoa/document-reader';

/** Lines of cells of words, by whatever another program's output says about them, as the reader's model of a page. */
export function pageOf(input: {
  number: number;
  size: { width: number; height: number };
  source: Page['source'];
  lines: Word[][][];
  rotation?: number;
}): Page {
  const lines = input.lines
    .map((cells) => cells.filter((words) => words.length > 0).map(cellOf))
    .filter((cells) => cells.length > 0)
    .map((cells, i): Line => ({
      index: i + 1,
      text: cells.map((cell) => cell.text).join('  '),
      box: around(cells),
      cells,
    }));
  return {
    number: input.number,
    ...input.size,
    source: input.source,
    lines,
    rulings: [],
    rotation: input.rotation ?? 0,
  };
}

export const documentOf = (pages: Page[]): ReadDocument => ({
  container: 'pdf',
  pages,
  pageCount: pages.length,
  warnings: [],
});

function cellOf(words: Word[]): Cell {
  return {
    text: words.map((word) => word.text).join(' '),
    box: around(words),
    words,
    confidence: Math.min(...words.map((word) => word.confidence)),
  };
}

export function around(parts: readonly { box: Box }[]): Box {
  return [
    Math.min(...parts.map(({ box }) => box[0])),
    Math.min(...parts.map(({ box }) => box[1])),
    Math.max(...parts.map(({ box }) => box[2])),
    Math.max(...parts.map(({ box }) => box[3])),
  ];
}
