import fc from 'fast-check';
import { blindPhenomena } from '../blind/phenomena';
import { generateDocument, type GeneratedDocument } from '../statements/generate';
import { formats, type Format, type Phenomenon } from '../statements/model';
import { sets } from '../statements/registry';
import { wrongTotals } from '../testing/wrong-totals';
import { writeDocument } from '../write';
import { structures } from './build';
import { secondWish } from './index';
import { secondPhenomena } from './phenomena';

const make = (index: number, format: Format, only?: Phenomenon[]): GeneratedDocument =>
  generateDocument({ seed: 23, index, format, ...secondWish, ...(only ? { only } : {}) });

describe('documents of the second blind set', () => {
  it('have at least six structures and 30 phenomena that no other set has', () => {
    expect(new Set(structures.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
    const known = new Set([...(sets.base ?? []), ...blindPhenomena].map(({ id }) => id));
    const ids = new Set(secondPhenomena.map(({ id }) => id).filter((id) => !known.has(id)));
    expect(ids.size).toBe(secondPhenomena.length);
    expect(ids.size).toBeGreaterThanOrEqual(30);
  });

  it('print totals that add up, whatever phenomena meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...formats), (index, format) => {
        expect(wrongTotals(make(index, format))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('have only whole cents, columns that are not empty, and ids that differ', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (index) => {
        for (const { draft, rows } of make(index, 'pdf').statements) {
          expect(new Set(draft.columns.map(({ id }) => id)).size).toBe(draft.columns.length);
          for (const { id, measure } of draft.columns.filter(({ words }) => !words)) {
            const cells = rows.flatMap(({ values }) => (values[id] == null ? [] : [values[id]]));
            expect(cells.every(Number.isInteger)).toBe(true);
            if (measure === 'amount') expect(cells.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each(formats)('come out the same for a seed, as %s', async (format) => {
    const [first, second] = [await writeDocument(make(4, format)), await writeDocument(make(4, format))];
    expect(first.equals(second)).toBe(true);
  });

  it.each(secondPhenomena.map((phenomenon) => [phenomenon.id, phenomenon] as const))(
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
