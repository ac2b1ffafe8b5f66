import { Injectable } from '@nestjs/common';
import type { ExplainInput, Explanation } from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { AiCalls } from '../../platform/ai/ai-calls';
import { askerOf } from '../../platform/ai/asker';
import { AiProviders } from '../../platform/ai/providers';
import { explainChangeChain } from './chains/explain-change/chain';
import { builtInExplanation } from './chains/explain-change/rules';

/** Says in words why a line is what it is. It stores nothing. */
@Injectable()
export class ExplanationsService {
  constructor(
    private readonly budget: BudgetService,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
  ) {}

  async explain(itemId: number, { provider }: ExplainInput): Promise<Explanation> {
    const item = await this.budget.item(itemId);
    const asker = await askerOf(provider ?? this.providers.default, {
      providers: this.providers,
      calls: this.calls,
    });
    const chain = asker ? explainChangeChain(asker) : builtInExplanation();
    return { itemId, ...(await chain.invoke({ item })) };
  }
}
