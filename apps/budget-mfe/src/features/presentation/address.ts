import type { WordedBudget } from '@hoa/api-client/exports';

/** The slides of a budget, in the words of a provider where one is named. */
export function presentationAddress({ parametersId, provider }: WordedBudget): string {
  return `/budget-presentation/${parametersId}${provider ? `?provider=${encodeURIComponent(provider)}` : ''}`;
}
