import { unionOf } from '../page/lines';
import type { Cell, Line, Page } from '../page/types';
import { decimalToCents, readNumber, type NumberReading } from '../text/amounts';
import { workedAmount } from '../text/worked-amounts';
import { parseDate } from '../text/dates';
import { CellsOfPieces } from './cells-of-pieces';
import { numberAt, piecesOf, type NumberRun, type Piece } from './pieces';
import type { Item, Row } from './types';

/** No row of a table has as many words and figures: it is text, and is kept whole. */
const MOST_PIECES = 600;

/** Cuts the lines of a page into rows of items. */
export function rowsOfPage(page: Page): Row[] {
  return page.lines.map((line) => {
    const items =
      page.source === 'grid' || line.cells.every((cell) => cell.ref !== undefined)
        ? gridItems(line)
        : textItems(line, page);
    return rowOf({ page, line, items, stream: page.number });
  });
}

/** A row of given items, for a line that is cut in two. */
export function rowOf(input: { page: Page; line: Line; items: Item[]; stream: number }): Row {
  const heights = input.line.cells.flatMap((cell) =>
    cell.words.map((word) => word.fontSize ?? word.box[3] - word.box[1]),
  );
  const sorted = heights.sort((a, b) => a - b);
  return {
    ...input,
    box: input.items.length > 0 ? unionOf(input.items.map((item) => item.box)) : input.line.box,
    height: Math.max(4, sorted[sorted.length >> 1] ?? 10),
    bold:
      input.items.length > 0 &&
      input.items.every((item) => item.bold || item.kind !== 'words') &&
      input.items.some((item) => item.bold),
  };
}

/** An item so many points farther to the right. */
export function shifted(item: Item, points: number): Item {
  const [left, top, right, bottom] = item.box;
  return { ...item, box: [left + points, top, right + points, bottom], edge: item.edge + points };
}

function gridItems(line: Line): Item[] {
  if (line.cells.length > MOST_PIECES)
    return line.cells.slice(0, 1).map((cell) => ({ ...gridItem(cell), kind: 'words' }));
  return line.cells.map((cell) => gridItem(cell)).flatMap(withoutLoneSign);
}

/** `$` in a cell of its own belongs to the figure in the next, whose place then begins with it. */
function withoutLoneSign(item: Item, at: number, row: Item[]): Item[] {
  if (isLoneSign(item) && row[at + 1] && row[at + 1]!.kind !== 'words') return [];
  const before = row[at - 1];
  if (!before || !isLoneSign(before) || item.kind === 'words' || isLoneSign(item)) return [item];
  return [{ ...item, strong: item.kind === 'amount', box: unionOf([before.box, item.box]) }];
}

const isLoneSign = (item: Item): boolean => item.text.trim() === '$';

function gridItem(cell: Cell): Item {
  const shown = readNumber(cell.text);
  const bold = cell.words.length > 0 && cell.words.every((word) => word.bold === true);
  const base = {
    text: cell.text,
    box: cell.box,
    cell,
    bold,
    confidence: cell.confidence,
    mixed: false,
    repaired: false,
    edge: cell.box[2],
  };
  const words: Item = { ...base, kind: 'words', strong: false };
  if (cell.number !== undefined) return numericCell(cell, { ...base, shown }) ?? words;
  if (parseDate(cell.text)) return words;
  if (shown.kind === 'amount') return { ...base, kind: 'amount', cents: shown.cents, strong: !shown.plain };
  if (shown.kind === 'percent')
    return { ...base, kind: 'percent', cents: decimalToCents(shown.value) ?? 0, strong: false };
  if (shown.kind === 'dash') return { ...base, kind: 'dash', strong: false };
  const worked = workedAmount(cell.text);
  // A remark may be worked out too: alone it makes no column.
  return worked === undefined ? words : { ...base, kind: 'amount', cents: worked, strong: true, mixed: true };
}

/** A number of a spreadsheet means its stored value; what is shown tells only whether it is money or a percentage. */
function numericCell(
  cell: Cell,
  base: Omit<Item, 'kind' | 'strong'> & { shown: NumberReading },
): Item | undefined {
  const { shown, ...rest } = base;
  const cents = decimalToCents(cell.number ?? '');
  if (cents === undefined) return undefined;
  if (shown.kind === 'percent') {
    const hundredfold = decimalToCents(shown.value);
    return { ...rest, kind: 'percent', cents: hundredfold ?? 0, strong: false };
  }
  // A format such as `0 "units"` or a month's name shows words: then it is no plain number.
  if (shown.kind === 'words' && /\p{L}/u.test(cell.text) && !/^[\d.]+e[+-]?\d+$/i.test(cell.text))
    return undefined;
  const strong = shown.kind === 'amount' ? !shown.plain : shown.kind === 'dash';
  return { ...rest, kind: 'amount', cents, strong };
}

function textItems(line: Line, page: Page): Item[] {
  const pieces = piecesOf(line);
  if (pieces.length > MOST_PIECES) return [wordsItem(pieces)];
  const cells = new CellsOfPieces(pieces);
  const recognised = page.source === 'ocr';
  const items: Item[] = [];
  let words: Piece[] = [];
  const flush = (): void => {
    if (words.length > 0) items.push(wordsItem(words));
    words = [];
  };
  for (let i = 0; i < pieces.length;) {
    const piece = pieces[i]!;
    const run = numberAt(pieces, i, recognised);
    const last = words.at(-1);
    if (run && standsAlone({ pieces, cells, at: i, run })) {
      flush();
      // Leaders part what ends the cell from its words as a gap does.
      const isLed = piece.afterLeader && cells.lettersAfter(i, run.length) === 0;
      const isMixed = !isLed && cells.isMixed(i, run.length);
      items.push(numberItem(pieces.slice(i, i + run.length), run, isMixed));
      i += run.length;
      continue;
    }
    if (last && (last.cell !== piece.cell || piece.afterLeader)) flush();
    words.push(piece);
    i++;
  }
  flush();
  return items;
}

/** `Bud 25`, `Jan - Dec 27`: two digits behind such a word are a year, or a day. */
const YEARED =
  /^(?:bud(?:get)?|act(?:uals?)?|fye?|prop(?:osed)?|approved|adopted|est|proj|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/** `'25`, and the `'24 -` of `Nov '24 -` over `Oct '25`. */
const SHORT_YEAR = /^['‘’"“”]?[0-3]\d ?[-–—]?$/;

/** `Wickford, MA 20797`: the end of an address. */
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]?$/;

/** `This Year (2026)`: a year behind such a word is told, and is no loss of two thousand. */
const YEAR_TOLD = /^\((?:19[7-9]|20[0-6])\d\)$/;
const OF_YEARS =
  /^(?:y(?:ea)?rs?|budget(?:ed)?|actuals?|audited|fye?|propos(?:ed|al)|approved|adopted|estimated?|project(?:ed|ion)|forecast|plan(?:ned)?|now|next|last|prior|current|total)\.?$/i;

/** `(555) 010-7849`: the first part of a telephone number. */
const AREA_CODE = /^\(\d{3}\)$/;
const SUBSCRIBER = /^\d{3,4}[-.\u2010-\u2015]\d{4}\D*$/;

/** `8 Months Actual`: how many, in a label. */
const COUNTED = /^(?:months?|mos?\.?|mths?\.?|quarters?|years?)$/i;

interface Standing {
  pieces: Piece[];
  cells: CellsOfPieces;
  at: number;
  run: NumberRun;
}

/**
 * Whether a number is an item of its own. In a cell with words only an unmistakable amount is, or figures that end
 * the cell: the 4010 of `4010 Assessments` stays with its words, the 2 of `Phase 2` until no column claims it.
 */
function standsAlone({ pieces, cells, at, run }: Standing): boolean {
  if (AREA_CODE.test(pieces[at]!.text) && SUBSCRIBER.test(pieces[at + 1]?.text ?? '')) return false;
  const next = pieces[at + 1];
  if (/^\d{1,2}$/.test(run.text) && next?.cell === pieces[at]!.cell && COUNTED.test(next.text)) return false;
  if (pieces[at]!.afterLeader || !cells.isMixed(at, run.length)) return true;
  if (isOfFormula(pieces, at)) return false;
  const after = cells.lettersAfter(at, run.length);
  if (YEAR_TOLD.test(run.text) && OF_YEARS.test(pieces[at - 1]?.text ?? '')) return false;
  // Words on both sides make a sentence; a note may follow a figure closely.
  if (isStrong(run)) return cells.lettersBefore(at) === 0 || (after < 3 && !isTold(pieces, at));
  // `Cash Statement - 2019` is of that year, and nothing below zero.
  if (/^(?:[-–—]\s?)?(?:19[7-9]|20[0-6])\d\.?$/.test(run.text)) return false;
  if (SHORT_YEAR.test(run.text) && YEARED.test(pieces[at - 1]?.text ?? '')) return false;
  if (/^\d{5}$/.test(run.text) && STATE.test(pieces[at - 1]?.text ?? '')) return false;
  const isFirst = cells.startOf(at) === at;
  const isLater = cells.startOf(at) > 0 && cells.hasDigitsBefore(at);
  if (isFirst && isLater && /^-?\d{1,6}$|%/.test(run.text)) return true;
  // The only figure of its row, with a note close behind it; it counts only where a column claims it.
  if (isFirst && cells.startOf(at) > 0 && /^-?\d{2,6}$/.test(run.text)) return true;
  return !isFirst && run.reading.kind !== 'dash' && after === 0;
}

/** `40 units at $310`, `The quote of May 2, $9,400`: a word that goes on with its figure, or a comma before it. */
const GOES_ON = /^(?:at|of|to|from|for|by|is|are|was|were)$|\w,$/i;

function isTold(pieces: readonly Piece[], at: number): boolean {
  const own = pieces.slice(0, at).filter(({ cell }) => cell === pieces[at]!.cell);
  // `2031 Budget (Dues to $800)` is the head of a column.
  return GOES_ON.test(own.at(-1)?.text ?? '') && !own.some(({ text }) => text.startsWith('('));
}

/** `67 homes x $72 x 12`, `28 cuts x $465`, `3% of the above`: how a figure comes about, in a cell of its own. */
const FORMULA =
  /^\$?[\d.,]+%? \p{L}[\p{L} ]* [x×@*] ?\$?\d|^\$?[\d.,]+ [x×@*] \$?[\d.,]+ [x×@*]|^[\d.]+ ?% of \p{L}/iu;

function isOfFormula(pieces: readonly Piece[], at: number): boolean {
  const { cell } = pieces[at]!;
  const own = pieces.filter((piece) => piece.cell === cell).map(({ text }) => text);
  return own.length > 2 && FORMULA.test(own.join(' '));
}

/** `(1)` may be a footnote and `- 114` a department's number: only what has cents, commas or `$` is surely money. */
function isStrong(run: NumberRun): boolean {
  const { reading, text } = run;
  if (reading.kind !== 'amount' || reading.plain || reading.repaired) return false;
  return reading.currency || /[.,]\d/.test(text) || (/^\(/.test(text) && text.length > 4);
}

function wordsItem(pieces: Piece[]): Item {
  const box = unionOf(pieces.map((piece) => piece.box));
  return {
    text: pieces.map((piece) => piece.text).join(' '),
    box,
    cell: pieces[0]!.cell,
    bold: pieces.every((piece) => piece.bold),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
    kind: 'words',
    strong: false,
    mixed: false,
    repaired: false,
    edge: box[2],
  };
}

/** The amount with the one word that another engine reads otherwise, or without a bracket that nothing opens: `3051)`. */
function otherAmount(pieces: Piece[], run: NumberRun): Pick<Item, 'other'> {
  if (run.reading.kind === 'amount' && run.reading.cents < 0 && /^[^(]*\)$/.test(run.text))
    return { other: { text: run.text.slice(0, -1), cents: -run.reading.cents } };
  if (pieces.filter(({ other }) => other !== undefined).length !== 1) return {};
  const text = pieces.map((piece) => piece.other ?? piece.text).join('');
  const reading = readNumber(text, { recognised: true });
  return reading.kind === 'amount' ? { other: { text, cents: reading.cents } } : {};
}

function numberItem(pieces: Piece[], run: NumberRun, mixed: boolean): Item {
  const { reading } = run;
  const box = unionOf(pieces.map((piece) => piece.box));
  const last = pieces.at(-1)!;
  const behind = /[^\d]*$/.exec(last.text)?.[0].length ?? 0;
  const width = (last.box[2] - last.box[0]) / Math.max(1, last.text.length);
  const digits = pieces.findLast((piece) => /\d/.test(piece.text));
  return {
    text: run.text,
    box,
    cell: (digits ?? last).cell,
    bold: pieces.every((piece) => piece.bold),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
    kind: reading.kind,
    ...(reading.kind === 'amount' ? { cents: reading.cents } : {}),
    ...(reading.kind === 'percent' ? { cents: decimalToCents(reading.value) ?? 0 } : {}),
    ...otherAmount(pieces, run),
    strong: isStrong(run),
    mixed,
    repaired: reading.kind !== 'dash' && reading.repaired,
    edge:
      reading.kind === 'dash'
        ? box[2]
        : digits && digits !== last
          ? digits.box[2]
          : box[2] - Math.min(behind, 2) * width * 0.6,
  };
}
