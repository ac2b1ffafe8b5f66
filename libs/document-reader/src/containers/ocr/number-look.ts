import type { NumberReading } from './number-recogniser';
import type { Prepared } from './prepare';
import type { RecognisedWord, Recogniser } from './recogniser';

/** Above this the first engine is hardly ever wrong, and the second seldom surer. */
const DOUBTED = 0.9;
const SURE = 0.7;
/** A sign between digits that one engine saw, and the other took for another one or did not see. */
const COMMA = 0.5;
/** What the first engine made of a number; fractions, dates and `#101` have signs that the second one is not asked for. */
const NUMBER = /^[^\s/#:&+=@]*\d[^\s/#:&+=@]*$/;
const STRAY = /[^\d.,()$%\s-]/g;
const CENTS = /\.\d\d\)?$/;
const WELL_FORMED = /^[-(]?\$?[-(]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?\)?%?\)?$/;

interface NumberLook {
  words: RecognisedWord[];
  prepared: Prepared;
  recogniser: Pick<Recogniser, 'numbers' | 'onAlive'>;
}

/**
 * Numbers of which the first engine was not sure are read by the second one, whose mistakes are others. It is believed
 * only where it is sure, and surer; what is not believed is kept beside.
 */
export async function numberLook({ words, prepared, recogniser }: NumberLook): Promise<RecognisedWord[]> {
  const doubtful = words.filter(isDoubtful);
  const numbers = doubtful.length === 0 ? undefined : await recogniser.numbers();
  if (!numbers) return words;
  const better = new Map<RecognisedWord, RecognisedWord>();
  try {
    for (const word of doubtful) {
      const reading = await numbers.read(prepared.image, word.box);
      recogniser.onAlive();
      if (!reading || !WELL_FORMED.test(reading.text)) continue;
      if (isBetter(reading, word))
        better.set(word, { ...word, ...reading, ...otherThan(reading.text, word.text) });
      else better.set(word, { ...word, ...otherThan(word.text, reading.text) });
    }
  } catch {
    // A second opinion that cannot be had does not cost the first.
  }
  return words.map((word) => better.get(word) ?? word);
}

/** No name: more of it are digits than signs that belong to no number. */
function isDoubtful({ text, confidence }: RecognisedWord): boolean {
  const stray = text.match(STRAY)?.length ?? 0;
  return confidence < DOUBTED && NUMBER.test(text) && stray <= digitsOf(text).length;
}

function isBetter(reading: NumberReading, { text, confidence }: RecognisedWord): boolean {
  const isSurer = reading.confidence > SURE && reading.confidence > confidence;
  if (!WELL_FORMED.test(text)) return isSurer;
  const [first, second] = [digitsOf(text), digitsOf(reading.text)];
  // A comma loses its tail, and either sign may be lost; a point does not grow one.
  if (first === second) return hasLost(text, reading.text) && reading.confidence > COMMA;
  return isSurer && second.length >= first.length;
}

/** What a sum may yet prove right. */
function otherThan(text: string, other: string): { other?: string } {
  return WELL_FORMED.test(other) && digitsOf(other) !== digitsOf(text) ? { other } : {};
}

/** A comma, or the point of cents. */
function hasLost(text: string, read: string): boolean {
  return (!text.includes(',') && read.includes(',')) || (!/[.,]/.test(text) && CENTS.test(read));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
