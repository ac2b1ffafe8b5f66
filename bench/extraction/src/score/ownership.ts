import type { TruthOwnership } from '@hoa/bench-associations';
import type { Fraction, OwnershipPart } from '@hoa/contracts';
import { pairUp } from './pairing';
import { emptyShare, emptyTally, type Judged, type Share, type Tally } from './tally';
import { plain } from './text';

export interface OwnershipScore {
  /** Rows by unit with their share exact. */
  rows: Tally;
  sums: Share;
  inForce: Share;
  /** Tables with a wrong row or sum that no warning speaks of. */
  silent: number;
  /** Flaws of the paper that were warned of. */
  flaws: Share;
  judged: Judged[];
  notes: string[];
}

export const emptyOwnershipScore = (): OwnershipScore => ({
  rows: emptyTally(),
  sums: emptyShare(),
  inForce: emptyShare(),
  silent: 0,
  flaws: emptyShare(),
  judged: [],
  notes: [],
});

const equal = (a: Fraction, b: Fraction): boolean => BigInt(a.n) * BigInt(b.d) === BigInt(b.n) * BigInt(a.d);
const unitKey = (unit: string): string =>
  plain(unit)
    .replace(/\b(?:unit|lot|apartment|apt|no)\b/g, '')
    .replace(/\s+/g, '');

export function scoreOwnership(input: {
  truth: TruthOwnership[];
  read: OwnershipPart[];
  warnings: { code: string }[];
}): OwnershipScore {
  const score = emptyOwnershipScore();
  const warned = input.warnings.some((warning) => /own|share|sum|duplicate|gap/i.test(warning.code));
  const { pairs, onlyA, onlyB } = pairUp({ as: input.truth, bs: input.read, least: 0.01, score: overlap });
  for (const [truth, read] of pairs) {
    const before = { ...score.rows };
    scoreRows(score, truth, read);
    const sumRight = equal(truth.sum, read.sum);
    score.sums.of++;
    if (sumRight) score.sums.right++;
    else score.notes.push(`sum: ${truth.sum.n}/${truth.sum.d}, read ${read.sum.n}/${read.sum.d}`);
    score.inForce.of++;
    if (truth.inForce === read.inForce) score.inForce.right++;
    else score.notes.push(`in force: ${truth.inForce}, read ${read.inForce} (${read.why})`);
    const wrong = !sumRight || score.rows.missed > before.missed || score.rows.invented > before.invented;
    if (wrong && !warned) score.silent++;
  }
  for (const truth of onlyA) {
    score.rows.missed += truth.shares.length;
    score.notes.push(`missed table of ${truth.shares.length} shares`);
    if (!warned) score.silent++;
  }
  for (const read of onlyB) {
    score.rows.invented += read.shares.length;
    score.notes.push(`invented table of ${read.shares.length} shares: ${read.shares[0]?.unit}`);
  }
  const flaws = input.truth.filter((truth) => truth.inForce).flatMap((truth) => truth.flaws);
  score.flaws = { right: warned ? flaws.length : 0, of: flaws.length };
  return score;
}

function overlap(truth: TruthOwnership, read: OwnershipPart): number {
  const rows = new Map(truth.shares.map((row) => [unitKey(row.unit), row.share]));
  const same = read.shares.filter((row) => rows.has(unitKey(row.unit)));
  const exact = same.filter((row) => equal(rows.get(unitKey(row.unit))!, row.share.value));
  const group = truth.group !== undefined && plain(truth.group) === plain(read.group ?? '') ? 0.2 : 0;
  return (0.3 * same.length + 0.7 * exact.length) / Math.max(1, truth.shares.length) + group;
}

function scoreRows(score: OwnershipScore, truth: TruthOwnership, read: OwnershipPart): void {
  const { pairs, onlyA, onlyB } = pairUp({
    as: truth.shares,
    bs: read.shares,
    least: 1,
    score: (a, b, [i, j]) =>
      unitKey(a.unit) === unitKey(b.unit)
        ? 1 + (equal(a.share, b.share.value) ? 1 : 0) + (i === j ? 0.1 : 0)
        : 0,
  });
  for (const [a, b] of pairs) {
    const right = equal(a.share, b.share.value);
    score.judged.push({ confidence: b.share.confidence, right });
    if (right) score.rows.right++;
    else {
      score.rows.missed++;
      score.rows.invented++;
      score.notes.push(`share of ${a.unit}: ${a.share.n}/${a.share.d}, read '${b.share.raw}'`);
    }
  }
  for (const row of onlyB) score.judged.push({ confidence: row.share.confidence, right: false });
  score.rows.missed += onlyA.length;
  score.rows.invented += onlyB.length;
  if (onlyA.length > 0)
    score.notes.push(
      `missed units: ${onlyA
        .slice(0, 8)
        .map((row) => row.unit)
        .join(', ')}`,
    );
  if (onlyB.length > 0)
    score.notes.push(
      `invented units: ${onlyB
        .slice(0, 8)
        .map((row) => row.unit)
        .join(', ')}`,
    );
}
