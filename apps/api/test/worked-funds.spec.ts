import { sharedTestApp, type SharedApp } from './support/app';
import { openPdf } from './support/pdf-text';
import { statementPaper, studyPaper } from './support/papers';
import {
  amounts,
  COLUMNS,
  DUES,
  generated,
  of2026,
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
