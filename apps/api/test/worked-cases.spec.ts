import type { Budget, BudgetItem } from '@hoa/contracts';
import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { budgetFrom } from './support/made-budget';
import { openPdf } from './support/pdf-text';
import { contractPaper, policyPaper, statementPaper, studyPaper, type PaperRow } from './support/papers';

/**
 * Whole documents through upload, reading and generation. What each budget must be is worked out by hand in the comment
 * above it, by the rules of the line methods; the rates are the built-in ones: services 3.5%, water 5.4%, insurance 4.9%.
 */
jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

interface Made {
  device: Device;
  parametersId: number;
  budget: Budget;
  items: BudgetItem[];
}

async function made(
  papers: readonly string[],
  more: { year?: number; fiscalYearStartMonth?: number; units?: number } = {},
): Promise<Made> {
  const named = Object.fromEntries(papers.map((text, index) => [`paper-${index + 1}.txt`, text]));
  const { device, parametersId, items } = await budgetFrom(app, named, more);
  const budget = await device.call('getBudget', { params: { parametersId } });
  return { device, parametersId, budget, items };
}

const DUES: PaperRow = ['Assessments', '60,000.00', '60,000.00'];
const COLUMNS = ['2026 Budget', '2026 Actual'];
const YEAR = 'January 1 to December 31, 2026';

/** Budget and result of 2026 beside dues of $60,000. */
const of2026 = (expenses: readonly PaperRow[], income: readonly PaperRow[] = []) =>
  statementPaper({ period: YEAR, columns: COLUMNS, income: [DUES, ...income], expenses });

function amounts(items: readonly BudgetItem[]): Record<string, string> {
  return Object.fromEntries(items.map(({ description, proposedBudget }) => [description, proposedBudget]));
}

describe('what comes once', () => {
  // The roof of $60,000 was paid by a special assessment of $60,000: neither comes again. Landscaping: 40,000 x 1.035 = $41,400.
  it('1: a special assessment leaves with the cost that it paid for', async () => {
    const { items } = await made([
      of2026(
        [
          ['Landscaping', '40,000.00', '40,000.00'],
          ['Roof replacement', '', '60,000.00'],
        ],
        [['Special assessment', '', '60,000.00']],
      ),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', Landscaping: '41400.00' });
  });

  // A refund of $2,500 is not received again.
  it('2: a vendor refund does not repeat', async () => {
    const { items } = await made([
      of2026([['Loan payment', '36,000.00', '36,000.00']], [['Vendor refund', '', '2,500.00']]),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
  });

  // $5,000 of the surplus of 2025 were used in 2026. What is left of it is nobody's income of 2027.
  it('3: a surplus carryover does not repeat', async () => {
    const { items } = await made([
      of2026(
        [['Loan payment', '36,000.00', '36,000.00']],
        [['Surplus carryover from prior year', '5,000.00', '5,000.00']],
      ),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
  });

  it('4: a cost that the document calls one-time does not repeat', async () => {
    const { items } = await made([
      of2026([
        ['Loan payment', '36,000.00', '36,000.00'],
        ['Clubhouse floor (one-time)', '', '9,000.00'],
      ]),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
  });

  // Siding cost $5,000 and $5,000, then $64,000 of which $59,000 were paid by the assessment: $5,000. Mean 5,000 weighs 3/5,
  // the adopted $5,200 2/5: 3,000 + 2,080 = $5,080.
  it('5: a repair keeps its usual part where an assessment paid for the rest', async () => {
    const paper = statementPaper({
      period: YEAR,
      columns: ['2024 Actual', '2025 Actual', '2026 Budget', '2026 Actual'],
      income: [
        ['Assessments', '60,000.00', '60,000.00', '60,000.00', '60,000.00'],
        ['Special assessment', '', '', '', '59,000.00'],
      ],
      expenses: [['Siding repairs', '5,000.00', '5,000.00', '5,200.00', '64,000.00']],
    });
    expect(amounts((await made([paper])).items)).toEqual({
      Assessments: '60000.00',
      'Siding repairs': '5080.00',
    });
  });
});

describe('contracts, policies and loans', () => {
  // Green Valley's $2,000 a month ended with 2026; Blue Ridge's $2,200 a month are 12 x 2,200 = $26,400, on one line.
  it('6: a replacement is charged, what it replaces is not', async () => {
    const { items } = await made([
      of2026([['Landscape Contract', '24,000.00', '24,000.00']]),
      contractPaper({
        vendor: 'Green Valley Landscaping LLC',
        service: 'Landscape Maintenance',
        start: 'January 1, 2024',
        end: 'December 31, 2026',
        monthly: '2,000.00',
      }),
      contractPaper({
        vendor: 'Blue Ridge Grounds LLC',
        service: 'Landscape Maintenance',
        start: 'January 1, 2027',
        end: 'December 31, 2028',
        monthly: '2,200.00',
      }),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Landscape Contract': '26400.00' });
  });

  // $4,000 a month from April 2025, 3% at each anniversary: January to March 2027 at 4,120, from April at 4,243.60: 12,360 +
  // 38,192.40 = $50,552.40.
  it('7: an escalator raises the fee at its anniversary', async () => {
    const { items } = await made([
      of2026([['Landscape Contract', '48,000.00', '48,000.00']]),
      contractPaper({
        vendor: 'Green Valley Landscaping LLC',
        service: 'Landscape Maintenance',
        start: 'April 1, 2025',
        end: 'March 31, 2029',
        monthly: '4,000.00',
        increase: '3%',
      }),
    ]);
    expect(amounts(items)['Landscape Contract']).toBe('50552.40');
  });

  // The policy of $12,400 renews on July 1: six months are $6,200, six months at +4.9% are 6,200 x 1.049 = $6,503.80. Together
  // $12,703.80, on the line that is there.
  it('8: a renewed policy updates the insurance line and adds none', async () => {
    const { items } = await made([
      of2026([['Insurance', '12,000.00', '12,000.00']]),
      policyPaper({ premium: '12,400.00', from: 'July 1, 2026', to: 'July 1, 2027' }),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', Insurance: '12703.80' });
  });

  it('9: a level loan payment stays level', async () => {
    const { items } = await made([of2026([['Loan payment', '36,000.00', '36,000.00']])]);
    expect(amounts(items)['Loan payment']).toBe('36000.00');
  });

  // The fiscal year is July 2026 to June 2027. $1,000 a month from January 2026, 3% at the anniversary: six months at 1,000 and six
  // at 1,030 are 6,000 + 6,180 = $12,180.
  it('10: a contract is summed over the association’s own fiscal year', async () => {
    const { items } = await made(
      [
        statementPaper({
          period: 'July 1, 2025 to June 30, 2026',
          columns: ['FY 2025-26 Budget', 'FY 2025-26 Actual'],
          income: [DUES],
          expenses: [['Landscape Contract', '12,000.00', '12,000.00']],
        }),
        contractPaper({
          vendor: 'Green Valley Landscaping LLC',
          service: 'Landscape Maintenance',
          start: 'January 1, 2026',
          end: 'December 31, 2029',
          monthly: '1,000.00',
          increase: '3%',
        }),
      ],
      { year: 2026, fiscalYearStartMonth: 7 },
    );
    expect(amounts(items)['Landscape Contract']).toBe('12180.00');
  });
});

describe('years', () => {
  // The year before July 2026 to June 2027 is FY 2025-26; water: 10,000 x 1.054 = $10,540.
  it('11: a fiscal year is written and counted as the association does', async () => {
    const { items } = await made(
      [
        statementPaper({
          period: 'July 1, 2025 to June 30, 2026',
          columns: ['FY 2025-26 Budget', 'FY 2025-26 Actual'],
          income: [DUES],
          expenses: [['Water', '10,000.00', '10,000.00']],
        }),
      ],
      { year: 2026, fiscalYearStartMonth: 7 },
    );
    const water = items.find(({ description }) => description === 'Water');
    expect(water).toMatchObject({ proposedBudget: '10540.00', previousYearOf: 2025 });
    expect(water?.method?.history?.map(({ label }) => label)).toEqual(['FY 2025-26']);
  });

  // Figures of 2025 are two years before 2027: 10,000 x 1.054 x 1.054 = $11,109.16, and they are called those of 2025.
  it('12: a document that is two years old is grown by two years', async () => {
    const { items } = await made([
      statementPaper({
        period: 'January 1 to December 31, 2025',
        columns: ['2025 Budget', '2025 Actual'],
        income: [DUES],
        expenses: [['Water', '10,000.00', '10,000.00']],
      }),
    ]);
    expect(items.find(({ description }) => description === 'Water')).toMatchObject({
      proposedBudget: '11109.16',
      previousYearOf: 2025,
    });
  });

  const year2025 = (expenses: readonly PaperRow[]) =>
    statementPaper({
      period: 'January 1 to December 31, 2025',
      columns: ['2025 Actual'],
      income: [['Assessments', '60,000.00']],
      expenses,
    });
  const half2026 = (expenses: readonly PaperRow[]) =>
    statementPaper({
      period: 'January 1 to June 30, 2026',
      columns: ['Actual'],
      income: [['Assessments', '30,000.00']],
      expenses,
    });

  // $6,000 in six months are $12,000 a year, and with 3.5% $12,420 in 2027. Dues of $30,000 are $60,000.
  it('13: a half year is scaled, not taken for a year, and the line says so', async () => {
    const { items } = await made([
      year2025([['Janitorial Services', '11,600.00']]),
      half2026([['Janitorial Services', '6,000.00']]),
    ]);
    const janitorial = items.find(({ description }) => description === 'Janitorial Services');
    expect(janitorial).toMatchObject({
      proposedBudget: '12420.00',
      previousYear: '12000.00',
      previousYearOf: 2026,
    });
    expect(janitorial?.assumptions.join(' ')).toContain('2026 is known for 6 months only ($6,000.00)');
    expect(items.find(({ description }) => description === 'Assessments')?.previousYear).toBe('60000.00');
  });

  // The premium of $12,400 was paid in March and is not paid again: 12,400 x 1.049 = $13,007.60.
  it('14: an annual bill in a half year counts once', async () => {
    const { items } = await made([
      year2025([['Property Insurance', '11,800.00']]),
      half2026([['Property Insurance', '12,400.00']]),
    ]);
    expect(amounts(items)['Property Insurance']).toBe('13007.60');
  });

  // The audit comes in October: nothing in the half year. $3,100 of 2025 grow by 3.5% for two years: $3,320.80 (3,320.7975).
  it('15: a line that was not paid yet keeps last year’s amount', async () => {
    const { items } = await made([
      year2025([
        ['Janitorial Services', '11,600.00'],
        ['Audit', '3,100.00'],
      ]),
      half2026([['Janitorial Services', '6,000.00']]),
    ]);
    expect(amounts(items)['Audit']).toBe('3320.80');
  });
});

describe('steady lines, events and fixed lines', () => {
  // Each is a service at 3.5%. Overrun: 10,000 + 75% of 2,000 = 11,500 x 1.035 = $11,902.50. Underrun: 10,000 - 25% of 2,000 =
  // 9,500 x 1.035 = $9,832.50. An overrun of 80% counts as 50%: 10,000 + 75% of 5,000 = 13,750 x 1.035 = $14,231.25.
  it.each([
    ['16: three quarters of an overrun', '12,000.00', '11902.50'],
    ['17: one quarter of an underrun', '8,000.00', '9832.50'],
    ['18: an overrun counts up to a half', '18,000.00', '14231.25'],
  ])('%s', async (_, actual, expected) => {
    const { items } = await made([of2026([['Janitorial Services', '10,000.00', actual]])]);
    expect(amounts(items)['Janitorial Services']).toBe(expected);
  });

  // Mean of 6,000, 9,000 and 12,000 is 9,000: 3/5 of it and 2/5 of the adopted 8,000 are 5,400 + 3,200 = $8,600.
  it('19: snow is an average of its years, moderated by the adopted amount', async () => {
    const paper = statementPaper({
      period: YEAR,
      columns: ['2024 Actual', '2025 Actual', '2026 Budget', '2026 Actual'],
      income: [['Assessments', '60,000.00', '60,000.00', '60,000.00', '60,000.00']],
      expenses: [['Snow Removal', '6,000.00', '9,000.00', '8,000.00', '12,000.00']],
    });
    expect(amounts((await made([paper])).items)['Snow Removal']).toBe('8600.00');
  });

  it('20: bad debt stays as adopted while nothing is known of delinquency', async () => {
    const { items } = await made([of2026([['Bad debt', '2,400.00', '6,400.00']])]);
    expect(amounts(items)['Bad debt']).toBe('2400.00');
  });

  // 3% of the other operating expenses of $36,000; the contribution to reserves is not among them.
  it('21: a contingency is a percentage of operating expenses', async () => {
    const { items } = await made([
      of2026([
        ['Loan payment', '36,000.00', '36,000.00'],
        ['Contribution to reserves', '20,000.00', '20,000.00'],
        ['Contingency', '1,000.00', ''],
      ]),
    ]);
    expect(amounts(items)).toMatchObject({ Contingency: '1080.00', 'Contribution to reserves': '20000.00' });
  });

  // An overrun of 80% counts as 50%: 500 + 75% of 250 = $687.50; prices do not raise late fees.
  it('22: other income is not raised by prices', async () => {
    const { items } = await made([
      of2026([['Loan payment', '36,000.00', '36,000.00']], [['Late fees', '500.00', '900.00']]),
    ]);
    expect(amounts(items)['Late fees']).toBe('687.50');
  });
});

describe('funds and dues', () => {
  // Expenses of $60,000 are covered by dues of $60,000: interest of the reserve fund is not operating income. It is 1,200 + 75% of
  // 150 = $1,312.50.
  it('23: interest on reserves stays in the reserve fund', async () => {
    const { items, budget } = await made([
      of2026([['Loan payment', '60,000.00', '60,000.00']], [['Reserve interest', '1,200.00', '1,350.00']]),
    ]);
    expect(budget.totals).toMatchObject({ income: '60000.00', expenses: '60000.00' });
    expect(items.find(({ description }) => description === 'Reserve interest')).toMatchObject({
      fund: 'reserve',
      proposedBudget: '1312.50',
    });
  });

  // The study paints the building one day; its contribution of $24,750 is a matter of reserves. Painting of this year is a repair:
  // mean of one year 8,000, adopted 8,000: $8,000.
  it('24: a reserve study sets the contribution, not a line of the same name', async () => {
    const { items } = await made([
      of2026([
        ['Exterior painting', '8,000.00', '8,000.00'],
        ['Contribution to reserves', '20,000.00', '20,000.00'],
      ]),
      studyPaper(),
    ]);
    expect(amounts(items)).toMatchObject({
      'Exterior painting': '8000.00',
      'Contribution to reserves': '24750.00',
    });
  });

  // The row of 2027 says $30,000; $24,000 was the contribution of 2026.
  it('25: the study’s contribution is that of the budget’s fiscal year', async () => {
    const { items } = await made([
      of2026([['Contribution to reserves', '20,000.00', '20,000.00']]),
      studyPaper([
        'Year   Beginning Balance   Annual Contribution   Interest   Expenses   Ending Balance',
        '2026       95,400.00          24,000.00          1,600.00        0.00     121,000.00',
        '2027      121,000.00          30,000.00          2,000.00        0.00     153,000.00',
        '2028      153,000.00          31,000.00          2,100.00   48,500.00     137,600.00',
      ]),
    ]);
    expect(amounts(items)['Contribution to reserves']).toBe('30000.00');
  });

  // Expenses 63,000 - 60,000 dues - 600 late fees = $2,400 short; x 1.05 = $2,520. Dues of $62,520 are $130.25 a home and month for 40
  // homes; expenses alone would be $131.25.
  it('26: the letter tells what owners pay, not what expenses come to', async () => {
    const { device, parametersId, budget } = await made([
      of2026([['Loan payment', '63,000.00', '63,000.00']], [['Late fees', '600.00', '600.00']]),
    ]);
    expect(budget.ownersPay).toMatchObject({
      dues: '62520.00',
      perUnit: '130.25',
      previousPerUnit: '125.00',
    });
    const query = { per: 'home', as: 'pdf' } as const;
    const response = await device.request('exportNotice', { params: { id: parametersId }, query });
    const { pages } = await openPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join(' ')).toContain('$130.25');
    expect(pages.join(' ')).not.toContain('$131.25');
  });

  // The fund had $24,200 when 2026 ended, receives $60,000 and pays $36,000: $48,200.
  it('27: a fund opens with the balance that the year before closed with', async () => {
    const { budget } = await made([
      statementPaper({
        period: YEAR,
        columns: COLUMNS,
        income: [DUES],
        expenses: [['Loan payment', '36,000.00', '36,000.00']],
        closing: ['Ending balance', '24,200.00', '24,200.00'],
      }),
    ]);
    expect(budget.funds?.[0]).toMatchObject({ opening: '24200.00', closing: '48200.00' });
  });

  it('28: one statement in two documents counts once', async () => {
    const paper = of2026([['Loan payment', '36,000.00', '36,000.00']]);
    const { items } = await made([paper, `${paper}\n`]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
    expect(items).toHaveLength(2);
  });

  // Three homes pay $3,600 a year: $100 each a month.
  it('29: an association of three homes', async () => {
    const { budget } = await made(
      [
        statementPaper({
          period: YEAR,
          columns: COLUMNS,
          income: [['Assessments', '3,600.00', '3,600.00']],
          expenses: [['Loan payment', '3,600.00', '3,600.00']],
        }),
      ],
      { units: 3 },
    );
    expect(budget.ownersPay).toMatchObject({ perUnit: '100.00', previousPerUnit: '100.00' });
  });
});
