import { handWrittenTruth } from '../blind/hand-written';
import { slips } from './check';
import { fourthHandWritten } from './index';

const all = fourthHandWritten.map((one) => [one.name, one] as const);

describe('hand-written statements of the fourth set', () => {
  it('are files of every kind, of associations of their own', () => {
    const count = (format: string, scanned = false): number =>
      fourthHandWritten.filter((one) => one.format === format && (one.scanned ?? false) === scanned).length;
    expect(new Set(fourthHandWritten.map(({ association }) => association)).size).toBe(
      fourthHandWritten.length,
    );
    expect(count('pdf')).toBeGreaterThanOrEqual(14);
    expect([count('pdf', true), count('xlsx'), count('docx'), count('csv'), count('txt')]).toEqual([
      8, 6, 4, 2, 2,
    ]);
  });

  it.each(all)('%s prints totals of its lines, unless they are declared wrong', (_, { blocks }) => {
    expect(blocks.flatMap(slips)).toEqual([]);
  });

  it.each(all)('%s has columns of the truth for all amounts, and all of them filled', (_, one) => {
    const { statements } = handWrittenTruth(one);
    expect(statements.length).toBeGreaterThan(0);
    expect(one.text).not.toMatch(/\|\$?\s*\?(\||$)/m);
    for (const { rows, columns } of statements)
      for (const { values, label } of rows) {
        expect(values).toHaveLength(columns.length);
        expect([label, values.some((value) => value !== null)]).toEqual([label, true]);
      }
  });

  it('declares one column whose total the treasurer added wrongly', () => {
    const wrong = fourthHandWritten.flatMap(({ name, blocks }) =>
      blocks.flatMap(({ columns }) => columns.filter(({ misprinted }) => misprinted).map(() => name)),
    );
    expect(wrong).toEqual(['juniper-bend']);
    const { blocks } = fourthHandWritten.find(({ name }) => name === 'juniper-bend')!;
    const honest = blocks.map((block) => ({
      ...block,
      columns: block.columns.map((column) => ({ ...column, misprinted: false })),
    }));
    expect(honest.flatMap(slips)).toEqual([
      'Total Out / 2023: 7583.63, not 8233.63',
      'In less Out / 2023: 4069.28, not 3419.28',
    ]);
  });
});
