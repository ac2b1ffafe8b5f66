import type { RecognisedWord } from './recogniser';

const SURE = 0.85;
const READ = 0.5;
/** What is no figure, but surely read. */
const KNOWN = 0.8;

/** A figure of a table. */
export const FIGURE = /^[-(]?\d{0,7}(?:[.,]\d{1,8})?(?:\/[\d,]{1,8})?\)?%?$/;

export function isSure({ text, confidence }: RecognisedWord): boolean {
  return confidence >= SURE && FIGURE.test(text) && /\d/.test(text);
}

/** A figure that recognition made something of is not overruled: another last digit is hardly other ink. */
export function isRead(word: RecognisedWord): boolean {
  return isSure(word) || (word.confidence >= READ && FIGURE.test(word.text) && /\d.*\d|\d%$/.test(word.text));
}

/** What is no figure stays too where recognition is sure of it: `2C` is a name. */
export function isKnown(word: RecognisedWord): boolean {
  return isRead(word) || (word.confidence >= KNOWN && /[A-Za-z0-9]{2}/.test(word.text));
}

export function digitsOf(words: { text: string }[]): string {
  return words.map(({ text }) => text.replace(/\D/g, '')).join('');
}
