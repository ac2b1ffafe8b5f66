import { budgetOfText, totals } from './budget-in-words';

/** Figures behind leaders and in sentences, sides printed below zero, heads over dates; every name and figure is made up. */

const datesOf = (text: string): string[] =>
  budgetOfText(text).columns.map(({ scenario, period }) => [scenario, period?.from, period?.to].join(' '));

it('reads a column that leaders part from the names, beside another', () => {
  const text = `
Otter Bend HOA

                                  2030 Actual    2031 Budget

INCOME
  Dues (88 lots) .............. 21,120.00     22,000.00
  Transfer fees .................. 450.00        300.00
TOTAL INCOME .................. 21,570.00     22,300.00

EXPENSES
  Mowing ....................... 9,412.50     10,000.00
  PO Box .......................... 98.00        104.00
  Insurance .................... 3,880.00      4,100.00
TOTAL EXPENSES ................ 13,390.50     14,204.00
`;
  expect(totals(budgetOfText(text))).toEqual(['21570 13390.5', '22300 14204']);
});

it('leaves figures that end a sentence of a note where they are told', () => {
  const text = `
Otter Bend HOA
2031 Budget

                                   AMOUNT
INCOME
  Dues                             22,000
  Boat racks                          300
Total income                       22,300

EXPENSES
  Mowing                           10,000
  Insurance                         4,100
Total expenses                     14,100

Notes
Dues are paid by each owner, 88 of $250
Insurance      Renewal of May 2, $4,100
Mowing         Spring Lawn bid for $10,000
`;
  expect(totals(budgetOfText(text))).toEqual(['22300 14100']);
});

it('parts both sides of the reserve fund by its result, where costs are printed below zero', () => {
  const text = `
Otter Bend HOA
2031 Proposed Budget
                                     2030 Actual   2031 Proposed
Operating Income:
Dues                                  $22,120.00      $22,400.00
Total Operating Income:               $22,120.00      $22,400.00
Operating Expense:
Mowing                                -$9,412.50     -$10,000.00
Insurance                             -$3,880.00      -$4,100.00
Reserve Contribution                  -$6,000.00      -$6,000.00
Total Operating Expense:             -$19,292.50     -$20,100.00
Reserve Income:
Reserve Contribution from Operating    $6,000.00       $6,000.00
Reserve Interest                         $212.40         $200.00
Total Reserve Income:                  $6,212.40       $6,200.00
Reserve Expense:
Pier boards                           -$8,150.00      -$9,000.00
Culverts                              -$1,420.00      -$2,500.00
Total Reserve Expense:                -$9,570.00     -$11,500.00
Net Reserve Income:                   -$3,357.60      -$5,300.00
`;
  const own = (budgetOfText(text).reconciliation ?? []).filter(({ fund }) => fund === 'reserve');
  expect(own.map(({ columnId, flow, interpreted }) => [columnId, flow, interpreted].join(' '))).toEqual([
    'c1 income 6212.40',
    'c1 expense 9570.00',
    'c1 net -3357.60',
    'c2 income 6200.00',
    'c2 expense 11500.00',
    'c2 net -5300.00',
  ]);
});

it('takes what was earned to a date for a part of a year, whatever year end the head beside it names', () => {
  const text = `
             Otter Bend HOA
      Operating Budget 2031
                              Actual to Date
              2030 Year End        7/31/2031   2031 Budget
Income
Dues                 22,120           12,880        22,400
Total income         22,120           12,880        22,400
Expenses
Mowing                9,412            6,105        10,000
Insurance             3,880            4,100         4,100
Total expenses       13,292           10,205        14,100
`;
  expect(datesOf(text)).toEqual([
    'actual 2030-01-01 2030-12-31',
    'actual 2031-01-01 2031-07-31',
    'adopted 2031-01-01 2031-12-31',
  ]);
});

it('knows an account by balances whose names are cut short', () => {
  const text = `
Otter Bend HOA
                               2031 Budget
Income
  Dues                              22,400
Total income                        22,400
Expenses
  Mowing                            10,000
  Insurance                          4,100
Total expenses                      14,100
Surplus                              8,300

RESERVE ACCOUNT
  Beg. Balance                      31,060
  Reserve Contribution               8,000
  Pier Fee Income                    1,200
  Pier boards                       (9,000)
Ending Reserve Bal.                $31,260
`;
  const rows = (budgetOfText(text).rows ?? []).slice(-5);
  expect(rows.map(({ role, fund, flow }) => [role, fund, flow].filter(Boolean).join(' '))).toEqual([
    'opening-balance reserve income',
    'line reserve income',
    'line reserve income',
    'line reserve expense',
    'closing-balance',
  ]);
});

it('takes the numbers of proposals beside a year for heads', () => {
  const text = `
Otter Bend HOA
                          2030           1            2
                       (today)  Stay as is  New manager
Dues                    22,120      22,400       23,900
Income                  22,120      22,400       23,900
Mowing                  10,000      10,300       10,300
Manager                  8,020       8,100        9,600
Insurance                4,100       4,000        4,000
Expense                 22,120      22,400       23,900
Net                          0           0            0
`;
  expect(budgetOfText(text).columns.map(({ label }) => label)).toEqual([
    '2030 (today)',
    '1 Stay as is',
    '2 New manager',
  ]);
});
