import { budgetOfText, OPERATIONS, prompts, roleOf, totals } from './budget-in-words';

/** Results and what is proven by them, also of other funds, and costs worked out below their sum; every name and figure is made up. */

describe('what a result proves', () => {
  it('asks about a transfer of all that is left, though a dash is all that is printed below it', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Operating Income                     22,000
Transfer to capital reserves             22,000
Net Income                                    -`);
    expect(prompts(part).join()).toMatch(/Transfer to capital reserves/);
  });

  it('asks about a transfer that is left out, and counts it once somebody says that it is a cost', () => {
    const paper = `${OPERATIONS}
Income before transfers                  22,000
Transfer to repair savings               24,000
Budget surplus (deficit)                 (2,000)`;
    const part = budgetOfText(paper);
    expect(prompts(part).join()).toMatch(/Transfer to repair savings/);
    const { id, answers } = part.questions![0]!;
    const after = (answer: string): string[] =>
      totals(budgetOfText(paper, [{ questionId: id, answerId: answer }]));
    expect([after('year'), after('before')]).toEqual([['92000 94000'], ['92000 70000']]);
    // What an answer would lead to is what it leads to.
    expect(
      answers.map(({ totals: told }) => told?.find(({ flow }) => flow === 'expense')?.interpreted),
    ).toEqual(['94000.00', '70000.00']);
  });

  it('keeps a project that costs as much as the reserve fund is left with', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Income                               22,000
Capital Reserves
   Opening reserve balance              200,000
   Revenue
   Reserve contributions                 30,000
   Interest on reserves                   8,000
   Total Reserve Revenue                 38,000
   Reserve Expenses
   Pool plaster                           9,700
   Clubhouse roof                         7,800
   Perimeter wall                        12,700
   Total Reserve Expenses                30,200
Reserve surplus (deficit)                 7,800
   Closing reserve balance              207,800`);
    expect(roleOf(part, 'Clubhouse roof')).toBe('line');
    expect(totals(part)).toEqual(['130000 100200']);
  });

  it('does not count the net change of a fund beside its own two totals', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Operating Income                     22,000
Capital Fund
Revenue
   Reserve contributions                 30,000
Total Reserve Revenue                    30,000
Uses
   Roofs                                 20,000
   Paving                                17,000
Total Uses                               37,000
Net Change - Reserve Fund                (7,000)
Net of operations                        22,000`);
    expect(roleOf(part, 'Net Change - Reserve Fund')).toBe('net');
  });

  it('takes what two totals leave for their result, whatever it is called', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Income                               22,000
Special Assessment
Sources
   Special assessment - elevator        125,800
Total Special Income                    125,800
Planned Projects
   Elevator contractor                   98,400
   Engineer of record                    10,000
Total Special Costs                     108,400
Special fund increase (decrease)         17,400`);
    expect([totals(part), prompts(part)]).toEqual([['217800 178400'], []]);
  });

  it('takes what is available for operations for income less its allocation, once', () => {
    const part = budgetOfText(`
Sandpiper Run Homeowners Association
2026 Budget
                                     2026 Budget
Income
   Carrying charges                     600,000
   Garage rent                           80,000
Total Income                            680,000
Less: allocation to replacement reserve  71,000
Income available for operations         609,000
Expense
   Fuel                                 343,000
   Payroll                              266,000
Total Expense                           609,000
Net Income                                    -`);
    expect(totals(part)).toEqual(['680000 680000']);
  });

  it('counts expenses to the reserve fund whose income they make one result with', () => {
    const part = budgetOfText(`${OPERATIONS}
Net Income                               22,000
Capital Reserves
Sources
   Operating transfer in                 16,000
Total Reserve Sources                    16,000
Expenditures
   Clubhouse boiler                       4,800
   Pond aerators                          3,400
Total Expenditures                        8,200
Net reserve activity                      7,800`);
    expect(totals(part)).toEqual(['108000 78200']);
  });
});

it('counts what is on hand at the end of the year in neither side of an account', () => {
  const part = budgetOfText(`
Sandpiper Run Homeowners Association
Treasurer's account for 2025
                                     Actual 2025
Receipts
   Maintenance fees                      25,080
   Boat slip rent                         2,470
Total receipts                           27,550
Disbursements
   Insurance                              8,400
   Lawn and palms                        20,350
Total disbursements                      28,750
On hand Dec 31                              300
Total to account for                     29,050`);
  expect(totals(part)).toEqual(['27550 28750']);
});

it('counts what a cost in parentheses consists of once', () => {
  const part = budgetOfText(`
St. Giles Court Townhouse Association
Results and budget
                                   2025        2026
Assessments received             57,120      60,480
Other                               365         200
Income                           57,485      60,680
Grounds                         (20,388)    (20,600)
of which contract                16,080      16,560
Insurance                       (15,240)    (16,800)
Utilities                        (5,102)     (5,300)
Electric company                  1,702       1,750
Metropolitan sewer                2,290       2,400
American water                    1,110       1,150
Expenses before reserve         (40,730)    (42,700)
Set aside for roofs              (9,000)     (7,200)
Result for the year               7,755      10,780
Brought forward from last year    2,911      10,666
Carried forward                  10,666      21,446`);
  expect(totals(part)).toEqual(['57485 -49730', '60680 -49900']);
  expect(roleOf(part, 'Metropolitan sewer')).toBe('detail');
  expect((part.rows ?? []).find(({ description }) => description === 'Grounds')?.fund).toBe('operating');
});
