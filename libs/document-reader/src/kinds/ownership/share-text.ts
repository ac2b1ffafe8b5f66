import { wordsToFraction } from '../../text/words';
import { NUMBER_WORD, ORDINAL_WORD } from './number-words';
import { approx, equal, ofPercent, ratio, ratioOfDecimal, type Ratio } from './ratio';
import { wordedPercents } from './worded-percent';

/** A share in a text that says by its own marks that it is one: `1.2345%`, `1/36th`, `one thirty-sixth`. */
export interface FoundShare {
  form: 'percent' | 'fraction' | 'words' | 'decimal';
  /** Fraction of the whole. */
  share: Ratio;
  raw: string;
  index: number;
  /** Recognised characters were put right (l for 1, O for 0), or a separator was guessed. */
  repaired: boolean;
  /** Words and figures stand side by side and do not say the same. */
  contradicts: boolean;
}

const DIGIT = '[0-9OoQlI|SB]';
const PERCENT = new RegExp(
  `(?<![\\w.,$/])(-)?(${DIGIT}{0,5}(?:(?:\\s?\\.\\s?|\\s?,(?:\\s(?=${DIGIT}{3})(?!\\s100\\b))?)${DIGIT}{1,10})?)\\s?(?:%|(?:per ?cent(?:age)?|pct\\.?)(?![a-z])|°/o|o/o(?!\\w)|0/0(?!\\d))`,
  'gi',
);
const MIXED =
  /(?<![\w.,$/])(\d{1,2})(?:\s{1,2}|-|\s?\u2013\s?| and )([1-9]\d?)\/(\d{1,2})\s?(?:%|per ?cent)/gi;
const FRACTION = new RegExp(
  `(?<![\\w.,$/-])(${DIGIT}[0-9OolI,]{0,9}(?:\\.\\d{1,8})?)\\s?[/\u2044]\\s?(${DIGIT}[0-9OolI,]{0,12}(?:\\.\\d{3})?)(?:\\s?-?(?:ths?|sts?|nds?|rds?))?(?![\\w/%]|\\.\\d)`,
  'g',
);
const IN_WORDS = new RegExp(
  `\\b${NUMBER_WORD}(?:(?:\\s+and\\s+|[\\s-]+)${NUMBER_WORD}){0,12}[\\s-]+${ORDINAL_WORD}\\b`,
  'gi',
);

/** `an undivided 0.028603 interest`: a bare decimal is a share only by the words beside it. */
const DECIMAL =
  /(?<![\w.,$])(?:0?\.\d{2,10}|1\.\d{4,10})(?=\s+(?:undivided\s+)?(?:interest|share|fraction|percentage interest|of the (?:common|total|whole)))|(?<=\b(?:undivided|interest of|share of|fraction of)\s)(?:0?\.\d{2,10}|1\.\d{4,10})(?![\d%]|\s?%)/gi;

/** All shares of a text in their order; words with figures behind them (`one-eleventh (1/11)`) are one share. */
export function findShares(text: string): FoundShare[] {
  const found: FoundShare[] = [];
  const taken = new Uint8Array(text.length);
  const take = (share: Omit<FoundShare, 'contradicts'>): void => {
    const end = share.index + share.raw.length;
    if (taken.subarray(share.index, end).includes(1)) return;
    taken.fill(1, share.index, end);
    found.push({ ...share, contradicts: false });
  };
  const worded = wordedPercents(text);
  for (const { index, end, shares, isExact, figures } of worded) {
    const [share] = shares;
    const raw = text.slice(index, end);
    if (figures !== undefined) taken.fill(1, index, end);
    else if (share && isExact) take({ form: 'words', share, raw, index, repaired: false });
  }
  for (const match of text.matchAll(MIXED)) takeMixed(match, take);
  for (const match of text.matchAll(PERCENT)) takePercent(match, take);
  for (const match of text.matchAll(FRACTION)) takeFraction(match, text, take);
  for (const match of text.matchAll(DECIMAL)) {
    const share = ratioOfDecimal(match[0]);
    if (share) take({ form: 'decimal', share, raw: match[0], index: match.index, repaired: false });
  }
  for (const match of text.matchAll(IN_WORDS)) {
    const words = wordsToFraction(match[0]);
    if (words && words.n <= words.d)
      take({
        form: 'words',
        share: ratio(BigInt(words.n), BigInt(words.d)),
        raw: match[0],
        index: match.index,
        repaired: false,
      });
  }
  for (const { shares, figures } of worded) {
    const inFigures = found.find(({ index }) => index === figures);
    if (inFigures && shares.length > 0 && !shares.some((share) => equal(share, inFigures.share)))
      inFigures.contradicts = true;
  }
  return merged(
    found.sort((a, b) => a.index - b.index),
    text,
  );
}

type Take = (share: Omit<FoundShare, 'contradicts'>) => void;

function takeMixed(match: RegExpExecArray, take: Take): void {
  const [raw, whole = '', top = '', bottom = ''] = match;
  if (Number(top) >= Number(bottom)) return;
  const n = BigInt(whole) * BigInt(bottom) + BigInt(top);
  take({
    form: 'percent',
    share: ofPercent(ratio(n, BigInt(bottom))),
    raw,
    index: match.index,
    repaired: false,
  });
}

function takePercent(match: RegExpExecArray, take: Take): void {
  const [raw, minus, body = ''] = match;
  if (!/\d/.test(body)) return;
  const tidy = digits(body).replace(/\s/g, '');
  const decimal = tidy.replace(',', '.');
  const percent = ratioOfDecimal(decimal);
  if (!percent) return;
  const share = ofPercent(minus ? ratio(-percent.n, percent.d) : percent);
  // `20500%` has lost its point: the table's other rows say where it stood.
  const repaired =
    /^\d{4,}/.test(tidy) || tidy !== body.trim() || decimal !== tidy || !/%|per ?cent|pct/i.test(raw);
  take({ form: 'percent', share, raw, index: match.index, repaired });
}

function takeFraction(match: RegExpExecArray, text: string, take: Take): void {
  const [raw, top = '', bottom = ''] = match;
  const after = text.slice(match.index + raw.length, match.index + raw.length + 12);
  if (/^\s?(?:["”]|inch|mile|bath|br\b|hour|day|month|week|acre)/i.test(after)) return;
  const [n, d] = [top, bottom].map((side) => ratioOfDecimal(digits(side).replaceAll(',', '')));
  if (!n || !d || n.n <= 0n || d.n <= 1n || !/\d/.test(bottom)) return;
  const share = ratio(n.n * d.d, n.d * d.n);
  if (approx(share) > 1 || isMixedNumber(text.slice(Math.max(0, match.index - 24), match.index), d)) return;
  take({
    form: 'fraction',
    share,
    raw,
    index: match.index,
    repaired: digits(top) !== top || digits(bottom) !== bottom,
  });
}

/** `2 1/2` baths, but neither `101 1/36` nor `Unit 3 1/4`. */
function isMixedNumber(before: string, d: Ratio): boolean {
  if (!/(?:^|\s)\d{1,2}\s$/.test(before) || approx(d) > 16) return false;
  return !/\b(?:unit|lot|apartment|apt\.?|suite|no\.?|home|residence)\s+\d{1,2}\s$/i.test(before);
}

/** Letters that recognition puts for digits; only ever called on a token that holds a digit, or is a numerator. */
export function digits(text: string): string {
  return text.replace(/[OoQlI|SB]/g, (letter) => DIGIT_OF[letter]!);
}

const DIGIT_OF: Record<string, string> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' };

/** `one-eleventh (1/11)`, `1/36 (2.7778%)`: two ways to write one share. The exact one is kept. */
function merged(found: FoundShare[], text: string): FoundShare[] {
  const kept: FoundShare[] = [];
  for (const share of found) {
    const before = kept.at(-1);
    const between = before ? text.slice(before.index + before.raw.length, share.index) : '';
    if (!before || !/^(?:ths?|rds?)?[\s,]*(?:\(|\bor\b|=|\bi\.e\.,?)\s*$/i.test(between)) {
      kept.push(share);
      continue;
    }
    if (equal(before.share, share.share)) {
      if (before.form === 'words') kept[kept.length - 1] = { ...share };
    } else if (isRounding(before, share)) {
      kept[kept.length - 1] = before.form === 'percent' ? share : before;
    } else {
      kept[kept.length - 1] = { ...(share.form === 'words' ? before : share), contradicts: true };
    }
  }
  return kept;
}

/** A percentage beside a fraction is that fraction rounded to the digits that are printed. */
function isRounding(a: FoundShare, b: FoundShare): boolean {
  if (a.form !== 'percent' && b.form !== 'percent') return false;
  const percent = a.form === 'percent' ? a : b;
  const decimals = /[.,]\s?(\d+)/.exec(digits(percent.raw))?.[1]?.length ?? 0;
  return Math.abs(approx(a.share) - approx(b.share)) * 100 <= 0.51 * 10 ** -decimals * 2;
}
