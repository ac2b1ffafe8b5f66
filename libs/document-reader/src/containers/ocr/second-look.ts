import type { Gray } from './bitmap';
import { inkWidth, median, readPieces, stretches, weightOf, withPaper, wordOf, type Piece } from './pieces';
import type { Prepared } from './prepare';
import type { RecognisedWord, Recogniser } from './recogniser';

/** Amounts of a line that must be sure before the rest of it is doubted. */
const LEAST_SURE = 3;
const SURE = 0.85;
const ACCEPTED = 0.7;
const MOST_PIECES = 400;
const AMOUNT = /^[-(]?\$?\d[\d,.]*\)?%?$/;
const DIGITS = '0123456789,.()-$%';

/** A stretch of ink on a line of amounts, and what was made of it. */
interface Stretch extends Piece {
  /** Width of a digit on its line, in pixels. */
  digit: number;
  line: RecognisedWord;
  before: RecognisedWord[];
}

export interface Look {
  words: RecognisedWord[];
  prepared: Prepared;
  dpi: number;
  recogniser: Pick<Recogniser, 'recognise'>;
}

/**
 * Small figures far apart lose digits: "42" is read as "2", or not at all. Where the ink of a line of amounts is wider
 * than what was read of it, or what was read is doubtful, the pieces are set side by side, enlarged, and read again as
 * figures. What is then sure and as wide as its ink replaces the first reading.
 */
export async function secondLook({ words, prepared, dpi, recogniser }: Look): Promise<RecognisedWord[]> {
  const pieces = linesOf(words).flatMap((line) => doubtful(line, prepared.image));
  if (pieces.length > MOST_PIECES) return words;
  const readings = await readPieces({ pieces, image: prepared.image, dpi, recogniser, only: DIGITS });
  const replaced = new Set<RecognisedWord>();
  const added: RecognisedWord[] = [];
  for (const { piece, text, confidence } of readings) {
    if (!isBetter(piece, text, confidence)) continue;
    piece.before.forEach((word) => replaced.add(word));
    added.push(wordOf({ piece, text, confidence }, piece.line));
  }
  return [...words.filter((word) => !replaced.has(word)), ...added];
}

/** The recogniser gives all words of a line the same baseline and height. */
function linesOf(words: RecognisedWord[]): RecognisedWord[][] {
  const lines = new Map<string, RecognisedWord[]>();
  for (const word of words) {
    const key = `${word.baseline}|${word.height}`;
    const line = lines.get(key);
    if (line) line.push(word);
    else lines.set(key, [word]);
  }
  return [...lines.values()];
}

function doubtful(line: RecognisedWord[], image: Gray): Stretch[] {
  const sure = line.filter((word) => word.confidence > SURE && AMOUNT.test(word.text));
  const [first] = sure;
  if (!first || sure.length < LEAST_SURE) return [];
  const top = Math.max(0, median(sure.map(({ box }) => box[1])) - 3);
  const bottom = Math.min(image.height - 1, median(sure.map(({ box }) => box[3])) + 3);
  const digit = median(sure.map(({ text, box }) => (box[2] - box[0]) / weightOf(text)));
  const start = Math.min(...sure.map(({ box }) => box[0])) - 2;
  return stretches(image, { top, bottom, start, gap: (bottom - top) * 0.45 })
    .map(([left, right]): Stretch => {
      const before = line.filter(({ box }) => box[0] <= right && box[2] >= left);
      return { left, right, top, bottom, digit, line: first, before };
    })
    .filter(isDoubtful)
    .map(withPaper);
}

function isDoubtful({ left, right, digit, before }: Stretch): boolean {
  const width = right - left + 1;
  if (width < 0.35 * digit || width > 14 * digit) return false;
  const [word] = before;
  if (!word) return width >= 0.6 * digit;
  if (before.length > 1) return false;
  if (AMOUNT.test(word.text)) return word.confidence < 0.8 || !fits(word.text, width, digit);
  return word.confidence < 0.6 && word.text.length <= 5;
}

function fits(text: string, width: number, digit: number): boolean {
  return Math.abs(width / digit - weightOf(text)) < 0.6;
}

function isBetter(piece: Stretch, text: string, confidence: number): boolean {
  const width = inkWidth(piece);
  if (!AMOUNT.test(text) || confidence < ACCEPTED || !fits(text, width, piece.digit)) return false;
  const [old] = piece.before;
  return !(
    old &&
    AMOUNT.test(old.text) &&
    fits(old.text, width, piece.digit) &&
    old.confidence >= confidence
  );
}
