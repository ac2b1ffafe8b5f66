import { handWrittenTruth } from '../blind/hand-written';
import { fourthHandWritten } from '../fourth';
import { slips } from '../fourth/check';
import type { Fourth } from '../fourth/write';
import { fifthHandWritten } from './index';

const all = fifthHandWritten.map((one) => [one.name, one] as const);

/** What the check finds where nothing is declared wrong. */
const honestSlips = ({ blocks }: Fourth): string[] =>
  blocks.flatMap((block) =>
    slips({ ...block, columns: block.columns.map((column) => ({ ...column, misprinted: false })) }),
  );

describe('hand-written statements of the fifth set', () => {
  it('are files of every kind, of associations that no other hand has', () => {
    const count = (format: string, scanned = false): number =>
      fifthHandWritten.filter((one) => one.format === format && (one.scanned ?? false) === scanned).length;
    const both = [...fourthHandWritten, ...fifthHandWritten];
    expect(new Set(both.map(({ association }) => association)).size).toBe(both.length);
    expect(new Set(both.map(({ name }) => name)).size).toBe(both.length);
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

  it('declares every column whose totals are not the sums of what is printed', () => {
    const wrong = fifthHandWritten.flatMap((one) =>
      honestSlips(one).length > 0 ? [[one.name, ...honestSlips(one)]] : [],
    );
    expect(wrong).toEqual([
      [
        'coronado-court',
        '*Total expenses / 2024 Actual: 34247.56, not 34337.56',
        '*Net / 2024 Actual: -329.29, not -419.29',
      ],
      ['loon-narrows', '   Total / 2023-24: 14129, not 14128', '   Total / 2023-24: 14237, not 14236'],
    ]);
  });
});
