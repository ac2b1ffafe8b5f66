import { fifthHandWritten } from '../fifth';
import { fourthHandWritten } from '../fourth';
import { seventhHandWritten } from '../seventh';
import { sixthHandWritten } from '../sixth';
import { listChecks } from '../testing/hand-written';
import { eighthHandWritten } from './index';

const checks = listChecks({
  set: eighthHandWritten,
  earlier: [fourthHandWritten, fifthHandWritten, sixthHandWritten, seventhHandWritten],
  formats: {
    pdf: 25,
    'pdf scan': 5,
    xlsx: 5,
    docx: 3,
    csv: 1,
    txt: 1,
  },
  slips: [
    [
      'hartsell-ridge-slip',
      'TOTAL EXPENSES / 2024 Actual: 42143, not 42413',
      'NET / 2024 Actual: -1133, not -1403',
    ],
  ],
});

describe('the eighth set of hand-written statements', () => {
  it.each(checks)(
    '%s',
    async (_, find, expected) => {
      expect(await find()).toEqual(expected);
    },
    30_000,
  );
});
