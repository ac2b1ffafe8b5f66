import type { BudgetPart, Citation, Facts } from '@hoa/contracts';
import type { ProposalDocument } from './evidence';
import { proposeParameters } from './proposal';

const source: Citation = {
  documentId: 1,
  documentName: 'budget.pdf',
  readingId: 'r',
  page: 1,
  line: 4,
  quote: 'Dues',
};

/** A budget with a figure in each of these columns: `actual 2025`. */
function budgetOf(...columns: string[]): ProposalDocument {
  const named = columns.map((label, i) => ({
    id: `c${i}`,
    label,
    role: label.split(' ')[0]!,
    year: Number(label.split(' ')[1]),
  }));
  const cells = Object.fromEntries(
    named.map(({ id }) => [id, { value: '100.00', raw: '100', confidence: 1, source }]),
  );
  const part = {
    id: 'p1',
    kind: 'budget',
    pages: [1, 1],
    columns: named,
    lines: [{ id: 'l1', description: 'Dues', section: '', type: 'income', cells }],
    totals: [],
  };
  return { id: 1, name: 'budget.pdf', facts: { parts: [part as unknown as BudgetPart] } as Facts, pages: [] };
}

const yearOf = (document: ProposalDocument, thisYear: number): number | undefined =>
  proposeParameters([document], {}, { chosen: false, thisYear }).year?.value;

describe('the year that is proposed', () => {
  it.each([
    ['is the one after the latest figures', ['budget 2025', 'actual 2025', 'budget 2026'], 2026, 2027],
    ['is that of a proposal for a year to come', ['actual 2026', 'proposed 2027'], 2026, 2027],
    [
      'is the one after a proposal whose year has begun',
      ['actual 2023', 'actual 2024', 'proposed 2025'],
      2026,
      2026,
    ],
    ['is told by a proposal alone', ['proposed 2025'], 2026, 2026],
    ['is not that of a proposal that was adopted since', ['proposed 2025', 'budget 2026'], 2026, 2027],
    ['is the one after a year under way', ['actual 2024', 'ytd 2025'], 2025, 2026],
    ['is told by a month alone', ['month 2025'], 2026, 2026],
    ['is that of a proposal for the year after the one under way', ['ytd 2026', 'proposed 2027'], 2026, 2027],
  ])('%s', (_what, columns, thisYear, year) => {
    expect(yearOf(budgetOf(...columns), thisYear)).toBe(year);
  });

  it('does not contradict either year around a proposal', () => {
    const document = budgetOf('actual 2024', 'proposed 2025');
    for (const year of [2025, 2026])
      expect(
        proposeParameters([document], { year }, { chosen: false, thisYear: 2026 }).contradictions,
      ).toEqual([]);
  });
});

it('is called by its beginning where the fiscal year is not the calendar’s', () => {
  const document = budgetOf('budget 2026');
  const [part] = document.facts.parts as [BudgetPart];
  part.columns[0]!.period = { from: '2025-10-01', to: '2026-09-30', kind: 'year' };
  expect(yearOf(document, 2026)).toBe(2026);
});

it('goes by the fiscal year that a report is in, and not by the calendar year that a column is given', () => {
  const document = budgetOf('budget 2026', 'ytd 2026', 'month 2026', 'budget 2026');
  const [part] = document.facts.parts as [BudgetPart];
  const periods = ['2025-11-01 2026-10-31', '2025-11-01 2026-03-31', '2026-01-01 2026-12-31', '2026-01-01 2026-12-31']; // prettier-ignore
  for (const [i, period] of periods.entries()) {
    const [from, to] = period.split(' ') as [string, string];
    part.columns[i]!.period = { from, to, kind: i === 1 ? 'year-to-date' : i === 2 ? 'month' : 'year' };
    if (i > 1) part.columns[i]!.inferred = 'The page does not say it.';
  }
  expect(yearOf(document, 2026)).toBe(2026);
});

it('takes “FY 2026-27” for no calendar year, and the month in which years begin from what is reported to date', () => {
  const document = budgetOf('budget 2027', 'ytd 2026', 'budget 2027');
  const [part] = document.facts.parts as [BudgetPart];
  part.columns[0]!.label = 'FY 2026-27 Budget';
  const periods = ['2027-01-01 2027-12-31', '2026-04-01 2026-10-31', '2026-04-01 2027-03-31'];
  for (const [i, period] of periods.entries()) {
    const [from, to] = period.split(' ') as [string, string];
    part.columns[i]!.period = { from, to, kind: i === 1 ? 'year-to-date' : 'year' };
  }
  part.columns[2]!.inferred = 'What is planned to date is so many twelfths of the year’s.';
  const stated = proposeParameters([document], {}, { chosen: false, thisYear: 2026 });
  expect([stated.year?.value, stated.fiscalYearStartMonth?.value]).toEqual([2027, 4]);
});
