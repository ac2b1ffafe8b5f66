import type { Gray } from './bitmap';
import { inkRows, readPieces, stretches, withPaper, type Piece } from './pieces';
import type { RecognisedWord } from './recogniser';
import type { Look } from './second-look';

/** Digits behind a zero, and a sign that the point may have been taken for: `008569`, `[008569`, `1008569`. */
const POINTLESS = /^[^\d\s.]?(0\d{2,9}%?)$|^1(0\d{3,9}%?)$/;
/** Shares of a digit's height. */
const DOT = 0.4;
const NEAR = 0.6;
const TALL = 0.5;
const LEVEL = 0.2;
/** How sure a figure is at least that two readings agree in, and one of which only the first tells. */
const AGREED = 0.5;
const ONCE = 0.2;
const DIGITS = '0123456789%';

interface Pointed extends Piece {
  word: RecognisedWord;
  digits: string;
  /** The point was taken for a 1, or a 1 stands there. */
  isSign: boolean;
}

/**
 * No number is written with a zero before other digits: `008569` is a decimal that lost its point, and the recogniser is
 * then sure of none of it. Where the ink of a point stands before the digits it is put back, and the digits are read again.
 */
export async function pointLook({ words, prepared, dpi, recogniser }: Look): Promise<RecognisedWord[]> {
  const { image } = prepared;
  const pieces = words.flatMap((word) => pointed(word, image) ?? []);
  if (pieces.length === 0) return words;
  const readings = await readPieces({ pieces, image, dpi, recogniser, only: DIGITS });
  const again = new Map(readings.map((reading) => [reading.piece, reading]));
  const found = new Map<RecognisedWord, RecognisedWord>();
  for (const piece of pieces) {
    const { word, digits, isSign } = piece;
    const reading = again.get(piece);
    const isAgreed = reading?.text === digits;
    if (isSign && !isAgreed) continue;
    const least = isAgreed ? Math.max(AGREED, reading.confidence) : ONCE;
    found.set(word, { ...word, text: `.${digits}`, confidence: Math.max(word.confidence, least) });
  }
  return words.map((word) => found.get(word) ?? word);
}

/** The digits of a word behind the point that stands before them as ink; undefined where there is none. */
function pointed(word: RecognisedWord, image: Gray): Pointed | undefined {
  const match = POINTLESS.exec(word.text);
  const digits = match?.[1] ?? match?.[2];
  if (!digits) return undefined;
  const [left, top, right, bottom] = word.box.map(Math.round) as RecognisedWord['box'];
  const start = left - Math.round(NEAR * (bottom - top));
  const [dot, first] = stretches(image, { top, bottom, start, end: right, gap: 1 });
  if (!dot || !first || !isDot(image, { dot, first, top, bottom })) return undefined;
  return {
    ...withPaper({ left: first[0], right, top, bottom }),
    word,
    digits,
    isSign: match?.[2] !== undefined,
  };
}

function isDot(
  image: Gray,
  {
    dot,
    first,
    top,
    bottom,
  }: { dot: [number, number]; first: [number, number]; top: number; bottom: number },
): boolean {
  const [above, foot] = inkRows(image, { left: dot[0], right: dot[1], top, bottom });
  const [head, base] = inkRows(image, { left: first[0], right: first[1], top, bottom });
  const height = base - head + 1;
  return (
    height >= TALL * (bottom - top) &&
    dot[1] - dot[0] < DOT * height &&
    foot - above < DOT * height &&
    Math.abs(foot - base) <= LEVEL * height &&
    first[0] - dot[1] < NEAR * height
  );
}
