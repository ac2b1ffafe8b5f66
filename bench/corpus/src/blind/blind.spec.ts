import fc from 'fast-check';
import { generateDocument, type GeneratedDocument } from '../statements/generate';
import { formats, type Format, type Phenomenon } from '../statements/model';
import { sets } from '../statements/registry';
import { wrongTotals } from '../testing/wrong-totals';
import { writeDocument } from '../write';
import { structures } from './build';
import { blindWish } from './index';
import { blindPhenomena } from './phenomena';

const make = (index: number, format: Format, only?: Phenomenon[]): GeneratedDocument =>
  generateDocument({ seed: 11, index, format, ...blindWish, ...(only ? { only } : {}) });

describe('blind documents', () => {
  it('have at least six structures and 25 phenomena that the base set does not have', () => {
    expect(new Set(structures.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
    const base = new Set((sets.base ?? []).map(({ id }) => id));
    const ids = new Set(blindPhenomena.map(({ id }) => id).filter((id) => !base.has(id)));
    expect(ids.size).toBe(blindPhenomena.length);
    expect(ids.size).toBeGreaterThanOrEqual(25);
  });

  it('print totals that add up, whatever phenomena meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...formats), (index, format) => {
        expect(wrongTotals(make(index, format))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('have only whole cents, and columns that are not empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (index) => {
        for (const { draft, rows } of make(index, 'pdf').statements)
          for (const { id, measure } of draft.columns.filter(({ words }) => !words)) {
            const cells = rows.flatMap(({ values }) => (values[id] == null ? [] : [values[id]]));
            expect(cells.every(Number.isInteger)).toBe(true);
            if (measure === 'amount') expect(cells.length).toBeGreaterThan(0);
          }
      }),
      { numRuns: 100 },
    );
  });

  it.each(formats)('come out the same for a seed, as %s', async (format) => {
    const [first, second] = [await writeDocument(make(4, format)), await writeDocument(make(4, format))];
    expect(first.equals(second)).toBe(true);
  });

  it.each(blindPhenomena.map((phenomenon) => [phenomenon.id, phenomenon] as const))(
    '%s applies and keeps totals right',
    (id, phenomenon) => {
      const applied = Array.from({ length: 60 }, (_, index) => index).some((index) => {
        const document = make(index, phenomenon.formats?.[0] ?? 'pdf', [phenomenon]);
        expect(wrongTotals(document)).toEqual([]);
        return document.statements[0]!.phenomena.includes(id);
      });
      expect(applied).toBe(true);
    },
  );
});
