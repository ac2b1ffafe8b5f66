import type { FactWarning } from '@hoa/contracts';
import { cite, type KindContext } from '../types';
import { approx, percentText, sumOf } from './ratio';
import type { ShareTable, UnitShare } from './share-table';

/**
 * The one thing that is true of shares of ownership whatever a paper looks like: those of one set are parts of one
 * whole. A candidate that cannot be such a set is not stated; what it could be read as is told instead.
 */
export interface Constrained {
  stated: ShareTable[];
  refused: Refused[];
}

export interface Refused {
  table: ShareTable;
  reason: Reason;
}

type Reason = 'limited' | 'over' | 'short' | 'negative';

/** Up to here a set of shares may be a whole in which a figure is misprinted or misread. */
const MOST = 1.1;
/** Below it, what was read is a few figures and no table. */
const LEAST = 0.5;

/** Candidates that may be sets of shares, of each table that was read as one or, where it holds several, cut in several. */
export function constrained(candidates: readonly ShareTable[][]): Constrained {
  const stated: ShareTable[] = [];
  const refused: Refused[] = [];
  for (const read of candidates) {
    const reasons = read.map(reasonAgainst);
    // A table that was cut in towers is one of towers only where each of them is a whole.
    const first = reasons.findIndex((reason) => reason !== undefined);
    if (first < 0) stated.push(...read);
    else if (read.length > 1 && read.every(({ group }) => group !== undefined))
      read.forEach((table, i) => {
        if (reasons[i]) refused.push({ table, reason: reasons[i] });
        else stated.push(table);
      });
    else refused.push({ table: read.length > 1 ? together(read) : read[first]!, reason: reasons[first]! });
  }
  return { stated, refused };
}

function reasonAgainst(table: ShareTable): Reason | undefined {
  if (table.raw.limited) return 'limited';
  if (table.shares.some(({ share }) => share.n < 0n)) return 'negative';
  return isOver(table) ? 'over' : undefined;
}

/** More than one whole, and not by one misprint alone: `1.1000` among tenths. */
function isOver({ shares, sum }: ShareTable): boolean {
  if (approx(sum) <= MOST) return false;
  const possible = shares.filter(({ share }) => approx(share) <= 1);
  return possible.length < shares.length - 1 || approx(sumOf(possible.map(({ share }) => share))) > 1;
}

/** A table in force that is nowhere near a whole, with no older table that it changes. */
export function isShort(table: ShareTable): boolean {
  return approx(table.sum) < LEAST;
}

function lastOfEach({ shares }: ShareTable): UnitShare[] {
  return [...new Map(shares.map((share) => [share.unit, share])).values()];
}

function together(parts: readonly ShareTable[]): ShareTable {
  const shares = parts.flatMap((part) => part.shares);
  return { ...parts[0]!, shares, sum: sumOf(shares.map(({ share }) => share)) };
}

const WHY: Record<Reason, string> = {
  limited: 'by the words above it, it shares the cost of some work or some votes, not ownership',
  over: 'its shares cannot be parts of one whole',
  short: 'its shares are far from a whole',
  negative: 'a share in it is negative',
};

/**
 * What was not stated, as a question: the two readings it allows, with what each adds to. Silent where a table that is
 * stated answers for its units.
 */
export function refusals(
  refused: readonly Refused[],
  stated: readonly ShareTable[],
  ctx: KindContext,
): FactWarning[] {
  const known = new Set(stated.flatMap((table) => table.shares.map(({ unit }) => unit)));
  return refused.flatMap(({ table, reason }) => {
    if (table.shares.every(({ unit }) => known.has(unit))) return [];
    const { page, line, cell } = table.shares[0]!.row;
    const last = lastOfEach(table);
    const once =
      last.length < table.shares.length
        ? `, and its ${last.length} units, each as it appears last, to ${percentText(sumOf(last.map(({ share }) => share)))} %`
        : '';
    return [
      {
        code: 'ownership-refused',
        message: `No shares were taken from the table on page ${page.number}: ${WHY[reason]}. Its ${table.shares.length} rows add to ${percentText(table.sum)} %${once}. Is it the table of ownership?`,
        at: cite(ctx, page, line, cell),
      },
    ];
  });
}
