import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { sixthHandWritten } from '../sixth';
import { listChecks } from '../testing/hand-written';
import { seventhHandWritten } from './index';

const checks = listChecks({
  set: seventhHandWritten,
  earlier: [fourthHandWritten, fifthHandWritten, sixthHandWritten],
  formats: {
    pdf: 36,
    'pdf scan': 10,
    xlsx: 6,
    docx: 4,
    csv: 2,
    txt: 2,
  },
  slips: [
    ['cricket-hollow-slip', 'Total / 2024: 13411.51, not 13141.51', 'Net / 2024: 1294.89, not 1564.89'],
    [
      'palmetto-bluffs-rounded',
      '*Total revenues / Actual 2024: 797952, not 797953',
      '*Total expenses / Actual 2024: 792495, not 792494',
      '*Total expenses / Actual 2023: 744224, not 744223',
      '*Excess of revenues over expenses / Actual 2024: 5458, not 5459',
      '*Excess of revenues over expenses / Actual 2023: 1749, not 1750',
    ],
  ],
});

describe('the seventh set of hand-written statements', () => {
  it.each(checks)(
    '%s',
    async (_, find, expected) => {
      expect(await find()).toEqual(expected);
    },
    30_000,
  );
});
