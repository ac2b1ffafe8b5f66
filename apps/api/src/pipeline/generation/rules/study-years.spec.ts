import fc from 'fast-check';
import { Paper } from '../../../../test/facts';
import { recommendedContribution } from './reserves';
import { withStudyYears } from './study-years';

const study = () => {
  const document = new Paper(1, 'study.pdf').reserve('24000.00').document();
  if (!document.facts) throw new Error('A paper without facts.');
  return document.facts;
};
const page = (text: string) => [
  {
    page: 3,
    lines: text.split('\n').map((line, index) => ({ index, text: line, cells: [{ text: line.trim() }] })),
  },
];
const reserveOf = (text: string) => {
  const part = withStudyYears(study(), page(text)).parts[0];
  if (part?.kind !== 'reserve') throw new Error('No reserve part.');
  return part;
};
const contributionFor = (text: string, year: number, fiscalYearStartMonth = 1) => {
  const facts = withStudyYears(study(), page(text));
  return recommendedContribution([{ id: 1, name: 'study.pdf', facts }], { year, fiscalYearStartMonth })
    ?.found;
};

const PLAN = `Fiscal year beginning January 1, 2026
30-Year Funding Plan
Year   Beginning Balance   Annual Contribution   Interest   Expenses   Ending Balance
2026       95,400.00          24,000.00          1,600.00        0.00     121,000.00
2027      121,000.00          30,000.00          2,000.00        0.00     153,000.00
2028      153,000.00          31,000.00          2,100.00   48,500.00     137,600.00`;

it('reads the year that a study begins with and the contribution of each year', () => {
  const { year, plan } = reserveOf(PLAN);
  expect(year).toMatchObject({ value: 2026, source: { page: 3, line: 0 } });
  expect(plan?.map((row) => [row.year, row.contribution.value])).toEqual([
    [2026, '24000.00'],
    [2027, '30000.00'],
    [2028, '31000.00'],
  ]);
  expect(plan?.[1]?.contribution.source.quote).toContain('30,000.00');
});

// The budget is for 2027: its row is $30,000, neither the recommended $24,000 of 2026 nor another year's row.
it('gives the budget the row of its own fiscal year', () => {
  expect(contributionFor(PLAN, 2027)).toEqual({ cents: 3_000_000, by: 'row', statedYear: 2027 });
  const fiscal = PLAN.replaceAll('2027 ', 'FY 2026-27').replace('2026  ', 'FY 2025-26');
  expect(contributionFor(fiscal, 2026, 7)).toMatchObject({ cents: 3_000_000, by: 'row' });
});

// The years run from October 2025: the first row, 2026, is FY 2025-26. The budget of FY 2026-27 has the row of 2027, $30,000.
it('knows years that are named by their end', () => {
  const byEnd = PLAN.replace('January 1, 2026', 'October 1, 2025');
  expect(contributionFor(byEnd, 2026, 10)).toMatchObject({ cents: 3_000_000, by: 'row' });
  const later = PLAN.replace('January 1, 2026', 'January 1, 2025');
  expect(contributionFor(later, 2026)).toMatchObject({ cents: 2_400_000, by: 'row' });
});

it('takes neither totals nor monthly amounts for contributions, and the first table of several', () => {
  const text = `Year   Total Contributions   Contribution   Monthly Contribution
2026   24,000.00   24,000.00   2,000.00
2027   54,000.00   30,000.00   2,500.00
Year   Full Funding Contribution
2026   44,000.00`;
  expect(reserveOf(text).plan?.map((row) => row.contribution.value)).toEqual(['24000.00', '30000.00']);
});

it('leaves alone what states no plan', () => {
  expect(reserveOf('Reserve study of 2026\nRoof   20   4   $120,000').plan).toBeUndefined();
  expect(reserveOf('Year   Contribution\n2026   see below').plan).toBeUndefined();
});

it('never invents an amount that is not on the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom('Year', '2026', '1,234.00', 'Contribution', 'x')), { maxLength: 8 }),
      (rows) => {
        const text = rows.map((cells) => cells.join('   ')).join('\n');
        for (const row of reserveOf(text).plan ?? []) expect(text).toContain(row.contribution.raw);
      },
    ),
  );
});
