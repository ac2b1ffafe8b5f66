import { budgetOfText, OPERATIONS, prompts, roleOf, totals } from './budget-in-words';

/** What follows a result: repayments, balances, and other funds; every name and figure is made up. */

describe('what stands below the result', () => {
  it('asks about principal under "Cash items below the line" of a special fund, and never takes it for income', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Income                               22,000
SPECIAL ASSESSMENT FUND
   Special assessment - seawall          50,000
   Seawall contractor                    45,100
Total Project Cost                       45,100
Balance of Project                        4,900
Cash Items Below the Line
   Loan Principal Payments               16,928`);
    expect(prompts(part).join()).toMatch(/Loan Principal Payments/);
    expect(totals(part)[0]).toMatch(/^142000 /);
  });

  it('asks about a repayment after a result that is printed twice', () => {
    const part = budgetOfText(`${OPERATIONS.replaceAll('70,000', '92,002').replace('30,000', '52,002')}
Net Operating Income                         (2)
Net Income                                   (2)
Transfer from reserves to operating      10,743
Repayment to reserves                    (2,318)
Net after transfers                       8,423`);
    expect(prompts(part).join()).toMatch(/Repayment to reserves/);
  });

  it('counts a fee that is estimated by the invoices of a prior year', () => {
    const part =
      budgetOfText(`${OPERATIONS.replace('Landscape contract   ', 'Unused line fee - per prior year invoices')}
Net Income                               22,000`);
    expect(totals(part)).toEqual(['92000 70000']);
  });

  it('leaves the heading of the next page off a result', () => {
    const head = '                                     Jan - Dec 2026\n';
    const part = budgetOfText(`
${head}REVENUE
Homeowner dues                           92,000
Late fees                                 1,000
Total revenue                            93,000
EXPENDITURES
Management fees                          41,000
Landscape contract                       30,000
Total expenditures                       71,000
Excess of income over expense            22,000
Reserve
\f${head}REVENUE
Transfers in from operating fund         30,000
Total revenue                            30,000
EXPENDITURES
Replace fence                             8,000
Total expenditures                        8,000
Change in reserve                        22,000`);
    expect((part.rows ?? []).find(({ description }) => description === 'Replace fence')?.fund).toBe(
      'reserve',
    );
  });

  it('asks about a transfer of all that is left, down to a dash that is called what remains for operations', () => {
    const part = budgetOfText(`${OPERATIONS}
Operating surplus (deficit)              22,000
Transfer to reserves                    (22,000)
Remaining for operations                      -`);
    expect(prompts(part).join()).toMatch(/Transfer to reserves/);
    expect(totals(part)).toEqual(['92000 92000']);
  });

  it('leaves out an account that ends with what it began with', () => {
    const part = budgetOfText(`${OPERATIONS}
Net income                               22,000
Opening balance                         340,646
Closing balance                         340,646
REPLACEMENT FUND
   Interest                              15,384
Total reserve revenue                    15,384
   Street furniture                       5,384
Total reserve projects                    5,384
Net change in reserves                   10,000
Opening balance - reserves              620,000
Closing balance - reserves              630,000`);
    expect(roleOf(part, 'Closing balance')).toMatch(/balance|statistic|note/);
    expect(totals(part)[0]).toBe('107384 75384');
  });

  it('asks about what a checkbook program moves to savings', () => {
    const part = budgetOfText(`${OPERATIONS}
TRANSFERS
   TO Savings                             2,000
TOTAL TRANSFERS                           2,000
OVERALL TOTAL                            20,000`);
    expect(prompts(part).join()).toMatch(/TO Savings/);
  });

  it('rolls a fund forward over sums without the word, down to a table of components', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Income                               22,000
RESERVE FUND
Balance, beginning                       98,450
Contribution                              7,500
Interest                                  3,200
Reserve additions                        10,700
Trail overlay                            14,000
Entry lights                              1,800
Reserve spending                         15,800
Balance, ending                          93,350
Reserve components (2023 study)
Component              Next    Years left    Cost today
Trails (asphalt)       2040        15           61,000
Entry monument         2031         6           18,500`);
    expect(totals(part)[0]).toBe('102700 85800');
    expect(roleOf(part, 'Reserve additions')).toBe('total');
  });

  it('takes "+" and "−" before a name for what comes in and goes out of an account', () => {
    const part = budgetOfText(`
Fox Run Townhomes
RESERVE ACCOUNT
                                 Actual      Budget
                                   2025        2026
R0 Start of year              61,240.18   56,292.62
+ from operating              12,600.00   12,600.00
+ interest (CD)                1,102.44    1,876.21
− siding, units 1-4           18,650.00
− asphalt seal                             4,275.00
R1 End of year                56,292.62   66,493.83`);
    expect(totals(part)).toEqual(['13702.44 18650', '14476.21 4275']);
  });
});
