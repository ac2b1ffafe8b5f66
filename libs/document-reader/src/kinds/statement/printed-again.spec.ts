import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { readPlain } from '../../containers/text/plain';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, budgetsOfText, prompts, sides } from './budget-in-words';

/** The same money printed again, and money that is not of the year's sides; all of it is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const sheets = (...tables: SheetValue[][][]): BudgetPart[] =>
  budgetsOf(factsOf(documentOfSheets(tables), meta));
const allOf = (part?: BudgetPart): string[] => sides(part).filter((one) => one.startsWith('all'));

/** A statement with a result of 28,730. */
const UP_TO_RESULT = `
Alder Glen Condominium
2026 Actual
                                     2026 Actual
Income
Owner dues                           142,980
Interest                               2,100
Total income                         145,080
Expenses
Insurance                             83,750
Water                                 32,600
Total expenses                       116,350`;

it('counts a statement once whose summary calls its lines otherwise, though one of its subtotals is misprinted', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                                   2027 Budget
Executive Summary
Common charges                   205,017
Ancillary revenue                 17,400
Total income                     222,417
Buildings and grounds            125,300
Office                            71,117
Set aside for reserves            26,000
Total expenses                   222,417
Net                                    0
REVENUES
Unit owner assessments           205,017
Key fobs                           2,400
Lounge rental                     14,000
Fines                              1,000
Total ancillary revenue           17,300
Total revenues                   222,417
EXPENSES
Landscaping                       66,100
Roof repairs                      59,200
Management                        48,617
Audit                             22,500
Reserve contribution              26,000
Total expenses                   222,417
Excess of revenues over expenses       0`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 222417.00 ties', 'all expense 222417.00 ties']);
});

it('leaves out a sum of the summary that the detail does not print', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
Adopted Budget 2027
                                   Budget 2027
Operating income                 222,500
ADMINISTRATION                    92,200
GROUNDS                           97,300
RESERVE FUNDING                   30,000
Total operating expense          219,500
Surplus / (shortfall)              3,000
Revenue
Owner dues                       212,600
Resale packages                    9,900
TOTAL REVENUE                    222,500
ADMINISTRATION
Management                        62,400
Insurance                         29,800
TOTAL ADMINISTRATION              92,200
GROUNDS
Mowing                            66,100
Trees                             31,200
TOTAL GROUNDS                     97,300
TOTAL EXPENSES                   189,500
Net before reserve contribution   33,000
Reserve funding                   30,000
EXCESS / (SHORTFALL)               3,000`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 222500.00 ties', 'all expense 219500.00 ties']);
});

it('takes what the owners pay below the costs for the income', () => {
  const [part] = sheets([
    ['1482 Greenleaf St. HOA'],
    ['Budget for calendar year 2026'],
    ['', 'per month', 'per year'],
    ['Garbage', 212.4, 2548.8],
    ['Water', 318, 3816],
    ['Insurance', 905, 10860],
    ['Gardener', 80, 960],
    ['Small repairs', 125, 1500],
    ['Reserve', 450, 5400],
    ['We need', 2090.4, 25084.8],
    [],
    ['Who pays', 'per month', 'per year'],
    ['#1 Okafor', 696.8, 8361.6],
    ['#2 Lindqvist', 696.8, 8361.6],
    ['#3 Chu/Amato', 696.8, 8361.6],
    ['', 2090.4, 25084.8],
  ]);
  const year = part!.columns.find(({ label }) => label === 'per year')!.id;
  const of = part!.reconciliation!.filter(({ columnId, fund }) => columnId === year && fund === 'all');
  expect(of.slice(0, 2).map(({ flow, interpreted }) => [flow, interpreted])).toEqual([
    ['income', '25084.80'],
    ['expense', '25084.80'],
  ]);
});

it('counts what is taken off without a minus, and what is left to assess, as income', () => {
  const [part] = budgetsOfText(`
Larkspur Court
2026 Budget
                                2026 Budget
Gas                               5,700
Water                             2,700
Janitor                           3,600
Insurance                         4,360
Repairs                           3,500
Reserve                           3,600
We spend                         23,460
less laundry                        750
less garage 3                     1,140
Assessments needed               21,570`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 23460.00 ties', 'all expense 23460.00 ties']);
});

it('leaves out the dues of both funds where they are totaled once more', () => {
  const [part] = budgetsOfText(`
Alder Glen Condominium
2026 Budget
                                2026 Budget
Operating income
Assessments for operations      140,100
Locker rent                       2,880
Total operating income          142,980
Operating expenses
Insurance                        83,750
Water                            32,600
Management                       26,630
Total operating expenses        142,980
Operating surplus                     0
Reserve account
Assessments for reserves         63,000
Interest                          4,100
Deck membranes                   48,500
Increase in reserves             18,600
Total assessments, all owners   203,100`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 210080.00 ties', 'all expense 191480.00 ties']);
});

it.each(['Repay interfund loan to reserves', 'Prior period adjustment'])(
  'asks what %s between two results is',
  (name) => {
    const [part] = budgetsOfText(`${UP_TO_RESULT}
Net operating income                  28,730
${name.padEnd(36)} 4,671
Net income                            24,059`);
    expect(prompts(part).join()).toContain(name);
  },
);

it('asks about one of several transfers between two results', () => {
  const [part] = budgetsOfText(`${UP_TO_RESULT}
Surplus (deficit)                     28,730
Transfers
Repay reserve loan (interfund)         4,540
Transfer from money market             6,820
Net after transfers                   31,010`);
  expect(prompts(part).join()).toContain('Repay reserve loan');
});

it('says what the expenses are without a transfer that is printed with a minus', () => {
  const [part] = budgetsOfText(`${UP_TO_RESULT}
Surplus (deficit)                     28,730
Repay reserve loan (interfund)        (4,540)
Net after transfers                   24,190`);
  const question = part!.questions!.find(({ prompt }) => prompt.includes('Repay reserve loan'));
  const expenses = question!.answers.map(({ totals: after }) => after.find(({ flow }) => flow === 'expense')?.interpreted); // prettier-ignore
  // As income it would make that less; as an expense it counts; else it is left out.
  expect(expenses).toEqual(['116350.00', '120890.00', '116350.00']);
});

it('leaves out totals at the end that name their side and no word of a total', () => {
  const [part] = budgetsOfText(`
Alder Glen Condominium
2026 Budget
                                     2026 Budget
Income
Owner dues                             9,670
Interest                                 100
Total Income                           9,770
Expense
Insurance                              5,170
Water                                  4,600
Total Expense                          9,770
Net Ordinary Income                        0
Summary
Revenue                                9,770
Less: expenses                         9,770
Net Ordinary Income                        0`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 9770.00 ties', 'all expense 9770.00 ties']);
});

it('takes a net before the reserves for what it is, whatever words lead to it', () => {
  const [part] = budgetsOfText(`
Alder Glen Homeowners
2027 Budget
                                     2027 Budget
Income
Homeowner dues                        68,143
Other income                             162
Total income                          68,305
Expenses
Management fee                        13,473
Water                                 46,592
Total expenses                        60,065
Operating net before reserve funding   8,240
Replacement reserves                   8,240
Net after reserve funding                  0`);
  expect(allOf(part).slice(0, 2)).toEqual(['all income 68305.00 ties', 'all expense 68305.00 ties']);
});

it('adds up no result of credits and costs as a side of the budget', () => {
  const [part] = budgetsOfText(`
Thistle Gardens
Profit and Loss 2026
                                        2026 Actual
Income
Maintenance fees                        (250,000.00)
Less: bad debt allowance                   8,000.00
Late charges                              (4,000.00)
Total Income                            (246,000.00)
GROSS PROFIT                            (246,000.00)
Expenses
Payroll                                  120,000.00
Utilities                                 60,000.00
Insurance                                 30,000.00
Total Expenses                           210,000.00
Net Operating Income before Reserves     (36,000.00)
Reserve funding                           30,000.00
NET OPERATING INCOME                      (6,000.00)`);
  const amounts = allOf(part)
    .slice(0, 2)
    .map((one) => one.replace('-', ''));
  expect(amounts).toEqual(['all income 246000.00 ties', 'all expense 240000.00 ties']);
});

it('keeps sheets of two years apart that list the same lines, though both have the title of one', () => {
  const year = (title: string, by: number): SheetValue[][] => [
    [title],
    ['', 'Budget', 'Actual'],
    ['Dues', 35000 + by, 35000 + by],
    ['Interest', 60, 71],
    ['Total income', 35060 + by, 35071 + by],
    ['Grounds', 8400, 8655],
    ['Snow', 5200, 3980],
    ['Insurance', 9150 + by, 9150 + by],
    ['Water', 1300, 1488],
    ['Total expenses', 24050 + by, 23273 + by],
  ];
  const parts = sheets(year('FOXGLOVE LANE BUDGET 2025', 0), year('FOXGLOVE LANE BUDGET 2025', 2000));
  expect(parts).toHaveLength(2);
});

it('reads the report of a year and the budget of the next below it as two statements', () => {
  const parts = budgetsOfText(`
OLD FERRY LANDING ASSOCIATION
October 1, 2024 to September 30, 2025
Received
Annual dues                      8,775.00
Mooring fees                       675.00
Interest                            21.36
Total received                   9,471.36
Paid out
Grading                          3,150.00
Plowing                          2,985.00
Insurance                        1,108.00
Total paid out                   7,243.00
PROPOSED BUDGET, 2025-26
Income
Dues                             9,450.00
Mooring fees                       675.00
Interest                            20.00
Total                           10,145.00
Expenses
Grading                          3,400.00
Plowing                          3,200.00
Insurance                        1,200.00
Total                            7,800.00`);
  expect(parts.map((part) => allOf(part)[0])).toEqual([
    expect.stringContaining('9471.36'),
    expect.stringContaining('10145.00'),
  ]);
});

it('reads a table in a letter that was answered', () => {
  const lines = [
    'Bev is right.',
    '> On Thu, Jan 1 Phil wrote:',
    '>>                     2025 Actual   2026 Budget',
    '>> dues                     18,480        18,480',
    '>> late fees                    75             0',
    '>> total income             18,555        18,480',
    '>> landscape                 5,400         5,700',
    '>> water                     3,318         3,450',
    '>> insurance                 3,120         3,450',
    '>> total expenses           11,838        12,600',
  ];
  const doc = readPlain(new TextEncoder().encode(lines.join('\n')), {
    limits: { characters: 10_000, pages: 10 },
  } as Parameters<typeof readPlain>[1]);
  const [part] = budgetsOf(factsOf(doc, meta));
  expect(allOf(part)).toContain('all income 18480.00 ties');
});
