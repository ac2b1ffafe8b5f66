import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, columns, lines, totals } from './budget-in-words';

/** Workbooks as volunteers keep them; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const readSheets = (...sheets: SheetValue[][][]): Facts => factsOf(documentOfSheets(sheets), meta);

describe('workbooks', () => {
  it('reads blocks beside each other one by one, with the remarks of each', () => {
    const parts = budgetsOf(
      readSheets([
        ['Alder Point HOA'],
        ['2024', null, null, '2025 budget'],
        ['Dues', 3900, null, 'Dues', 4080],
        ['Late fees', 120, null, 'Late fees', 100],
        ['in', 4020, null, 'in', 4180],
        ['Insurance', 2655, null, 'Insurance', 2800],
        ['Water', 641, null, 'Water', 650],
        ['Snow', 600, null, 'Snow', 610],
        ['out', 3896, null, 'out', 4060],
      ]),
    );
    expect(parts.map((part) => lines(part).length)).toEqual([5, 5]);
    expect(parts.flatMap((part) => totals(part))).toEqual(['4020 3896', '4180 4060']);
  });

  it('takes sums above their lines for totals where one column tells a line in words', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Loon Lake Association'],
        [null, '2025 Budget', '2025 Actual', '2025 Projected', '2026 Budget'],
        ['MONEY IN', 18820, 18510, 18570, 19840],
        ['Lakefront dues', 12650, 12375, 12650, 13340],
        ['Back lot dues', 5320, 5300, 5040, 5700],
        ['Ramp keys', 600, 735, 630, '$15 x 45'],
        ['Shirts', 250, 100, 250, 125],
        ['LAKE', 10840, 11020, 11180, 11240],
        ['Weed treatment', 7800, 8140, 8140, 8200],
        ['Water testing', 640, 480, 640, '4 x $160'],
        ['Fish stocking', 2400, 2400, 2400, 2400],
        ['SHORE', 3120, 2490, 2940, 3210],
        ['Beach mowing', 1500, 1350, 1350, 1500],
        ['Porta-potty', 720, 690, 690, 760],
        ['Dock in and out', 900, 450, 900, 950],
      ]),
    );
    expect(lines(part).map((line) => line.split(' [')[0])).toEqual([
      'i Lakefront dues',
      'i Back lot dues',
      'i Ramp keys',
      'i Shirts',
      'e Weed treatment',
      'e Water testing',
      'e Fish stocking',
      'e Beach mowing',
      'e Porta-potty',
      'e Dock in and out',
    ]);
  });

  it('takes $ in a cell of its own', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Alder Point HOA'],
        ['2026 Budget'],
        [null, '2025 Budget', null, '2026 Budget'],
        ['Income'],
        ['Dues', '$', 120000, '$', 126000],
        ['Late fees', null, 500, null, 600],
        ['Total Income', '$', 120500, '$', 126600],
        ['Expenses'],
        ['Landscape', '$', 60000, '$', 63000],
        ['Water', null, 20000, null, '-'],
        ['Total Expenses', '$', 80000, '$', 63000],
      ]),
    );
    expect(columns(part)).toBe('budget 2025, budget 2026');
    expect(lines(part)).toEqual([
      'i Dues [Income] 120000.00 126000.00',
      'i Late fees [Income] 500.00 600.00',
      'e Landscape [Expenses] 60000.00 63000.00',
      'e Water [Expenses] 20000.00 -',
    ]);
  });

  it('tells totals without a name by their sums, and words in the first figures from names', () => {
    const [part] = budgetsOf(
      readSheets([
        ['2026 HOA Budget'],
        ['Category', '2024 Actual', '2025 Budget', '2026 Budget', 'Comments'],
        ['Dues', 98000, 100000, 104000, 'see note 1'],
        ['Interest', 250, 200, 300],
        [null, 98250, 100200, 104300],
        ['Landscaping', 'see note', 41000, 43000, '3% increase'],
        ['Insurance', 21000, 24000, 27500],
        ['Reserve', 30000, 30000, 32000],
        [null, 51000, 95000, 102500],
      ]),
    );
    expect(lines(part)).toEqual([
      'i Dues [] 98000.00 100000.00 104000.00',
      'i Interest [] 250.00 200.00 300.00',
      'e Landscaping [] - 41000.00 43000.00',
      'e Insurance [] 21000.00 24000.00 27500.00',
      'r Reserve [] 30000.00 30000.00 32000.00',
    ]);
    expect(part?.totals.every((total) => total.foots)).toBe(true);
  });

  it('gives years over pairs of columns to both', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Alder Point HOA'],
        ['Budget Worksheet 2026'],
        [null, 2024, null, 2025, null, 2026],
        [null, 'Budget', 'Actual', 'Budget', 'YTD', 'Budget'],
        ['Dues', 95000, 94800, 100000, 75000, 104000],
        ['Late fees', 500, 610, 500, 375, 500],
        ['Total Revenue', 95500, 95410, 100500, 75375, 104500],
        ['Landscape', 41000, 40500, 42000, 31000, 43000],
        ['Insurance', 22000, 23000, 25000, 25000, 29000],
        ['Total Expenses', 63000, 63500, 67000, 56000, 72000],
      ]),
    );
    expect(columns(part)).toBe('budget 2024, actual 2024, budget 2025, ytd 2025, budget 2026');
  });

  it('states in dollars what is printed in thousands, cites what is printed, and says so', () => {
    const facts = readSheets([
      ['Alder Point HOA'],
      ['2026 Budget (in thousands)'],
      ['Item', 2025, 2026],
      ['Dues', 120, 126],
      ['Total income', 120, 126],
      ['Landscape', 60, 63],
      ['Insurance', 30, 33],
      ['Total expenses', 90, 96],
    ]);
    expect(facts.warnings.map((warning) => warning.code)).toContain('amounts_in_thousands');
    const [part] = budgetsOf(facts);
    expect(part?.lines[0]?.cells['c1']).toMatchObject({ value: '120000.00', raw: '120' });
    expect(part && totals(part)).toEqual(['120000 90000', '126000 96000']);
  });

  it('takes tenths of thousands for what they are', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Alder Point HOA'],
        ['2026 Budget (in thousands of dollars)'],
        ['Item', 2025, 2026],
        ['Dues', 120.4, 126.1],
        ['Total income', 120.4, 126.1],
        ['Landscape', 60.2, 63.4],
        ['Insurance', 30, 33.3],
        ['Total expenses', 90.2, 96.7],
      ]),
    );
    expect(part && totals(part)).toEqual(['120400 90200', '126100 96700']);
  });

  it('leaves a roll of owners alone, on whichever side of the budgets its sheet stands', () => {
    const roll: SheetValue[][] = [
      ['Unit', 'Owner', 'Annual dues', 'Paid', 'Balance'],
      ...Array.from({ length: 6 }, (_, i): SheetValue[] => [`Unit ${i + 1}`, 'Abbott', 1250, 1250, 0]),
      ['Total', null, 7500, 7500, 0],
    ];
    const budget: SheetValue[][] = [
      ['Alder Point HOA'],
      [null, 'Budget 2024', 'Actual 2024', 'Budget 2025'],
      ['Income'],
      ['Owner dues', 7000, 7200, 7500],
      ['Late charges', 100, 50, 100],
      ['Total income', 7100, 7250, 7600],
      ['Expenses'],
      ['Landscaping', 3000, 3100, 3200],
      ['Insurance', 2000, 2100, 2200],
      ['Total expenses', 5000, 5200, 5400],
    ];
    for (const sheets of [
      [roll, budget],
      [budget, roll],
    ]) {
      const parts = budgetsOf(readSheets(...sheets));
      expect(parts.map(columns)).toEqual(['budget 2024, actual 2024, budget 2025']);
      expect(lines(parts[0]).map((line) => line.split(' [')[0])).toEqual([
        'i Owner dues',
        'i Late charges',
        'e Landscaping',
        'e Insurance',
      ]);
    }
  });

  it('keeps a summary and the sheet of its months apart, so that no line counts twice', () => {
    const items: [string, number][] = [
      ['Landscaping', 1200],
      ['Electricity', 600],
      ['Insurance', 2400],
      ['Bank fees', 12],
    ];
    const total = items.reduce((sum, [, amount]) => sum + amount, 0);
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const parts = budgetsOf(
      readSheets(
        [
          ['Alder Point HOA'],
          ['2025 Budget Summary'],
          [null, '2025 Budget'],
          ['Expenses'],
          ...items,
          ['Total Expenses', total],
        ],
        [
          ['2025 Operating Budget by month'],
          [null, ...months, 'Total'],
          ['Expenses'],
          ...[...items, ['Total Expenses', total] as const].map(([name, amount]): SheetValue[] => [
            name,
            ...months.map(() => amount / 12),
            amount,
          ]),
        ],
      ),
    );
    expect(parts.map((part) => part.lines.map((line) => line.description))).toEqual([
      items.map(([name]) => name),
      items.map(([name]) => name),
    ]);
  });

  it('takes a remark below the totals for no line, and ASSOC. for an association', () => {
    const facts = readSheets([
      [null, 'LAKE VIEW PROPERTY OWNERS ASSOC., INC.'],
      [null, null, 'Budget 2024', 'Actual 2024', 'Budget 2025'],
      [null, 'INCOME'],
      [null, 'Assessments', 37800, 37350, 37800],
      [null, 'Interest', 60, 212, 200],
      [null, 'TOTAL INCOME', 37860, 37562, 38000],
      [null, 'EXPENSES'],
      [null, 'Administrative'],
      [null, 'Postage', 400, 388, 400],
      [null, 'Legal', 1000, 2415, 1500],
      [null, 'Subtotal', 1400, 2803, 1900],
      [null, 'Grounds'],
      [null, 'Mowing', 14400, 14400, 15000],
      [null, 'Less: county grant', -2000, -2000, -2000],
      [null, 'Subtotal', 12400, 12400, 13000],
      [null, 'TOTAL EXPENSES', 13800, 15203, 14900],
      [null, 'NET', 24060, 22359, 23100],
      [null, 'Approved by board'],
    ]);
    expect(facts.association?.value).toBe('LAKE VIEW PROPERTY OWNERS ASSOC.');
    const [part] = budgetsOf(facts);
    expect(part?.lines.map((line) => line.description)).toEqual([
      'Assessments',
      'Interest',
      'Postage',
      'Legal',
      'Mowing',
      'Less: county grant',
    ]);
    expect(part?.totals.every((total) => total.foots)).toBe(true);
  });

  const template = (names: string[]): SheetValue[][] => [
    ['2025 BUDGET'],
    ['ANNUAL INCOME', null, null, 'PERCENTAGE OF INCOME SPENT'],
    ['Item', 'Amount', null, 13350, null, null, '97%'],
    ['Dues', 13500],
    ['Late fees', 250],
    ['Other', 150, null, 'SUMMARY'],
    [null, null, null, 'Total Income', 'Total Expenses', 'Balance'],
    ['ANNUAL EXPENSES', null, null, 13900, 13350, 550],
    ['Item', 'Amount'],
    ...names.map((name, i): SheetValue[] => [name, 9600 - 2500 * i]),
  ];

  it('reads a table without the summary beside it', () => {
    const [part, ...others] = budgetsOf(readSheets(template(['Mowing', 'Insurance', 'Pond treatment'])));
    expect(others).toEqual([]);
    expect(columns(part)).toBe('budget 2025');
    expect(lines(part)).toEqual([
      'i Dues [ANNUAL INCOME] 13500.00',
      'i Late fees [ANNUAL INCOME] 250.00',
      'i Other [ANNUAL INCOME] 150.00',
      'e Mowing [ANNUAL EXPENSES] 9600.00',
      'e Insurance [ANNUAL EXPENSES] 7100.00',
      'e Pond treatment [ANNUAL EXPENSES] 4600.00',
    ]);
  });

  it('takes a household’s budget for none of an association', () => {
    expect(readSheets(template(['Groceries', 'Car payment', 'Student loans'])).parts).toEqual([]);
  });

  it('keeps the account number of D & O', () => {
    const [part] = budgetsOf(
      readSheets([
        ['2026 HOA Budget'],
        [null, '2025 Budget', '2026 Budget'],
        ['77.10 - Property Insurance', 9000, 9500],
        ['77.20 - D & O Liability', 1000, 1100],
        ['77.30 - Umbrella', 700, 800],
        ['Total Expenses', 10700, 11400],
      ]),
    );
    expect(part?.lines.map((line) => [line.glCode, line.description])).toEqual([
      ['77.10', 'Property Insurance'],
      ['77.20', 'D & O Liability'],
      ['77.30', 'Umbrella'],
    ]);
  });

  it('takes revenues listed by their sources, a column each, for no budget', () => {
    const sources = Array.from({ length: 24 }, (_, i) => `Source ${String.fromCharCode(65 + i)}`);
    const rows = ['State Revenues', 'Charter revenues', 'Local Revenues', 'Other revenues'].map(
      (name, r): SheetValue[] => [name, ...sources.map((_, c) => (r + 1) * 1000 + c * 10)],
    );
    const total = [
      'Total Revenues',
      ...sources.map((_, c) => rows.reduce((sum, row) => sum + Number(row[c + 1]), 0)),
    ];
    const head = ['FY 2007 School Revenues and Expenses'];
    expect(readSheets([head, ['District', ...sources], ...rows, total]).parts).toEqual([]);
  });

  it('takes a wide list of schools for no budget', () => {
    const head = ['District', ...Array.from({ length: 60 }, (_, i) => `Revenues ${i}`)];
    const rows = Array.from({ length: 40 }, (_, r) => [
      'Alachua',
      ...head.slice(1).map((_, c) => r * 1000 + c * 10),
    ]);
    const facts = readSheets([['FY 2006-07 School Revenue Data'], head, ...rows]);
    expect(facts.parts).toEqual([]);
  });

  it('gives the costs of a typed column the signs that a program printed beside it', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Egret Landing Association'],
        ['Category', '10/1/2024 - 9/30/2025', 'FY26 budget'],
        ['INFLOWS'],
        ['Dues', 78720, 80640],
        ['Interest', 31, 30],
        ['TOTAL INFLOWS', 78751, 80670],
        ['OUTFLOWS'],
        ['Termite bond', -1150, 1200],
        ['Repairs', -6318, 5500],
        ['Insurance', -33106, 35380],
        ['Water', -9412, 9700],
        ['Grounds', -8940, 9200],
        ['TOTAL OUTFLOWS', -58926, 60980],
        ['TRANSFERS'],
        ['TO Reserve Savings', -12000, 12960],
        ['OVERALL TOTAL', 7825, 6730],
      ]),
    );
    expect(totals(part!)).toEqual(['78751 -70926', '80670 73940']);
  });

  it('takes a few totals beside their list for no second budget', () => {
    const parts = budgetsOf(
      readSheets([
        ['Larkspur commons 2025'],
        [null, 'whole yr', 'what we planned'],
        ['dues', 61050, 61200, null, null, null, 'real', 'plan'],
        ['late fees', 150, 100, null, null, 'IN', 61200, 61300],
        ['lawn contract', 9570, 9600, null, null, 'OUT', 58132, 60752],
        ['plow', 3575, 4000, null, null, 'left', 3068, 548],
        ['trash', 5820, 5712],
        ['insurance', 11946, 11400],
        ['water', 656, 600],
        ['electric', 1559, 1500],
        ['gutter cleaning', 3825, 3600],
        ['repairs', 3145, 3700],
        ['lawyer', 875, 500],
        ['bank, stamps', 235, 250],
        ['to savings', 17900, 19890],
      ]),
    );
    expect(parts.map((part) => columns(part))).toEqual([
      'actual 2025, budget 2025',
      'other 2025, other 2025',
    ]);
    expect(totals(parts[0]!)).toEqual(['61200 59106', '61300 60752']);
  });

  it('asks where an amount was left open and nothing printed proves the rest', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Tamarack Cove - Budget 2026'],
        ['HOA fees', 54000],
        ['late fees', 60],
        ['insurance', 18250],
        ['water', 9850],
        ['trash', 3660],
        ['lawn contract', 15800],
        ['gutter cleaning', 'see note'],
        ['to savings', 2350],
      ]),
    );
    expect(part!.questions!.map(({ prompt }) => prompt).join()).toContain(
      '‘see note’ beside ‘gutter cleaning’ cannot be read as an amount',
    );
  });
});
