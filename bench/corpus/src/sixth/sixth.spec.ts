import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import {
  countFormats,
  findCashGaps,
  findSlips,
  findUnfilledRows,
  findUnstableFormats,
  listDeclaredSlips,
} from '../testing/hand-written';
import { sixthHandWritten } from './index';

const all = sixthHandWritten.map((one) => [one.name, one] as const);

describe('hand-written statements of the sixth set', () => {
  it('are files of every kind, of associations that no other set has', () => {
    const sets = [...fourthHandWritten, ...fifthHandWritten, ...sixthHandWritten];
    expect(new Set(sets.map(({ association }) => association)).size).toBe(sets.length);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
    expect(countFormats(sixthHandWritten)).toEqual({
      pdf: 20,
      'pdf scan': 8,
      xlsx: 8,
      docx: 5,
      csv: 2,
      txt: 2,
    });
  });

  it.each(all)('%s prints totals of its lines, unless they are declared wrong', (_, one) => {
    expect(findSlips(one)).toEqual([]);
  });

  it.each(all)('%s has columns of the truth for all amounts, and all of them filled', (_, one) => {
    expect(findUnfilledRows(one)).toEqual([]);
  });

  it.each(all)('%s ends with the cash that it began with and what came in, less what was paid', (_, one) => {
    expect(findCashGaps(one)).toEqual([]);
  });

  it('declares every column whose totals are not the sums of what is printed', () => {
    expect(listDeclaredSlips(sixthHandWritten)).toEqual([
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
    expect(await findUnstableFormats(sixthHandWritten)).toEqual([]);
  });
});
