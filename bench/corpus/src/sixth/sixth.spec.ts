import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { listChecks } from '../testing/hand-written';
import { sixthHandWritten } from './index';

const checks = listChecks({
  set: sixthHandWritten,
  earlier: [fourthHandWritten, fifthHandWritten],
  formats: {
    pdf: 20,
    'pdf scan': 8,
    xlsx: 8,
    docx: 5,
    csv: 2,
    txt: 2,
  },
  slips: [
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
  ],
});

describe('the sixth set of hand-written statements', () => {
  it.each(checks)(
    '%s',
    async (_, find, expected) => {
      expect(await find()).toEqual(expected);
    },
    30_000,
  );
});
