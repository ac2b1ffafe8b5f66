import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { BUILT_IN } from '../../../../platform/ai/providers';
import { against, dollars, previousOf } from '../../../chat/figures';
import type { ExplainInput, ExplainOutput } from './schema';

const BASES: Readonly<Record<string, string>> = {
  document: 'It comes from a document.',
  contract: 'It comes from a contract.',
  trend: 'It follows the trend of such costs.',
  assumption: 'It is an assumption: no document states it.',
  balancing: 'It is what balances the budget.',
};
const MOST_QUOTES = 3;

/** The places that an explanation quotes. */
export const quotedSources = ({ sources }: BudgetItem) => sources.slice(0, MOST_QUOTES);

/** Why a line is what it is: its formula, its basis, its assumptions and the words of the papers. */
export function explanationOf(item: BudgetItem): string {
  const cents = toCents(item.proposedBudget);
  const said = quotedSources(item).map(
    ({ documentName, page, quote }) => `${documentName}, page ${page}: “${quote}”`,
  );
  const edited =
    item.edited && item.generatedAmount !== null
      ? `It was changed since; generated was ${dollars(toCents(item.generatedAmount))}.`
      : '';
  const parts = [
    `${item.description} is ${dollars(cents)}, ${against(cents, previousOf(item), item.previousYearOf ?? null)}.`,
    `${item.formula} ${BASES[item.basis] ?? ''}`.trim(),
    edited,
    item.assumptions.length > 0 ? `Assumed: ${item.assumptions.join(' ')}` : '',
    item.needsReview ? 'It needs review: two readings disagree, or a figure could not be matched.' : '',
    ...said,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** Without a model: what is known of the line, put together. */
export function builtInExplanation(): Runnable<ExplainInput, ExplainOutput> {
  return RunnableLambda.from(({ item }: ExplainInput) => ({
    text: explanationOf(item),
    provider: BUILT_IN,
    notes: [],
  }));
}
