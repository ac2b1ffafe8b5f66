import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { seventhHandWritten } from '../seventh';
import { sixthHandWritten } from '../sixth';
import {
  countFormats,
  findCashGaps,
  findSlips,
  findUnfilledRows,
  findUnstableFormats,
  listDeclaredSlips,
} from '../testing/hand-written';
import { eighthHandWritten } from './index';

const all = eighthHandWritten.map((one) => [one.name, one] as const);

describe('hand-written statements of the eighth set', () => {
  it('are files of every kind, of associations that no other set has', () => {
    const sets = [
      ...fourthHandWritten,
      ...fifthHandWritten,
      ...sixthHandWritten,
      ...seventhHandWritten,
      ...eighthHandWritten,
    ];
    expect(new Set(sets.map(({ association }) => association)).size).toBe(sets.length);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
    expect(countFormats(eighthHandWritten)).toEqual({
      pdf: 25,
      'pdf scan': 5,
      xlsx: 5,
      docx: 3,
      csv: 1,
      txt: 1,
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
    expect(listDeclaredSlips(eighthHandWritten)).toEqual([
      [
        'hartsell-ridge-slip',
        'TOTAL EXPENSES / 2024 Actual: 42143, not 42413',
        'NET / 2024 Actual: -1133, not -1403',
      ],
    ]);
  });

  it('writes files that come out the same each time', async () => {
    expect(await findUnstableFormats(eighthHandWritten)).toEqual([]);
  });
});
