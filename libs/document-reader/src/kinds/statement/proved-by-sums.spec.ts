import { factsOf } from '../../facts';
import { documentOfSheets } from '../reading/document-of-sheets';
import { budgetOfText, budgetsOf, columns, totals } from './budget-in-words';

/** What the page's own sums say of columns, sections and deductions; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const asked = (text: string): number => budgetOfText(text)!.questions?.length ?? 0;

describe('what sums prove', () => {
  it('takes "Over (Under)" flush over "Budget" for the first line of one head', () => {
    const text = `
Alder Creek Homeowners
Final Budget for the Year Ending 12/31/2012

                                                                             OVER (UNDER)
                                     TOTALS         2011 BUDGET                    BUDGET          2012 BUDGET
EXPENSES:
Postage                           $2,178.32           $2,300.00                  -$121.68            $2,500.00
Insurance                         $6,083.86           $8,000.00                -$1,916.14            $6,000.00
Lawn care                        $42,463.00          $42,500.00                   -$37.00           $42,500.00
Utilities                         $4,255.02           $3,200.00                 $1,055.02            $4,500.00
TOTAL EXPENSES                   $54,980.20          $56,000.00                -$1,019.80           $55,500.00
INCOME:
Assessments                      $55,370.00          $56,500.00                -$1,130.00           $56,175.00
Late fees                           $606.40             $500.00                   $106.40              $500.00
TOTAL INCOME                     $55,976.40          $57,000.00                -$1,023.60           $56,675.00`;
    expect(columns(budgetOfText(text))).toBe('actual 2011, budget 2011, variance, budget 2012');
    expect(asked(text)).toBe(0);
  });

  it('takes a year to date for the whole year where its budget is the annual one on every line', () => {
    const text = `
Alder Creek Homeowners
Budget Comparison 2024
                         PTD Actual   PTD Budget   YTD Actual   YTD Budget     Variance   Annual
Income
  Dues                     5,100.00     5,000.00    60,900.00    60,000.00       900.00   60,000.00
  Late fees                   20.00        50.00       410.00       600.00      -190.00      600.00
Total Income               5,120.00     5,050.00    61,310.00    60,600.00       710.00   60,600.00
Expenses
  Mowing                   2,300.00     2,000.00    25,700.00    24,000.00    -1,700.00   24,000.00
  Insurance                2,500.00     2,550.00    30,100.00    30,600.00       500.00   30,600.00
  Repairs                    310.00       500.00     4,420.00     6,000.00     1,580.00    6,000.00
Total Expenses             5,110.00     5,050.00    60,220.00    60,600.00       380.00   60,600.00
Net Income                    10.00         0.00     1,090.00         0.00     1,090.00        0.00`;
    const periods = budgetOfText(text)!.columns.map(({ period }) => period?.kind);
    expect(periods).toEqual(['month', 'month', 'year', 'year', undefined, 'year']);
    const early = text.replaceAll('24,000.00    -1,700.00', '22,000.00    -3,700.00');
    expect(budgetOfText(early)!.columns[2]?.period?.kind).toBe('year-to-date');
  });

  it('knows a section by the sum above its lines in two columns, and takes it alone where a third has no lines', () => {
    const facts = factsOf(
      documentOfSheets([
        [
          ['', '2025 Budget', '2025 Estimate', '2026 Budget'],
          ['Income'],
          ['Dues', 60000, 60000, 62000],
          ['TOTAL', 60000, 60000, 62000],
          ['Expenses'],
          ['Mowing contract', 30000, 30000, 31000],
          ['Mowing extras', 12000, 11500, 12500],
          ['Mulch', 4500, null, 4800],
          ['Tree trimming', 3200, null, 3300],
          ['Ant treatment', 1300, null, 1200],
          ['Playground chips', 3000, null, 3200],
          ['Insurance', 18000, 18200, 18500],
          ['TOTAL', 60000, 59700, 62000],
        ],
      ]),
      meta,
    );
    const [part] = budgetsOf(facts);
    expect(totals(part)).toEqual(['60000 60000', '60000 59700', '62000 62000']);
    expect(part?.questions ?? []).toEqual([]);
  });

  it('leaves out homes and rates from which the dues below were worked out', () => {
    const text = `
Alder Creek Master Association
Homes at the beginning of the year              2,815
Homes finished in the year                        231
Total homes                                     3,046
Dues of homes there are                      $608,040
Dues of new homes (half)                      $24,948
Total estimated dues                         $632,988

                                          BUDGET 2027
Revenue
Dues                                         $632,988
Interest                                        1,200
Less: park plan share                       (440,000)
Total Revenue                                $194,188
EXPENSES
Insurance                                      95,000
Manager                                        52,000
Postage                                         3,000
Total Expenses                               $150,000
Excess of Income over Expenses                $44,188`;
    expect(totals(budgetOfText(text))).toEqual(['194188 150000']);
    expect(asked(text)).toBe(0);
  });

  it('asks about what goes to reserves also where the total of the income and the bottom line leave it out', () => {
    const text = `
Alder Creek Homeowners
                          2027 Budget     2026 Budget
Operating
Assessments                  $115,830        $112,000
To Reserves                  (25,000)        (24,000)
Interest                        1,000             900
Total Income                  $91,830         $88,900
Insurance                      31,800          30,400
Mowing                         45,210          44,100
Trash                          14,000          13,900
Total Expenses                $91,010         $88,400
Operating Net Income             $820            $500`;
    expect(totals(budgetOfText(text))).toEqual(['91830 91010', '88900 88400']);
    expect(asked(text)).toBe(1);
  });

  it('takes money moved between the accounts below the bottom line for neither income nor expense', () => {
    const text = `
Alder Creek Villas
                                  2027 Budget     2027 Actual
Income
Regime fees                           162,000         174,640
Transfer fees                           8,500          17,000
Total Income                          170,500         191,640
Expenses
Insurance                              88,815          86,500
Repairs                                61,000          46,097
Total Expenses                        149,815         132,597
Operating Surplus/(Deficit)           $20,685         $59,043
OPERATING ACCOUNT
  Beginning Balance                                    63,177
  Plus: Surplus/(Deficit)                              59,043
  Moved to Reserve Account                           (35,000)
  Ending Balance                                       87,220
RESERVE ACCOUNT
  Beginning Balance                                    87,512
  Moved from Operating                                 35,000
  Capital Work Paid                                  (13,269)
  Ending Balance                                      109,243`;
    const income = budgetOfText(text)!.reconciliation!.find(({ columnId, fund, flow }) => columnId === 'c2' && fund === 'all' && flow === 'income'); // prettier-ignore
    expect(income).toMatchObject({ interpreted: '191640.00', status: 'ties' });
    expect(asked(text)).toBe(0);
  });

  it('takes account balances above the first line for no head of the figures below', () => {
    const text = `
Alder Creek Homeowners Association
Annual Budget for 2027
2026 Estimated Final Account Balances
Emergency Fund as of 9/30/26             $10,026.31
Checking as of 9/30/26                   $11,299.48
Total Estimated Assets 12/31/26          $21,325.79
2027 Projected Dues Revenue              $11,760.00
2027 Estimated Lien Recovery              $2,000.00
Total                                    $13,760.00
2027 Projected Operating Expenses
Property Taxes                              $100.00
Association Insurance                     $1,285.00
Landscape Services                        $9,400.00
Miscellaneous                             $1,900.00
Total Estimated 2027 Operating Expense   $12,685.00`;
    expect(columns(budgetOfText(text))).toBe('budget 2027');
    expect(totals(budgetOfText(text))).toEqual(['13760 12685']);
  });
});
