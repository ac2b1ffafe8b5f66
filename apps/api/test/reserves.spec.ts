import { sumCents, toCents } from '@hoa/budget-math';
import type { ReserveOutlook } from '@hoa/contracts';
import { HyperFormula } from 'hyperformula';
import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { budgetFrom } from './support/made-budget';
import { openPdf } from './support/pdf-text';
import { recalculated } from './support/recalculated';

jest.setTimeout(240_000);
let app: SharedApp;
let device: Device;
let parametersId: number;
let outlook: ReserveOutlook;

const STATEMENT = `Cedar Bend Homeowners Association
Statement of Income and Expenses
January 1 to December 31, 2026

                              2026 Budget   2026 Actual
Income
Assessments                    60,000.00     60,000.00
Total income                   60,000.00     60,000.00
Expenses
Loan payment                   36,000.00     36,000.00
Contribution to reserves       20,000.00     20,000.00
Total expenses                 56,000.00     56,000.00
Net income                      4,000.00      4,000.00
`;
const STUDY = `Reserve Study
Cedar Bend Homeowners Association
Fiscal year beginning January 1, 2027

Component                 Useful Life   Remaining Life   Current Cost
Roof replacement               20              4          $120,000.00
Exterior painting               7              2           $45,500.00
Asphalt overlay                25             12           $68,250.00
Pool resurfacing               10              0           $18,000.00

Reserve balance as of January 1, 2027: $95,400.00
Recommended annual contribution: $24,750.00
Inflation: 3.25%
Interest: 1.5%
`;

beforeAll(async () => {
  app = await sharedTestApp();
  ({ device, parametersId } = await budgetFrom(app, { 'statement.txt': STATEMENT, 'study.txt': STUDY }));
  outlook = await device.call('getReserves', { params: { parametersId } });
}, 240_000);

const planOf = (id: string) => {
  const plan = outlook.plans.find((one) => one.id === id);
  if (!plan) throw new Error(`No plan ${id}.`);
  return plan;
};

// 2027: $95,400 + $24,750, interest 1.5% of 95,400 + 12,375 = $1,616.63 (1,616.625), the pool for $18,000: $103,766.63. 2028:
// $25,554.38 (24,750 x 1.0325 = 25,554.375), interest 1.5% of 103,766.63 + 12,777.19 = $1,748.16; nothing is due: $131,069.17.
it('plans 30 years from the study, at the contribution of the budget', () => {
  expect(outlook.study).toMatchObject({ balance: '95400.00', inflation: 3.25, interest: 1.5 });
  expect(planOf('budget').years.slice(0, 2)).toMatchObject([
    {
      label: '2027',
      opening: '95400.00',
      contribution: '24750.00',
      interest: '1616.63',
      expenses: '18000.00',
      closing: '103766.63',
    },
    {
      label: '2028',
      contribution: '25554.38',
      interest: '1748.16',
      expenses: '0.00',
      closing: '131069.17',
    },
  ]);
  expect(planOf('budget').years).toHaveLength(30);
});

/**
 * The study as a treasurer would put it into a spreadsheet of their own: a row a year, a column a component, plain formulas. No
 * line of the product's arithmetic or of its workbook is used.
 */
function ownSpreadsheet(firstContribution: number): number[] {
  const components = [
    { cost: 120_000, life: 20, left: 4 },
    { cost: 45_500, life: 7, left: 2 },
    { cost: 68_250, life: 25, left: 12 },
    { cost: 18_000, life: 10, left: 0 },
  ];
  const rows = Array.from({ length: 30 }, (_, n) => {
    const row = n + 1;
    const before = n === 0 ? '95400' : `H${row - 1}`;
    return [
      n,
      `=${firstContribution}*1.0325^A${row}`,
      ...components.map(
        ({ cost, life, left }) =>
          `=IF(A${row}<${left},0,IF(MOD(A${row}-${left},${life})=0,${cost}*1.0325^A${row},0))`,
      ),
      `=MAX(0,${before}+B${row}/2)*1.5%`,
      `=${before}+B${row}+G${row}-SUM(C${row}:F${row})`,
    ];
  });
  const sheet = HyperFormula.buildFromArray(rows, { licenseKey: 'gpl-v3' });
  return rows.map((_, row) => Number(sheet.getCellValue({ sheet: 0, row, col: 7 })));
}

it('agrees to the dollar with a spreadsheet of one’s own, 30 years of each plan', () => {
  expect(outlook.plans).toHaveLength(4);
  for (const { id, years, contribution } of outlook.plans) {
    const closings = ownSpreadsheet(Number(contribution));
    years.forEach(({ label, closing }, index) => {
      const off = Math.abs(Number(closing) - closings[index]!);
      expect({ id, label, isClose: off < 1 }).toEqual({ id, label, isClose: true });
    });
  }
});

it('is a sheet of formulas that another program computes to the cent', async () => {
  const response = await device.request('exportExcel', { params: { id: parametersId } });
  const book = recalculated(new Uint8Array(await response.arrayBuffer()));
  expect(book.workbook.SheetNames).toContain('Reserves');
  const own = book.formulas.filter(({ where }) => where.startsWith('Reserves!'));
  expect(own.length).toBeGreaterThan(30 * 4 * 5);
  for (const { where, stored, computed } of own) {
    expect({ where, computed: typeof computed }).toEqual({ where, computed: 'number' });
    expect({ where, off: Math.abs(Number(stored) - Number(computed)) < 0.005 }).toEqual({ where, off: true });
  }
});

it('is a page of the PDF', async () => {
  const response = await device.request('exportPdf', { params: { id: parametersId } });
  const pdf = await openPdf(new Uint8Array(await response.arrayBuffer()));
  const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('Reserves over 30 years');
  expect(text).toContain('$103,767');
  expect(text).toContain('By fund');
});

// From $20,000 to the plan's contribution of the third year in three equal steps.
it('is phased in on request', async () => {
  const phased = await device.call('getReserves', { params: { parametersId }, query: { phaseYears: '3' } });
  const [first, second, third] = phased.plans[1]!.years.map(({ contribution }) => toCents(contribution));
  const target = toCents(planOf('baseline').years[2]!.contribution);
  expect(third).toBe(target);
  expect(second! - first!).toBeGreaterThan(0);
  expect(Math.abs(first! - (2_000_000 + Math.round((target - 2_000_000) / 3)))).toBeLessThanOrEqual(1);
  expect(sumCents([first!, second!])).toBeLessThan(2 * target);
});

// With $1,000 a year the $95,400 do not pay for the painting and the roof.
it('is a check of the budget where it runs out, as the plan shows it', async () => {
  const cards = async () =>
    (await device.call('getBudget', { params: { parametersId } })).plausibility?.filter(
      ({ rule }) => rule === 'reserve-short',
    );
  expect(planOf('budget').firstBelowZero).toBeNull();
  expect(await cards()).toEqual([]);
  const items = await device.call('listItems', { params: { parametersId } });
  const { id = 0 } = items.find(({ description }) => description === 'Contribution to reserves') ?? {};
  await device.call('updateItem', { params: { id }, body: { proposedBudget: '1000.00' } });
  const { plans } = await device.call('getReserves', { params: { parametersId } });
  const year = plans[0]?.years.find(({ closing }) => Number(closing) < 0);
  expect(plans[0]?.firstBelowZero).toBe(year?.label);
  expect(await cards()).toMatchObject([
    { title: `The reserve fund runs out in ${year?.label}`, amount: year?.closing },
  ]);
});
