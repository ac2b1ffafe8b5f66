import fc from 'fast-check';
import { blindPhenomena } from '../blind/phenomena';
import { secondPhenomena } from '../second/phenomena';
import { generateDocument, type GeneratedDocument } from '../statements/generate';
import { formats, type FlatRow, type Format, type Phenomenon } from '../statements/model';
import { sets } from '../statements/registry';
import { wrongTotals } from '../testing/wrong-totals';
import { writeDocument } from '../write';
import { families } from './build';
import { thirdWish } from './index';
import { thirdPhenomena } from './phenomena';

const make = (index: number, format: Format, only?: Phenomenon[]): GeneratedDocument =>
  generateDocument({ seed: 31, index, format, ...thirdWish, ...(only ? { only } : {}) });

/** Bottom lines of the operating fund, or of all funds, that are not income less expenses. */
function wrongNets(document: GeneratedDocument): string[] {
  return document.statements.flatMap(({ draft, rows }) => {
    const nets = rows.filter(({ role, also, misprinted }) => role === 'net' && !also && !misprinted);
    const bottom = nets.at(-1);
    if (!bottom || bottom.misprinted) return [];
    const lines = (fund?: string): FlatRow[] =>
      rows.filter((row) => ['line', 'carryover'].includes(row.role) && (!fund || row.fund === fund));
    const net = (id: string, fund?: string): number =>
      lines(fund).reduce(
        (sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values[id] ?? 0),
        0,
      );
    return draft.columns
      .filter(({ derive, words }) => !derive && !words)
      .filter(
        ({ id }) => ![undefined, 'operating', 'reserve'].some((fund) => bottom.values[id] === net(id, fund)),
      )
      .map(({ id }) => `${bottom.label} ${id}: ${bottom.values[id]}`);
  });
}

describe('documents of the third blind set', () => {
  it('have at least eight families, six programs and 45 phenomena that no other set has', () => {
    expect(new Set(families.map(({ id }) => id)).size).toBeGreaterThanOrEqual(8);
    const known = new Set([...(sets.base ?? []), ...blindPhenomena, ...secondPhenomena].map(({ id }) => id));
    const ids = new Set(thirdPhenomena.map(({ id }) => id).filter((id) => !known.has(id)));
    expect(ids.size).toBe(thirdPhenomena.length);
    const programs = [...ids].filter((id) => id.startsWith('third-export-'));
    expect(programs.length).toBeGreaterThanOrEqual(6);
    expect(ids.size - programs.length).toBeGreaterThanOrEqual(45);
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

  it.each(thirdPhenomena.map((phenomenon) => [phenomenon.id, phenomenon] as const))(
    '%s applies and keeps totals and nets right',
    (id, phenomenon) => {
      const applied = Array.from({ length: 30 }, (_, index) => {
        const document = make(index, phenomenon.formats?.[0] ?? 'pdf', [phenomenon]);
        expect(wrongTotals(document)).toEqual([]);
        expect(wrongNets(document)).toEqual([]);
        return document.statements[0]!.phenomena.includes(id);
      });
      expect(applied).toContain(true);
    },
  );
});
