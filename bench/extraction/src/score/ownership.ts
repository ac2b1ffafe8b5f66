import type { TruthOwnership } from '@hoa/bench-associations';
import type { FactWarning, Fraction, OwnershipPart } from '@hoa/contracts';
import { pairUp } from './pairing';
import { addTally, count, emptyShare, emptyTally, type Judged, type Share, type Tally } from './tally';
import { plain } from './text';
import { isAbout, words } from './warnings';

export interface OwnershipScore {
  /** Rows by unit with their share exact. */
  rows: Tally;
  /** Sums exact, of all tables of the document. */
  sums: Share;
  inForce: Share;
  /** Tables with a wrong row or a wrong sum, missed and invented ones among them. */
  wrong: number;
  /** Of these the ones that no warning is about: nobody would look. */
  silent: number;
  /** Flaws of the document itself that were warned of. */
  flaws: Share;
  judged: Judged[];
  notes: string[];
}

export const emptyOwnershipScore = (): OwnershipScore => ({
  rows: emptyTally(),
  sums: emptyShare(),
  inForce: emptyShare(),
  wrong: 0,
  silent: 0,
  flaws: emptyShare(),
  judged: [],
  notes: [],
});

const SUBJECT =
  /\b(?:owner|ownership|share|shares|percent|percentage|percentages|interest|table|unit|units)\b|%/;
const FLAWS: Record<TruthOwnership['flaws'][number], RegExp> = {
  sum: /\badds?\b|\bsums?\b|\btotals?\b|\b100\b/,
  duplicate: /duplicate|twice|two times|three times|more than once|repeat|again|double/,
  gap: /\bgaps?\b|missing|\bno unit\b|\bno lot\b|skip|absent|not listed|left out/,
};

interface Input {
  truth: TruthOwnership[];
  read: OwnershipPart[];
  warnings: FactWarning[];
}

export function scoreOwnership(input: Input): OwnershipScore {
  const { warnings } = input;
  const score = emptyOwnershipScore();
  const { pairs, onlyA, onlyB } = pairUp({ as: input.truth, bs: input.read, least: 0.01, score: overlap });
  for (const [truth, read] of pairs) {
    const isWrong = scoreTable(score, truth, read);
    if (isWrong)
      wrongTable(
        score,
        warnings.some((warning) => isAbout(warning, read, SUBJECT)),
      );
  }
  for (const truth of onlyA) {
    score.rows.missed += truth.shares.length;
    count(score.sums, false);
    count(score.inForce, false);
    score.notes.push(`missed table of ${truth.shares.length} shares`);
    // It stands on no page of the reading: any warning that speaks of shares may be about it.
    wrongTable(
      score,
      warnings.some((warning) => SUBJECT.test(words(warning))),
    );
  }
  for (const read of onlyB) {
    score.rows.invented += read.shares.length;
    score.judged.push(...read.shares.map(({ share }) => ({ confidence: share.confidence, right: false })));
    score.notes.push(`invented table of ${read.shares.length} shares: ${read.shares[0]?.unit}`);
    wrongTable(
      score,
      warnings.some((warning) => isAbout(warning, read, SUBJECT)),
    );
  }
  for (const flaw of input.truth.filter((truth) => truth.inForce).flatMap((truth) => truth.flaws)) {
    const isWarned = warnings.some((warning) => FLAWS[flaw].test(words(warning)));
    count(score.flaws, isWarned);
    if (!isWarned) score.notes.push(`flaw without a warning: ${flaw}`);
  }
  return score;
}

function wrongTable(score: OwnershipScore, isWarned: boolean): void {
  score.wrong++;
  if (isWarned) return;
  score.silent++;
  score.notes.push('a table is wrong and no warning is about it');
}

/** Whether a row or the sum is wrong. */
function scoreTable(score: OwnershipScore, truth: TruthOwnership, read: OwnershipPart): boolean {
  const rows = rowsOf(score, truth, read);
  addTally(score.rows, rows);
  const sumRight = equal(truth.sum, read.sum);
  count(score.sums, sumRight);
  if (!sumRight) score.notes.push(`sum: ${truth.sum.n}/${truth.sum.d}, read ${read.sum.n}/${read.sum.d}`);
  count(score.inForce, truth.inForce === read.inForce);
  if (truth.inForce !== read.inForce)
    score.notes.push(`in force: ${truth.inForce}, read ${read.inForce} (${read.why})`);
  return !sumRight || rows.missed > 0 || rows.invented > 0;
}

const equal = (a: Fraction, b: Fraction): boolean => BigInt(a.n) * BigInt(b.d) === BigInt(b.n) * BigInt(a.d);
const unitKey = (unit: string): string =>
  plain(unit)
    .replace(/\b(?:unit|lot|apartment|apt|no)\b/g, '')
    .replace(/\s+/g, '');

function overlap(truth: TruthOwnership, read: OwnershipPart): number {
  const rows = new Map(truth.shares.map((row) => [unitKey(row.unit), row.share]));
  const same = read.shares.filter((row) => rows.has(unitKey(row.unit)));
  const exact = same.filter((row) => equal(rows.get(unitKey(row.unit))!, row.share.value));
  const group = truth.group !== undefined && plain(truth.group) === plain(read.group ?? '') ? 0.2 : 0;
  return (0.3 * same.length + 0.7 * exact.length) / Math.max(1, truth.shares.length) + group;
}

function rowsOf(score: OwnershipScore, truth: TruthOwnership, read: OwnershipPart): Tally {
  const { pairs, onlyA, onlyB } = pairUp({
    as: truth.shares,
    bs: read.shares,
    least: 1,
    score: (a, b, [i, j]) =>
      unitKey(a.unit) === unitKey(b.unit)
        ? 1 + (equal(a.share, b.share.value) ? 1 : 0) + (i === j ? 0.1 : 0)
        : 0,
  });
  const rows = { right: 0, missed: onlyA.length, invented: onlyB.length };
  for (const [a, b] of pairs) {
    const right = equal(a.share, b.share.value);
    score.judged.push({ confidence: b.share.confidence, right });
    addTally(rows, right ? { right: 1, missed: 0, invented: 0 } : { right: 0, missed: 1, invented: 1 });
    if (!right) score.notes.push(`share of ${a.unit}: ${a.share.n}/${a.share.d}, read '${b.share.raw}'`);
  }
  for (const row of onlyB) score.judged.push({ confidence: row.share.confidence, right: false });
  noteUnits(
    score,
    'missed',
    onlyA.map((row) => row.unit),
  );
  noteUnits(
    score,
    'invented',
    onlyB.map((row) => row.unit),
  );
  return rows;
}

function noteUnits(score: OwnershipScore, what: 'missed' | 'invented', units: string[]): void {
  if (units.length === 0) return;
  const more = units.length > 8 ? ` and ${units.length - 8} more` : '';
  score.notes.push(`${what} units: ${units.slice(0, 8).join(', ')}${more}`);
}
