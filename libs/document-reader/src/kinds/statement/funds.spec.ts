import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, factsOfText } from './budget-in-words';

/** Whose money a line is; every name and figure is made up. */

const totalsOf = (part: BudgetPart | undefined): string[] =>
  (part?.reconciliation ?? [])
    .filter(({ fund, flow }) => fund === 'all' && flow !== 'net')
    .map(({ columnId, flow, interpreted, status }) => `${columnId} ${flow} ${interpreted} ${status}`);

/** Each line with its fund and flow, in print order. */
const linesOf = (part: BudgetPart | undefined): string[] =>
  (part?.rows ?? [])
    .filter(({ role }) => role === 'line')
    .map(({ description, fund, flow }) => `${description}: ${fund} ${flow}`);

const FUNDS = `
Larkspur Arms Condominium
Statement of Revenues and Expenses, Year Ended December 31, 2025
                                     Budget        Actual
OPERATING FUND
Common charges                   412,800.00    409,936.20
Payroll                          218,600.00    220,447.82
Insurance                        146,200.00    150,922.40
Contribution to reserve fund      48,000.00     36,000.00
Operating surplus (deficit)            0.00      2,565.98
RESERVE FUND
Contribution from operating fund  48,000.00     36,000.00
Interest                           3,600.00      5,214.77
Boiler retubing                   40,000.00     43,875.00
Reserve surplus (deficit)         11,600.00     -2,660.23
FACADE PROJECT
Special assessment, part 3       240,000.00    236,350.00
Loan draw                        150,000.00    150,000.00
Contractor                       365,000.00    358,214.50
Engineer and permits              22,000.00     24,060.00
Project surplus (deficit)          3,000.00      4,075.50`;

it('what a reserve fund and a project spend is theirs, and no operating expense', () => {
  const [part] = budgetsOf(factsOfText(FUNDS));
  expect(linesOf(part)).toEqual([
    'Common charges: operating income',
    'Payroll: operating expense',
    'Insurance: operating expense',
    'Contribution to reserve fund: operating expense',
    'Contribution from operating fund: reserve income',
    'Interest: reserve income',
    'Boiler retubing: reserve expense',
    'Special assessment, part 3: special income',
    'Loan draw: special income',
    'Contractor: special expense',
    'Engineer and permits: special expense',
  ]);
});

it('what a special assessment pays for is its project, without a heading that says so', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Arms Condominium
2026 Supplemental Budget
                                            2026 Budget
Special assessment, 40 units x $6,900        276,000.00
From replacement reserve                      50,000.00
Total sources                                326,000.00
Contract, base bid                           248,600.00
Engineer                                      77,400.00
Total uses                                   326,000.00`),
  );
  expect(new Set(linesOf(part).map((text) => text.split(': ')[1]))).toEqual(
    new Set(['special income', 'special expense']),
  );
});

it('money moved back to operations, whose expenses list what it paid for, is counted once', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Villas
Actual 2025
                                       2025 Actual
Income
Regime fees                             175,800.00
Total income                            175,800.00
Expenses
Grounds                                  98,000.00
Insurance                                32,810.00
Roof, building 4                         37,000.00
Total expenses                          167,810.00
Net surplus                               7,990.00
RESERVE ACCOUNT
Beginning balance                        61,402.55
General reserve contribution             22,000.00
Transfer to operating (roof)            -37,000.00
Interest                                     40.00
Ending balance                           46,442.55`),
  );
  const roles = Object.fromEntries((part?.rows ?? []).map(({ description, role }) => [description, role]));
  expect(roles['Transfer to operating (roof)']).toBe('transfer');
  expect(totalsOf(part)).toContainEqual(expect.stringMatching(/^c1 expense 167810\.00/));
});

it('a summary above its detail is the same money, and the detail is budgeted', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Tower
                                2026 Budget   2027 Budget
Total revenue                    324,100.00    336,300.00
Administrative                   118,900.00    124,450.00
Utilities                        105,200.00    111,850.00
Reserves                         100,000.00    100,000.00
Total expenses                   324,100.00    336,300.00
REVENUE
Common charges                   318,000.00    330,000.00
Move-in fees                       6,100.00      6,300.00
TOTAL REVENUE                    324,100.00    336,300.00
ADMINISTRATIVE
Management                        72,800.00     75,900.00
Audit, legal                      46,100.00     48,550.00
TOTAL ADMINISTRATIVE             118,900.00    124,450.00
UTILITIES
Electric                          61,200.00     64,650.00
Water                             44,000.00     47,200.00
TOTAL UTILITIES                  105,200.00    111,850.00
RESERVES
Reserve contribution             100,000.00    100,000.00
TOTAL RESERVES                   100,000.00    100,000.00
TOTAL EXPENSES                   324,100.00    336,300.00`),
  );
  expect(linesOf(part)[0]).toBe('Common charges: operating income');
  expect(linesOf(part)).toHaveLength(7);
  expect(totalsOf(part).every((text) => text.endsWith('ties'))).toBe(true);
});

it('money that came and went leaves a net beside what was there at the beginning', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur East
                       2025 Budget     2025 Actual
Beginning cash           14,022.00       14,022.37
Dues                     70,560.00       70,140.00
Late fees                     0.00          175.00
Total in                 70,560.00       70,315.00
Lawn                    -42,600.00      -42,600.00
Insurance               -25,540.00      -26,040.62
Total out               -68,140.00      -68,640.62
Net change                2,420.00        1,674.38
Ending cash              16,442.00       15,696.75`),
  );
  expect(linesOf(part)).toEqual([
    'Dues: operating income',
    'Late fees: operating income',
    'Lawn: operating expense',
    'Insurance: operating expense',
  ]);
  expect(totalsOf(part).every((text) => text.endsWith('ties'))).toBe(true);
});

it('a title that names two funds names that of no line', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Lake Association
General Fund and Dam Fund

                            2025 Actual   2026 Budget
GENERAL FUND
Dues, 141 members                20,700        22,560
Boat launch keys                    715           650
Income                           21,415        23,210
Weed harvesting                  12,240        13,000
Insurance                         2,912         3,050
To dam fund                       4,500         5,000
Expense                          19,652        21,050
Gain or (loss)                    1,763         2,160
DAM FUND
From general fund                 4,500         5,000
Interest                            246           200
Spillway concrete                 7,385             0
Gain or (loss)                   -2,639         5,200`),
  );
  const funds = Object.fromEntries(
    (part?.rows ?? [])
      .filter(({ role }) => role === 'line')
      .map(({ description, fund }) => [description, fund]),
  );
  expect(funds).toMatchObject({
    'Dues, 141 members': 'operating',
    'Weed harvesting': 'operating',
    Insurance: 'operating',
    'From general fund': 'reserve',
    'Spillway concrete': 'reserve',
  });
});

it('takes a road fund that pays for insurance and plowing for the year’s own where there is no other', () => {
  const road = (name: string) => `
Teal Cove Road Association
                         2031 Budget    2032 Budget
${name}
Income
   Member assessment          13,650         14,350
   Interest                       41             50
Total income                  13,691         14,400
Spent
   Grading                     4,950          5,400
   Snowplowing                 3,820          4,500
   Liability insurance           611            640
   Mailing                        94            100
Total spent                    9,475         10,640`;
  const fundsIn = (text: string) => [
    ...new Set(
      budgetsOf(factsOf(documentOfText(text), { documentId: 1, documentName: 'road.txt', readingId: 'r' }))
        .flatMap(({ rows = [] }) => rows)
        .flatMap(({ fund }) => fund ?? []),
    ),
  ];
  expect(fundsIn(road('ROAD FUND'))).toEqual(['operating']);
  expect(fundsIn(road('ROAD REPLACEMENT FUND'))).toEqual(['reserve']);
});

it('tells two funds by their headings, each over an income and an expense that are set like it', () => {
  const facts = factsOf(
    documentOfText(`Harbor Bend Townhomes Association
2026 Budget Summary
                                   2025 Budget    2026 Budget
Operating Fund
Income
Homeowner Assessments                  285,000        302,400
Late Fees                                2,000          2,200
Total Income                           287,000        304,600
Expense
Lawn Care                              242,668        260,009
Transfer to Replacement Reserve         44,332         44,591
Total Expense                          287,000        304,600
Operating Fund Net                           -              -
Replacement Reserve Fund
Income
Transfer from Operating                 44,332         44,591
Interest - Reserve                       5,200          6,100
Total Income                            49,532         50,691
Expense
Roof Replacement                             -         96,000
Sealcoat                                14,500          8,700
Total Expense                           14,500        104,700
Reserve Fund Net                        35,032       (54,009)
`),
    { documentId: 1, documentName: 'a.txt', readingId: 'r' },
  );
  const part = facts.parts.find((one): one is BudgetPart => one.kind === 'budget');
  const fundOf = (description: string) => part?.lines.find((line) => line.description === description)?.fund;
  expect(
    ['Lawn Care', 'Transfer from Operating', 'Interest - Reserve', 'Roof Replacement'].map(fundOf),
  ).toEqual(['operating', 'reserve', 'reserve', 'reserve']);
  expect(part?.questions ?? []).toEqual([]);
});
