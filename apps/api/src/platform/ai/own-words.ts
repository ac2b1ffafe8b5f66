import { repeatsPrompt } from './fence';
import { speaksToProgram } from './program-words';

/** Said where the built-in words stand in place of a model's. */
export const notAsked = (reason: string): string =>
  `These are the built-in words: the model was not used, ${reason}`;
export const NOT_USABLE =
  'These are the built-in words: the model’s named figures that were not given to it, or held what may not be shown.';

/** The same where some of many sentences could not be used. */
export function notUsable(count: number): string[] {
  if (count === 0) return [];
  const sentences = count === 1 ? 'One sentence' : `${count} sentences`;
  return [
    `${sentences} of the model named figures that were not given to it, or held what may not be shown; the built-in words are used there.`,
  ];
}

export interface WordsGiven {
  /** What the model was shown of the matter: only its figures, and only its addresses, may be said again. */
  given: readonly string[];
  /** In characters. */
  longest: number;
  /** The prompt, which is not for its answers. */
  system: string;
  /** Lines stay apart; else all is one line. */
  paragraphs?: boolean;
}

const MARKUP = /[<>`|\p{Cc}\p{Cs}\p{Cf}]|https?:|www\.|\]\(|\*\*|javascript:/iu;
/** Digits of other scripts, fractions and numbers in circles: they compare with nothing. */
const OTHER_NUMBERS = /(?![0-9])\p{N}/u;

/**
 * A model's words as they may be shown, or null where they may not: too long, marked up, the prompt's own, addressed to a
 * program, or with a figure or an address that was not given. A figure in dollars has to have been given in dollars, and
 * one in percent in percent: the number of a page is no amount.
 */
export function usableWords(text: string, of: WordsGiven): string | null {
  const lines = (of.paragraphs ? text.split(/\r?\n/) : [text]).map((line) =>
    line.replace(/\s+/g, ' ').trim(),
  );
  const words = lines.join('\n').trim();
  if (words === '' || words.length > of.longest || lines.some((line) => MARKUP.test(line))) return null;
  if (OTHER_NUMBERS.test(words) || repeatsPrompt(words, of.system) || lines.some(speaksToProgram))
    return null;
  const known = new Set(of.given.flatMap(toldBy));
  return claimsOf(words).every((claim) => known.has(claim)) ? words : null;
}

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** Figures in words, and what stands for one; small numbers that count nothing in money or percent are only words. */
const SPELLED = new RegExp(
  [
    `\\b(?:(?:${NUMBER}|an?|several|many|few)[ -](?:and )?)*(?:hundred|thousand|million|billion|dozen)s?\\b`,
    `\\b(?:${NUMBER})(?:[ -](?:${NUMBER}))*[ -](?:percent|per cent|dollars?|cents?|bucks?)\\b`,
    '\\b(?:doubles?|doubled|doubling|triples?|tripled|tripling|halved|halves|halving|twice|half)\\b(?!-)',
    '\\b(?:one|two|three|a)[ -](?:thirds?|fourths?|fifths?|quarters?)\\b',
  ].join('|'),
  'gi',
);
const DIGITS =
  /(?<money>\$ ?|\busd ?)?(?<figure>\d[\d,]*(?:\.\d+)?)(?<scale> ?(?:k|m|bn)\b| (?:hundred|thousand|million|billion)\b)?(?<unit> ?%| (?:percent|per cent|dollars?|cents?)\b)?/gi;
/** Of a mailbox or a host: where somebody could be sent. */
const ADDRESS = /[\w.+-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi;

interface Figure {
  /** "1,234.50" and "1234.5" are the same. */
  value: string;
  unit: 'money' | 'percent' | 'cents' | '';
  cents: boolean;
}

function figuresOf(text: string): Figure[] {
  return [...text.matchAll(DIGITS)].map(({ groups = {} }) => {
    const { money, figure = '', scale = '', unit = '' } = groups;
    const value = `${Number(figure.replace(/,/g, ''))}${scale.trim().toLowerCase()}`;
    return { value, unit: unitOf(unit.trim().toLowerCase(), money), cents: /\.\d\d$/.test(figure) };
  });
}

function unitOf(unit: string, money: string | undefined): Figure['unit'] {
  if (unit === '%' || unit.startsWith('per')) return 'percent';
  if (unit.startsWith('cent')) return 'cents';
  return money !== undefined || unit.startsWith('dollar') ? 'money' : '';
}

const written = (value: string, unit: Figure['unit']): string => (unit === '' ? value : `${value} ${unit}`);

/** What words claim, each as it compares. */
function claimsOf(words: string): string[] {
  const text = words.normalize('NFKC');
  return [...figuresOf(text).map(({ value, unit }) => written(value, unit)), ...spelledOf(text)];
}

/** What may be claimed after a text: an amount also without its sign, and one that has cents as an amount. */
function toldBy(text: string): string[] {
  const plain = text.normalize('NFKC');
  const figures = figuresOf(plain).flatMap(({ value, unit, cents }) => [
    written(value, unit),
    ...(unit === 'money' ? [value] : []),
    ...(unit === '' && cents ? [written(value, 'money')] : []),
  ]);
  return [...figures, ...spelledOf(plain)];
}

function spelledOf(text: string): string[] {
  const found = [...text.matchAll(SPELLED), ...text.matchAll(ADDRESS)];
  return found.map(([words]) => words.toLowerCase().replace(/-/g, ' '));
}
