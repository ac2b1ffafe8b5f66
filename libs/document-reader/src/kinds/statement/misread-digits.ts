import { leavesOf, type StatementEntry } from './node';
import type { Mismatch } from './reconcile';
import type { Understood } from './understand';

/** Digits that recognition takes for each other. */
const CONFUSED = [
  '08',
  '06',
  '09',
  '17',
  '14',
  '38',
  '56',
  '58',
  '68',
  '35',
  '27',
  '49',
  '89',
  '39',
  '23',
  '47',
];
/** A figure that was recognized this surely is not suggested to be wrong. */
const SURE = 0.97;

export interface MisreadDigit {
  row: StatementEntry;
  column: number;
  cents: number;
}

/**
 * The figure of a scan that would make a failed total tie if one of its characters were lost or another that looks alike: a line's
 * or the total's own. Only a suggestion, and only where recognition was least sure of that very figure.
 */
export function misreadDigit(
  of: Understood,
  { node, column, printed, sum }: Mismatch,
): MisreadDigit | undefined {
  const at = of.amounts[column]!;
  const candidates = [
    ...leavesOf(node).map((leaf) => ({
      row: leaf.row,
      cents: (leaf.row.values[column] ?? 0) + printed - sum,
    })),
    { row: node.row, cents: sum },
  ].flatMap(({ row, cents }) => {
    const item = row.entry.row.amounts[at];
    const own = row.values[column];
    const isScan = row.entry.row.source.page.source === 'ocr';
    const isDoubted = item?.other !== undefined;
    if (!item || own === undefined || !isScan || item.confidence >= SURE || !isConfused(own, cents, isDoubted ? 2 : 1)) return []; // prettier-ignore
    return [{ row, column, cents, isDoubted, confidence: item.confidence }];
  });
  // What two engines read in two ways comes first.
  const [first] = candidates.sort((a, b) => Number(b.isDoubted) - Number(a.isDoubted) || a.confidence - b.confidence); // prettier-ignore
  return first && { row: first.row, column, cents: first.cents };
}

/** Whether one amount is the other with up to so many digits that look like others, a digit lost, or its `$` read as a sign or a digit. */
function isConfused(a: number, b: number, most: number): boolean {
  const [one, other] = [String(a), String(b)];
  if (a === -b) return true;
  if (one === `5${other}` || one === `8${other}`) return true;
  if (one.length + 1 === other.length) return [...other].some((_, i) => withoutDigit(other, i) === one);
  if (one.length !== other.length) return false;
  const places = [...one].flatMap((digit, i) => (digit === other[i] ? [] : [`${digit}${other[i]}`]));
  const isKnown = (pair: string): boolean => CONFUSED.some((known) => known === pair || known === `${pair[1]}${pair[0]}`); // prettier-ignore
  return places.length > 0 && places.length <= most && places.every(isKnown);
}

const withoutDigit = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
