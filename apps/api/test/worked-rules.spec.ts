import { sharedTestApp, type SharedApp } from './support/app';
import { contractPaper, policyPaper, statementPaper, studyPaper, type PaperRow } from './support/papers';
import {
  amounts,
  DUES,
  generated,
  halfOf,
  of2026,
  resultOf,
  YEAR,
  type Generated,
  type Wishes,
} from './support/worked';

/**
 * Whole documents through upload, reading and generation. What each budget must be is worked out by hand in the comment
 * above it, by the rules of the line methods; the rates are the built-in ones: services 3.5%, water 5.4%, insurance 4.9%.
 */
jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
const made = (papers: readonly string[], more: Wishes = {}): Promise<Generated> =>
  generated(app, papers, more);

/** Results of several years of one line, beside the same dues each year. */
const years = (columns: readonly string[], line: PaperRow) =>
  statementPaper({
    period: YEAR,
    columns,
    income: [['Assessments', ...columns.map(() => '60,000.00')]],
    expenses: [line],
  });

describe('histories', () => {
  // The budget of 2025 was $10,000 and $12,000 were spent: 10,000 + 75% of 2,000 = $11,500. Two years of services:
  // 11,500 x 1.035 x 1.035 = 12,319.0875, rounded to $12,319.09.
  it('30: an overrun of two years ago is taken over, then grown by two years', async () => {
    const { items } = await made([
      statementPaper({
        period: 'January 1 to December 31, 2025',
        columns: ['2025 Budget', '2025 Actual'],
        income: [DUES],
        expenses: [['Janitorial Services', '10,000.00', '12,000.00']],
      }),
    ]);
    expect(amounts(items)['Janitorial Services']).toBe('12319.09');
  });

  // 8% more each year, three times. (3 x 8 + 4 x 3.5) / 7 = 5.43, shown as 5.4%: 12,597.12 x 1.054 = 13,277.364, $13,277.36.
  it('31: a line’s own growth counts beside its series', async () => {
    const { items } = await made([
      years(
        ['2023 Actual', '2024 Actual', '2025 Actual', '2026 Actual'],
        ['Janitorial Services', '10,000.00', '10,800.00', '11,664.00', '12,597.12'],
      ),
    ]);
    expect(amounts(items)['Janitorial Services']).toBe('13277.36');
  });

  // The median winter is $8,000, so the worst one counts as 16,000: 6,000 + 9,000 + 7,000 + 8,000 + 16,000 = 46,000, a mean of
  // $9,200. It weighs 5/7 and the adopted $8,500 2/7: (46,000 + 17,000) / 7 = $9,000.
  it('32: the worst of five winters is capped', async () => {
    const { items } = await made([
      years(
        ['2022 Actual', '2023 Actual', '2024 Actual', '2025 Actual', '2026 Budget', '2026 Actual'],
        ['Snow Removal', '6,000.00', '9,000.00', '7,000.00', '8,000.00', '8,500.00', '30,000.00'],
      ),
    ]);
    expect(amounts(items)['Snow Removal']).toBe('9000.00');
  });

  // 10% more each year, twice. (2 x 10 + 4 x 4.9) / 6 = 6.6%: 12,100 x 1.066 = $12,898.60.
  it('33: insurance follows its own history first', async () => {
    const { items } = await made([
      years(
        ['2024 Actual', '2025 Actual', '2026 Actual'],
        ['Property Insurance', '10,000.00', '11,000.00', '12,100.00'],
      ),
    ]);
    expect(amounts(items)['Property Insurance']).toBe('12898.60');
  });
});

describe('parts of a year', () => {
  // From January to June 2025 water cost $15,000 of the year's $40,000. $18,000 in the same months of 2026 are
  // 18,000 x 40,000 / 15,000 = $48,000 a year; 48,000 x 1.054 = $50,592.
  it('34: a half year is scaled by last year’s share of the same months', async () => {
    const { items } = await made([
      resultOf(2025, [['Water', '40,000.00']]),
      halfOf(2025, [['Water', '15,000.00']]),
      halfOf(2026, [['Water', '18,000.00']]),
    ]);
    expect(amounts(items)['Water']).toBe('50592.00');
  });

  // $6,000 in six months are $12,000, an overrun of 2,000 over the budget of $10,000: 11,500 x 1.035 = $11,902.50.
  it('35: a half year moves the adopted amount as a whole year would', async () => {
    const adopted = statementPaper({
      period: YEAR,
      columns: ['2026 Budget'],
      income: [['Assessments', '60,000.00']],
      expenses: [['Janitorial Services', '10,000.00']],
    });
    const { items } = await made([adopted, halfOf(2026, [['Janitorial Services', '6,000.00']])]);
    expect(amounts(items)['Janitorial Services']).toBe('11902.50');
  });

  // Half a year of the loan is $18,000, of the transfer $10,000: $36,000 and $20,000 a year, and prices raise neither.
  it('36: level payments and transfers of a half year stay level', async () => {
    const { items } = await made([
      resultOf(2025, [
        ['Loan payment', '36,000.00'],
        ['Contribution to reserves', '20,000.00'],
      ]),
      halfOf(2026, [
        ['Loan payment', '18,000.00'],
        ['Contribution to reserves', '10,000.00'],
      ]),
    ]);
    expect(amounts(items)).toEqual({
      Assessments: '60000.00',
      'Loan payment': '36000.00',
      'Contribution to reserves': '20000.00',
    });
  });
});

describe('what comes once', () => {
  // The insurer paid $41,000 for a burst pipe that cost $42,500: within a tenth of each other.
  it('37: insurance proceeds leave with the repair', async () => {
    const { items } = await made([
      of2026(
        [
          ['Loan payment', '36,000.00', '36,000.00'],
          ['Water damage restoration', '', '42,500.00'],
        ],
        [['Insurance claim proceeds', '', '41,000.00']],
      ),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
  });

  it('38: what reserves paid for leaves with the transfer that paid it', async () => {
    const { items } = await made([
      of2026(
        [
          ['Loan payment', '36,000.00', '36,000.00'],
          ['Driveway resurfacing', '', '30,000.00'],
        ],
        [['Transfer from reserves', '', '30,000.00']],
      ),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', 'Loan payment': '36000.00' });
  });
});

describe('what a person chose', () => {
  // 2.5% of dues of $60,000 are expected to stay unpaid: $1,500, whatever was written off before.
  it('39: bad debt follows delinquency', async () => {
    const { items } = await made([of2026([['Bad debt', '2,400.00', '6,400.00']])], {
      delinquencyPercent: 2.5,
    });
    expect(amounts(items)['Bad debt']).toBe('1500.00');
  });

  // 5% of $36,000.
  it('40: contingency follows the percentage that was chosen', async () => {
    const { items } = await made(
      [
        of2026([
          ['Loan payment', '36,000.00', '36,000.00'],
          ['Contingency', '1,000.00', ''],
        ]),
      ],
      { contingencyPercent: 5 },
    );
    expect(amounts(items)['Contingency']).toBe('1800.00');
  });
});

describe('contracts, policies, loans and the study', () => {
  // $24,000 to June 2027, $27,000 from July on: 12,000 + 13,500 = $25,500, on the one line that is there.
  it('41: a renewal that is already quoted needs no rate', async () => {
    const { items } = await made([
      of2026([['Insurance', '24,000.00', '24,000.00']]),
      policyPaper({ premium: '24,000.00', from: 'July 1, 2026', to: 'July 1, 2027' }),
      policyPaper({ premium: '27,000.00', from: 'July 1, 2027', to: 'July 1, 2028' }),
    ]);
    expect(amounts(items)).toEqual({ Assessments: '60000.00', Insurance: '25500.00' });
  });

  // $1,000 a month to the bank until June 30, 2027: six payments.
  it('42: a loan is paid until its last payment', async () => {
    const { items } = await made([
      of2026([['Roof loan payment', '12,000.00', '12,000.00']]),
      contractPaper({
        vendor: 'First Mountain Bank',
        service: 'Roof Loan',
        start: 'July 1, 2022',
        end: 'June 30, 2027',
        monthly: '1,000.00',
      }),
    ]);
    expect(amounts(items)['Roof loan payment']).toBe('6000.00');
  });

  // It ended with 2026, nothing replaces it, and no renewal is stated: 12 x 2,000 = $24,000, which a person should confirm.
  it('43: a contract without a successor continues, and the line asks', async () => {
    const { items } = await made([
      of2026([['Landscape Contract', '24,000.00', '24,000.00']]),
      contractPaper({
        vendor: 'Green Valley Landscaping LLC',
        service: 'Landscape Maintenance',
        start: 'January 1, 2024',
        end: 'December 31, 2026',
        monthly: '2,000.00',
      }),
    ]);
    const line = items.find(({ description }) => description === 'Landscape Contract');
    expect(line).toMatchObject({ proposedBudget: '24000.00', needsReview: true });
    expect(line?.assumptions.join(' ')).toContain('The contract ends on Dec 31, 2026');
  });

  // Recommended for 2026: $24,750. The study counts on 3% inflation: 24,750 x 1.03 = $25,492.50.
  it('44: a study of the year before is grown by its own inflation', async () => {
    const { items } = await made([
      of2026([['Contribution to reserves', '20,000.00', '20,000.00']]),
      studyPaper(['Inflation: 3%']),
    ]);
    expect(amounts(items)['Contribution to reserves']).toBe('25492.50');
  });
});
