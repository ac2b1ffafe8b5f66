import type { Column as AnyColumn } from '../reading/columns';
import type { Chunk, ChunkLine } from './chunks';
import { statedParts, statedWhole } from './parts-of-whole';
import { approx, ratio, sumOf, ofPercent, type Ratio } from './ratio';
import { arePercents } from './scale';
import { FORMER, OTHER_FIGURES, PRESENT } from './words';

type Column = AnyColumn<Chunk, ChunkLine>;

const SHARE_HEAD =
  /%|percent|interest|fraction|\bshares?\b|undivided|ownership|proportion|factor|entitlement|common|allocat|\bpoints?\b|\bparts\b|numerator/i;

export interface ShareColumn {
  column: Column;
  /** Marked with % or written as fractions, or bare numbers that the head or their sum declares to be shares. */
  marked: boolean;
  shareOf: (chunk: Chunk) => Ratio | undefined;
  score: number;
  sum: number;
  /** What recognition left of a figure that cannot be one of this column. */
  isLost?: (chunk: Chunk) => boolean;
}

/** `Unit area`, `No. of units`, `Unit value` are figures about units, not their names. */
export function isFigureHead(head: string): boolean {
  return /\b(?:area|sq|square|size|footage|value|price|votes?|bed|bath)\b|(?:number|no\.?|#|count|qty) of\b/i.test(
    head,
  );
}

/** What the words above a table say of its figures. */
export interface About {
  /** What all shares together are: 10,000 where it is of ten-thousandths. */
  whole?: number | undefined;
  /** Numbers that they say: what a column adds to exactly is its whole. */
  said?: number[] | undefined;
}

/**
 * The column as one of shares, where its marks, its head or its sum say so; `rows` are those of the table, `beside` how
 * many columns of it have this head, which have the whole together.
 */
export function shareColumn(
  column: Column,
  { rows, whole, said, beside = 1 }: { rows: number; beside?: number } & Pick<About, 'whole' | 'said'>,
): ShareColumn | undefined {
  const chunks = [...column.chunks.values()].flat();
  const marked = chunks.filter((chunk) => chunk.kind === 'share');
  if (marked.length >= chunks.length * 0.5) {
    const sum = approx(sumOf(marked.map((chunk) => chunk.found!.share)));
    const score = 3 + headScore(column.head) + sumScore(sum);
    const percents = marked.filter((chunk) => chunk.found!.form === 'percent').length > marked.length / 2;
    // Recognition loses a percent sign now and then; among percentages a figure with decimals is one.
    const shareOf = (chunk: Chunk): Ratio | undefined =>
      chunk.found?.share ??
      (percents && chunk.number && /\.\s?\d{2,}$/.test(chunk.text) ? ofPercent(chunk.number) : undefined);
    return { column, marked: true, sum, score, shareOf };
  }
  const numbers = chunks.filter((chunk) => chunk.kind === 'number');
  if (numbers.length < chunks.length * 0.6 || column.chunks.size < Math.min(2, rows)) return undefined;
  return partsColumn(column, numbers, { above: whole, said, beside }) ?? numberColumn(column, numbers);
}

/** Powers of ten that shares without a point are parts of, where nothing but their sum says so. */
const ROUND = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Rows that are missed make the sum smaller than the whole; half of it is another number. */
const LEAST_READ = 0.5;

/** Whole numbers that are parts of a whole: by the head or the words above, or because they add to a power of ten. */
function partsColumn(
  column: Column,
  numbers: Chunk[],
  { above, said = [], beside }: { above: number | undefined; beside: number } & Pick<About, 'said'>,
): ShareColumn | undefined {
  const { head } = column;
  if (numbers.some(({ text }) => /\.|,\d{1,2}(?!\d)/.test(text))) return undefined;
  const inHead = statedWhole([head]) ?? statedParts([head]);
  if (inHead === undefined && (isFigureHead(head) || OTHER_FIGURES.test(head))) return undefined;
  const total = approx(sumOf(likely(numbers).map((chunk) => chunk.number!)));
  const summed = SHARE_HEAD.test(head) ? [...said, ...ROUND].find((round) => round === total) : undefined;
  const whole = inHead ?? (said.includes(total) ? summed : undefined) ?? above ?? summed;
  if (whole === undefined) return undefined;
  const sum = total / whole;
  const isSaid = inHead !== undefined || (above !== undefined && SHARE_HEAD.test(head));
  if (sum > 1.02 || sum < (isSaid ? LEAST_READ / beside : 0.98)) return undefined;
  const shareOf = (chunk: Chunk): Ratio | undefined =>
    chunk.number && ratio(chunk.number.n, chunk.number.d * BigInt(whole));
  const score = 1 + (inHead === undefined ? headScore(head) : 1.5) + sumScore(sum);
  return { column, marked: false, sum, shareOf, score };
}

/** Without what recognition gave a digit more than nearly all others have: `2238` among `223` and `136`. */
function likely(numbers: Chunk[]): Chunk[] {
  const lengths = numbers.map(({ text }) => text.length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(0.9 * (lengths.length - 1))] ?? 0;
  return numbers.filter(({ text, confidence }) => confidence === 1 || text.length <= usual);
}

/** `1` or `01/811` on a scan whose other figures nearly all have a point and three digits behind it. */
function lostAmong(numbers: Chunk[]): (chunk: Chunk) => boolean {
  const isEven = numbers.filter(({ text }) => /[.,]\d{2,}$/.test(text)).length >= numbers.length * 0.9;
  return ({ kind, text, confidence }) =>
    isEven && confidence < 1 && (kind === 'share' ? text.includes('/') : /^\d$/.test(text));
}

function numberColumn(column: Column, numbers: Chunk[]): ShareColumn | undefined {
  const raw = sumOf(numbers.map((chunk) => chunk.number!));
  const total = approx(raw);
  const decimals =
    numbers.filter((chunk) => /[.,]\s?\d{2,}$/.test(chunk.text)).length >= numbers.length * 0.6;
  const headed = SHARE_HEAD.test(column.head) && !isFigureHead(column.head);
  const toOne = Math.abs(total - 1) < 0.06;
  const toHundred = Math.abs(total - 100) < 6;
  if (!headed && !(decimals && (Math.abs(total - 1) < 0.005 || Math.abs(total - 100) < 0.5)))
    return undefined;
  if (!decimals && !headed) return undefined;
  if (!decimals && !toHundred && !toOne) return undefined;
  const percent = arePercents(numbers.map((chunk) => approx(chunk.number!)), /%|percent/i.test(column.head)); // prettier-ignore
  const isLost = lostAmong(numbers);
  const shareOf = (chunk: Chunk): Ratio | undefined => {
    if (isLost(chunk)) return undefined;
    if (chunk.number === undefined) return chunk.found?.share;
    return percent ? ofPercent(chunk.number) : ratio(chunk.number.n, chunk.number.d);
  };
  const sum = percent ? total / 100 : total;
  return {
    column,
    marked: false,
    sum,
    shareOf,
    isLost,
    score: (headed ? 1 : 0) + headScore(column.head) + sumScore(sum),
  };
}

function headScore(head: string): number {
  let score = 0;
  if (
    /undivided|ownership|common (?:element|area|interest|propert)|percentage interest|allocated/i.test(head)
  )
    score += 1.5;
  else if (SHARE_HEAD.test(head)) score += 1;
  if (OTHER_FIGURES.test(head) && !/common/i.test(head)) score -= 3;
  if (/\bvot|limited/i.test(head)) score -= 3;
  if (FORMER.test(head)) score -= 2.5;
  if (PRESENT.test(head)) score += 2.5;
  return score;
}

/** How much more a column is believed by what it adds to. */
export function sumScore(sum: number): number {
  const off = Math.abs(sum - 1);
  return off < 0.0005 ? 3 : off < 0.02 ? 1.5 : off < 0.06 ? 0.5 : 0;
}
