import { median } from './bands';
import { readNumber } from '../text/amounts';
import type { Item, Row } from './types';

/** Figures of a page that must agree on their decimals before the others are read by them. */
const FEWEST = 8;

/**
 * A recogniser loses and mistakes separators: `25:59232`, `5.219 26`, `7.03544`. Where most figures of a scan show
 * cents (or none do), those that do not are read again from their digits alone, and marked as put right. So are plain
 * digits that end where a column of cents does: `5708` under `41.33` has lost its point.
 */
export function settleRecognised(rows: Row[]): Row[] {
  return withFigures(withoutSpecks(rows).map(withTotals).map(withoutRules));
}

/**
 * Of the height of a page's words: what is lower is a speck or a shadow that a recognizer took for digits, which are as high
 * as capitals, or for letters.
 */
const LOW = { digits: 0.5, letters: 0.35 };
const SPECK = /^(?:(\d{1,2})|[\p{L}\d]{1,4})$/u;

function withoutSpecks(rows: Row[]): Row[] {
  const heights = rows.flatMap(({ page, items }) => (page.source === 'ocr' ? items.map(heightOf) : []));
  const height = median(heights);
  const isSpeck = (item: Item): boolean => {
    const found = SPECK.exec(item.text.trim());
    return found !== null && heightOf(item) < (found[1] ? LOW.digits : LOW.letters) * height;
  };
  // "Total developer items      a": where figures stand, a small letter far behind the words is what became of a dash.
  const isStray = (item: Item, i: number, items: Item[]): boolean =>
    i > 0 && i === items.length - 1 && /^\p{Ll}$/u.test(item.text.trim()) && item.box[0] - items[i - 1]!.box[2] > FAR * height; // prettier-ignore
  return rows.flatMap((row) => {
    if (row.page.source !== 'ocr') return [row];
    const items = row.items.filter((item, i) => !isSpeck(item) && !isStray(item, i, row.items));
    if (items.length === row.items.length) return [row];
    return items.length > 0 ? [{ ...row, items }] : [];
  });
}

/** Heights of a word. */
const FAR = 5;

const heightOf = ({ box }: Item): number => box[3] - box[1];

/** `5,171.00 i`: the line of a grid behind a figure. */
const BEFORE_RULE = /^(\S*\d\S*) [il!|*'’`]$/;

const withoutRules = (row: Row): Row => row.page.source === 'ocr' ? { ...row, items: row.items.map(beforeRule) } : row; // prettier-ignore

function beforeRule(item: Item): Item {
  const [, figure] = (item.kind === 'words' && BEFORE_RULE.exec(item.text)) || [];
  if (figure === undefined) return item;
  const read = readNumber(figure, { recognised: true });
  const word = item.cell.words.find(({ text, box }) => text === figure && box[0] >= item.box[0] - 1);
  if (read.kind !== 'amount' || !word) return item;
  return { ...item, kind: 'amount', text: figure, cents: read.cents, strong: !read.plain, repaired: read.repaired, box: word.box, edge: word.box[2] }; // prettier-ignore
}

/** What a recogniser makes of the word that everything hangs on: `lotal`, `'Iotal`, `TOIAL`. */
const TOTAL = /(?<![\p{L}\d])['‘’]?[TtlI1|fFJ][o0O][tTIl1][aA4][lI1|L](?=s?(?![\p{L}\d]))/gu;

function withTotals(row: Row): Row {
  if (row.page.source !== 'ocr') return row;
  const items = row.items.map((item) => {
    const text = item.kind === 'words' ? item.text.replace(TOTAL, isCapital) : item.text;
    return text === item.text ? item : { ...item, text };
  });
  return { ...row, items };
}

const isCapital = (found: string): string => (/[A-Z]{2}/.test(found.slice(-3)) ? 'TOTAL' : 'Total');

function withFigures(rows: Row[]): Row[] {
  const figures = rows
    .filter((row) => row.page.source === 'ocr')
    .flatMap((row) => row.items.filter((item) => item.kind === 'amount' && item.strong));
  if (figures.length < FEWEST) return rows;
  const withCents = figures.filter((item) => decimalsOf(item.text) === 2).length;
  const style = withCents >= 0.6 * figures.length ? 2 : withCents <= 0.1 * figures.length ? 0 : undefined;
  if (style === undefined) return rows;
  const isBare = style === 2 ? bareAmong(rows) : () => false;
  return rows.map((row) => {
    if (row.page.source !== 'ocr') return row;
    const items = style === 2 ? joinedFigures(row) : row.items;
    return { ...row, items: items.map((item) => (isBare(item, row) ? pointed(item) : settled(item, style))) };
  });
}

const DOLLARS = /^[-–($]*\d{1,3}(?:[.,:;]?\d{2,3})*$/;
const THOUSANDS = /^[-–($]*\d{1,3}(?:[.,]\d{3})*$/;
const CENTS = /^\d\d\)?$/;
const HUNDREDS = /^\d{3}\.\d\d\)?$/;
/** Of the height of a row: the widest gap that a lost point or comma leaves. */
const SPACE = 0.8;

/** `32,700 00` and `$42 970.00`: a figure in one cell that a lost point or comma took apart. */
function joinedFigures({ items, height }: Row): Item[] {
  return items.reduce<Item[]>((kept, item) => {
    const last = kept.at(-1);
    const [before, after] = [last?.text.trim() ?? '', item.text.trim()];
    const isRest =
      last !== undefined &&
      last.cell === item.cell &&
      last.kind === 'amount' &&
      ((DOLLARS.test(before) && CENTS.test(after)) || (THOUSANDS.test(before) && HUNDREDS.test(after))) &&
      item.box[0] - last.box[2] < SPACE * height;
    if (!isRest) return [...kept, item];
    const box: Item['box'] = [last.box[0], last.box[1], item.box[2], item.box[3]];
    return [...kept.slice(0, -1), pointed({ ...item, text: `${before} ${after}`, box, mixed: last.mixed })];
  }, []);
}

/** Figures with cents at one edge, which tell that a bare one there has lost its point. */
const COLUMN = 3;
/** Of the height of a row: how far apart the edges of a column's figures may be. */
const LEVEL = 0.4;
const BARE = /^[-–(]?\$?\d{3,9}\)?$/;

const hasCents = (item: Item): boolean =>
  item.kind === 'amount' && item.strong && decimalsOf(item.text) === 2;
const isBareFigure = (item: Item): boolean => item.kind === 'amount' && !item.mixed && BARE.test(item.text);

/** Tells figures without a point in columns of cents; a year over them stands on a row that has none. */
function bareAmong(rows: Row[]): (item: Item, row: Row) => boolean {
  const edges = (is: (item: Item) => boolean): number[] =>
    rows
      .filter((row) => row.page.source === 'ocr' && row.items.some(hasCents))
      .flatMap((row) => row.items.filter(is).map((item) => item.edge));
  const [cents, bare] = [edges(hasCents), edges(isBareFigure)];
  const near = (list: number[], item: Item, row: Row): number =>
    list.filter((edge) => Math.abs(edge - item.edge) <= row.height * LEVEL).length;
  return (item, row) => {
    if (!isBareFigure(item) || !row.items.some(hasCents)) return false;
    const pointed = near(cents, item, row);
    return pointed >= COLUMN && pointed > near(bare, item, row);
  };
}

/** Its last two digits as cents. */
function pointed(item: Item): Item {
  const cents = Number(item.text.replace(/\D/g, ''));
  return {
    ...item,
    kind: 'amount',
    cents: /^\$?[-–(]/.test(item.text) ? -cents : cents,
    strong: true,
    repaired: true,
  };
}

function decimalsOf(text: string): number {
  return /\.(\d+)\D*$/.exec(text)?.[1]?.length ?? 0;
}

const NEARLY = /^[-–(]?\s*\$?\s*[-–(]?\s*\d[\d.,:;'’ ]*\d\s*\)?-?$/;

function settled(item: Item, style: 0 | 2): Item {
  const isAmount = item.kind === 'amount';
  if (isAmount && (style === 2 ? decimalsOf(item.text) === 2 : decimalsOf(item.text) === 0)) return item;
  if (!isAmount && (item.kind !== 'words' || item.mixed)) return item;
  const text = item.text.trim();
  const digits = text.replace(/\D/g, '');
  if (!NEARLY.test(text) || digits.length < 3 || digits.length > 11 || !/[.,:;$' ]/.test(text)) return item;
  // A round figure among cents ("1,200") is printed so; only lost separators are put back.
  if (isAmount && style === 2 && /^\W*\d{1,3}(?:,\d{3})*\W*$/.test(text)) return item;
  const cents = style === 2 ? Number(digits) : Number(digits) * 100;
  const negative = /^[-–(]|[-–(]\s*\$|\)$|-$/.test(text);
  return { ...item, kind: 'amount', cents: negative ? -cents : cents, strong: true, repaired: true };
}
