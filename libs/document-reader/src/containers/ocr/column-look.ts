import { isLike, likeColumns, type LikeColumn } from './like-columns';
import {
  inkHeight,
  inkWidth,
  median,
  readPieces,
  stretches,
  weightOf,
  withPaper,
  wordOf,
  type Piece,
} from './pieces';
import type { Look } from './second-look';
import type { RecognisedWord } from './recogniser';

const ACCEPTED = 0.6;
const DOUBTED = 0.8;
/** A sign that was put right is told by its low confidence. */
const REPAIRED = 0.75;
const MOST_PIECES = 600;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What stands in a column on one of its rows, and what was made of it. */
interface Place extends Piece {
  column: LikeColumn;
  row: Row;
  before: RecognisedWord[];
}

interface Row {
  top: number;
  bottom: number;
  words: RecognisedWord[];
}

/**
 * A column says what its figures look like: `#101` above and below `4103`, five decimals over and under a figure with
 * none. What looks different, is unsure, or is ink that was not read at all, is read again enlarged with the column's
 * own characters, and taken where it then looks like the rest and is as wide as its ink.
 */
export async function columnLook({ words, prepared, dpi, recogniser }: Look): Promise<RecognisedWord[]> {
  const columns = likeColumns(words);
  const rows = rowsOf(columns, words);
  const places = columns.flatMap((column) => doubtful(column, rows, prepared.image));
  if (places.length > MOST_PIECES) return words;
  const replaced = new Map<RecognisedWord, RecognisedWord[]>();
  const added: RecognisedWord[] = [];
  for (const [only, pieces] of byCharacters(places)) {
    const readings = await readPieces({ pieces, image: prepared.image, dpi, recogniser, only });
    const texts = new Map(readings.map((reading) => [reading.piece, reading]));
    for (const place of pieces) {
      const word = better(place, texts.get(place));
      if (!word) continue;
      if (place.before.length === 0) added.push(word);
      place.before.forEach((old, i) => replaced.set(old, i === 0 ? [word] : []));
    }
  }
  return [...words.flatMap((word) => replaced.get(word) ?? [word]), ...added];
}

/** Where rows of figures stand, from top to bottom. */
function rowsOf(columns: LikeColumn[], words: RecognisedWord[]): Row[] {
  const middle = ({ box }: RecognisedWord): number => (box[1] + box[3]) / 2;
  const figures = columns.flatMap((column) => column.words).sort((a, b) => middle(a) - middle(b));
  const height = median(figures.map(({ box }) => box[3] - box[1]));
  const groups: RecognisedWord[][] = [];
  for (const word of figures) {
    const last = groups.at(-1);
    if (last && middle(word) - median(last.map(middle)) < height * 0.5) last.push(word);
    else groups.push([word]);
  }
  const bands = groups.map((group): Band => {
    return [median(group.map(({ box }) => box[1])), median(group.map(({ box }) => box[3]))];
  });
  return withGaps(bands).map(([top, bottom]) => {
    const inside = words.filter((word) => middle(word) > top - 2 && middle(word) < bottom + 2);
    return { top: top - 3, bottom: bottom + 3, words: inside };
  });
}

/** Top and bottom of a row. */
type Band = [number, number];

/** Rows that stand at equal distances, with those between them of which nothing was read. */
function withGaps(bands: Band[]): Band[] {
  const pitch = median(bands.slice(1).map(([top], i) => top - (bands[i]?.[0] ?? 0)));
  return bands.flatMap((band, i) => {
    const next = bands[i + 1];
    const steps = next && pitch > 0 ? (next[0] - band[0]) / pitch : 1;
    if (steps < 1.5 || steps > 4.5 || Math.abs(steps - Math.round(steps)) > 0.2) return [band];
    const height = band[1] - band[0];
    const step = ((next?.[0] ?? 0) - band[0]) / Math.round(steps);
    return Array.from({ length: Math.round(steps) }, (_, k): Band => {
      return [band[0] + k * step, band[0] + k * step + height];
    });
  });
}

function doubtful(column: LikeColumn, rows: Row[], image: Look['prepared']['image']): Place[] {
  const first = Math.min(...column.words.map(({ box }) => box[1]));
  const last = Math.max(...column.words.map(({ box }) => box[3]));
  return rows
    .filter((row) => row.bottom > first && row.top < last)
    .flatMap((row) => {
      const place = placeAt(column, row, image);
      return place && isDoubtful(place, image) ? [withPaper(place)] : [];
    });
}

function placeAt(column: LikeColumn, row: Row, image: Look['prepared']['image']): Place | undefined {
  const reach = column.digit * 0.4;
  const before = row.words
    .filter(({ box }) => box[0] < column.right + reach && box[2] > column.left - reach)
    .sort((a, b) => a.box[0] - b.box[0]);
  // A title or a description that runs through the column is none of its figures.
  if (before.some((word) => isOther(word, column))) return undefined;
  const top = Math.max(0, Math.round(row.top));
  const bottom = Math.min(image.height - 1, Math.round(row.bottom));
  const ink = stretches(image, {
    top,
    bottom,
    // A figure that is longer than the column's others begins before them.
    start: Math.min(column.left, ...before.filter(isFigure).map(({ box }) => box[0])) - reach,
    end: column.right + reach,
    gap: column.height * 0.8,
  });
  const widest = [...ink].sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  if (!widest) return undefined;
  return { left: widest[0], right: widest[1], top, bottom, column, row, before };
}

const isFigure = ({ text }: RecognisedWord): boolean => /^[-(]?\$?\d[\d,.]*\W*$/.test(text);

function isOther({ text, box, confidence }: RecognisedWord, column: LikeColumn): boolean {
  const outside = Math.max(column.left - box[0], box[2] - column.right);
  if (isLike(text, column)) return false;
  return outside > 3 * column.digit || (/[A-Za-z]{3}/.test(text) && confidence > 0.6);
}

function isDoubtful(place: Place, image: Look['prepared']['image']): boolean {
  const { column, before } = place;
  const width = place.right - place.left + 1;
  const [word] = before;
  if (!word) return width >= 0.6 * column.digit && inkHeight(image, place) >= 0.6 * column.height;
  return before.length > 1 || word.confidence < DOUBTED || !isLike(word.text, column);
}

/** Places by the characters that their columns have. */
function byCharacters(places: Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const only = charactersOf(place.column);
    groups.set(only, [...(groups.get(only) ?? []), place]);
  }
  return groups;
}

function charactersOf({ shapes, decimals }: LikeColumn): string {
  const all = [...shapes].join('');
  const signs = new Set(all.replace(/[9Aa]/g, ''));
  if (decimals !== undefined) for (const sign of decimals > 0 ? ',.' : ',') signs.add(sign);
  return [
    all.includes('9') ? '0123456789' : '',
    all.includes('A') ? LETTERS : '',
    [...signs].sort().join(''),
  ].join('');
}

function better(
  place: Place,
  reading: { text: string; confidence: number } | undefined,
): RecognisedWord | undefined {
  const [old] = place.before;
  const isKept = place.before.length === 1 && old !== undefined && isLike(old.text, place.column);
  // Read with the characters of a column that hardly has negative figures, one of them loses its sign.
  const losesSign = reading && /^[-(]/.test(old?.text ?? '') && !/^[-(]/.test(reading.text);
  if (reading && !losesSign && isLike(reading.text, place.column) && fits(reading.text, place)) {
    const same = isKept && old.text === reading.text;
    const confidence = same ? Math.max(old.confidence, reading.confidence) : reading.confidence;
    if (reading.confidence >= ACCEPTED && (!isKept || confidence >= old.confidence))
      return wordOf({ piece: place, text: reading.text, confidence }, lineOf(place));
  }
  const repaired =
    old && !isKept && place.before.length === 1 ? likeOthers(old.text, place.column) : undefined;
  return repaired === undefined || !old
    ? undefined
    : { ...old, text: repaired, confidence: Math.min(old.confidence, REPAIRED) };
}

const FIGURES: Record<string, string> = { S: '5', I: '1', O: '0', B: '8', Z: '2', G: '6' };

/**
 * `4103` among `#101` and `#102`: all others begin with the sign, which looks like what was read. `SE` among `5D` and
 * `6E`: where all others have a figure, a letter that looks like one is it.
 */
function likeOthers(text: string, column: LikeColumn): string | undefined {
  const signed =
    column.sign !== undefined && /^[4£HfF*]/.test(text) ? column.sign + text.slice(1) : undefined;
  if (signed !== undefined && isLike(signed, column)) return signed;
  const shapes = [...column.shapes].filter((shape) => shape.length === text.length);
  const [shape] = shapes;
  if (!shape || shapes.length > 1) return undefined;
  const figures = [...text].map((char, i) => (shape[i] === '9' ? (FIGURES[char] ?? char) : char)).join('');
  return isLike(figures, column) ? figures : undefined;
}

function fits(text: string, place: Place): boolean {
  const off = Math.abs(inkWidth(place) / place.column.digit - weightOf(text));
  return off < Math.max(0.7, 0.12 * weightOf(text));
}

/** The line that the words of its row stand on. */
function lineOf({ before, row, column }: Place): Pick<RecognisedWord, 'baseline' | 'height'> {
  const near = before[0] ?? row.words.find((word) => column.words.includes(word)) ?? row.words[0];
  return near ?? { baseline: row.bottom - 3, height: column.height * 1.4 };
}
