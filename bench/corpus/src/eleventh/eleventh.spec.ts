import fc from 'fast-check';
import { eighthHandWritten } from '../eighth';
import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { seventhHandWritten } from '../seventh';
import { sixthHandWritten } from '../sixth';
import type { GridCell } from '../statements/grid';
import { documentTruth, generateDocument, type GeneratedDocument } from '../statements/generate';
import { formats, type FlatRow, type Format } from '../statements/model';
import { tenthHandWritten } from '../tenth';
import { listChecks } from '../testing/hand-written';
import { eleventhHandWritten } from './hand-written';
import { eleventhWish } from './index';

const make = (index: number, format: Format): GeneratedDocument =>
  generateDocument({ seed: 61, index, format, ...eleventhWish });

/** What a reader sees of an amount, without its sign. */
function sizeOf({ text }: GridCell): number | undefined {
  const figure = /\d[\d,]*(\.\d+)?/.exec(text.replace(/,/g, ''))?.[0];
  return figure === undefined ? undefined : Math.round(Number(figure) * 100);
}

const isFigure = (text: string): boolean => /^[-+–(<$\s]*\$?\s?[\d,]+(\.\d+)?[)>\s]*(-|CR|[FU])?$/.test(text);

/** Figures of a line that its truth does not have. */
function differences(row: FlatRow, cells: readonly GridCell[]): string[] {
  const sizes = Object.values(row.values).map((cents) => Math.abs(cents ?? 0));
  return cells
    .filter(({ text, percent }) => percent === undefined && isFigure(text))
    .filter((cell) => !sizes.includes(sizeOf(cell)!))
    .map(({ text }) => `${row.label}: ${text}`);
}

/** Amounts on the page that differ from the truth of their row; account numbers and labels are left out. */
const findDifferences = (document: GeneratedDocument): string[] =>
  document.statements.flatMap(({ grid }) =>
    grid.lines
      .filter(({ kind, rows }) => kind === 'row' && rows.length === 1)
      .flatMap(({ rows, cells }) => {
        const amounts = cells.filter((_, at) => grid.columns[at]?.kind === 'amount');
        return rows[0]!.role === 'line' ? differences(rows[0]!, amounts) : [];
      }),
  );

/** Annual columns whose totals are not the sums of their lines. */
const findWrongSums = (document: GeneratedDocument): string[] =>
  documentTruth(document, 'x', false).statements.flatMap(({ columns, rows }) =>
    columns.flatMap(({ label, measure, totals }, at) => {
      if (measure !== 'amount') return [];
      const sum = (flow: string): number =>
        rows
          .filter((row) => row.role === 'line' && row.flow === flow)
          .reduce((all, { values }) => all + (values[at] ?? 0), 0);
      return sum('income') === totals.income && sum('expense') === totals.expense ? [] : [label];
    }),
  );

describe('the eleventh set of generated statements', () => {
  it('prints the amounts of its truth, and has totals that add up its lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...formats), (index, format) => {
        const document = make(index, format);
        expect(findDifferences(document)).toEqual([]);
        expect(findWrongSums(document)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('has no phenomenon in about four of ten documents, and at most four in the others', () => {
    const counts = Array.from(
      { length: 200 },
      (_, index) => make(index, 'pdf').statements[0]!.phenomena.length,
    );
    const ordinary = counts.filter((count) => count === 0).length;
    expect(ordinary).toBeGreaterThan(70);
    expect(ordinary).toBeLessThan(115);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });

  it('has a bottom line or totals in every document', () => {
    const documents = Array.from({ length: 60 }, (_, index) => make(index, 'pdf'));
    const without = documents.filter(({ statements }) =>
      statements.every(({ rows }) => rows.every(({ role }) => role !== 'total' && role !== 'net')),
    );
    expect(without.length).toBeLessThan(6);
  });
});

const checks = listChecks({
  set: eleventhHandWritten,
  earlier: [
    fourthHandWritten,
    fifthHandWritten,
    sixthHandWritten,
    seventhHandWritten,
    eighthHandWritten,
    tenthHandWritten,
  ],
  formats: { xlsx: 7, docx: 5 },
  slips: [],
});

describe('the eleventh set of hand-written statements', () => {
  it.each(checks)(
    '%s',
    async (_, find, expected) => {
      expect(await find()).toEqual(expected);
    },
    30_000,
  );
});
