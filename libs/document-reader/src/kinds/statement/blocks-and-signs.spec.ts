import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, lines, prompts, sides, totals } from './budget-in-words';

/** Sheets and reports as volunteers hand them on; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const readSheets = (...sheets: SheetValue[][][]): Facts => factsOf(documentOfSheets(sheets), meta);
const sheet = (rows: SheetValue[][]): BudgetPart[] => budgetsOf(readSheets(rows));

const COSTS: SheetValue[][] = [
  ['Mowing', 13600],
  ['Snow', 4975],
  ['Water', 4390.11],
  ['Insurance', 6515],
];
const DUES: SheetValue[][] = [
  ['Dues', 28755],
  ['Late fees', 90],
  ['Interest', 31.44],
];

describe('totals apart from their lines', () => {
  it('reads what came in, what went out and what is left beside the lines, one year a sheet', () => {
    const year = (name: string, rows: SheetValue[][]): SheetValue[][] => [
      [`Maple Glen HOA, year ${name}`],
      ...rows,
    ];
    const beside = (rows: SheetValue[][], sums: SheetValue[][]): SheetValue[][] =>
      rows.map((row, i) => [...row, null, null, ...(sums[i] ?? [])]);
    const bank: SheetValue[][] = [[null], ['savings 12/31', 18400]];
    const rows = [...COSTS, ...DUES, ...bank];
    const sums: SheetValue[][] = [['IN', 28876.44], ['OUT', 29480.11], ['LEFT', -603.67]]; // prettier-ignore
    const parts = budgetsOf(
      readSheets(year('2024', beside(rows, sums)), year('2025', beside([...DUES, ...COSTS, ...bank], sums))),
    );
    expect(parts.map((part) => totals(part))).toEqual([['28876.44 29480.11'], ['28876.44 29480.11']]);
    expect(parts.flatMap(({ columns }) => columns.map(({ year: of }) => of))).toEqual([2024, 2025]);
    expect(parts.flatMap(prompts)).toEqual([]);
  });

  it('reads totals above the heads, and what came in in a block under the same heads', () => {
    const [part] = sheet([
      ['Quarry Ridge - cost model'],
      ['COST', null, 30080, 30720, null, null, null, null],
      ['REVENUE', null, 28950, 29000, null, null, null, null],
      ['MARGIN', null, -1130, -1720, null, null, null, null],
      ['Item', 'Qty', 'BUD 25', 'ACT 25', null, 'DUES', null, null],
      ['Mowing', 9, 13600, 14100, null, 'class', 'BUD 25', 'ACT 25'],
      ['Snow', 5, 4975, 5010, null, 'Improved lots', 26040, 25730],
      ['Water', 12, 4390, 4480, null, 'Unimproved', 2720, 3080],
      ['Insurance', 1, 6515, 6530, null, 'Interest', 190, 190],
      ['Signs', 1, 600, 600],
    ]);
    expect(
      sides(part).filter((side) => side.startsWith('all income') || side.startsWith('all expense')),
    ).toEqual(
      expect.arrayContaining(['all income 28950.00 ties', 'all expense 30080.00 ties', 'all income 29000.00 ties', 'all expense 30720.00 ties']), // prettier-ignore
    );
  });

  it('keeps two proposals beside each other apart', () => {
    const parts = sheet([
      ['Saddle Creek - pick one'],
      ['PLAN A', null, null, 'PLAN B', null],
      ['61 lots @ 540', 32940, null, 'Manager', 5400],
      ['Late fees', 300, null, 'Insurance', 3870],
      ['comes in', 33240, null, 'Grading', '3,200 x 4 = 12,800'],
      ['Grading', 9600, null, 'Gate phone', '0, dropped'],
      ['Gravel', 6400, null, 'goes out', 22070],
      ['Insurance', 3870, null, '61 lots @ 660', 40260],
      ['goes out', 19870, null, 'comes in', 40260],
      ['LEFT', 13370, null, 'LEFT', 18190],
    ]);
    expect(parts.flatMap((part) => totals(part))).toEqual(['33240 19870', '40260 22070']);
  });
});

describe('signs and names', () => {
  it('lets the sign of costs say the side of a line that no word does', () => {
    const [part] = sheet([
      ['Millrace Village, fiscal year Oct - Sept'],
      [null, 'Bud FY26', 'Bud FY27'],
      ['Fees 36 units', 83808, 87264],
      ['Resale packets', 700, 700],
      ['Electric', -3900, -4300],
      ['Water and sewer', -15400, -16700],
      [null, -19300, -21000, '<- utilities'],
      ['Mowing', -7800, -8100],
      ['Insurance', -2350, -3900],
      ['To reserves', -10000, -10000],
      ['TOTAL OUT', -39450, -43000],
      ['LEFT', 45058, 44964],
    ]);
    const printed = part!.reconciliation!.filter(({ flow, fund }) => flow === 'expense' && fund === 'all');
    expect(printed.map((one) => one.printed?.value)).toEqual(['39450.00', '43000.00']);
    expect(sides(part).filter((one) => one.startsWith('all') && !one.includes('net'))).toEqual(['all income 84508.00 ties', 'all expense 39450.00 ties', 'all income 87964.00 ties', 'all expense 43000.00 ties']); // prettier-ignore
    expect(part!.columns.map(({ period }) => period?.to)).toEqual(['2026-09-30', '2027-09-30']);
  });

  it('takes accounts above a sum of their own for no lines', () => {
    const parts = sheet([
      ['Cider Mill Budget 2026'],
      ['Dues 22 @ 375', '8,250.00'],
      ['Insurance', '3,610.00'],
      ['Lawn', '4,100.00'],
      ['Picnic', '540.00'],
      [null, '8,250.00'],
      ['Checking 1-5-26', '2,914.66'],
      ['Savings', '6,730.02'],
      ['CD due Aug', '10,000.00'],
      [null, '19,644.68'],
    ]);
    expect(lines(parts[0]).map((line) => line.split(' [')[0])).toEqual(['i Dues 22 @ 375', 'e Insurance', 'e Lawn', 'e Picnic']); // prettier-ignore
    expect(parts.flatMap(prompts)).toEqual([]);
  });

  it('asks of a total that is called as its heading is and does not tie', () => {
    const parts = budgetsOf(
      factsOf(
        documentOfText(`
Wolf Run Association
Report, year ended December 31, 2025
                              Budget         Actual
Received
Road assessment            35,040.00      34,080.00
Interest                       60.00          71.88
Received                   35,100.00      34,151.88
Paid
Rock                        7,150.00       7,810.00
Plowing                     6,000.00       3,925.00
Insurance                   3,125.00       3,290.00
Paid                       16,275.00      15,052.00`),
        meta,
      ),
    );
    expect(totals(parts[0])[0]).toBe('35100 16275');
    expect(parts.flatMap(prompts).join()).toContain('‘Paid’ under ‘Actual’ prints $15,052');
  });

  it('asks what a special assessment below the costs is, in a plan of the year after', () => {
    const parts = sheet([
      ['Bayberry Cluster'],
      [null, '2026 estimate', 'Bare bones 2027', 'With a manager 2027'],
      ['Income'],
      ['Dues', 51840, 51840, 62640],
      ['Expenses'],
      ['Plowing', 8270, 7500, 7500],
      ['Lawn', 11400, 9900, 11750],
      ['Insurance', 9844, 10640, 10640],
      ['Total expenses', 29514, 28040, 29890],
      ['Left', 22326, 23800, 32750],
      ['Apart from this: siding, one time'],
      ['Special assessment, 36 homes', 0, 0, 32400],
      ['Siding, quote', 0, 0, 31850],
    ]);
    expect(parts[0]!.columns.slice(1).map(({ year, scenario }) => `${year} ${scenario}`)).toEqual(['2027 proposed', '2027 proposed']); // prettier-ignore
    expect(parts.flatMap(prompts).join()).toContain('‘Special assessment, 36 homes’ ($32,400)');
  });

  it('counts what was brought forward in a total that holds it as money of before', () => {
    const [part] = sheet([
      ['Orchard Association, account for the year 1 April 2025 to 31 March 2026, as voted 8 April 2026'],
      [null, 'Actual'],
      ['Income', null],
      ['Common charges', 29400],
      ['Garage rent', 2160],
      ['Brought forward', 1105],
      ['Total income', 32665],
      ['Expenses', null],
      ['Heating oil', 13984.4],
      ['Insurance', 17406],
      ['Total expenses', 31390.4],
    ]);
    expect(totals(part)).toEqual(['31560 31390.4']);
    expect(part!.columns[0]!.period).toMatchObject({ from: '2025-04-01', to: '2026-03-31' });
  });

  it('asks where balances are as of a day before the year ends, and not where the year ends on that day', () => {
    const report = (first: string, last: string): string[] =>
      sheet([
        ['Periwinkle Court, year 2026'],
        ['Dues', 8142],
        ['Interest', 12.77],
        ['Total in', 8154.77],
        ['Mowing', 4520],
        ['Insurance', 1531],
        ['Total out', 6051],
        ['Left', 2103.77],
        ['Reserve account'],
        [first, 5000],
        ['moved in', 1200],
        ['roof', 700],
        [last, 5500],
      ]).flatMap(prompts);
    expect(report('1/1/26', '10/31/26').join()).toContain('‘10/31/26’ is a balance before its end');
    expect(report('7/1/25', '6/30/26')).toEqual([]);
  });
});
