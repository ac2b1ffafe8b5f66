import { sharedTestApp, type SharedApp } from './support/app';
import { OfficeFile } from './support/office';
import { contractPaper, policyPaper, statementPaper, studyPaper } from './support/papers';
import { amounts, COLUMNS, DUES, generated, YEAR, type Generated, type Wishes } from './support/worked';

/**
 * Several rules at once, in whole documents through upload, reading and generation. What each budget must be is worked out by
 * hand in the comment above it; the rates are the built-in ones: services 3.5%, water 5.4%, insurance 4.9%.
 */
jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
const made = (papers: readonly string[], more: Wishes = {}): Promise<Generated> =>
  generated(app, papers, more);

// The fiscal year is July 2026 to June 2027. The policy of $12,000 renews on January 1, 2027: 6,000 + 6,000 x 1.049 = $12,294. The
// driveways of $40,000 leave with the special assessment, and the loan stays level.
it('45: a fiscal year with a policy that renews within it, a loan and a special assessment', async () => {
  const { items } = await made(
    [
      statementPaper({
        period: 'July 1, 2025 to June 30, 2026',
        columns: ['FY 2025-26 Budget', 'FY 2025-26 Actual'],
        income: [DUES, ['Special assessment', '', '40,000.00']],
        expenses: [
          ['Insurance', '11,600.00', '12,000.00'],
          ['Loan payment', '36,000.00', '36,000.00'],
          ['Driveway replacement', '', '40,000.00'],
        ],
      }),
      policyPaper({ premium: '12,000.00', from: 'January 1, 2026', to: 'January 1, 2027' }),
    ],
    { year: 2026, fiscalYearStartMonth: 7 },
  );
  expect(amounts(items)).toEqual({
    Assessments: '60000.00',
    Insurance: '12294.00',
    'Loan payment': '36000.00',
  });
});

// The old contract is paid to April, the new one from May: 4 x 2,000 + 8 x 2,200 = $25,600. What was spent above it in 2026 is not
// part of either.
it('46: contracts set a line that was overspent, and change within the year', async () => {
  const { items } = await made([
    statementPaper({
      period: YEAR,
      columns: COLUMNS,
      income: [DUES],
      expenses: [['Landscape Contract', '24,000.00', '30,000.00']],
    }),
    contractPaper({
      vendor: 'Green Valley Landscaping LLC',
      service: 'Landscape Maintenance',
      start: 'May 1, 2024',
      end: 'April 30, 2027',
      monthly: '2,000.00',
    }),
    contractPaper({
      vendor: 'Blue Ridge Grounds LLC',
      service: 'Landscape Maintenance',
      start: 'May 1, 2027',
      end: 'April 30, 2029',
      monthly: '2,200.00',
    }),
  ]);
  expect(amounts(items)['Landscape Contract']).toBe('25600.00');
});

// Figures of 2025 grow by two years, 10,000 x 1.054 x 1.054 = $11,109.16, and every output calls them those of 2025.
it('47: documents of two years before are named by their year in mail, slides and files', async () => {
  const { device, parametersId } = await made([
    statementPaper({
      period: 'January 1 to December 31, 2025',
      columns: ['2025 Budget', '2025 Actual'],
      income: [['Assessments', '10,000.00', '10,000.00']],
      expenses: [['Water', '10,000.00', '10,000.00']],
    }),
  ]);
  const params = { id: parametersId, parametersId, provider: 'built-in' };
  const { textContent } = await device.call('exportEmail', { params });
  expect(textContent).toContain('$11,109 (+11.1% against $10,000 in 2025)');
  const file = async (name: 'exportPresentation' | 'exportCsv', query = {}) =>
    Buffer.from(await (await device.request(name, { params, query })).arrayBuffer());
  const deck = await OfficeFile.open(await file('exportPresentation', { as: 'file' }));
  const slides = deck.texts(/^ppt\/slides\/slide\d+\.xml$/, 'a:t').join(' ');
  const csv = (await file('exportCsv')).toString('utf8');
  for (const text of [slides, csv]) expect(text).toContain('2025');
  for (const text of [textContent, slides, csv]) expect(text).not.toContain('2026');
});

// Expenses of $75,000 are $15,000 more than dues: x 1.05 = $15,750, so dues of $75,750 rise by 26.25%. California allows 20% without
// a vote.
it('48: a raise beyond what the state allows is a card with its citation', async () => {
  const { budget } = await made(
    [
      statementPaper({
        period: YEAR,
        columns: COLUMNS,
        income: [DUES],
        expenses: [['Loan payment', '75,000.00', '75,000.00']],
      }),
    ],
    { location: 'California', propertyType: 'Condominium' },
  );
  const card = (rule: string) => budget.plausibility?.find((one) => one.rule === rule);
  expect(card('state-limit')).toMatchObject({ amount: '75750.00' });
  expect(card('state-limit')?.reason).toContain('5605');
  expect(card('dues-change')).toMatchObject({ title: 'Dues change by +26.3%', amount: '15750.00' });
});

// Owners were billed $60,000 and paid $57,000. $63,000 are needed: 60,000 + 3,000 x 1.05 = $63,150. A month of 40 homes was
// 60,000 / 480 = $125 and is 63,150 / 480 = 131.5625, $131.56.
it('49: next year’s bill is compared with this year’s bill, not with what was collected', async () => {
  const { budget } = await made([
    statementPaper({
      period: YEAR,
      columns: COLUMNS,
      income: [['Assessments', '60,000.00', '57,000.00']],
      expenses: [['Loan payment', '63,000.00', '63,000.00']],
    }),
  ]);
  expect(budget.ownersPay).toMatchObject({
    dues: '63150.00',
    previousDues: '60000.00',
    perUnit: '131.56',
    previousPerUnit: '125.00',
  });
});

// $80,000 are missing: x 1.05 = $84,000. 4,404,000 / 1,200 / 12 = 305.83, billed as $306: 306 x 14,400 = $4,406,400.
it('50: 1,200 homes are billed in whole dollars', async () => {
  const { budget } = await made(
    [
      statementPaper({
        period: YEAR,
        columns: COLUMNS,
        income: [['Assessments', '4,320,000.00', '4,320,000.00']],
        expenses: [['Loan payment', '4,400,000.00', '4,400,000.00']],
      }),
    ],
    { units: 1200, wholeDollars: true },
  );
  expect(budget.ownersPay).toMatchObject({
    dues: '4406400.00',
    perUnit: '306.00',
    previousPerUnit: '300.00',
  });
});

/**
 * Landscaping by its new contract: 12 x 2,200 = $26,400. Insurance renews on July 1: 6,200 + 6,200 x 1.049 = $12,703.80. Janitorial:
 * (10,000 + 75% of 2,000) x 1.035 = $11,902.50. Snow: one winter of $12,000 weighs a third, the adopted $8,000 two thirds:
 * 28,000 / 3 = $9,333.33. The loan is level. Together $96,339.63, of which 3% are a contingency of $2,890.19 (2,890.1889). The study has
 * $30,000 for 2027. All expenses: $129,229.82.
 * Late fees: 500 + 75% of 250 = $687.50. Missing: 129,229.82 - 120,000 - 687.50 = $8,542.32, x 1.05 = 8,969.436, $8,969.44. Dues are
 * $128,969.44: 268.686 a home and month, $268.69 after $250.
 */
it('51: all of it at once', async () => {
  const { items, budget } = await made([
    statementPaper({
      period: YEAR,
      columns: COLUMNS,
      income: [
        ['Assessments', '120,000.00', '120,000.00'],
        ['Late fees', '500.00', '900.00'],
        ['Special assessment', '', '60,000.00'],
        ['Vendor refund', '', '2,500.00'],
        ['Surplus carryover from prior year', '5,000.00', '5,000.00'],
      ],
      expenses: [
        ['Landscape Contract', '24,000.00', '30,000.00'],
        ['Insurance', '12,000.00', '12,000.00'],
        ['Janitorial Services', '10,000.00', '12,000.00'],
        ['Snow Removal', '8,000.00', '12,000.00'],
        ['Roof replacement', '', '60,000.00'],
        ['Loan payment', '36,000.00', '36,000.00'],
        ['Contingency', '1,000.00', ''],
        ['Contribution to reserves', '20,000.00', '20,000.00'],
      ],
    }),
    contractPaper({
      vendor: 'Blue Ridge Grounds LLC',
      service: 'Landscape Maintenance',
      start: 'January 1, 2027',
      end: 'December 31, 2028',
      monthly: '2,200.00',
    }),
    policyPaper({ premium: '12,400.00', from: 'July 1, 2026', to: 'July 1, 2027' }),
    studyPaper([
      'Year   Beginning Balance   Annual Contribution   Interest   Expenses   Ending Balance',
      '2026       95,400.00          24,000.00          1,600.00        0.00     121,000.00',
      '2027      121,000.00          30,000.00          2,000.00        0.00     153,000.00',
    ]),
  ]);
  expect(amounts(items)).toEqual({
    Assessments: '128969.44',
    'Late fees': '687.50',
    'Landscape Contract': '26400.00',
    Insurance: '12703.80',
    'Janitorial Services': '11902.50',
    'Snow Removal': '9333.33',
    'Loan payment': '36000.00',
    Contingency: '2890.19',
    'Contribution to reserves': '30000.00',
  });
  expect(budget.ownersPay).toMatchObject({ perUnit: '268.69', previousPerUnit: '250.00' });
});
