import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, columns, lines } from './budget-in-words';

/** What stands above, beside and below a budget and is a table of its own; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const sheets = (...all: SheetValue[][][]): BudgetPart[] =>
  budgetsOf(factsOf(documentOfSheets(all), meta) satisfies Facts);
const roles = (part: BudgetPart | undefined): string[] =>
  (part?.rows ?? []).flatMap(({ role, fund, description }) =>
    role === 'heading' ? [] : [[role, fund, description].filter(Boolean).join(' ')],
  );
const OPERATING: SheetValue[][] = [
  ['Plover Cove Owners', null, null, null],
  [null, '2024 Budget', '2024 Actual', '2025 Budget'],
  ['Income'],
  ['Assessments', 14400, 14400, 15000],
  ['Late fees', 100, 90, 100],
  ['Total income', 14500, 14490, 15100],
  ['Expenses'],
  ['Road', 6500, 5940, 6800],
  ['Insurance', 1650, 1702, 1800],
  ['To well fund', 6000, 6000, 5700],
  ['Total expenses', 14150, 13642, 14300],
];

it('parts a fund with a name and columns of its own from the budget above it', () => {
  const [operating, fund, ...others] = sheets([
    ...OPERATING,
    ['Well fund', 2024, '2025 plan'],
    ['Jan 1', 27914, 28362],
    ['From budget', 6000, 5700],
    ['Interest', 588, 500],
    ['Pressure tank', 6140, null],
    ['Pump controller', null, 4300],
    ['Dec 31', 28362, 30262],
  ]);
  expect(others).toEqual([]);
  expect(columns(operating)).toBe('budget 2024, actual 2024, budget 2025');
  expect(roles(fund)).toEqual([
    'opening-balance reserve Jan 1',
    'line reserve From budget',
    'line reserve Interest',
    'line reserve Pressure tank',
    'line reserve Pump controller',
    'closing-balance Dec 31',
  ]);
});

it('keeps a summary sheet out of the sheet whose totals it prints again', () => {
  const [part] = sheets(
    [
      [null, '2024 Budget', '2024 Actual', '2025 Budget'],
      ['Income', 14500, 14490, 15100],
      ['Expenses', 14150, 13642, 14300],
      ['Well fund share', 6000, 6000, 5700],
    ],
    OPERATING,
  );
  expect(roles(part).slice(0, 3)).toEqual(['repeat Income', 'repeat Expenses', 'repeat Well fund share']);
  expect(part?.reconciliation?.filter(({ fund }) => fund === 'all').every(({ status }) => status !== 'off')).toBe(true); // prettier-ignore
});

it('takes rates above the names of proposals for no head and no line', () => {
  const [part] = sheets([
    ['Plover Cove - what if'],
    [null, 'Dues / mo.', 85, 92, 99],
    [null, 2025, 'A no increase', 'B 8%', 'C 16%'],
    ['Dues', 34680, 34680, 37536, 40392],
    ['Laundry room', 1150, 1200, 1200, 1200],
    ['Sum', 35830, 35880, 38736, 41592],
    ['Mowing', 25830, 25830, 28100, 30300],
    ['Insurance', 7115, 8200, 8200, 8200],
    ['Sum', 32945, 34030, 36300, 38500],
    ['Left over', 2885, 1850, 2436, 3092],
  ]);
  expect(part?.columns.map(({ label }) => label)).toEqual(['2025', 'A no increase', 'B 8%', 'C 16%']);
  expect(part?.columns[1]?.measure).toBe('amount');
  expect(lines(part)).not.toContainEqual(expect.stringContaining('mo.'));
});

it('cuts two tables apart by their words, although plain figures stand before the right one', () => {
  const [part] = sheets([
    ['OPERATING ACCOUNT', null, null, null, 'RESERVE ACCOUNT'],
    [null, '2024 Actual', '2025 Budget', null, null, '2024 Actual', '2025 Budget'],
    ['Income'],
    ['Regime fees', 59400, 59400, null, 'Balance Jan 1', 38211.06, 36488.12],
    ['Late fees', 175, 0, null, 'From operating', 9600, 9600],
    ['Total', 59575, 59400, null, 'Interest', 402.06, 350],
    ['Expenses', null, null, null, 'Paint', 11725, 0],
    ['Master policy', 27964.5, 30400, null, 'Stairs', 0, 8400],
    ['Yard', 12800, 12800, null, 'Balance Dec 31', 36488.12, 38038.12],
    ['Water', 7611.38, 6600],
    ['To reserve', 9600, 9600],
    ['Total', 57975.88, 59400],
  ]);
  expect(columns(part)).toBe('actual 2024, budget 2025');
  expect(lines(part)).toContain('e Yard [Expenses] 12800.00 12800.00');
  expect(lines(part)).toContain('e Stairs [RESERVE ACCOUNT] 0.00 8400.00');
});

it('reads the budget below the answers to a lender, and not the answers', () => {
  const [part, ...others] = sheets([
    ['Question', 'Answer'],
    ['Units rented', 5],
    ['Owners past due', 1],
    ['Policy limit', 6200000],
    ['Current annual budget'],
    [null, '2025 Budget'],
    ['INCOME'],
    ['HOA dues', 86400],
    ['Parking', 5400],
    ['TOTAL INCOME', 91800],
    ['EXPENSE'],
    ['Insurance', 37050],
    ['Repairs', 25850],
    ['Reserves', 20400],
    ['TOTAL EXPENSE', 83300],
  ]);
  expect(others).toEqual([]);
  expect(roles(part)[0]).toBe('line operating HOA dues');
});

it('asks about figures that were cut off at the edge of the page', () => {
  const edge = ' '.repeat(31);
  const text = (head: string): string => `
Plover Cove Owners
                              2023 Actual    2024 Actual${edge}${head}
Income
Dues                            60,000.00      61,000.00
Late fees                          500.00         400.00
Expenses
Landscaping                     30,000.00      31,000.00
Insurance                       20,000.00      22,000.00`;
  const doubts = (head: string): (string | undefined)[] => {
    const [part] = budgetsOf(factsOf(documentOfText(text(head)), meta));
    return part!.columns.map(({ doubt }) => doubt);
  };
  const says = 'No figures are printed below ‘2025 Proposed’ at the edge of the page.';
  expect(doubts('2025 Proposed')).toEqual([says, says]);
  expect(doubts('')).toEqual([undefined, undefined]);
});

it('takes what is paid back on a loan for no cost, and asks nothing about it', () => {
  const [part] = sheets([
    ...OPERATING.map((row) => row.slice(0, 2)),
    ['Note payable'],
    ['Loan balance 1/1/2024', 499300],
    ['Principal paid', -13500],
    ['Loan balance 12/31/2024', 485800],
  ]);
  expect(part?.reconciliation?.find(({ flow, fund }) => flow === 'expense' && fund === 'all')?.interpreted).toBe('14150.00'); // prettier-ignore
  expect(part?.questions).toEqual([]);
});

it.each([
  ['Quarter Actual', 'Fiscal year ending July 31, 2021'],
  ['Last Month', '2021'],
  ['Total', '8/1/2020 - 12/31/2020\nFiscal year ending July 31, 2021'],
])('takes "%s" under "%s" for no year', (label, title) => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`Plover Cove Owners\nIncome Statement\n${title}
                                 ${label}
Income
Dues                              6,000.00
Late fees                           500.00
Total income                      6,500.00
Expenses
Landscaping                       3,000.00
Insurance                         2,000.00
Total expenses                    5,000.00`),
      meta,
    ),
  );
  expect(part?.columns.map(({ period }) => period?.kind)).not.toContain('year');
});

it('reads a year in parentheses beside another as a year', () => {
  const [part] = sheets([
    [null, 'Budget', 'Next budget'],
    [null, '2020', '(2021)'],
    ...OPERATING.slice(2).map(([label, first, second]) => [label!, first ?? null, second ?? null]),
  ]);
  expect(columns(part)).toBe('budget 2020, budget 2021');
  expect(lines(part)).toHaveLength(5);
});
