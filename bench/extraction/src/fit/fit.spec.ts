import { rescaled } from '@hoa/document-reader';
import { fitScale, fitScales, leftOut } from './fit';
import { outcomesOf, type Outcome } from './outcomes';

/** Nine in ten right wherever 0.7 is said, six in ten wherever 0.5 is. */
const MODEST: Outcome[] = [
  [0.7, 90, 100],
  [0.5, 60, 100],
];

describe('the worth of a confidence', () => {
  it('is what was right where it was said', () => {
    const scale = fitScale(MODEST);
    expect(rescaled(scale, 0.7)).toBeCloseTo(0.9, 1);
    expect(rescaled(scale, 0.5)).toBeCloseTo(0.6, 1);
  });

  it('is its word where nothing is known, and hardly moves for a few documents', () => {
    expect(fitScale([])).toEqual({ shift: 0, slope: 1 });
    expect(rescaled(fitScale([[0.9, 0, 1]]), 0.9)).toBeGreaterThan(0.6);
  });

  it('never falls where the rules are surer', () => {
    const scale = fitScale([
      [0.6, 100, 100],
      [0.9, 10, 100],
    ]);
    expect(scale.slope).toBeGreaterThan(0);
  });

  it('of a field with few documents leans on the other fields of its kind', () => {
    const scales = fitScales({ a: { 'contract.fee': MODEST, 'contract.end': [[0.7, 1, 1]] } });
    expect(rescaled(scales['contract.end']!, 0.7)).toBeGreaterThan(0.8);
  });

  it('is judged by tests that were left out', () => {
    const results = leftOut({ a: { 'contract.fee': MODEST }, b: { 'contract.fee': [[0.7, 0, 1]] } });
    expect(results.find(({ of }) => of === 1)?.fitted).toBeCloseTo(0.9, 1);
  });
});

describe('outcomes', () => {
  it('count a document once a field, however many rows it has', () => {
    const fields = { fields: { right: 0, missed: 0, invented: 0 }, byField: {}, notes: [] };
    const judged = [
      { confidence: 0.9, right: true, of: 'premium' },
      { confidence: 0.9, right: false, of: 'premium' },
      { confidence: 0.8, right: true, of: 'carrier' },
    ];
    expect(outcomesOf([{ insurance: { ...fields, judged } }], false)).toEqual({
      'insurance.carrier': [[0.8, 1, 1]],
      'insurance.premium': [[0.9, 0.5, 1]],
    });
  });
});
