import { sharedTestApp, type SharedApp } from './support/app';
import { contractPaper, policyPaper, statementPaper } from './support/papers';
import { amounts, DUES, generated, of2026, type Generated, type Wishes } from './support/worked';

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
