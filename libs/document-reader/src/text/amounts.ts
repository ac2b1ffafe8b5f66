/**
 * Amounts as American documents print them. The parser is strict: what is not wholly an amount is no amount, so a phone
 * number, a date, `75.00 x 139` or `#REF!` never becomes money.
 */

/** A number that fills its text. `plain` digits (no sign, $, comma or point) may as well be a year or a code. */
export interface AmountReading {
  kind: 'amount';
  /** Integer cents, below 10^14 in size; decimals past the second are rounded half away from zero. */
  cents: number;
  /** Digits after the point as printed. */
  decimals: number;
  currency: boolean;
  plain: boolean;
  /** True where a recognised character had to be changed (l for 1, O for 0) or a separator guessed. */
  repaired: boolean;
  /** A footnote's mark that stood behind: `*`, `(1)`, a superscript. */
  mark?: string;
}

/** `value` is the decimal text in percent: "2.5" for 2.5 %. */
export interface PercentReading {
  kind: 'percent';
  value: string;
  repaired: boolean;
}

export type NumberReading =
  | AmountReading
  | PercentReading
  /** A dash, `-0-` or a lone `$`: printed where there is nothing. Never an amount. */
  | { kind: 'dash' }
  | { kind: 'empty' }
  | { kind: 'words' };

export interface AmountOptions {
  /** The text comes from recognition: letters that look like digits are put right, and the reading says so. */
  recognised?: boolean;
}

const MOST_CENTS = 1e14;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const SUPERSCRIPTS = /[\u00b9\u00b2\u00b3\u2070-\u2079\u02b0-\u02b8\u2020\u2021]+$/;
const SPACES = /[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+/g;
/** `<1,234>`: accountants set what is negative in angle brackets as others do in round ones. */
const ANGLED = /^(\$? ?)<(-?[ $\d.,]{1,24})>( ?%?)$/;
/** `2,113,065 USD`, `USD 12.50`, `US$ 400`: bookkeeping programs of several countries name the currency. */
const NAMES_DOLLARS = /^(?:USD ?\$? ?|US ?(?=\$))|(?<=[\d)]) ?USD$/i;
/** `~$1,500`, `approx. 400`, `1,200?`, `1,850 est.`: somebody's guess, which the totals count all the same. */
const GUESSED =
  /^(?:~|≈|(?:approx|about|abt|est)\.? ?)(?=\$? ?\d)(?!\D*(?:19|20)\d\d\b)|(?<=\d,\d{3}|\.\d\d|^\$ ?\d+)(?: ?\?| est\.?| \(est\.?\))$/i;
/** `1,200.—`, `1,200/-`: no cents. */
const DASH_CENTS = /(?<=\d)(?:\.-{1,2}|\/-)$/;
const LONGEST = 64;
/** Before runs of spaces are closed up. */
const LONGEST_PRINTED = 200;

/** Reads a cell's text as an amount, a percentage, a dash, nothing, or words. Never throws. */
export function readNumber(text: string, options: AmountOptions = {}): NumberReading {
  const whole = text.trim();
  if (whole.length > LONGEST_PRINTED) return { kind: 'words' };
  const superscript = SUPERSCRIPTS.exec(whole)?.[0];
  const bare = superscript ? whole.slice(0, -superscript.length) : whole;
  const plain = bare.normalize('NFKC').replace(DASHES, '-').replace(SPACES, ' ').trim();
  const tidy = plain
    .replace(NAMES_DOLLARS, '')
    .replace(GUESSED, '')
    .replace(DASH_CENTS, '')
    .replace(ANGLED, '$1($2)$3');
  if (tidy === '') return { kind: 'empty' };
  if (tidy.length > LONGEST) return { kind: 'words' };
  if (/^\$? ?(?:-+|- ?0 ?-|\( ?-* ?\)|--|-\$)$/.test(tidy) || tidy === '$') return { kind: 'dash' };
  // `- 4 -` is the number of a page.
  if (/^- ?\d{1,3} ?-$/.test(tidy)) return { kind: 'words' };
  const reading =
    readStrict(tidy, false) ?? readSetOddly(tidy) ?? (options.recognised ? readRecognised(tidy) : undefined);
  if (!reading) return { kind: 'words' };
  if (superscript && reading.kind === 'amount') return { ...reading, mark: superscript };
  return reading;
}

/** Cents of a text that is wholly an amount, else undefined. A dash, a percentage and an empty text are undefined. */
export function parseAmount(text: string, options: AmountOptions = {}): number | undefined {
  const reading = readNumber(text, options);
  return reading.kind === 'amount' ? reading.cents : undefined;
}

/** Cents as the wire has them: 123450 is "1234.50". */
export function centsToMoney(cents: number): string {
  const whole = Math.abs(Math.trunc(cents));
  const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 && whole > 0 ? `-${text}` : text;
}

/** Cents, or a decimal string, as people read them in a sentence: `$12,345.00`, `-$0.50`. */
export function dollars(amount: number | string): string {
  const cents = typeof amount === 'number' ? amount : (decimalToCents(amount) ?? 0);
  const money = centsToMoney(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${money}`;
}

/** Cents of a decimal string of any length ("1234.5", "-0.005", "1e3"); undefined where it is none or too large. */
export function decimalToCents(decimal: string): number | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal.trim());
  if (!match)
    return /^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(decimal.trim()) ? fromFloat(Number(decimal)) : undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  return toCents({ whole, fraction, negative: sign === '-' });
}

/** An amount inside running text, with its place. */
export interface FoundAmount {
  cents: number;
  raw: string;
  index: number;
}

const IN_TEXT =
  /(?:US ?)?\$ ?\(?-? ?\d[\d,]*(?:\.\d+)?\)?|\b\d{1,3}(?:,\d{3})+(?:\.\d{2})?\b|\b\d+\.\d{2}\b(?! ?%)/g;

/** Amounts in a sentence: with a dollar sign, with thousands separators, or with two decimals; percentages are not. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(IN_TEXT)) {
    const after = text.slice(match.index + match[0].length);
    if (
      /^(?: ?%|\d| percent\b(?! (?:of )?(?:fully )?fund))/i.test(after) ||
      /[\d.,/-]$/.test(text.slice(Math.max(0, match.index - 1), match.index))
    )
      continue;
    const raw = match[0].replace(/[.,]+$/, '');
    const cents = parseAmount(
      raw.startsWith('$') && /[^(]\)$/.test(raw) && !raw.includes('(') ? raw.slice(0, -1) : raw,
    );
    if (cents !== undefined) found.push({ cents, raw, index: match.index });
  }
  return found;
}

interface Digits {
  whole: string;
  fraction: string;
  negative: boolean;
}

function toCents({ whole, fraction, negative }: Digits): number | undefined {
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > 12) return undefined;
  const kept = `${fraction}00`.slice(0, 2);
  const up = fraction.length > 2 && fraction.charCodeAt(2) >= 53 ? 1 : 0;
  const cents = Number(digits || '0') * 100 + Number(kept) + up;
  if (!Number.isSafeInteger(cents) || cents >= MOST_CENTS) return undefined;
  return negative && cents !== 0 ? -cents : cents;
}

function fromFloat(value: number): number | undefined {
  const cents = Math.round(Math.abs(value) * 100);
  if (!Number.isFinite(cents) || cents >= MOST_CENTS) return undefined;
  return value < 0 && cents !== 0 ? -cents : cents;
}

const NUMBER = /^(?:(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?|\.(\d+))$/;

function readStrict(tidy: string, repaired: boolean): AmountReading | PercentReading | undefined {
  const { text, mark } = withoutMark(tidy);
  const signed = withoutSign(text);
  if (!signed) return undefined;
  const percent = /^(.*\d\.?) ?%$/.exec(signed.body);
  // `$` may stand apart from its digits, and digits from their comma where a font sets figures wide.
  const body = (percent?.[1] ?? signed.body).replace(/ ?([,.]) ?/g, '$1');
  const match = NUMBER.exec(body);
  if (!match) return undefined;
  const whole = (match[1] ?? '').replaceAll(',', '');
  const fraction = match[2] ?? match[3] ?? '';
  if (percent || signed.percent) {
    if (signed.currency) return undefined;
    const value = `${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
    return { kind: 'percent', value: signed.negative && Number(value) !== 0 ? `-${value}` : value, repaired };
  }
  const cents = toCents({ whole, fraction, negative: signed.negative });
  if (cents === undefined) return undefined;
  const plain = !signed.currency && !signed.marked && !body.includes(',') && fraction === '';
  return {
    kind: 'amount',
    cents,
    decimals: fraction.length,
    currency: signed.currency,
    plain,
    repaired,
    ...(mark ? { mark } : {}),
  };
}

/** `$20.445.00`, `20,445,00`: the last separator can only be the decimal one. */
const ODDLY_SET = /^((?=.*\$.*\.|[^.]*$)[$( -]*\d{1,3}(?:[.,]\d{3})+)[.,](\d{2}\)?)$/;

function readSetOddly(tidy: string): AmountReading | PercentReading | undefined {
  const [, whole, fraction] = ODDLY_SET.exec(tidy) ?? [];
  return whole === undefined ? undefined : readStrict(`${whole.replaceAll('.', ',')}.${fraction}`, true);
}

/** `1,234*`, `1,234 (1)`, `1,234 [a]`: a mark needs an amount before it, so `(1,234)` has none. */
function withoutMark(tidy: string): { text: string; mark?: string } {
  const match = /^(.*\d[)%]?)(?: ?(\*{1,3}|\[[a-z0-9]{1,2}\]|#)| (\([a-z0-9]{1,2}\)))$/i.exec(tidy);
  const mark = match?.[2] ?? match?.[3];
  return match && mark ? { text: match[1]!, mark } : { text: tidy };
}

interface Signed {
  body: string;
  negative: boolean;
  currency: boolean;
  percent: boolean;
  /** A sign of any kind was printed. */
  marked: boolean;
}

/** Takes off, in any order that is printed: $, US$, parentheses, a minus before or behind, CR and DR. */
function withoutSign(text: string): Signed | undefined {
  const signed: Signed = { body: text, negative: false, currency: false, percent: false, marked: false };
  let minus = 0;
  for (let round = 0; round < 5; round++) {
    const before = signed.body;
    signed.body = signed.body.trim();
    const enclosed = /^\((.*)\)$/.exec(signed.body) ?? /^\((.*)\) ?%$/.exec(signed.body);
    if (enclosed) {
      if (signed.body.endsWith('%')) signed.percent = true;
      signed.body = enclosed[1]!;
      minus++;
    } else if (/^(?:US ?\$|USD ?|\$)(?=[\s\d(.,-])/i.test(signed.body)) {
      if (signed.currency) return undefined;
      signed.currency = true;
      signed.body = signed.body.replace(/^(?:US ?\$|USD ?|\$)/i, '');
    } else if (/^[-+] ?(?=[$\d.(])/.test(signed.body)) {
      if (signed.body.startsWith('-')) minus++;
      // `(+$8)` behind "Alternative B" is by how much dues rise, and no loss.
      else if (minus > 0) return undefined;
      else signed.marked = true;
      signed.body = signed.body.slice(1);
    } else if (/\d ?(?:-|CR\.?|DR\.?)$/i.test(signed.body)) {
      if (/(?:-|CR\.?)$/i.test(signed.body)) minus++;
      else signed.marked = true;
      signed.body = signed.body.replace(/ ?(?:-|CR\.?|DR\.?)$/i, '');
    }
    if (signed.body === before) break;
  }
  if (minus > 1) return undefined;
  signed.negative = minus === 1;
  signed.marked ||= signed.negative;
  signed.body = signed.body.trim();
  return signed;
}

const LOOKALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
};

/** `S11.440.00`: a dollar sign, where what follows is a whole figure by itself; in `S00.00` it is a five. */
const S_FOR_SIGN = /^([-(]? ?)[Ss] ?(?=(?:[1-9][\dOol]{0,2}(?:[.,][\dOol]{3})*|0)(?:[.,]\d\d)?\)?$)/;

/** Recognition takes O for 0, l for 1, a point for a comma, and drops or splits; only near-numbers are put right. */
function readRecognised(tidy: string): AmountReading | PercentReading | undefined {
  const digits = tidy.replace(/\D/g, '').length;
  const letters = tidy.replace(/[^OoQDlI|iSsBZz]/g, '').length;
  if (digits === 0 || letters > digits) return undefined;
  let text = tidy
    .replace(S_FOR_SIGN, '$1$')
    .replace(/[OoQDlI|iSsBZz]/g, (letter) => LOOKALIKES[letter] ?? letter);
  text = text
    .replace(/[{[]/g, '(')
    .replace(/[}\]]/g, ')')
    .replace(/^[§8](?=\d{1,3}(?:,\d{3})+\.\d\d$)/, (c) => (c === '8' ? c : '$'));
  text = text.replace(/^[.,'`"_~ ]+/, '').replace(/[.,'`"_~ ]+$/, '');
  const attempts = [
    text,
    // 1.234.50 and 1,234,50: only the last separator can be the decimal one.
    text.replace(/(\d)[.,;: ](?=\d{3}(?!\d))/g, '$1,'),
    text.replace(/(\d)[.,;: ](?=\d{3}(?!\d))/g, '$1,').replace(/[,;: ](\d{2})(\)?-?)$/, '.$1$2'),
    // An open parenthesis whose partner was lost.
    /^\$? ?\([^)]*$/.test(text) ? `${text})` : text,
    /^[^(]*\d\)$/.test(text) ? `(${text}` : text,
  ];
  for (const attempt of attempts) {
    const reading = readStrict(attempt, true);
    if (reading) return reading;
  }
  return undefined;
}

/** Made when it is first needed: a twentieth of what the process of a reading needs to start. */
let format: Intl.NumberFormat | undefined;

/** Cents as they are printed in sentences: $1,234.50. */
export function formatCents(cents: number): string {
  format ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}
