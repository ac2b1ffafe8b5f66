import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf, studyOf } from './components-in-words';

const meta = { documentId: 6, documentName: 'study.txt', readingId: 'r' };
const read = (text: string): Facts => factsOf(documentOfText(text), meta);

describe('a column of costs', () => {
  it('is not that of an earlier report', () => {
    const facts = read(`RESERVE STUDY
Birchmere Homeowners Association
Component         Life (yrs)     Remaining (yrs)     Replacement cost     Replacement cost in 2021 report
Metal Roofing             40                   9              $42,000                             $36,000
Tennis Fence              20                none               $3,500                              $3,100`);
    expect(componentsOf(studyOf(facts))).toEqual([
      ['Metal Roofing', 40, 9, '42000.00'],
      ['Tennis Fence', 20, 0, '3500.00'],
    ]);
  });
});

describe('a plan of years that rolls forward', () => {
  const INVENTORY = `RESERVE STUDY
Birchmere Homeowners Association
Component         Useful Life     Remaining Life     Replacement Cost
Metal Roofing              40                  9              $42,000
Tennis Fence               20                  3               $3,500
Reserves of the pool club (balance $8,800) are outside this study.

`;
  it('begins with the balance, in rows', () => {
    const facts = read(`${INVENTORY}Year     Beginning     Contributions     Expenses        End
2026        50,000             9,000            0     59,000
2027        59,000             9,300        3,500     64,800
2028        64,800             9,600            0     74,400
2029        74,400             9,900            0     84,300
2030        84,300            10,200            0     94,500`);
    expect(studyOf(facts).balance?.value).toBe('50000.00');
  });

  it('begins with the balance, in columns', () => {
    const facts = read(`${INVENTORY}                        FY2026     FY2027     FY2028     FY2029     FY2030
At Beginning of Year    50,000     59,000     64,800     74,400     84,300
Contributions            9,000      9,300      9,600      9,900     10,200
Spent                        0     (3,500)         0          0          0
At Year End             59,000     64,800     74,400     84,300     94,500`);
    expect(studyOf(facts).balance?.value).toBe('50000.00');
  });
});

it('takes the contribution that sentences find is needed, and not the present one', () => {
  const facts = read(`CAPITAL RESERVE STUDY
Birchmere Homeowners Association
The reserve fund held $28,650 at December 31, 2025. Present contributions are $8,400 a year. We find that contributions
should be raised to $14,200 in 2026. 3.2% is the estimated inflation rate.
Component         Useful Life     Remaining Life     Replacement Cost
Metal Roofing              40                  9              $42,000
Tennis Fence               20                  3               $3,500`);
  const part = studyOf(facts);
  expect([part.contribution?.value, part.inflation?.value]).toEqual(['14200.00', 3.2]);
});

it('takes what the board voted where nothing is recommended', () => {
  const facts = read(`Birchmere Homeowners Association - reserve study
Component                          Useful Life     Remaining Life     Replacement Cost
Metal Roofing                               40                  9              $42,000
Tennis Fence                                20                  3               $3,500

Reserve savings and CDs 12/31/25     19,875
Budget transfer 2026 (board voted)     4,000
CD rate     3.85%`);
  const part = studyOf(facts);
  expect([part.balance?.value, part.contribution?.value, part.interest?.value]).toEqual([
    '19875.00',
    '4000.00',
    3.85,
  ]);
});

describe('figures beside others', () => {
  const INVENTORY = `
Component         Useful Life     Remaining Life     Replacement Cost
Metal Roofing              40                  9              $42,000
Tennis Fence               20                  3               $3,500`;

  it('leaves the current contribution', () => {
    const part = studyOf(
      read(`RESERVE STUDY UPDATE
Annual contribution, current .................. $6,000
Annual contribution, recommended .............. $7,150
${INVENTORY}`),
    );
    expect(part.contribution?.value).toBe('7150.00');
  });

  it('takes a year for a year where the month is in brackets behind it', () => {
    const part = studyOf(
      read(`RESERVE STUDY\nRequired annual contribution for 2026: $2,400 ($200/month)\n${INVENTORY}`),
    );
    expect(part.contribution?.value).toBe('2400.00');
  });

  it('tells rates by the names behind them', () => {
    const part = studyOf(
      read(`RESERVE STUDY\nAssumptions: 2.8% annual cost growth, 1.9% yield\n${INVENTORY}`),
    );
    expect([part.inflation?.value, part.interest?.value]).toEqual([2.8, 1.9]);
  });
});
