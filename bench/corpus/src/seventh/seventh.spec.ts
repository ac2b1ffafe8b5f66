import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { sixthHandWritten } from '../sixth';
import {
  countFormats,
  findCashGaps,
  findSlips,
  findUnfilledRows,
  findUnstableFormats,
  listDeclaredSlips,
} from '../testing/hand-written';
import { seventhHandWritten } from './index';

const all = seventhHandWritten.map((one) => [one.name, one] as const);

describe('hand-written statements of the seventh set', () => {
  it('are files of every kind, of associations that no other set has', () => {
    const sets = [...fourthHandWritten, ...fifthHandWritten, ...sixthHandWritten, ...seventhHandWritten];
    expect(new Set(sets.map(({ association }) => association)).size).toBe(sets.length);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
    expect(countFormats(seventhHandWritten)).toEqual({
      pdf: 36,
      'pdf scan': 10,
      xlsx: 6,
      docx: 4,
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
    expect(listDeclaredSlips(seventhHandWritten)).toEqual([
      ['cricket-hollow-slip', 'Total / 2024: 13411.51, not 13141.51', 'Net / 2024: 1294.89, not 1564.89'],
      [
        'palmetto-bluffs-rounded',
        '*Total revenues / Actual 2024: 797952, not 797953',
        '*Total expenses / Actual 2024: 792495, not 792494',
        '*Total expenses / Actual 2023: 744224, not 744223',
        '*Excess of revenues over expenses / Actual 2024: 5458, not 5459',
        '*Excess of revenues over expenses / Actual 2023: 1749, not 1750',
      ],
    ]);
  });

  it('writes files that come out the same each time', async () => {
    expect(await findUnstableFormats(seventhHandWritten)).toEqual([]);
  });
});
