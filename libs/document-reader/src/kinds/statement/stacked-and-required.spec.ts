import { budgetsOfText, totals } from './budget-in-words';

/** Sums above sums, pages carried forward, credits, years below each other, dues as what is left; all of it made up. */

const first = (text: string) => budgetsOfText(text)[0];
const asked = (text: string): number =>
  budgetsOfText(text).reduce((sum, { questions = [] }) => sum + questions.length, 0);

describe('sums above sums', () => {
  it('counts what both sides print above the sums of their sections once', () => {
    const text = `
Plover Bay Owners Association
Budget Variance for the year ended December 31, 2031
                                     Actual        Budget
Income                           118,400.50    117,900.00
Dues Income                      112,200.00    112,200.00
Quarterly Dues                   111,600.00    111,600.00
Transfer Fees                        600.00        600.00
Other Income                       6,200.50      5,700.00
Late Fees                          1,100.50        900.00
Dock Rental                        5,100.00      4,800.00
Expenses                         115,310.25    117,900.00
Administration                    61,110.25     61,900.00
Management                        41,000.00     41,000.00
Insurance                         20,110.25     20,900.00
Grounds                           54,200.00     56,000.00
Lawn Contract                     48,000.00     48,000.00
Tree Care                          6,200.00      8,000.00
Net                                3,090.25          0.00`;
    expect(totals(first(text))).toEqual(['118400.5 115310.25', '117900 117900']);
    expect(asked(text)).toBe(0);
  });
});

describe('what is carried to the next page', () => {
  it('is no line at the foot of one page, and none at the head of the next', () => {
    const text = `
Plover Bay Owners Association
Receipts and Disbursements, Year Ended December 31, 2031
RECEIPTS
Dues                             61,300.00
Interest                            412.20
TOTAL RECEIPTS                   61,712.20
DISBURSEMENTS
Mowing                           21,400.00
Insurance                        14,220.00
CARRIED FORWARD                  35,620.00\f
DISBURSEMENTS (continued)
BROUGHT FORWARD                  35,620.00
Water                             9,100.00
Legal                             2,880.50
TOTAL DISBURSEMENTS              47,600.50
EXCESS OF RECEIPTS               14,111.70`;
    expect(totals(first(text))).toEqual(['61712.2 47600.5']);
    expect(asked(text)).toBe(0);
  });
});

describe('credits below zero', () => {
  it('are income, where a ledger adds up both sides to what is left', () => {
    const text = `
Plover Bay Owners Association
Account    Description                Actual 2031    Budget 2032
4010       Assessment Revenue         (98,000.00)   (101,000.00)
4020       Late Fees                   (1,150.00)     (1,000.00)
5010       Management                   27,600.00      28,400.00
5020       Insurance                    24,118.60      26,500.00
5100       Landscape                    46,200.00      47,000.00
           Net (income)/loss            (1,231.40)       (100.00)`;
    const incomes = first(text)!.lines.filter(({ type }) => type === 'income');
    expect(incomes.map(({ description }) => description)).toEqual(['Assessment Revenue', 'Late Fees']);
  });

  it('among the income are what leaves it for the reserves', () => {
    const text = `
Plover Bay Owners Association
Adopted Budget
                                             FY 2032     FY 2031
Revenue
   Dues                                      260,400     252,000
   Reserve share of the dues                 (63,000)    (58,800)
   Slip rental                                46,800      45,100
Net Operating Revenue                        244,200     238,300
Expenses
   Dock repairs                               86,500      88,000
   Lawn contract                              49,200      47,800
   Insurance                                  98,700      96,900
Total Operating Expenses                     234,400     232,700
Operating surplus (shortfall)                  9,800       5,600`;
    expect(totals(first(text))).toEqual(['307200 297400', '297100 291500']);
  });
});

describe('what is left, on two lines of capitals', () => {
  it('is no line, and neither is what one fund passes to the other below it', () => {
    const text = `
Plover Bay Owners Association
Statement of Revenues, Expenses and Changes in Fund Balances
Year Ended December 31, 2031
                                      Operating    Replacement        2031
                                           Fund           Fund       Total
REVENUES
  Member assessments                    612,000        108,000     720,000
  Interest income                         1,142         17,986      19,128
Total revenues                          613,142        125,986     739,128
EXPENSES
  Landscape                             448,320              -     448,320
  Insurance                             101,505              -     101,505
  Roofing                                     -        131,710     131,710
Total expenses                          549,825        131,710     681,535
EXCESS (DEFICIENCY) OF REVENUES
OVER EXPENSES                            63,317         (5,724)     57,593
FUND BALANCES, BEGINNING OF YEAR         84,210        496,330     580,540
INTERFUND TRANSFERS                     (20,000)        20,000           -
FUND BALANCES, END OF YEAR              127,527        510,606     638,133

                                  -4-`;
    expect(first(text)!.lines.map(({ description }) => description)).not.toContain('OVER EXPENSES');
    const whole = first(text)!.reconciliation!.filter(({ fund }) => fund === 'all');
    expect(whole.map(({ flow, interpreted }) => `${flow} ${interpreted}`)).toEqual([
      'income 739128.00',
      'expense 681535.00',
      'net 57593.00',
    ]);
    expect(asked(text)).toBe(0);
  });
});

describe('years below each other', () => {
  it('are a statement each', () => {
    const text = `
Plover Bay Owners Association
Treasurer's Report for the year ended December 31, 2031

Receipts
   Assessments                    13,940.00
   Interest                           14.22
   Total receipts                 13,954.22
Disbursements
   Caretaker                       3,600.00
   Road grading                    3,875.00
   Snow plowing                    2,950.00
   Total disbursements            10,425.00

PROPOSED BUDGET FOR 2032
Receipts
   Assessments                    14,965.00
   Interest                           15.00
   Total receipts                 14,980.00
Disbursements
   Caretaker                       3,700.00
   Road grading                    3,900.00
   Snow plowing                    3,000.00
   Total disbursements            10,600.00`;
    expect(budgetsOfText(text).map(({ columns }) => columns.map(({ year }) => year))).toEqual([
      [2031],
      [2032],
    ]);
    expect(budgetsOfText(text).map((part) => totals(part))).toEqual([['13954.22 10425'], ['14980 10600']]);
  });
});

describe('what the owners have to be asked for', () => {
  const text = `
Plover Bay Condominium
                                   2032 Budget
Management                              78,600
Insurance                              214,300
Water and sewer                        126,400
TOTAL EXPENSES                         419,300
Less: other income (laundry)            (7,200)
ASSESSMENTS REQUIRED                   412,100`;

  it('is income, with what is taken off of the costs', () => {
    expect(totals(first(text))).toEqual(['419300 419300']);
    expect(
      first(text)!
        .lines.map(({ type, description }) => `${type} ${description}`)
        .slice(-2),
    ).toEqual(['income Less: other income (laundry)', 'income ASSESSMENTS REQUIRED']);
    expect(asked(text)).toBe(0);
  });
});

describe('what needs no question', () => {
  it('is a count of homes above a statement whose bottom line is proven without it', () => {
    const text = `
Plover Bay Owners Association
                                   2031 Budget   2032 Budget
Connections to be sealed                                 40
Revenue
   Dues                                 29,000        30,000
   Interest                                300           350
Total Revenue                           29,300        30,350
Expenses
   Wells                                12,000        12,500
   Insurance                            16,000        16,600
Total Expenses                          28,000        29,100
Net income                               1,300         1,250`;
    expect(totals(first(text))).toEqual(['29300 28000', '30350 29100']);
    expect(asked(text)).toBe(0);
  });

  it('is a list of sections that end with a sum each', () => {
    const text = `
Plover Bay Homeowners
                                   Budget 2032   Spent 2031
DUES AND OTHER RECEIPTS
   Annual dues                          35,700       35,700
   Pool key replacement                    100          140
                                        35,800       35,840
GROUNDS
   Mowing                                9,800        9,650
   Mulch                                 2,200        2,415
                                        12,000       12,065
POOL
   Pool company contract                 8,900        8,900
   Chemicals                             1,400        1,622
                                        10,300       10,522`;
    expect(totals(first(text))).toEqual(['35800 22300', '35840 22587']);
    expect(asked(text)).toBe(0);
  });

  it('is what the totals leave, put into the reserve fund', () => {
    const text = `
Plover Bay Condominium
                                          2031         2032
Income
   Monthly fees                        126,720      132,000
   Late fees                               300          300
Total                                  127,020      132,300
Expenses
   Water                                61,600       63,200
   Insurance                            57,920       62,280
Total                                  119,520      125,480
Balance to reserve fund                  7,500        6,820`;
    expect(totals(first(text))).toEqual(['127020 127020', '132300 132300']);
    expect(asked(text)).toBe(0);
  });

  it('and one is asked where the lines of a fund miss its bottom line', () => {
    const text = `
Plover Bay Condominium
                                          2032
Operating income
   Monthly fees                        126,720
   Late fees                               300
Operating expenses
   Water                                61,600
   Insurance                            57,920
Operating surplus                        9,100
Reserve income
   Contribution                          7,500
   Interest                                200
Reserve expenses
   Roof                                  2,000
Reserve surplus                          5,700`;
    expect(asked(text)).toBeGreaterThan(0);
  });
});
