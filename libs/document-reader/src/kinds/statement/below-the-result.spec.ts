import { budgetOfText, OPERATIONS, totals } from './budget-in-words';

/** What follows the result of operations, and what is printed once more; every name and figure is made up. */

const asked = (text: string): string[] => (budgetOfText(text).questions ?? []).map(({ prompt }) => prompt);

const INCOME = `
Plover Springs Homeowners Association
2026 Budget
                                     2026 Budget
Income
   Annual assessments                    91,000
   Late fees                              1,000
Total Income                             92,000`;

describe('below the result', () => {
  it('counts a contribution that is as large as the result above it, where no bottom line is printed', () => {
    const text = `${OPERATIONS}
Net Operating Income                     22,000
Other Expenses
   Reserve contribution                  22,000
Total Other Expenses                     22,000
Net Other Income                        -22,000
Net Income`;
    expect(totals(budgetOfText(text))).toEqual(['92000 92000']);
  });

  it('takes totals below a result of nothing for those above, printed again', () => {
    const text = `${OPERATIONS.replaceAll('30,000', '52,000').replace('70,000', '92,000')}
NOI - Net Operating Income                    0
Total Income                             92,000
Total Expense                            92,000
Net Income                                    0`;
    expect(totals(budgetOfText(text))).toEqual(['92000 92000']);
    expect(asked(text)).toEqual([]);
  });

  it('takes totals of all funds for what the funds above add up to', () => {
    const text = `${OPERATIONS}
Operating Surplus                        22,000
Reserve Fund
Reserve Income
   Reserve assessments                   18,000
   Interest on reserves                   2,000
Total Reserve Income                     20,000
Reserve Expenses
   Roof replacement                      11,000
   Paving                                 4,000
Total Reserve Expenses                   15,000
Net Reserve Fund                          5,000
Total Income - All Funds                112,000
Total Expenses - All Funds               85,000
Net Total                                27,000`;
    expect(totals(budgetOfText(text))).toEqual(['112000 85000']);
    expect(asked(text)).toEqual([]);
  });

  it('leaves out a schedule whose lines name no side, by the figures of the line that it works out', () => {
    const text = `${OPERATIONS}
Net Income                               22,000
Schedule 1 - Management fees
   Extra meetings                        12,000
   Base monthly amount                   28,000
Total                                    40,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 70000']);
  });

  it('leaves out a summary above that calls its totals otherwise', () => {
    const text = `
Plover Springs Homeowners Association
Budget 2026
                                     2026 Budget
Budget Summary
Revenue                                  92,000
Office                                   40,000
Grounds                                  30,000
Total costs                              70,000
Net                                      22,000
Income
   Annual assessments                    91,000
   Late fees                              1,000
Total Income                             92,000
Expenses
Office
   Management fees                       30,000
   Postage                               10,000
Total Office                             40,000
Grounds
   Landscape contract                    25,000
   Snow removal                           5,000
Total Grounds                            30,000
Total Expenses                           70,000
Net                                      22,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 70000']);
  });

  it('is not ended by figures that could be years', () => {
    const text = `
Plover Springs Homeowners Association
Statements of Revenues and Expenses, years ended September 30, 2026 and 2025
                                      2026      2025
Revenues
   Maintenance fees                  90000     88000
   Parking                            2000      1900
Total revenues                       92000     89900
Expenses
   Management fees                   38004     37020
   Income taxes                       1996      1980
   Landscape contract                30000     29000
Total expenses                       70000     68000
Excess of revenues over expenses     22000     21900`;
    expect(totals(budgetOfText(text))).toEqual(['92000 70000', '89900 68000']);
  });

  it('asks about actual figures as large as those of a year to date beside them', () => {
    const text = `
Plover Springs Homeowners Association
Treasurer's Report through July 31, 2026
                                Actual     YTD Budget     Variance
Income
   Annual assessments           91,000         92,000       (1,000)
   Late fees                     1,000            900          100
Total Income                    92,000         92,900         (900)
Expenses
   Management fees              40,000         41,000        1,000
   Landscape contract           30,000         29,500         (500)
Total Expenses                  70,000         70,500          500
Net Income                      22,000         22,400         (400)`;
    expect(budgetOfText(text).columns.filter(({ role, doubt }) => role === 'actual' && !doubt)).toEqual([]);
  });
});

describe('between and around', () => {
  it('takes nothing that only goes from one account to another for a cost, though a net after it ties', () => {
    const text = `${OPERATIONS}
Net Income                               22,000
Transfers between accounts
   Transfer to savings account           (9,000)
   Repay interfund loan to reserves      (4,000)
Net after transfers                       9,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 70000']);
    expect(asked(text)).toEqual([]);
  });

  it('takes what is left before a contribution for a result, and the contribution for a cost', () => {
    const text = `${OPERATIONS}
Excess before reserve contribution       22,000
Deduct: Contribution to reserves         20,000
Budget surplus (deficit)                  2,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 90000']);
  });

  it('takes a deposit as large as the result above it for neither a result nor a repeat: it asks', () => {
    const text = `${OPERATIONS}
Excess before reserve contribution       22,000
Less: Dam repair fund deposit            22,000
Budget surplus (deficit)                      -`;
    expect([...asked(text), ...totals(budgetOfText(text))].join()).toMatch(
      /Dam repair fund deposit|92000 92000/,
    );
  });

  it('asks about a budget as large as the months beside it', () => {
    const text = `
Teakwood Beach Association
Profit & Loss Budget vs. Actual
October 2025 through February 2026
                              Oct 25 - Feb 26        Budget    $ Over Budget
Income
   Maintenance fees                  91,000        92,000           (1,000)
   Late fees                          1,000           900              100
Total Income                         92,000        92,900             (900)
Expense
   Management fees                   40,000        41,000           (1,000)
   Landscape contract                30,000        29,500              500
   Insurance                         10,000        10,100             (100)
Total Expense                        80,000        80,600             (600)
Net Income                           12,000        12,300             (300)`;
    const open = budgetOfText(text).columns.filter(({ label, doubt, period }) => label === 'Budget' && period?.kind === 'year' && !doubt); // prettier-ignore
    expect(open).toEqual([]);
  });

  it('gives a reserve budget its fund that begins with a balance', () => {
    const text = `${OPERATIONS}
Net Income                               22,000
Reserve Budget
Balance, beginning of year               50,000
Income
   Transfer from operating fund          18,000
   Interest - money market                2,000
Total                                    20,000
Uses
   Roof                                  11,000
   Boilers                                4,000
Total                                    15,000
Reserve surplus (deficit)                 5,000
Ending balance                           55,000`;
    const funds = budgetOfText(text).reconciliation!.filter(({ fund }) => fund === 'reserve');
    expect(funds.map(({ flow, interpreted }) => [flow, interpreted])).toContainEqual(['income', '20000.00']);
    expect(totals(budgetOfText(text))).toEqual(['112000 85000']);
  });

  it('takes what is left of the income after the reserves for a result, and its name over two lines too', () => {
    const text = `${INCOME}
Less: Transfer to capital reserve        22,000
Revenue after reserve contribution       70,000
Expenses
   Management fees                       40,000
   Landscape contract                    29,000
Total Expenses                           69,000
Excess of revenues over
Expenses                                  1,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 91000']);
  });

  it('counts no total of a recap, and no schedule that a line refers to', () => {
    const text = `${INCOME}
Expenses
   Management fees                       40,000
   Landscape (Exhibit A)                 30,000
   Capital reserves (Exhibit B)          22,000
Total Expenses                           92,000
Net Income                                    -
Recapitulation
Total Income                             92,000
Less: expenses                           92,000
Net Income                                    -
Exhibit A - Landscape
   Mowing contract                       20,000
   Irrigation repairs                    10,000
Total Exhibit A                          30,000
Exhibit B - Capital reserves
   Transfer to reserve fund              22,000`;
    expect(totals(budgetOfText(text))).toEqual(['92000 92000']);
  });
});
