import type { BudgetPart } from '@hoa/contracts';
import type { Answer } from '../../page/options';
import { budgetsOf, factsOfText } from './budget-in-words';

/** Figures set in two places, fees and notes below the bottom line, dates in pieces; every name and figure is made up. */

const only = (text: string, answers: Answer[] = []): BudgetPart => budgetsOf(factsOfText(text, answers))[0]!;
const sidesOf = ({ reconciliation = [] }: BudgetPart, id = 'c1'): [string, string, string][] =>
  reconciliation
    .filter(({ columnId, fund, flow }) => columnId === id && fund === 'all' && flow !== 'net')
    .map(({ flow, interpreted, status }) => [flow, interpreted, status]);

it('counts a line of another fund that the only total of its side holds', () => {
  const part = only(`
Larkspur Terrace Association
2026 Budget
REVENUE
  Regular Dues
    Dues of members              184,200
  Special Assessments
    Loan repayment                29,400
  Interest
    Interest on savings            1,200
  Total Revenue                  214,800
EXPENSES
  Management                      61,000
  Insurance                       72,300
  Landscaping                     44,100
  Total Expenses                 177,400
Net Income                        37,400`);
  expect(part.rows!.find(({ description }) => description === 'Loan repayment')?.fund).toBe('special');
  expect(sidesOf(part)).toEqual([
    ['income', '214800.00', 'ties'],
    ['expense', '177400.00', 'ties'],
  ]);
});

const FEES = `
Quail Hollow Maintenance Corporation
Proposed Budget
For the Period October 1,     2026 to September 30,     2027
Dues - 2027                                   $24,360.00
Total Revenue                                 $24,360.00
Expenses
  Audit                                          $420.00
  Insurance                                    $6,300.00
  Mowing                                      $12,600.00
  Entrance sign                                $5,000.00
Total Expenses                                $24,320.00
Excess Revenue/Expenses                           $40.00
Dues of a home - 2027                            $116.00
Neighborhood Council Fees
  Snow plowing                                    $18.00
Total Fees                                       $134.00
Budget Notes
Major Expenses:
  Mowing = $700 per cut x 18 cuts =           $12,600.00`;

it('takes dates that a scan sets apart for no heads, and fees and notes below the bottom line for no lines', () => {
  const part = only(FEES);
  expect(part.columns).toMatchObject([
    { label: '', scenario: 'proposed', period: { from: '2026-10-01', to: '2027-09-30', kind: 'year' } },
  ]);
  expect(sidesOf(part)).toEqual([
    ['income', '24360.00', 'ties'],
    ['expense', '24320.00', 'ties'],
  ]);
  expect(part.questions).toEqual([]);
});

it('reads one head over two columns of which no row has both as one column', () => {
  const part = only(`
                                           2026 Budget
Juniper Farms Owners Association
Dues @$210                          32,340
Administration                                        1,450
Mowing                                               12,600
Insurance                                             5,150
Pond                                                  3,900
Electricity                                           2,750
Set aside for the fence                               3,200
Total Expenses                                       29,050
Surplus to carry into 2027                            3,290`);
  expect(part.columns).toHaveLength(1);
  expect(sidesOf(part).map(([, sum]) => sum)).toEqual(['32340.00', '29050.00']);
  expect(part.questions).toEqual([]);
});

it('asks about a deduction also where the totals of both sides are the same', () => {
  const part = only(`
Beacon Hill Condominium
Budget 2026
INCOME
  Condominium Fees               412,600
  Parking                          5,900
  Laundry                          8,200
  Gross Income                   426,700
  Transfers To Reserves          -61,500
TOTAL INCOME                     365,200
EXPENSES
  Utilities                      121,900
  Payroll                        154,000
  Insurance                       48,300
  Elevators                       41,000
TOTAL EXPENSES                   365,200`);
  expect(sidesOf(part).map(([, sum, status]) => [sum, status])).toEqual([
    ['365200.00', 'ties'],
    ['365200.00', 'ties'],
  ]);
  expect(part.questions?.map(({ prompt }) => prompt)).toEqual([
    '‘Transfers To Reserves’ ($61,500) is deducted from income. Is it an expense, or is the income less by it?',
  ]);
});

const BOARD = (name: string, dues: string, net: string): string => `${name}
Item                                Amount
Income Dues                         ${dues}
TOTAL                               ${dues}
Expenses Mowing                      8,400
Snow plowing                           700
Electricity                          3,650
Insurance                            1,300
Legal and tax                        1,200
TOTAL                               15,250
Net Income                          ${net}`;

it('bases no budget on one that was revised further down, and takes the vote between them for no statement', () => {
  const parts = budgetsOf(
    factsOfText(`
Heather Court Homeowners
${BOARD('Original 2026 Budget', ' 9,900', '(5,350)')}

Choices for the deficit             Increase       2026 Fee     Surplus
Option 1                            $100           $290           $400
Option 2                            $125           $315         $1,750
Option 3                            $150           $340         $3,100

${BOARD('Revised 2026 Budget, after the vote', '15,650', '    400')}`),
  );
  expect(
    parts.map(({ columns }) => columns.map(({ role, scenario, year }) => [role, scenario, year])),
  ).toEqual([[['other', 'proposed', 2026]], [['budget', 'adopted', 2026]]]);
  expect(parts[0]!.columns[0]!.inferred).toContain('Revised 2026 Budget');
});

it('counts nothing of the receivables and checks that a report has below its bottom line', () => {
  const part = only(`
Cherry Bend Owners Association
Budget Comparison, Period: 11/01/2026 - 11/30/2026
                             YTD Actual     YTD Budget     Annual Budget
Income
  Assessments                110,200.00     110,000.00        120,000.00
Total Income                 110,200.00     110,000.00        120,000.00
Expense
  Mowing                      44,150.00      44,000.00         48,000.00
  Insurance                   33,000.00      33,000.00         36,000.00
  Management                  32,800.00      33,000.00         36,000.00
Total Expense                109,950.00     110,000.00        120,000.00
Net Income                       250.00           0.00              0.00
Aged Receivable Summary
  Homeowner                     Current         31-60           Over 90         Balance
  #4 Ash                         120.00          0.00            410.00          530.00
  #9 Birch                         0.00         95.00             60.00          155.00
General Ledger
  Check 311 Mowing                                             4,210.00       12,400.00
  Check 312 Insurance                                          3,100.00        9,300.00
  Check 313 Electric company                                     880.00        8,420.00`);
  const annual = part.columns.find(({ label }) => label === 'Annual Budget')!;
  expect(sidesOf(part, annual.id).map(([, sum, status]) => [sum, status])).toEqual([
    ['120000.00', 'ties'],
    ['120000.00', 'ties'],
  ]);
  expect(part.questions).toEqual([]);
});
