import { eighthHandWritten } from '../eighth';
import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { seventhHandWritten } from '../seventh';
import { sixthHandWritten } from '../sixth';
import { listChecks } from '../testing/hand-written';
import { tenthHandWritten } from './index';

const checks = listChecks({
  set: tenthHandWritten,
  earlier: [fourthHandWritten, fifthHandWritten, sixthHandWritten, seventhHandWritten, eighthHandWritten],
  formats: { pdf: 10, 'pdf scan': 4, xlsx: 14, docx: 8 },
  slips: [
    [
      'oberlin-square-short-sum',
      'Total disbursements / FY25 budget: 113150, not 113690',
      'Surplus / FY25 budget: 1470, not 930',
    ],
    [
      'tarrytown-heights-minutes',
      'Total disbursements / 2025 Adopted: 22300, not 23200',
      'Left over / 2025 Adopted: 940, not 40',
    ],
    [
      'elderflower-mews-slip',
      'Total / Spent 2024: 12520.76, not 12502.76',
      'Over / short / Spent 2024: -69.1, not -51.1',
    ],
  ],
});

describe('the tenth set of hand-written statements', () => {
  it.each(checks)(
    '%s',
    async (_, find, expected) => {
      expect(await find()).toEqual(expected);
    },
    30_000,
  );
});
