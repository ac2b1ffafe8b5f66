import type { Box, Ruling, Word } from '../../page/types';
import { inkShare, prepare, turnPrepared, type Prepared, type Ways } from './prepare';
import type { Gray } from './bitmap';
import type { RecognisedWord, Recogniser } from './recogniser';
import { columnLook } from './column-look';
import { pointLook } from './leading-point';
import { withCommas } from './lost-commas';
import { numberLook } from './number-look';
import { sameInk } from './same-ink';
import { secondLook } from './second-look';
import { withoutStrayQuotes } from './stray-quotes';
import { withoutStrayStrokes } from './stray-strokes';

export interface RecognisedPage {
  words: Word[];
  rulings: Ruling[];
  /** Points, as read. */
  width: number;
  height: number;
  /** Clockwise degrees by which the page was turned to be read. */
  turned: number;
}

/** What a page asks of the engine. */
type Reader = Pick<Recogniser, 'recognise' | 'numbers' | 'onAlive'>;

/** Less ink than this is an empty page with specks. */
const BLANK = 0.0004;
/** Letters that are sure enough to judge a way up by. */
const LETTERS = 30;
/**
 * Mean confidences that no text reaches that is upside down or on its side. On scans of budgets: a few lines of them
 * 0.19 at most and 0.54 at least upright, the densest band 0.41 and 0.68, whole pages 0.33 and 0.61.
 */
const SEEMS_UPRIGHT = 0.4;
const UPRIGHT = 0.6;
/** Shares of the page's height. */
const BAND = 0.09;
const FEW_LINES = 0.05;

interface Upright {
  prepared: Prepared;
  words: RecognisedWord[];
}

/** Reads a scanned page: levels it, takes out ruled lines, finds which way is up, recognises, and looks for what was missed. */
export function recognisePage(page: Gray, dpi: number, recogniser: Reader): Promise<RecognisedPage> {
  return recognisePrepared(prepare(page, dpi), dpi, recogniser);
}

/** The same for a page that was prepared while no engine was free. */
export async function recognisePrepared(
  ways: Ways,
  dpi: number,
  recogniser: Reader,
): Promise<RecognisedPage> {
  let prepared = ways.likely;
  let words: RecognisedWord[] = [];
  if (inkShare(prepared.mask) > BLANK) {
    ({ prepared, words } = await readUpright(ways, dpi, recogniser));
    words = await withMissed({ words, prepared, dpi, recogniser });
    words = await pointLook({ words, prepared, dpi, recogniser });
    words = await secondLook({ words, prepared, dpi, recogniser });
    words = await columnLook({ words, prepared, dpi, recogniser });
    words = await sameInk({ words, prepared, dpi, recogniser });
    words = await numberLook({ words, prepared, recogniser });
  }
  const scale = 72 / dpi;
  return {
    words: withCommas(withoutStrayStrokes(withoutStrayQuotes(words.flatMap((word) => toWord(word, scale))))),
    rulings: prepared.rules.map(({ x0, y0, x1, y1 }): Ruling => [
      x0 * scale,
      y0 * scale,
      x1 * scale,
      y1 * scale,
    ]),
    width: prepared.image.width * scale,
    height: prepared.image.height * scale,
    turned: prepared.quarters * 90,
  };
}

/**
 * Most pages are the likely way up, and reading the page confirms it. Of a page that lies on its side, half are upside down:
 * a few lines of it tell. Only a page that does not read is tried the other ways.
 */
async function readUpright(ways: Ways, dpi: number, recogniser: Reader): Promise<Upright> {
  const read: Read = (image) => recogniser.recognise(image, 'block', dpi);
  let likely: RecognisedWord[] | undefined;
  if (ways.likely.quarters === 0 || (await seemsUpright(ways.likely, read))) {
    likely = await read(ways.likely.image);
    if (sureLetters(likely) >= LETTERS && meanConfidence(likely) > UPRIGHT)
      return { prepared: ways.likely, words: likely };
  }
  const prepared = await wayUp(ways, read);
  const known = prepared === ways.likely ? likely : undefined;
  return { prepared, words: known ?? (await read(prepared.image)) };
}

type Read = (image: Gray) => Promise<RecognisedWord[]>;

async function seemsUpright(likely: Prepared, read: Read): Promise<boolean> {
  return meanConfidence(await read(densestBand(likely, FEW_LINES))) > SEEMS_UPRIGHT;
}

/** Reads the densest band each way that is possible, the likely ones first, and stops at the first that reads well. */
async function wayUp(ways: Ways, read: Read): Promise<Prepared> {
  let best = ways.likely;
  let bestScore = -1;
  for (const way of [() => ways.likely, ways.across]) {
    const prepared = way();
    for (const turns of [0, 2]) {
      const candidate = turnPrepared(prepared, turns);
      const words = await read(densestBand(candidate, BAND));
      const letters = sureLetters(words);
      const score = letters * meanConfidence(words);
      if (score > bestScore) [best, bestScore] = [candidate, score];
      if (letters >= LETTERS && meanConfidence(words) > UPRIGHT) return candidate;
    }
  }
  return best;
}

/** The strip with the most ink, full width: enough to tell which way is up. */
function densestBand({ image, mask }: Prepared, share: number): Gray {
  const height = Math.max(1, Math.round(image.height * share));
  const rows = new Float64Array(image.height);
  const { width, data: inked } = mask;
  for (let y = 0; y < image.height; y++) {
    let ink = 0;
    for (let i = y * width; i < (y + 1) * width; i++) ink += inked[i] ?? 0;
    rows[y] = ink;
  }
  let [sum, best, bestSum] = [0, 0, -1];
  for (let y = 0; y < image.height; y++) {
    sum += (rows[y] ?? 0) - (y >= height ? (rows[y - height] ?? 0) : 0);
    if (y >= height - 1 && sum > bestSum) [best, bestSum] = [y - height + 1, sum];
  }
  const data = image.data.slice(best * image.width, (best + height) * image.width);
  return { width: image.width, height, data };
}

function sureLetters(words: RecognisedWord[]): number {
  return words.reduce((sum, word) => sum + (word.confidence > 0.5 ? word.text.length : 0), 0);
}

function meanConfidence(words: RecognisedWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}

interface Missed {
  words: RecognisedWord[];
  prepared: Prepared;
  dpi: number;
  recogniser: Reader;
}

const TILE = 10;

/**
 * Page segmentation may leave a whole table out and be confident about the rest. Where much ink lies outside of every
 * word, the page is read again as sparse text, and what stands in free places is added.
 */
async function withMissed({ words, prepared, dpi, recogniser }: Missed): Promise<RecognisedWord[]> {
  if (uncovered(words, prepared) < 0.12) return words;
  const sparse = await recogniser.recognise(prepared.image, 'sparse', dpi);
  const added = sparse.filter(
    (word) => word.confidence > 0.3 && !words.some((other) => overlap(other.box, word.box) > 0.2),
  );
  return [...words, ...added];
}

function uncovered(words: RecognisedWord[], { image, mask }: Prepared): number {
  const columns = Math.ceil(image.width / TILE);
  const tiles = new Uint8Array(columns * Math.ceil(image.height / TILE));
  const { width, data } = mask;
  for (let y = 0; y < image.height; y++) {
    const row = Math.floor(y / TILE) * columns;
    for (let x = 0; x < width; x++) if (data[y * width + x]) tiles[row + Math.floor(x / TILE)] = 1;
  }
  let total = 0;
  for (const tile of tiles) total += tile;
  for (const { box } of words) {
    for (let y = Math.floor(box[1] / TILE); y <= Math.floor(box[3] / TILE); y++) {
      tiles.fill(0, y * columns + Math.floor(box[0] / TILE), y * columns + Math.floor(box[2] / TILE) + 1);
    }
  }
  let left = 0;
  for (const tile of tiles) left += tile;
  return left / Math.max(1, total);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Box): number => Math.max(1, (box[2] - box[0]) * (box[3] - box[1]));
  return (width * height) / Math.min(area(a), area(b));
}

/** Narrower than this share of its line's height is no figure, letter or dash but a speck. */
const NARROW = 0.13;

function isSpeck({ text, box, height, confidence }: RecognisedWord): boolean {
  if (text.length > 2 || confidence > 0.85) return false;
  return (!/[\p{L}\p{N}$%#()-]/u.test(text) && confidence < 0.5) || box[2] - box[0] < NARROW * height;
}

/** Remains of ruled lines and specks, read as signs, are no words. */
function toWord(word: RecognisedWord, scale: number): Word[] {
  if (isSpeck(word)) return [];
  const text = word.text.replace(/^[|¦[\]{}_~]+(?=.)|(?<=.)[|¦[\]{}_~]+$/g, '').trim();
  if (text === '' || /^[|¦[\]{}~_'`‘’.,:;°]+$/.test(text)) return [];
  // A figure that nobody is sure of is asked about; one that is not there is missed.
  if (word.confidence < 0.08 && !/\d[.,]\d{2,3}/.test(text)) return [];
  const size = Math.min(word.height, 1.6 * (word.box[3] - word.box[1]) + 4);
  const base = Math.min(word.box[3], Math.max(word.baseline, word.box[1] + 1));
  const box: Box = [
    word.box[0] * scale,
    (base - 0.75 * size) * scale,
    word.box[2] * scale,
    (base + 0.22 * size) * scale,
  ];
  const other = word.other === undefined ? {} : { other: word.other };
  return [{ text, box, confidence: word.confidence, ...other, fontSize: size * scale }];
}
