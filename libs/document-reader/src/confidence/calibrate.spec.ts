import type { Cited, ContractPart, Part } from '@hoa/contracts';
import fc from 'fast-check';
import { calibrated } from './calibrate';
import { FITTED } from './fitted';
import { rescaled, unscaled } from './scale';

const cited = <T>(value: T, confidence: number, by: Cited<T>['by'] = 'rules'): Cited<T> => ({
  value,
  raw: 'as printed',
  source: { documentId: 1, documentName: 'contract.pdf', readingId: 'r', page: 1, quote: 'as printed' },
  confidence,
  by,
});
const contract = (fields: Partial<ContractPart>): ContractPart =>
  calibrated({ id: 'p1', kind: 'contract', pages: [1, 1], surcharges: [], ...fields }) as ContractPart;
const expected = (field: string, confidence: number): number => rescaled(FITTED[field]!, confidence);

describe('confidence', () => {
  it('is what was measured for the field, and everything else stays', () => {
    const part = contract({ vendor: cited('Gull Docks, Inc.', 0.7), service: cited('dock care', 0.9) });
    expect(part.vendor).toEqual({ ...cited('Gull Docks, Inc.', 0.7), confidence: expect.any(Number) });
    expect(part.vendor!.confidence).toBeCloseTo(expected('contract.vendor', 0.7), 3);
    expect(part.service!.confidence).toBeCloseTo(expected('contract.service', 0.9), 3);
  });

  it('reaches the rows of a table and the items of a list', () => {
    const part = contract({ surcharges: [cited('fuel surcharge of 3%', 0.75)] });
    expect(part.surcharges[0]!.confidence).toBeCloseTo(expected('contract.surcharge', 0.75), 3);
    const policy = calibrated({
      id: 'p1',
      kind: 'insurance',
      pages: [1, 1],
      premiums: [{ line: 'Property', premium: cited('900.00', 0.86) }],
      deductibles: [{ line: 'Wind', amount: cited('5000.00', 0.86) }],
    });
    expect(policy).toMatchObject({
      premiums: [{ premium: { confidence: expect.closeTo(expected('insurance.premium', 0.86), 3) } }],
      deductibles: [{ amount: { confidence: expect.closeTo(expected('insurance.deductible', 0.86), 3) } }],
    });
  });

  it('of no escalator and no renewal is that of another statement', () => {
    const part = contract({
      escalator: cited({ type: 'none' as const }, 0.6),
      renewal: cited('does not renew automatically', 0.85),
    });
    expect(part.escalator!.confidence).toBeCloseTo(expected('contract.no escalator', 0.6), 3);
    expect(part.renewal!.confidence).toBeCloseTo(expected('contract.no renewal', 0.85), 3);
  });

  it('stays where nothing was measured or a person said it', () => {
    const shares: Part = {
      id: 'p1',
      kind: 'other',
      pages: [1, 1],
    };
    expect(calibrated(shares)).toEqual(shares);
    expect(contract({ vendor: cited('Gull', 1, 'person') }).vendor!.confidence).toBe(1);
  });

  it.each(Object.entries(FITTED))(
    'of %s rises with what the rules say, and can be taken back',
    (_, scale) => {
      const said = fc.double({ min: 0.05, max: 0.98, noNaN: true });
      fc.assert(
        fc.property(said, said, (a, b) => {
          if (a < b) expect(rescaled(scale, a)).toBeLessThanOrEqual(rescaled(scale, b));
        }),
      );
      expect(unscaled(scale, rescaled(scale, 0.8))).toBeCloseTo(0.8);
    },
  );
});
