import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';

const text = `HIDDEN VALLEY PROPERTY OWNERS ASSN.
Treasurer's annual report, fiscal year July 1, 2023 - June 30, 2024

                              BUDGET        ACTUAL        BUDGET
                              23-24         23-24         24-25
RECEIPTS
  Assessments, 86 lots        46,440.00     45,360.00     49,020.00
  Gate remotes                   250.00        410.00        300.00
  Bank interest                  120.00        388.17        350.00
                              ---------     ---------     ---------
  Total receipts              46,810.00     46,158.17     49,670.00

DISBURSEMENTS
 GATE
  Gate repair                  2,500.00      3,918.40      3,000.00
  Gate phone line                780.00        804.36        840.00
 COMMON AREA
  Mowing                      13,200.00     13,200.00     13,860.00
  Dead trees                   4,000.00      2,650.00      4,000.00
  Electricity                  1,900.00      1,846.92      1,950.00
 ADMINISTRATION
  Insurance                    5,100.00      5,466.00      5,900.00
  Insurance refund                             212.00CR
  CPA review                   1,800.00      1,800.00      1,900.00
  Postage, printing              700.00        588.31        700.00
  Legal                        1,500.00          0.00      1,500.00
 PAVING LOAN
  Principal                    9,000.00      9,000.00      9,400.00
  Interest                     3,310.00      3,310.00      2,880.00
 RESERVE                       3,000.00      3,000.00      3,500.00
                              ---------     ---------     ---------
  Total disbursements         46,790.00     45,371.99     49,430.00
                              =========     =========     =========
  SURPLUS                         20.00        786.18        240.00

  Cash July 1, 2023                         12,904.55
  Cash June 30, 2024                        13,690.73

Dues for 24-25 are $570 a lot, due August 1. Loan balance is $61,240.
`;

/** A plain text file with columns held apart by spaces, a credit, a loan and a line that looks like a heading. */
export const hiddenValley: HandWritten = {
  name: 'hidden-valley',
  format: 'txt',
  association: 'Hidden Valley Property Owners Assn.',
  write: () => Promise.resolve(Buffer.from(text)),
  statements: [
    statement({
      columns: [
        { label: 'BUDGET 23-24', scenario: 'adopted', period: year(2024, 7) },
        { label: 'ACTUAL 23-24', scenario: 'actual', period: year(2024, 7) },
        { label: 'BUDGET 24-25', scenario: 'adopted', period: year(2025, 7) },
      ],
      rows: [
        ['Assessments, 86 lots', is.income, 46440, 45360, 49020],
        ['Gate remotes', is.income, 250, 410, 300],
        ['Bank interest', is.income, 120, 388.17, 350],
        ['Total receipts', is.total, 46810, 46158.17, 49670],
        ['Gate repair', is.cost, 2500, 3918.4, 3000],
        ['Gate phone line', is.cost, 780, 804.36, 840],
        ['Mowing', is.cost, 13200, 13200, 13860],
        ['Dead trees', is.cost, 4000, 2650, 4000],
        ['Electricity', is.cost, 1900, 1846.92, 1950],
        ['Insurance', is.cost, 5100, 5466, 5900],
        ['Insurance refund', is.cost, null, -212, null],
        ['CPA review', is.cost, 1800, 1800, 1900],
        ['Postage, printing', is.cost, 700, 588.31, 700],
        ['Legal', is.cost, 1500, 0, 1500],
        ['Principal', is.cost, 9000, 9000, 9400],
        ['Interest', is.cost, 3310, 3310, 2880],
        ['RESERVE', is.cost, 3000, 3000, 3500],
        ['Total disbursements', is.total, 46790, 45371.99, 49430],
        ['SURPLUS', is.net, 20, 786.18, 240],
        ['Cash July 1, 2023', is.opening, null, 12904.55, null],
        ['Cash June 30, 2024', is.closing, null, 13690.73, null],
      ],
      sums: [
        [46810, 46790],
        [46158.17, 45371.99],
        [49670, 49430],
      ],
    }),
  ],
};
