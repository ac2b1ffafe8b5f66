import type { Box, Cell, Line, Page, Ruling, Word } from '@hoa/document-reader';

/**
 * A page with nothing in it that follows from the rest: texts, boxes and confidences of lines and cells are those of their
 * words. Coordinates are hundredths of a point, each word's beside the one before, so that they compress to a few bits.
 */
export interface FrozenPage {
  name?: string;
  size: [width: number, height: number];
  source: Page['source'];
  rotation?: number;
  /** Four numbers a line. */
  rulings?: number[];
  /** Lines of cells of words. */
  lines: string[][][];
  /** Per word: distance from the right end of the one before, width, distance from its top, height, all in hundredths of a point. */
  left: number[];
  width: number[];
  top: number[];
  height: number[];
  /** Per word, left out where it is the same of all: thousandths; hundredths of a point or 0 for unknown; 1 for bold. */
  confidence?: number[];
  fontSize?: number[];
  bold?: number[];
  /** Per cell, left out where no cell has one. */
  refs?: (string | 0)[];
  numbers?: (string | 0)[];
}

const THOUSANDTHS = 1000;
const HUNDREDTHS = 100;
const scaled = (value: number, by: number): number => Math.round(value * by);

export function freezePage(page: Page): FrozenPage {
  const cells = page.lines.flatMap((line) => line.cells);
  const words = cells.flatMap((cell) => cell.words);
  const some = <T, K extends string>(key: K, of: readonly T[], isNothing: (value: T) => boolean) =>
    of.every(isNothing) ? {} : ({ [key]: of } as Record<K, readonly T[]>);
  return {
    ...(page.name === undefined ? {} : { name: page.name }),
    size: [page.width, page.height],
    source: page.source,
    ...(page.rotation === 0 ? {} : { rotation: page.rotation }),
    ...some(
      'rulings',
      page.rulings.flat().map((at) => scaled(at, HUNDREDTHS)),
      () => false,
    ),
    lines: page.lines.map((line) => line.cells.map((cell) => cell.words.map((word) => word.text))),
    ...freezeBoxes(words.map((word) => word.box)),
    ...some(
      'confidence',
      words.map((word) => scaled(word.confidence, THOUSANDTHS)),
      (one) => one === THOUSANDTHS,
    ),
    ...some(
      'fontSize',
      words.map((word) => scaled(word.fontSize ?? 0, HUNDREDTHS)),
      (one) => one === 0,
    ),
    ...some(
      'bold',
      words.map((word) => (word.bold ? 1 : 0)),
      (one) => one === 0,
    ),
    ...some(
      'refs',
      cells.map((cell) => cell.ref ?? 0),
      (one) => one === 0,
    ),
    ...some(
      'numbers',
      cells.map((cell) => cell.number ?? 0),
      (one) => one === 0,
    ),
  };
}

function freezeBoxes(boxes: readonly Box[]): Pick<FrozenPage, 'left' | 'width' | 'top' | 'height'> {
  const hundredths = boxes.map((box) => box.map((at) => scaled(at, HUNDREDTHS)) as Box);
  const before = (at: number): Box => hundredths[at - 1] ?? [0, 0, 0, 0];
  return {
    left: hundredths.map((box, at) => box[0] - before(at)[2]),
    width: hundredths.map((box) => box[2] - box[0]),
    top: hundredths.map((box, at) => box[1] - before(at)[1]),
    height: hundredths.map((box) => box[3] - box[1]),
  };
}

export function thawPage(frozen: FrozenPage, number: number): Page {
  const words = thawWords(frozen);
  let cellAt = 0;
  let wordAt = 0;
  const lines = frozen.lines.map((cells, at) =>
    lineOf(
      at + 1,
      cells.map((texts) => {
        const own = words.slice(wordAt, (wordAt += texts.length));
        const [ref, exact] = [frozen.refs?.[cellAt], frozen.numbers?.[cellAt]];
        cellAt++;
        return { ...cellOf(own), ...(ref ? { ref } : {}), ...(exact ? { number: exact } : {}) };
      }),
    ),
  );
  return {
    number,
    ...(frozen.name === undefined ? {} : { name: frozen.name }),
    width: frozen.size[0],
    height: frozen.size[1],
    source: frozen.source,
    lines,
    rulings: thawRulings(frozen.rulings ?? []),
    rotation: frozen.rotation ?? 0,
  };
}

function thawWords(frozen: FrozenPage): Word[] {
  let [right, top] = [0, 0];
  return frozen.lines.flat(2).map((text, at) => {
    const left = right + frozen.left[at]!;
    right = left + frozen.width[at]!;
    top += frozen.top[at]!;
    const box = [left, top, right, top + frozen.height[at]!].map(
      (hundredths) => hundredths / HUNDREDTHS,
    ) as Box;
    const size = frozen.fontSize?.[at] ?? 0;
    return {
      text,
      box,
      confidence: (frozen.confidence?.[at] ?? THOUSANDTHS) / THOUSANDTHS,
      ...(size === 0 ? {} : { fontSize: size / HUNDREDTHS }),
      ...(frozen.bold?.[at] ? { bold: true } : {}),
    };
  });
}

const cellOf = (words: Word[]): Cell => ({
  text: words.map((word) => word.text).join(' '),
  box: around(words.map((word) => word.box)),
  words,
  confidence: Math.min(...words.map((word) => word.confidence)),
});

function lineOf(index: number, cells: Cell[]): Line {
  const isBold = cells.every((cell) => cell.words.every((word) => word.bold));
  return {
    index,
    text: cells.map((cell) => cell.text).join('  '),
    box: around(cells.map((cell) => cell.box)),
    cells,
    ...(isBold ? { bold: true } : {}),
  };
}

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

const thawRulings = (hundredths: readonly number[]): Ruling[] =>
  Array.from(
    { length: hundredths.length / 4 },
    (_, at) => hundredths.slice(4 * at, 4 * at + 4).map((one) => one / HUNDREDTHS) as Ruling,
  );
