import type { PresentationData, PresentedChange, PresentedInsight } from '@hoa/contracts';
import { formatPercent, toCents } from '@hoa/budget-math';
import { statusLabel } from '../versions/status-menu';
import { slideList, type SlideId } from './slide-list';
import { dollars, signedPercent } from './words';

export interface SlideOutline {
  id: SlideId;
  title: string;
  lines: string[];
}

/** What the slides say, as lines of text in their order. */
export function outlineOf(data: PresentationData): SlideOutline[] {
  return slideList.map(({ id, title }) => ({ id, title, lines: lines[id](data) }));
}

/** The outline as one text, to be pasted into a letter or another program's slides. */
export function outlineAsText(outline: readonly SlideOutline[]): string {
  return outline.map(({ title, lines: said }) => [title, ...said].join('\n')).join('\n\n');
}

const lines: Record<SlideId, (data: PresentationData) => string[]> = {
  title: ({ parameters: { associationName, location, units, year }, status, banner }) => [
    ...(banner ? [banner] : []),
    `${associationName || 'Unnamed Association'}, ${year} Budget`,
    `${location}, ${units} units, ${statusLabel(status)}`,
  ],
  overview: ({ parameters: { propertyType, specialConsiderations }, totals }) => [
    `Total annual budget: ${dollars(totals.totalProposedBudget)}${totals.previousKnown ? ` (${signedPercent(totals.percentChange)} against ${dollars(totals.totalPreviousYear)})` : ''}`,
    `Monthly per unit: ${dollars(totals.monthlyPerUnit)}`,
    `Annual per unit: ${dollars(totals.annualPerUnit)}`,
    `Property type: ${propertyType}`,
    ...(specialConsiderations ? [`Special considerations: ${specialConsiderations}`] : []),
  ],
  expenses: ({ categorizedItems, topItems }) => [
    ...categorizedItems
      .filter(({ type }) => type === 'expense')
      .map(({ category, proposed, share }) => `${category}: ${withShare(proposed, share)}`),
    ...topItems.map(
      ({ description, proposed, share }, index) =>
        `Largest ${index + 1}: ${description}, ${withShare(proposed, share)}`,
    ),
  ],
  changes: ({ categoryChanges, notableChanges }) => [
    ...categoryChanges.map(changeLine),
    ...notableChanges.map((change) => `Notable: ${changeLine(change)}`),
  ],
  insights: ({ insights }) => insights.map(insightLine),
  conclusion: ({ optimizationInsights: health, nextSteps }) => [
    `Budget health: ${health.budgetHealthScore}, ${health.budgetHealthRating}${health.assumed ? ' (assumption)' : ''}. ${health.budgetHealthSummary}`,
    ...health.longTermRecommendations.map((text) => `Long term: ${text}`),
    ...nextSteps.map((text) => `Next: ${text}`),
  ],
};

function withShare(amount: string, share: number | null): string {
  return share === null ? dollars(amount) : `${dollars(amount)} (${formatPercent(share)})`;
}

function changeLine({ name, previous, proposed, change, label }: PresentedChange): string {
  return change === null
    ? `${name}: ${dollars(proposed)} (${label})`
    : `${name}: ${dollars(previous)} to ${dollars(proposed)} (${label})`;
}

function insightLine({ title, description, estimatedSavings }: PresentedInsight): string {
  const saves = toCents(estimatedSavings) > 0 ? ` About ${dollars(estimatedSavings)} a year.` : '';
  return `${title}: ${description}${saves}`;
}
