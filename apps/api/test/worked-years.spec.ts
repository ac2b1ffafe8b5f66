import { sharedTestApp, type SharedApp } from './support/app';
import { statementPaper } from './support/papers';
import { amounts, DUES, generated, halfOf, resultOf, type Generated, type Wishes } from './support/worked';

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

  // $6,000 in six months are $12,000 a year, and with 3.5% $12,420 in 2027. Dues of $30,000 are $60,000.
  it('13: a half year is scaled, not taken for a year, and the line says so', async () => {
    const { items } = await made([
      resultOf(2025, [['Janitorial Services', '11,600.00']]),
      halfOf(2026, [['Janitorial Services', '6,000.00']]),
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
      resultOf(2025, [['Property Insurance', '11,800.00']]),
      halfOf(2026, [['Property Insurance', '12,400.00']]),
    ]);
    expect(amounts(items)['Property Insurance']).toBe('13007.60');
  });

  // The audit comes in October: nothing in the half year. $3,100 of 2025 grow by 3.5% for two years: $3,320.80 (3,320.7975).
  it('15: a line that was not paid yet keeps last year’s amount', async () => {
    const { items } = await made([
      resultOf(2025, [
        ['Janitorial Services', '11,600.00'],
        ['Audit', '3,100.00'],
      ]),
      halfOf(2026, [['Janitorial Services', '6,000.00']]),
    ]);
    expect(amounts(items)['Audit']).toBe('3320.80');
  });
});
