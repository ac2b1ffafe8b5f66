import type { Suggestion } from '@hoa/contracts';
import { PresentationData } from '@hoa/contracts';
import { presented, recommended } from '../../../test/support/presented';
import { exportReport, wireItem } from '../../../test/support/report';
import { BUILT_IN_WORDS } from './chains/write-email/rules';
import { boardEmail } from './email';

const suggestion = (n: number, more: Partial<Suggestion> = {}): Suggestion => ({
  id: `s${n}`,
  title: `Suggestion ${n}`,
  description: 'Do it.',
  category: 'Utilities',
  savingsPotential: 'medium',
  implementationComplexity: 'easy',
  estimatedSavings: '100.00',
  computation: 'c',
  inputs: [],
  citations: [],
  itemIds: [],
  documentId: null,
  ...more,
});

const CODES = ['7010', '7310', '7410', '7710', '7810', '9005', '1234'];

it('shows the top 5 items, 6 category changes, 5 notable changes and 6 insights, and no more', () => {
  const items = CODES.flatMap((glCode, index) =>
    [1, 2].map((n) =>
      wireItem(index * 2 + n, {
        glCode,
        description: `Line ${index}-${n}`,
        category: '',
        previousCents: 100_000,
        proposedCents: 150_000 + index * 10_000 + n,
      }),
    ),
  );
  const data = presented(items, { suggestions: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => suggestion(n)) });
  expect(PresentationData.parse(data)).toEqual(data);
  expect(data.topItems.map(({ description }) => description)).toEqual([
    'Line 6-2',
    'Line 6-1',
    'Line 5-2',
    'Line 5-1',
    'Line 4-2',
  ]);
  expect(data.categorizedItems).toHaveLength(7);
  expect(data.categoryChanges).toHaveLength(6);
  expect(data.categoryChanges[0]).toMatchObject({
    name: 'Other Expenses',
    difference: '2200.03',
    change: 110,
  });
  expect(data.notableChanges).toHaveLength(5);
  expect(data.insights.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
  expect(data.insights[0]?.description).toBe('Do it. Could save $100 a year.');
});

it('names a savings potential only where dollars are saved', () => {
  const suggestions = [suggestion(1), suggestion(2, { savingsPotential: 'low', estimatedSavings: '0.00' })];
  const { insights } = presented([wireItem(1)], { suggestions });
  expect(insights.map(({ savingsPotential }) => savingsPotential)).toEqual(['medium', null]);
});

it('has notes for the speaker also where nothing is spent', () => {
  const dues = wireItem(1, { type: 'income', glCode: '6100', proposedCents: 120_000 });
  expect(presented([dues]).presenterNotes?.expenses).toEqual(['Nothing is budgeted for expenses yet.']);
});

it.each([
  // Exactly 15 % and exactly $1,000 are not over it.
  [100_000, 115_000, false],
  [100_000, 115_001, true],
  [100_000, 84_999, true],
  [1_000_000, 1_100_000, false],
  [1_000_000, 1_100_001, true],
  [1_000_000, 899_999, true],
])('from %d to %d cents is notable: %s', (previousCents, proposedCents, notable) => {
  const { notableChanges } = presented([wireItem(1, { previousCents, proposedCents })]);
  expect(notableChanges.length > 0).toBe(notable);
});

it('calls what has no earlier amount new', () => {
  const unknown = { previousCents: 0, previousKnown: false };
  const data = presented([
    wireItem(1, { ...unknown, proposedCents: 100_001 }),
    wireItem(2, { ...unknown, proposedCents: 100_000 }),
  ]);
  expect(data.categoryChanges).toMatchObject([{ name: 'Utilities', change: null, label: 'New' }]);
  expect(data.notableChanges).toMatchObject([{ proposed: '1000.01', label: 'New' }]);
  expect(data.totals).toMatchObject({ percentChange: 0, previousKnown: false, totalPreviousYear: '0.00' });
});

it('shows B+ and Good where nothing can be judged, and says that they are assumptions', () => {
  const health = {
    ...recommended().health,
    score: null,
    letter: '',
    rating: 'Not known',
    summary: 'No score.',
  };
  const { optimizationInsights } = presented([wireItem(1)], { health });
  expect(optimizationInsights).toMatchObject({
    budgetHealthScore: 'B+',
    budgetHealthRating: 'Good',
    budgetHealthSummary: 'No score. B+ and Good are assumptions.',
    assumed: true,
  });
  expect(presented([wireItem(1)]).optimizationInsights).toMatchObject({
    budgetHealthScore: 'A-',
    budgetHealthRating: 'Excellent',
    assumed: false,
  });
});

it('fills insights up with how figures stand, and long-term advice with what holds for any association', () => {
  const kpi = (id: string, assumption: boolean) => ({
    id,
    label: 'Operating ratio',
    value: 1.03,
    unit: 'ratio',
    display: '1.03',
    status: 'good',
    badge: null,
    assumption,
    explanation: 'Income / expenses.',
    source: 'Budget of 2027',
    inputs: [],
    citations: [],
  });
  const health = {
    ...recommended().health,
    kpis: [kpi('operating-ratio', false), kpi('reserve-funding', true)],
  };
  const suggestions = [suggestion(1, { implementationComplexity: 'complex', estimatedSavings: '0.00' })];
  const data = presented([wireItem(1)], { health, suggestions });
  // A constant that stands in for a figure is no insight.
  expect(data.insights.map(({ id, kind }) => [id, kind])).toEqual([
    ['s1', 'recommendation'],
    ['operating-ratio', 'observation'],
  ]);
  const { longTermRecommendations } = data.optimizationInsights;
  expect(longTermRecommendations).toHaveLength(3);
  expect(longTermRecommendations[0]).toBe('Suggestion 1. Do it.');
  expect(presented([wireItem(1)]).optimizationInsights.longTermRecommendations).toHaveLength(3);
});

it('names the steps from where the budget stands', () => {
  const income = wireItem(2, { type: 'income', glCode: '6100', proposedCents: 100_000 });
  const { nextSteps } = presented([wireItem(1, { needsReview: true }), income]);
  expect(nextSteps[0]).toContain('the line that needs review');
  expect(nextSteps[1]).toContain('$67');
  expect(nextSteps.at(-1)).toContain('Jul 1, 2027');
  const adopted = presented([wireItem(1), income], {}, 'adopted').nextSteps;
  expect(adopted.join(' ')).not.toMatch(/Propose|vote/);
});

it('gives whoever speaks sentences of the same figures', () => {
  const income = wireItem(2, { type: 'income', glCode: '6100', proposedCents: 200_000 });
  const { presenterNotes } = presented([wireItem(1), income]);
  expect(presenterNotes?.overview).toEqual([
    // The association's fiscal year begins in July 2027.
    'Expenses of FY 2027-28 are $1,067: $67 more than the $1,000 of FY 2026-27.',
    'The monthly fee is the expenses divided by the units and by 12: $2. Owners pay from $1.74 to $3.47 a month.',
    'Income of $2,000 covers the expenses and leaves a surplus of $933.',
  ]);
  expect(presenterNotes?.changes[1]).toBe('Utilities moves most: its costs rise by $67.');
  expect(presented([wireItem(1)]).presenterNotes?.overview[2]).toBe(
    'Income of $0 falls short of the expenses by $1,067.',
  );
});

it('writes a mail with the totals and the five largest categories', () => {
  const items = CODES.map((glCode, index) =>
    wireItem(index + 1, { glCode, category: '', description: 'Line', proposedCents: 1_000_00 * (index + 1) }),
  );
  const { subject, textContent, attachmentName } = boardEmail(exportReport(items), BUILT_IN_WORDS);
  expect(subject).toBe('Cedar Bend: Proposed 2027 Budget');
  expect(attachmentName).toBe('Colorado_HOA_Budget_2027.xlsx');
  expect(textContent).toContain('Total budget: $28,000 (+300.0% against $7,000 in 2026)');
  expect(textContent).toContain(
    'Top 5 categories of expenses:\n1. Other Expenses: $7,000 (25.0% of expenses, +600.0%)',
  );
  expect(textContent.match(/^\d\. /gm)).toHaveLength(5);
});
