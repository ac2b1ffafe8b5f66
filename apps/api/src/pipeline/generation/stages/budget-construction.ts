import { construct } from '../rules/construct';
import { stage } from './stage';
import type { Constructed, Rated } from './types';

/** Stage 4: each line by the rule that knows it. */
export function budgetConstruction() {
  return stage<Rated, Constructed>('budget-construction', async (rated, { report }) => {
    const { items, notes } = construct(rated.findings, {
      parameters: rated.request.parameters,
      rates: rated.rates,
    });
    await report(1, `${items.length} lines built`);
    return {
      request: rated.request,
      documents: rated.documents,
      rateList: rated.rateList,
      gate: rated.gate,
      items,
      notes: [...rated.notes, ...notes],
    };
  });
}
