import type { PresentationData, PresentedChange, PresentedInsight } from '@hoa/contracts';
import { item, parameters } from './records';

const change = (changes: Partial<PresentedChange>): PresentedChange => ({
  name: 'Insurance Expenses',
  category: 'Insurance Expenses',
  proposed: '46000.00',
  previous: '40000.00',
  difference: '6000.00',
  change: 15,
  label: '+15.0%',
  ...changes,
});

const insight = (changes: Partial<PresentedInsight>): PresentedInsight => ({
  id: 'insurance',
  title: 'Ask for quotes of the insurance',
  description: 'It rises by 15%.',
  kind: 'recommendation',
  savingsPotential: 'high',
  estimatedSavings: '1839.20',
  ...changes,
});

/** A presentation as the API answers it. */
export function presentation(changes: Partial<PresentationData> = {}): PresentationData {
  return {
    parameters: parameters({
      specialConsiderations: 'The pool is closed until June.',
      budgetTotal: '76000.50',
    }),
    status: 'draft',
    categorizedItems: [
      {
        category: 'Income',
        type: 'income',
        proposed: '80000.00',
        previous: '70000.00',
        previousKnown: true,
        change: 14.3,
        share: null,
        items: [item({ type: 'income' })],
      },
      {
        category: 'Insurance Expenses',
        type: 'expense',
        proposed: '46000.00',
        previous: '40000.00',
        previousKnown: true,
        change: 15,
        share: 60.5,
        items: [item()],
      },
      {
        category: 'Utilities',
        type: 'expense',
        proposed: '30000.50',
        previous: '0.00',
        previousKnown: false,
        change: null,
        share: 39.5,
        items: [item()],
      },
    ],
    totals: {
      totalProposedBudget: '76000.50',
      totalPreviousYear: '70000.00',
      percentChange: 8.6,
      monthlyPerUnit: '633.34',
      previousKnown: true,
      annualPerUnit: '7600.05',
      totalIncome: '80000.00',
      net: '3999.50',
    },
    topItems: [
      {
        id: 1,
        description: 'Master Policy',
        category: 'Insurance Expenses',
        glCode: '7740',
        proposed: '46000.00',
        share: 60.5,
      },
      {
        id: 2,
        description: 'Water',
        category: 'Utilities',
        glCode: '7820',
        proposed: '30000.50',
        share: 39.5,
      },
    ],
    categoryChanges: [
      change({}),
      change({
        name: 'Utilities',
        category: 'Utilities',
        proposed: '30000.50',
        previous: '0.00',
        difference: '30000.50',
        change: null,
        label: 'New',
      }),
    ],
    notableChanges: [change({ name: 'Master Policy' })],
    insights: [
      insight({}),
      insight({
        id: 'fee',
        title: 'Fee change',
        description: 'The fee rises faster than prices.',
        kind: 'observation',
        savingsPotential: null,
        estimatedSavings: '0.00',
      }),
    ],
    optimizationInsights: {
      recommendations: [insight({})],
      budgetHealthScore: 'B+',
      budgetHealthRating: 'Good',
      budgetHealthSummary: 'Income covers expenses.',
      assumed: true,
      longTermRecommendations: ['Commission a reserve study.'],
    },
    nextSteps: ['Review the draft.', 'Adopt the budget.'],
    forecast: [
      { year: 2027, total: '76000.50', monthlyPerUnit: '633.34' },
      { year: 2028, total: '78280.52', monthlyPerUnit: '652.34' },
    ],
    presenterNotes: {
      title: ['Welcome the board and the owners.'],
      overview: ['Expenses of 2027 are $76,001.'],
      expenses: ['Insurance Expenses is the largest category.'],
      changes: ['Insurance Expenses moves most.'],
      insights: ['How each was computed is in the review.'],
      conclusion: ['Ask for questions, then for a motion.'],
    },
    ...changes,
  };
}
