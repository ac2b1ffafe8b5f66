import type { Box, Cell, Line, Page, Ruling, Word } from '@hoa/document-reader';

/**
 * A page with nothing in it that follows from the rest: texts, boxes and confidences of lines and cells are those of their
 * words. Coordinates are whole fractions of a point, each word's beside the one before, so that they compress to a few bits.
 */
export interface FrozenPage {
  name?: string;
  size: [width: number, height: number];
  source: Page['source'];
  rotation?: number;
  /** Parts of a point in which coordinates are counted; hundreds if absent. */
  scale?: number;
  /** Four numbers a line. */
  rulings?: number[];
  /** Lines of cells of words. */
  lines: string[][][];
  /** Per word: distance from the right end of the one before, width, distance from its top, height. */
  left: number[];
  width: number[];
  top: number[];
  height: number[];
  /** Per word, left out where it is the same of all: thousandths; hundredths of a point or 0 for unknown; 1 for bold. */
  confidence?: number[];
  fontSize?: number[];
  bold?: number[];
  /** Numbers as another engine reads them. */
  others?: (string | 0)[];
  /** Per cell, left out where no cell has one. */
  refs?: (string | 0)[];
  /** Texts that are not the words with spaces between them. */
  texts?: (string | 0)[];
  numbers?: (string | 0)[];
}

const THOUSANDTHS = 1000;
const HUNDREDTHS = 100;
const MILLIONTHS = 1e6;
const scaled = (value: number, by: number): number => Math.round(value * by);
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/**
 * Hundredths of a point where the page has nothing finer, as one that was frozen in them; otherwise millionths, since the
 * reader compares places that can be equal but for less than a thousandth.
 */
const scaleFor = (coordinates: readonly number[]): number =>
  coordinates.every((at) => isWhole(at * HUNDREDTHS)) ? HUNDREDTHS : MILLIONTHS;
const joined = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

export function freezePage(page: Page): FrozenPage {
  const cells = page.lines.flatMap((line) => line.cells);
  const words = cells.flatMap((cell) => cell.words);
  const scale = scaleFor([...words.flatMap((word) => word.box), ...page.rulings.flat()]);
  const some = <T, K extends string>(key: K, of: readonly T[], isNothing: (value: T) => boolean) =>
    of.every(isNothing) ? {} : ({ [key]: of } as Record<K, readonly T[]>);
  return {
    ...(page.name === undefined ? {} : { name: page.name }),
    size: [page.width, page.height],
    source: page.source,
    ...(page.rotation === 0 ? {} : { rotation: page.rotation }),
    ...(scale === HUNDREDTHS ? {} : { scale }),
    ...some(
      'rulings',
      page.rulings.flat().map((at) => scaled(at, scale)),
      () => false,
    ),
    lines: page.lines.map((line) => line.cells.map((cell) => cell.words.map((word) => word.text))),
    ...freezeBoxes(
      words.map((word) => word.box),
      scale,
    ),
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
      'others',
      words.map((word) => word.other ?? 0),
      (one) => one === 0,
    ),
    ...some(
      'refs',
      cells.map((cell) => cell.ref ?? 0),
      (one) => one === 0,
    ),
    ...some(
      'texts',
      cells.map((cell) => (cell.text === joined(cell.words) ? 0 : cell.text)),
      (one) => one === 0,
    ),
    ...some(
      'numbers',
      cells.map((cell) => cell.number ?? 0),
      (one) => one === 0,
    ),
  };
}

function freezeBoxes(
  boxes: readonly Box[],
  scale: number,
): Pick<FrozenPage, 'left' | 'width' | 'top' | 'height'> {
  const whole = boxes.map((box) => box.map((at) => scaled(at, scale)) as Box);
  const before = (at: number): Box => whole[at - 1] ?? [0, 0, 0, 0];
  return {
    left: whole.map((box, at) => box[0] - before(at)[2]),
    width: whole.map((box) => box[2] - box[0]),
    top: whole.map((box, at) => box[1] - before(at)[1]),
    height: whole.map((box) => box[3] - box[1]),
  };
}

export function thawPage(frozen: FrozenPage, number: number): Page {
  const scale = frozen.scale ?? HUNDREDTHS;
  const words = thawWords(frozen, scale);
  let cellAt = 0;
  let wordAt = 0;
  const lines = frozen.lines.map((cells, at) =>
    lineOf(
      at + 1,
      cells.map((texts) => {
        const own = words.slice(wordAt, (wordAt += texts.length));
        const [ref, exact] = [frozen.refs?.[cellAt], frozen.numbers?.[cellAt]];
        const text = frozen.texts?.[cellAt] || joined(own);
        cellAt++;
        return { ...cellOf(own, text), ...(ref ? { ref } : {}), ...(exact ? { number: exact } : {}) };
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
    rulings: thawRulings(frozen.rulings ?? [], scale),
    rotation: frozen.rotation ?? 0,
  };
}

function thawWords(frozen: FrozenPage, scale: number): Word[] {
  let [right, top] = [0, 0];
  return frozen.lines.flat(2).map((text, at) => {
    const left = right + frozen.left[at]!;
    right = left + frozen.width[at]!;
    top += frozen.top[at]!;
    const box = [left, top, right, top + frozen.height[at]!].map((whole) => whole / scale) as Box;
    const size = frozen.fontSize?.[at] ?? 0;
    return {
      text,
      box,
      confidence: (frozen.confidence?.[at] ?? THOUSANDTHS) / THOUSANDTHS,
      ...(size === 0 ? {} : { fontSize: size / HUNDREDTHS }),
      ...(frozen.bold?.[at] ? { bold: true } : {}),
      ...(frozen.others?.[at] ? { other: frozen.others[at] } : {}),
    };
  });
}

const cellOf = (words: Word[], text: string): Cell => ({
  text,
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

const thawRulings = (whole: readonly number[], scale: number): Ruling[] =>
  Array.from(
    { length: whole.length / 4 },
    (_, at) => whole.slice(4 * at, 4 * at + 4).map((one) => one / scale) as Ruling,
  );
