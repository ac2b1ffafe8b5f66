import { handWrittenTruth } from '../blind/hand-written';
import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { slips } from '../fourth/check';
import type { Fourth } from '../fourth/write';
import type { RowTruth } from '../statements/truth';
import { sixthHandWritten } from './index';

const all = sixthHandWritten.map((one) => [one.name, one] as const);

/** What the check finds where nothing is declared wrong. */
const honestSlips = ({ blocks }: Fourth): string[] =>
  blocks.flatMap((block) =>
    slips({ ...block, columns: block.columns.map((column) => ({ ...column, misprinted: false })) }),
  );

describe('hand-written statements of the sixth set', () => {
  it('are files of every kind, of associations that no other hand has', () => {
    const count = (format: string, scanned = false): number =>
      sixthHandWritten.filter((one) => one.format === format && (one.scanned ?? false) === scanned).length;
    const others = [...fourthHandWritten, ...fifthHandWritten, ...sixthHandWritten];
    expect(new Set(others.map(({ association }) => association)).size).toBe(others.length);
    expect(new Set(others.map(({ name }) => name)).size).toBe(others.length);
    expect([
      count('pdf'),
      count('pdf', true),
      count('xlsx'),
      count('docx'),
      count('csv'),
      count('txt'),
    ]).toEqual([20, 8, 8, 5, 2, 2]);
  });

  it.each(all)('%s prints totals of its lines, unless they are declared wrong', (_, { blocks }) => {
    expect(blocks.flatMap(slips)).toEqual([]);
  });

  it.each(all)('%s has columns of the truth for all amounts, and all of them filled', (_, one) => {
    const { statements } = handWrittenTruth(one);
    expect(statements.length).toBeGreaterThan(0);
    expect(one.text).not.toMatch(/\|\$?\s*\?/m);
    for (const { rows, columns } of statements)
      for (const { values, label } of rows) {
        expect(values).toHaveLength(columns.length);
        expect([label, values.some((value) => value !== null)]).toEqual([label, true]);
      }
  });

  it.each(all)('%s ends with the cash that it began with and what came in, less what was paid', (_, one) => {
    for (const { rows, columns } of handWrittenTruth(one).statements) {
      const of = (role: RowTruth['role']): RowTruth[] => rows.filter((row) => row.role === role);
      const [opening, closing] = [of('opening-balance'), of('closing-balance')];
      expect(opening.length).toBe(closing.length);
      columns.forEach(({ totals }, at) => {
        const began = opening[0]?.values[at] ?? null;
        if (began !== null) expect(closing[0]?.values[at]).toBe(began + totals.income - totals.expense);
      });
    }
  });

  it('declares every column whose totals are not the sums of what is printed', () => {
    const wrong = sixthHandWritten.flatMap((one) =>
      honestSlips(one).length > 0 ? [[one.name, ...honestSlips(one)]] : [],
    );
    expect(wrong).toEqual([
      [
        'briar-creek-budget',
        'Total Expenses / 2024 Actual: 14232, not 14332',
        'Net / 2024 Actual: 43, not -57',
      ],
      [
        'pickett-lane-scan',
        '*Total cash out / 2024: 71108.02, not 71180.02',
        '*Increase in cash / 2024: 4577.63, not 4505.63',
      ],
      [
        'bridgewater-years',
        '*TOTAL EXPENSES / 2023 Actual: 30052, not 35552',
        '*OVER / (UNDER) / 2023 Actual: 3077, not -2423',
      ],
    ]);
  });

  it('writes files that come out the same each time', async () => {
    for (const format of ['pdf', 'xlsx', 'docx', 'csv', 'txt'] as const) {
      const one = sixthHandWritten.find((own) => own.format === format)!;
      expect((await one.write()).equals(await one.write())).toBe(true);
    }
  });
});
