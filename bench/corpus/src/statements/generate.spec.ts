import fc from 'fast-check';
import { writeDocument } from '../write';
import { sumIn } from './flatten';
import { wrongTotals } from '../testing/wrong-totals';
import { documentTruth, generateDocument } from './generate';
import { formats, type Phenomenon } from './model';
import { phenomena } from './registry';

describe('generated statements', () => {
  it('have at least 60 phenomena and layouts of at least ten programs, each with its own id', () => {
    expect(new Set(phenomena.map(({ id }) => id)).size).toBe(phenomena.length);
    const exports = phenomena.filter(({ id }) => id.startsWith('export-'));
    expect(phenomena.length - exports.length).toBeGreaterThanOrEqual(60);
    expect(exports.length).toBeGreaterThanOrEqual(10);
  });

  it.each(formats)('come out the same for a seed, as %s', async (format) => {
    const make = async (): Promise<{ truth: string; bytes: Buffer }> => {
      const document = generateDocument({ seed: 5, index: 3, format });
      const bytes = await writeDocument(document);
      return { truth: JSON.stringify(documentTruth(document, 'x', false)), bytes };
    };
    const [first, second] = [await make(), await make()];
    expect(first.truth).toBe(second.truth);
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  it('differ from seed to seed', () => {
    const truths = [1, 2, 3].map((seed) =>
      JSON.stringify(documentTruth(generateDocument({ seed, index: 0, format: 'pdf' }), 'x', false)),
    );
    expect(new Set(truths).size).toBe(3);
  });

  it('print totals that add up, whatever phenomena meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...formats), (index, format) => {
        expect(wrongTotals(generateDocument({ seed: 1, index, format }))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('have only whole cents, and columns that are not empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (index) => {
        for (const { draft, rows } of generateDocument({ seed: 2, index, format: 'pdf' }).statements) {
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

  it('have no row that is wider than the table', () => {
    // Document 10 of seed 701 has stacked headers on both sides of its labels.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (index) => {
        for (const { grid } of generateDocument({ seed: 701, index, format: 'pdf' }).statements)
          for (const { cells } of grid.lines)
            expect(cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBeLessThanOrEqual(
              grid.columns.length,
            );
      }),
      { numRuns: 100, examples: [[10]] },
    );
  });

  it('state the sums of their budgeted lines as the truth of a column', () => {
    const document = generateDocument({ seed: 3, index: 8, format: 'pdf' });
    const [truth, statement] = [documentTruth(document, 'x', false).statements[0]!, document.statements[0]!];
    truth.columns.forEach(({ totals, measure }, i) => {
      const sum = sumIn(statement.rows, statement.draft.columns[i]!);
      if (measure === 'amount') expect(totals.income).toBe(sum({ flow: 'income', budgeted: true }));
    });
  });
});

describe('phenomena', () => {
  const applies = (phenomenon: Phenomenon): boolean =>
    Array.from({ length: 60 }, (_, index) => index).some((index) => {
      const format = phenomenon.formats?.[0] ?? 'pdf';
      const document = generateDocument({ seed: 9, index, format, only: [phenomenon] });
      const found = document.statements[0]!.phenomena.includes(phenomenon.id);
      if (found) expect(wrongTotals(document)).toEqual([]);
      return found;
    });

  it.each(phenomena.map((phenomenon) => [phenomenon.id, phenomenon] as const))(
    '%s applies and keeps totals right',
    (_, phenomenon) => {
      expect(applies(phenomenon)).toBe(true);
    },
  );
});
