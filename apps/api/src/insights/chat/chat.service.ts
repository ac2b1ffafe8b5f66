import { Injectable } from '@nestjs/common';
import { toCents } from '@hoa/budget-math';
import type { BudgetEdit, ChatInput, ChatMessage } from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { refuseConclusion } from '../../pipeline/budget/reconciliation';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { AiCalls } from '../../platform/ai/ai-calls';
import { askerOf } from '../../platform/ai/asker';
import { AiProviders, BUILT_IN } from '../../platform/ai/providers';
import { AppError } from '../../platform/errors/app-error';
import { agentAnswer, type AgentQuestion, type Answered } from './agent/answer';
import { ChatContexts } from './contexts';
import { dollars, lineCitation, signed } from './figures';
import { Messages } from './messages';
import { askedBefore } from './question/follow-up';
import { builtInAnswer } from './router';

const NOT_GENERATED = 'This budget has no lines yet. Please generate it first.';

/** Answers questions about a budget. It proposes changes and makes none. */
@Injectable()
export class ChatService {
  constructor(
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly contexts: ChatContexts,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
    private readonly messages: Messages,
  ) {}

  async list(parametersId: number): Promise<ChatMessage[]> {
    await this.parameters.get(parametersId);
    return this.messages.list(parametersId);
  }

  /** Stores the message, and then its answer: a question whose answer failed is still there to be asked again. */
  async send(
    parametersId: number,
    { content, provider, batchId }: ChatInput,
    onVerb?: (name: string) => void,
  ): Promise<ChatMessage> {
    const name = provider ?? this.providers.default;
    await this.parameters.get(parametersId);
    this.providers.assertUsable(name);
    const edits = batchId === undefined ? undefined : await this.batch(parametersId, batchId);
    const before = await this.messages.list(parametersId);
    await this.messages.add(parametersId, { isAssistant: false, content });
    const answer = edits
      ? await this.report(parametersId, edits)
      : await this.answer(parametersId, { question: content, before, provider: name, onVerb });
    return this.messages.add(parametersId, { isAssistant: true, ...answer, batchId });
  }

  private async answer(
    parametersId: number,
    { provider, ...asked }: Pick<AgentQuestion, 'question' | 'before' | 'onVerb'> & { provider: string },
  ): Promise<Answered> {
    const context = await this.contexts.of(parametersId);
    const { reconciliation } = context.budget;
    if (reconciliation?.status === 'not-reconciled')
      return { content: refuseConclusion(reconciliation), citations: [], provider: BUILT_IN };
    if (context.items.length === 0) return { content: NOT_GENERATED, citations: [], provider: BUILT_IN };
    const asker = await askerOf(provider, { providers: this.providers, calls: this.calls });
    if (asker) return agentAnswer({ ...asked, context }, asker);
    return {
      ...(await builtInAnswer(asked.question, context, askedBefore(asked.before))),
      provider: BUILT_IN,
    };
  }

  private async batch(parametersId: number, batchId: string): Promise<BudgetEdit[]> {
    const edits = (await this.budget.edits(parametersId)).filter((edit) => edit.batchId === batchId);
    if (edits.length === 0) throw new AppError('not_found', 'This change was not found in the journal.');
    return edits.reverse();
  }

  /** What a command did, as the journal has it. */
  private async report(parametersId: number, edits: readonly BudgetEdit[]): Promise<Answered> {
    const changed = new Set(edits.map(({ itemId }) => itemId));
    const items = (await this.budget.list(parametersId)).filter(({ id }) => changed.has(id));
    const lines = edits.map(({ description, from, to }) => {
      const [before, after] = [toCents(from), toCents(to)];
      return `${description}: ${dollars(before)} to ${dollars(after)} (${signed(after - before)})`;
    });
    return { content: `Saved.\n${lines.join('\n')}`, citations: items.map(lineCitation), provider: BUILT_IN };
  }
}
