import { frozenDocuments } from '@hoa/bench-corpus/frozen';
import { figuresOf, isPart, keptFigures, worse } from './frozen/figures';
import { scoreFrozen, type FrozenScore } from './frozen/frozen';
import { recallOf, precisionOf, f1, shareOf } from './score/tally';
import { flagged, shareSum, sumOf, tallyOf } from './report/table';

/**
 * The reader may not become worse than the product promises on the typed documents of eight associations, nor worse than it
 * was on a part of every family. `npm run eval -- --frozen --check` asks the latter of all frozen documents.
 */
const ASSOCIATIONS = 8;
/** Of a smaller family the part may happen to hold no document. */
const LARGE = 40;
const numberOf = (file: string): number => Number(/\d+/.exec(file)?.[0]);

let part: FrozenScore[];
let scores: FrozenScore[];

beforeAll(() => {
  const all = scoreFrozen({
    isWanted: (family, truth) =>
      isPart(truth) || (family === 'first' && numberOf(truth.file) <= ASSOCIATIONS),
  });
  part = all.filter(isPart);
  scores = all.filter(({ family, medium }) => family === 'first' && medium !== 'scan');
}, 600_000);

/** What was wrong, for whoever finds this red. */
const notes = (): string[] => scores.flatMap(({ file, notes }) => notes.map((note) => `${file}: ${note}`));

describe('the reader on frozen documents', () => {
  it('are enough documents of every kind to mean something', () => {
    expect(scores.length).toBeGreaterThan(30);
    expect(sumOf(scores, (score) => score.budget?.lines.right)).toBeGreaterThan(200);
    for (const kind of ['budget', 'ownership', 'contract', 'insurance', 'reserve'] as const)
      expect(scores.filter((score) => score[kind]).length).toBeGreaterThan(1);
    expect(scores.filter((score) => score.isPlain).length).toBeGreaterThan(1);
  });

  it('finds line items with F1 of 0.98 and amounts to 0.995', () => {
    const cells = tallyOf(scores, (score) => score.budget?.cells);
    const measured = {
      lines: f1(tallyOf(scores, (score) => score.budget?.lines)) >= 0.98,
      amountsFound: shareOf(recallOf(cells)) >= 0.995,
      amountsExact: shareOf(precisionOf(cells)) >= 0.995,
      roles: shareOf(shareSum(scores, (score) => score.budget?.roles)) >= 0.97,
      totals: shareOf(shareSum(scores, (score) => score.budget?.totals)) >= 0.97,
    };
    expect({ measured, notes: Object.values(measured).every(Boolean) ? [] : notes() }).toEqual({
      measured: { lines: true, amountsFound: true, amountsExact: true, roles: true, totals: true },
      notes: [],
    });
  });

  it('reads shares to 0.995, and no table is wrong in silence', () => {
    const rows = recallOf(tallyOf(scores, (score) => score.ownership?.rows));
    const silent = sumOf(scores, (score) => score.ownership?.silent);
    expect({ isExact: shareOf(rows) >= 0.995, silent, notes: silent > 0 ? notes() : [] }).toEqual({
      isExact: true,
      silent: 0,
      notes: [],
    });
  });

  it('reads contracts with F1 of 0.95 and takes no decoy', () => {
    expect(f1(tallyOf(scores, (score) => score.contract?.fields))).toBeGreaterThanOrEqual(0.95);
    expect(sumOf(scores, (score) => score.contract?.decoysTaken)).toBe(0);
    expect(sumOf(scores, (score) => score.contract?.decoys)).toBeGreaterThan(10);
  });

  it('invents nothing, and knows what kind a document is', () => {
    expect(sumOf(scores, (score) => score.inventedRows)).toBe(0);
    expect(sumOf(scores, (score) => score.inventedForms)).toBe(0);
    expect(shareOf(flagged(scores, (score) => score.kindRight))).toBeGreaterThanOrEqual(0.98);
  });

  it('is no worse by more than half a point on a part of any family', () => {
    const held = new Set(part.map((score) => score.family));
    const large = [...frozenDocuments.families()].filter(([, count]) => count >= LARGE);
    expect(large.filter(([family]) => !held.has(family))).toEqual([]);
    expect(worse(figuresOf(part), keptFigures('part'))).toEqual([]);
  });
});
