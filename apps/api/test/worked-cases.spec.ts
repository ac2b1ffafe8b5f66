import { sharedTestApp, type SharedApp } from './support/app';
import { statementPaper } from './support/papers';
import { amounts, generated, of2026, YEAR, type Generated, type Wishes } from './support/worked';

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
