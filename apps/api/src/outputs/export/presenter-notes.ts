import { formatDollars, formatPercent, roundPercent, sumCents, toCents } from '@hoa/budget-math';
import type { PresentationData, PresenterNotes } from '@hoa/contracts';
import {
  dollars,
  dollarsMoved,
  ownersPayWords,
  previousLabelOf,
  signedPercent,
  statusLabel,
  yearLabelOf,
} from './slide-words';

/** What whoever speaks may say to each slide: sentences made of the budget's own figures. */
export function presenterNotesOf(data: PresentationData): PresenterNotes {
  return {
    title: titleNotes(data),
    overview: overviewNotes(data),
    expenses: expenseNotes(data),
    changes: changeNotes(data),
    insights: insightNotes(data),
    conclusion: conclusionNotes(data),
  };
}

function titleNotes({ parameters: { associationName, year, units }, status }: PresentationData): string[] {
  return [
    `Welcome the board and the owners. This is the ${year} budget of ${associationName || 'the association'}, for ${units} units.`,
    `Its status is: ${statusLabel(status)}.${status === 'adopted' ? '' : ' Figures may still change until the board adopts it.'}`,
  ];
}

function overviewNotes(data: PresentationData): string[] {
  const { totals, banner } = data;
  const year = yearLabelOf(data);
  const net = toCents(totals.net);
  const change = toCents(totals.totalProposedBudget) - toCents(totals.totalPreviousYear);
  return [
    totals.previousKnown
      ? `Expenses of ${year} are ${dollars(totals.totalProposedBudget)}: ${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than the ${dollars(totals.totalPreviousYear)} of ${previousLabelOf(data)}.`
      : `Expenses of ${year} are ${dollars(totals.totalProposedBudget)}. There is no earlier year to compare them with.`,
    `The monthly fee is the expenses divided by the units and by 12: ${dollars(totals.monthlyPerUnit)}. ${ownersPayWords(data)}.`,
    banner !== undefined
      ? banner
      : net < 0
        ? `Income of ${dollars(totals.totalIncome)} falls short of the expenses by ${dollarsMoved(totals.net)}.`
        : `Income of ${dollars(totals.totalIncome)} covers the expenses${net > 0 ? ` and leaves a surplus of ${dollars(totals.net)}` : ''}.`,
  ];
}

function expenseNotes({ categorizedItems, topItems, totals }: PresentationData): string[] {
  const largest = largestExpense(categorizedItems);
  const total = toCents(totals.totalProposedBudget);
  if (total === 0) return ['Nothing is budgeted for expenses yet.'];
  const top = sumCents(topItems.map(({ proposed }) => toCents(proposed)));
  return [
    ...(largest?.share == null
      ? []
      : [
          `${largest.category} is the largest category, with ${formatPercent(largest.share)} of all expenses.`,
        ]),
    ...(topItems.length > 0
      ? [
          `The ${topItems.length} largest lines together are ${formatPercent(roundPercent((top / total) * 100))} of the budget.`,
        ]
      : []),
  ];
}

function largestExpense(categories: PresentationData['categorizedItems']) {
  return categories
    .filter(({ type }) => type === 'expense')
    .reduce<PresentationData['categorizedItems'][number] | null>(
      (most, next) => (most && toCents(most.proposed) >= toCents(next.proposed) ? most : next),
      null,
    );
}

function changeNotes({ totals, categoryChanges, notableChanges }: PresentationData): string[] {
  if (!totals.previousKnown)
    return ['No document of the earlier year was read, so that nothing can be compared.'];
  const [first] = categoryChanges;
  return [
    `Altogether expenses change by ${signedPercent(totals.percentChange)}.`,
    ...(first
      ? [
          `${first.name} moves most: its costs ${toCents(first.difference) < 0 ? 'fall' : 'rise'} by ${dollarsMoved(first.difference)}.`,
        ]
      : []),
    notableChanges.length > 0
      ? 'The lines at the side change by more than 15% or more than $1,000: be ready to say why.'
      : 'No line changes by more than 15% or more than $1,000.',
  ];
}

function insightNotes({ insights }: PresentationData): string[] {
  const saved = sumCents(insights.map(({ estimatedSavings }) => toCents(estimatedSavings)));
  return [
    'How each of these was computed, and from which document, is in the AI Insights tab of the review.',
    ...(saved > 0
      ? [`The savings named here come to ${formatDollars(saved)} a year, if all of them succeed.`]
      : []),
  ];
}

function conclusionNotes({ optimizationInsights, forecast }: PresentationData): string[] {
  const next = forecast[1];
  return [
    optimizationInsights.assumed
      ? 'The score is an assumption: too little is known to compute one.'
      : 'The score is computed from this budget; its parts are in the AI Insights tab of the review.',
    ...(next
      ? [
          `At 3% a year, ${next.year} would cost ${dollars(next.total)}, ${dollars(next.monthlyPerUnit)} per unit and month.`,
        ]
      : []),
    'Ask for questions, then for a motion.',
  ];
}
