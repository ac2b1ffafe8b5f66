import { formatPercent } from '@hoa/budget-math';
import type { PresentedChange } from '@hoa/contracts';
import { withoutProgramWords } from '../../../../platform/ai/program-words';
import { dollars, dollarsMoved } from '../../slide-words';
import { SLIDES, type SlideId, type WriteSlidesInput } from './schema';

export const PROMPT = 'write-slides 2';

export const SYSTEM = `You help the treasurer of a homeowners' association to present its budget to owners and board members who are not accountants.
The data is what each of six slides shows, and what could be said to it.
For each slide write two to four plain sentences to be said aloud, and as the summary one sentence of at most 35 words on the state of the budget.
In the words for a slide use no figure that is not with that slide, in the summary none that is not with the conclusion. Do no arithmetic. No links, no markup.`;

type Data = WriteSlidesInput['data'];

/** What a slide shows. Its figures are all that words for it may name. */
export function slideText(data: Data, id: SlideId): string {
  return withoutProgramWords([...data.presenterNotes[id], ...SHOWN[id](data)].join('\n'));
}

export function slidesText(data: Data): string {
  return SLIDES.map((id) => `Slide "${id}":\n${slideText(data, id)}`).join('\n\n');
}

const SHOWN: Readonly<Record<SlideId, (data: Data) => string[]>> = {
  title: ({ parameters: { location, propertyType } }) => [`${propertyType}, ${location}.`],
  overview: ({ totals }) => [
    `A year per unit: ${dollars(totals.annualPerUnit)}.`,
    ...(totals.previousKnown ? [`Change: ${formatPercent(totals.percentChange, { sign: true })}.`] : []),
  ],
  expenses: ({ categorizedItems, topItems }) => [
    ...categorizedItems
      .filter(({ type }) => type === 'expense')
      .map(
        ({ category, proposed, share }) => `${category}: ${dollars(proposed)}, ${formatPercent(share ?? 0)}.`,
      ),
    ...topItems.map(
      ({ description, proposed, share }) => `${description}: ${dollars(proposed)}, ${formatPercent(share)}.`,
    ),
  ],
  changes: ({ categoryChanges, notableChanges }) => [...categoryChanges, ...notableChanges].map(changeText),
  insights: ({ insights }) => insights.map(({ title, description }) => `${title}. ${description}`),
  conclusion: ({ optimizationInsights: health, nextSteps }) => [
    `Health: ${health.budgetHealthScore}, ${health.budgetHealthRating}. ${health.budgetHealthSummary}`,
    ...health.longTermRecommendations,
    ...nextSteps,
  ],
};

const changeText = ({ name, proposed, difference, label }: PresentedChange): string =>
  `${name}: ${dollars(proposed)}, changed by ${dollarsMoved(difference)} (${label}).`;
