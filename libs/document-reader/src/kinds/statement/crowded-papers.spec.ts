import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** What programs and committees print in little room; every name and figure is made up. */

describe('account numbers', () => {
  it('takes a line that says only the account for that of the row below, also at the head of a page', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
2027 Budget Worksheet
                               2026 Budget   2027 Budget
REVENUES
  GL Account: 4110-00
  Quarterly Dues                    80,000        84,000
  GL Account: 4120-00
  Kayak Rack Rent                    1,200         1,250
TOTAL REVENUES                      81,200        85,250
UPKEEP
  GL Account: 5110-00
  Dock Inspection                    2,400         2,500\fOtter Bend Owners Association
                               2026 Budget   2027 Budget
  GL Account: 5120-00
  Path Gravel                        1,100         1,150
TOTAL UPKEEP                         3,500         3,650`),
    );
    expect(lines(part)).toEqual([
      'i 4110-00 Quarterly Dues [REVENUES] 80000.00 84000.00',
      'i 4120-00 Kayak Rack Rent [REVENUES] 1200.00 1250.00',
      'e 5110-00 Dock Inspection [UPKEEP] 2400.00 2500.00',
      'e 5120-00 Path Gravel [UPKEEP] 1100.00 1150.00',
    ]);
  });

  it('keeps numbers of two groups whole, and takes those in parentheses behind the name', () => {
    const [groups] = budgetsOf(
      factsOfText(`
ANNUAL BUDGET 2027
ACCT      DESCRIPTION                2026 ACTUAL   2027 BUDGET
          INCOME
41 010    Dues                         80,000.00     84,000.00
41 020    Gate Cards                      310.00        300.00
          TOTAL INCOME                 80,310.00     84,300.00
          EXPENSES
61 000    Snow Removal                  9,100.00      9,500.00
61 250    D&O                           1,400.00      1,450.00
          TOTAL EXPENSES               10,500.00     10,950.00`),
    );
    expect(lines(groups).map((line) => line.split(' [')[0])).toEqual([
      'i 41 010 Dues',
      'i 41 020 Gate Cards',
      'e 61 000 Snow Removal',
      'e 61 250 D&O',
    ]);
    const [behind] = budgetsOf(
      factsOfText(`
2027 Budget
                              2026 Actual   2027 Budget
INCOME
Dues (4010)                     80,000.00     84,000.00
TOTAL INCOME                    80,000.00     84,000.00
EXPENSES
Snow Removal (5010)              9,100.00      9,500.00
Elections (2027)                   400.00        400.00
TOTAL EXPENSES                   9,500.00      9,900.00`),
    );
    expect(lines(behind).map((line) => line.split(' [')[0])).toEqual([
      'i 4010 Dues',
      'e 5010 Snow Removal',
      'e Elections (2027)',
    ]);
  });
});

describe('heads and feet of statements', () => {
  const facts = factsOfText(`
Otter Bend Owners Association
8812 Ferry Rd. Millbrook, OH                         43210
Profit & Loss Budget Performance
                               Jan - Aug 27   YTD Budget Annual Budget
Income
   4010 · Dues                    56,000.00    56,000.00     84,000.00
Total Income                      56,000.00    56,000.00     84,000.00
Expense
   5000 · Grounds
      5010 · Mowing                6,100.00     6,000.00      9,000.00
      5020 · Trees                 1,000.00     2,000.00      3,000.00
   Total 5000 · Grounds            7,100.00     8,000.00     12,000.00\f
                               Jan - Aug 27   YTD Budget Annual Budget
   9000 · Reserve Fund
      9010 · Roofs                 4,000.00     4,000.00      6,000.00
   Total 9000 · Reserve Fund       4,000.00     4,000.00      6,000.00
Total Expense                     11,100.00    12,000.00     18,000.00
Balance                           44,900.00    44,000.00     66,000.00`);
  const [part] = budgetsOf(facts);

  it('parts labels that stand close and gives each its year', () => {
    expect(columns(part)).toBe('ytd 2027, ytd 2027, budget 2027');
  });

  it('makes no line of an address, a period or a balance, and counts a reserve among the reserves', () => {
    expect(lines(part)).toEqual([
      'i 4010 Dues [Income] 56000.00 56000.00 84000.00',
      'e 5010 Mowing [Grounds] 6100.00 6000.00 9000.00',
      'e 5020 Trees [Grounds] 1000.00 2000.00 3000.00',
      'r 9010 Roofs [Reserve Fund] 4000.00 4000.00 6000.00',
    ]);
    expect(part?.totals.filter(({ foots }) => !foots)).toEqual([]);
    expect(part?.totals.at(-1)?.description).toBe('Balance');
  });
});

describe("a fund's own column", () => {
  const operating = `
2027 Operating Budget
                                2026 Budget   2027 Budget
REVENUE
Dues                                 80,000        84,000
TOTAL REVENUE                        80,000        84,000
EXPENSES
Mowing                                9,000         9,500
Insurance                            21,000        22,000
TOTAL EXPENSES                       30,000        31,500
`;

  it('is a part of its own below the operating budget', () => {
    const [first, second] = budgetsOf(
      factsOfText(`${operating}                                      2027 Deposits
RESERVE FUND
Roofs                                        4,000
TOTAL RESERVE FUND                           4,000`),
    );
    expect(columns(first)).toBe('budget 2026, budget 2027');
    expect(first?.lines).toHaveLength(3);
    expect(columns(second)).toBe('budget 2027');
    expect(lines(second)).toEqual(['r Roofs [RESERVE FUND] 4000.00']);
  });

  it('is no rate for each type of home', () => {
    const parts = budgetsOf(
      factsOfText(`${operating}                                      2027 Rates
One bedroom                                  310
Two bedrooms                                 385`),
    );
    expect(parts.flatMap((part) => part.lines.map((line) => line.description))).toEqual([
      'Dues',
      'Mowing',
      'Insurance',
    ]);
  });
});
