import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, lines, prompts, sides, totals } from './budget-in-words';

/** Reports in the order and the words of managers and treasurers; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const read = (paper: string, source?: 'ocr'): BudgetPart[] =>
  budgetsOf(factsOf(documentOfText(paper, source), meta));
const all = (part?: BudgetPart): string[] => sides(part).filter((side) => side.startsWith('all'));

const COSTS = `
EXPENSES
  Management fee                 221,300         239,700
  Insurance                      106,000         112,000
  Mowing                         501,000         483,500
TOTAL EXPENSES                   828,300         835,200`;

describe('what is taken off the income', () => {
  it('is an expense where it goes to the reserves, wherever it stands', () => {
    const parts = read(`
Yarrow Station Master Association
                             2025 Actual     2026 Budget
REVENUE
  Village assessments          1,120,000       1,130,000
  Cost sharing                    30,000          32,000
TOTAL REVENUES                 1,150,000       1,162,000
Less: master reserve contribution (321,700)     (324,300)
Income available for operations  828,300         837,700${COSTS}
NET                                    0           2,500`);
    expect(totals(parts[0])).toEqual(['1150000 1150000', '1162000 1159500']);
    expect(lines(parts[0]).filter((line) => line.includes('reserve'))).toHaveLength(1);
    expect(parts.flatMap(prompts)).toEqual([]);
  });

  it('stays with the income where owners do not pay it', () => {
    const [part] = read(`
Yarrow Station Master Association
                             2025 Actual     2026 Budget
REVENUE
  Village assessments            840,000         850,000
TOTAL ASSESSMENTS                840,000         850,000
Less: vacancy allowance           (9,000)         (9,500)
Net assessments                  831,000         840,500${COSTS}
NET                                2,700           5,300`);
    expect(all(part).slice(0, 2)).toEqual(['all income 831000.00 ties', 'all expense 828300.00 ties']);
  });
});

it('takes nine months under the name of the year for a year to date', () => {
  const [part] = read(`
Ford Palms Resident Owned Community
For the Year Ended September 30, 2026
                             Actual 9 mos.   Budget 9 mos.
REVENUE
  Share fees                     266,000         267,000
TOTAL REVENUES                   266,000         267,000${COSTS}`);
  expect(part!.columns.map(({ period }) => period?.kind)).toEqual(['year-to-date', 'year-to-date']);
});

it('keeps costs whose names say how they are reckoned', () => {
  const [part] = read(`
Ford Palms Association 2026 Budget
Income
  Dues                                                      90,000
Total income                                                90,000
Beach and waterfront (63% of budget)
  Tree trimming (increase of 6% expected)                   12,000
  Telephone (2 lines each month)                             3,000
  Refuse - as allocated by percentage of ownership          40,000
  Insurance                                                 30,000
Total expenses                                              85,000`);
  expect(totals(part)).toEqual(['90000 85000']);
  expect(lines(part)).toHaveLength(5);
});

it('asks nothing where each fund ties, though a summary above repeats the net of one', () => {
  const parts = read(`
Falls Creek Road Owners
                                2026 Budget
Summary
  Income                          10,000
  Total expense                    9,990
  Net income                          10
Operating
Income
  Dues                             9,800
  Interest                           200
Total income                      10,000
Expenses
  Grading                          8,000
  Insurance                        1,990
Total expenses                     9,990
Net operating                         10
Reserve
Income
  Reserve assessments              2,000
  Reserve interest                   175
Total reserve income               2,175
Expenses
  Culvert replacement              1,075
Total reserve expenses             1,075
Net reserve                        1,100`);
  expect(all(parts[0])).toEqual(
    expect.arrayContaining(['all income 12175.00 ties', 'all expense 11065.00 ties']),
  );
  expect(parts.flatMap(prompts)).toEqual([]);
});

it('takes a dollar for a digit that was misread where a scan ties to the dollar everywhere else', () => {
  const section = (name: string, costs: number[], printed = costs.reduce((sum, one) => sum + one, 0)): string =>
    [name, ...costs.map((cost, i) => `  ${name} ${'ABCDEF'[i]} service`.padEnd(30) + cost.toLocaleString('en-US').padStart(12)), `Total ${name}`.padEnd(30) + printed.toLocaleString('en-US').padStart(12)].join('\n'); // prettier-ignore
  const names = [
    'Front office',
    'Housekeeping',
    'Engineering',
    'Activities',
    'Utilities',
    'Grounds',
    'Taxes',
    'Insurance',
    'Laundry',
  ];
  const paper = (misread: number): string => `
Lakefront Owners 2027 Budget
${section('Income', [60_000, 4_000])}
${names.map((name, i) => section(name, [2_000 + 110 * i, 3_001 + 7 * i + (i === 4 ? misread : 0)], 5_001 + 117 * i)).join('\n')}`;
  const flagged = (misread: number, source?: 'ocr'): boolean =>
    read(paper(misread), source).some(({ columns }) =>
      columns.some(({ doubt }) => doubt?.includes('Utilities')),
    );
  expect([flagged(1, 'ocr'), flagged(0, 'ocr'), flagged(1)]).toEqual([true, false, false]);
});

it('reads a page whose lines of rules stand beside codes', () => {
  const [part] = read(`
Ember Trails Townhomes
BUDGET FOR 7/1/2025 THRU 6/30/2026
DESCRIPTION        FY 2026 Approved    No.        DESCRIPTION       FY 2026 Approved     No.
                   ----------------                                 ----------------
INCOME:                                           EXPENSES:
HOMEOWNER DUES               88,903    40150      MANAGEMENT                 14,258    50000
LATE FEES                       445    40200      MEETINGS                      171    50100
INTEREST                        120    40250      MOWING                     13,712    52000
                   ----------------               TREES                       4,256    52050
TOTAL INCOME                 89,468               SNOW                        5,854    52100
                                                  ----------------
                                                  TOTAL EXPENSES             38,251`);
  expect(part).toBeDefined();
});

describe('budgets that begin with the costs', () => {
  const COSTS_FIRST = (assessments: string): string => `
Willow Fen Homeowners 2026 Budget
Expense
  Golf course                      376,500
  Clubhouse                        227,800
Total operating expense            604,300
Less: Income other than assessments
  Cart rentals                     100,000
  Interest                          25,000
Total non-assessment income        125,000
Net cost to owners                 479,300${assessments}`;

  it('keeps costs that other income is taken off as costs', () => {
    const parts = read(
      COSTS_FIRST(`
Assessments
  Quarterly assessments            460,000
  Late fees                         19,400
Total assessments                  479,400
Net income                             100`),
    );
    expect(totals(parts[0])).toEqual(['604400 604300']);
    expect(parts.flatMap(prompts)).toEqual([]);
  });

  it('asks where what owners pay was not found, however well all ties', () => {
    expect(read(COSTS_FIRST('').replaceAll('100,000', ' 10,000').replace('125,000', ' 35,000').replace('479,300', '569,300')).flatMap(prompts)).toEqual([expect.stringContaining('ncome reads $35,000 and expenses read $604,300')]); // prettier-ignore
  });
});

it('calls a net total a bottom line and an applied surplus money of before', () => {
  const parts = read(`
Amber Weeks Timeshare 2027 Budget
Operating income
  Maintenance fees                 700,000
  Prior years' equity applied        9,000
Operating income total             709,000
Operating expense
  Housekeeping                     500,000
  Insurance                        208,940
Operating expense total            708,940
Operating net total                     60`);
  expect(totals(parts[0])).toEqual(['700000 708940']);
  expect(parts.flatMap(prompts)).toEqual([]);
});

it('takes an estimate of some months for no year', () => {
  const [part] = read(`
Pelican Hollow Lake Association
                 2025 Budget  Actual thru Aug 2025  Estimated Sep-Dec  Projected 2025  2026 Budget
Income
  Dues                90,000                60,000             30,000          90,000       93,000
Total income          90,000                60,000             30,000          90,000       93,000
Expenses
  Mowing              40,000                26,000             14,000          40,000       41,000
  Insurance           50,000                50,000                  0          50,000       52,000
Total expenses        90,000                76,000             14,000          90,000       93,000`);
  expect(part!.columns.map(({ period }) => period?.kind)).toEqual(['year', 'year-to-date', undefined, 'year', 'year']); // prettier-ignore
});

it.each([
  'Use left-over from 2026',
  'From surplus of the year before',
  'Surplus of former years',
  'Drawdown of operating surplus',
  'Fund balance utilized',
  'Undesignated fund balance used',
  'Prior year cash applied',
  'Operating cash carried in',
  'Member equity used to balance budget',
  'Return of surplus',
  'Unassigned surplus allocation',
  'Release of prior-year surplus',
])('counts no “%s” as income of the year, though the total of the income holds it', (name) => {
  const parts = read(`
Amber Station Owners 2027 Budget
Income
  Dues                                    700,000
  Late fees                                 2,000
  ${name.padEnd(38)}    9,000
Total income                              711,000
Expenses
  Management                              500,000
  Insurance                               210,500
Total expenses                            710,500
Net                                           500`);
  expect(totals(parts[0])).toEqual(['702000 710500']);
});
