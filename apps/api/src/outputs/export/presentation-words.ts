import { formatDollars, toCents } from '@hoa/budget-math';
import type { PresentedInsight, Recommendations } from '@hoa/contracts';
import { dayText } from '../../pipeline/generation/rules/text';
import type { Report } from './report';

/** What any association does well to plan for; shown where the budget itself asks for too little. */
const DEFAULT_LONG_TERM = [
  'Have the reserve study updated every three to five years, and set contributions by it.',
  'Ask for bids on each service contract before it renews.',
  'Review insurance cover, limits and deductibles with a broker every year before the renewal.',
] as const;

/** What can be done, then how the known figures stand. */
export function insightsOf({ suggestions, health }: Recommendations): PresentedInsight[] {
  const recommendations = suggestions.map(
    ({ id, title, description, savingsPotential, estimatedSavings }): PresentedInsight => ({
      id,
      title,
      description:
        toCents(estimatedSavings) > 0 ? `${description} ${savingOf(estimatedSavings)}` : description,
      kind: 'recommendation',
      // As in the review: what saves nothing has no potential to name.
      savingsPotential: toCents(estimatedSavings) > 0 ? savingsPotential : null,
      estimatedSavings,
    }),
  );
  const observations = health.kpis
    .filter(({ value, assumption }) => value !== null && !assumption)
    .map(({ id, label, display, explanation, source }): PresentedInsight => ({
      id,
      title: `${label}: ${display}`,
      description: `${explanation} Source: ${source}.`,
      kind: 'observation',
      savingsPotential: null,
      estimatedSavings: '0.00',
    }));
  return [...recommendations, ...observations];
}

const savingOf = (amount: string) => `Could save ${formatDollars(toCents(amount))} a year.`;

/** What takes more than a year of this very budget, and then what holds for any. */
export function longTermOf({ suggestions }: Recommendations): string[] {
  const own = suggestions
    .filter(({ implementationComplexity }) => implementationComplexity === 'complex')
    .map(({ title, description }) => `${title}. ${description}`);
  return [...own, ...DEFAULT_LONG_TERM].slice(0, Math.max(own.length, DEFAULT_LONG_TERM.length));
}

/** From where the budget stands to the day when its fee is due. */
export function nextStepsOf({ groups, status, totals, parameters, banner }: Report): string[] {
  const items = groups.flatMap((group) => group.items);
  const doubtful = items.filter(({ needsReview }) => needsReview).length;
  const month = String(parameters.fiscalYearStartMonth).padStart(2, '0');
  const begins = dayText(`${parameters.year}-${month}-01`);
  const fee = formatDollars(totals.monthlyFeeCents);
  const adopted = status === 'adopted';
  if (banner !== null)
    return ['Check the reading of the documents and answer the questions.', 'Generate the budget again.'];
  return [
    ...(doubtful > 0
      ? [
          `Look once more at the ${doubtful === 1 ? 'line that needs' : `${doubtful} lines that need`} review.`,
        ]
      : []),
    ...(totals.netCents < 0
      ? [`Decide how the shortfall of ${formatDollars(-totals.netCents)} is covered.`]
      : []),
    ...(status === 'draft' ? ['Propose the budget to the board.'] : []),
    ...(adopted
      ? []
      : ['Put the budget to the vote of the board, and of the owners where the documents ask for it.']),
    `Give owners notice of the monthly fee of ${fee} per unit in time.`,
    `Begin the fiscal year with the new budget on ${begins}.`,
  ];
}
