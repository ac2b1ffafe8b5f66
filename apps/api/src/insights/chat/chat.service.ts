import { Injectable } from '@nestjs/common';
import { toCents } from '@hoa/budget-math';
import type { BudgetEdit, ChatInput, ChatMessage } from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { EconomicsService } from '../../pipeline/economics/economics.service';
import { ExtractionService } from '../../pipeline/extraction/extraction.service';
import { PageSearch } from '../../pipeline/extraction/page-search';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { AiCalls } from '../../platform/ai/ai-calls';
import { askerOf } from '../../platform/ai/asker';
import { AiProviders, BUILT_IN } from '../../platform/ai/providers';
import { AppError } from '../../platform/errors/app-error';
import { Clock } from '../clock/clock';
import { answerChain } from './chains/answer/chain';
import { builtInAnswer } from './chains/answer/rules';
import type { AnswerInput, AnswerOutput } from './chains/answer/schema';
import { Messages } from './messages';
import type { ChatContext } from './tools/context';
import { dollars, lineCitation } from './tools/words';

/** Answers questions about a budget. It proposes changes and makes none. */
@Injectable()
export class ChatService {
  constructor(
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly pages: PageSearch,
    private readonly economics: EconomicsService,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
    private readonly clock: Clock,
    private readonly messages: Messages,
  ) {}

  async list(parametersId: number): Promise<ChatMessage[]> {
    await this.parameters.get(parametersId);
    return this.messages.list(parametersId);
  }

  /** Stores the message, and then its answer: a question whose answer failed is still there to be asked again. */
  async send(parametersId: number, { content, provider, batchId }: ChatInput): Promise<ChatMessage> {
    const name = provider ?? this.providers.default;
    await this.parameters.get(parametersId);
    this.providers.assertUsable(name);
    const edits = batchId === undefined ? undefined : await this.batch(parametersId, batchId);
    const before = await this.messages.list(parametersId);
    await this.messages.add(parametersId, { isAssistant: false, content });
    const answer = edits
      ? await this.report(parametersId, edits)
      : await this.answer({ question: content, before, context: await this.context(parametersId) }, name);
    return this.messages.add(parametersId, { isAssistant: true, ...answer, batchId });
  }

  private async answer(input: AnswerInput, provider: string): Promise<AnswerOutput> {
    const asker = await askerOf(provider, { providers: this.providers, calls: this.calls });
    return (asker ? answerChain(asker) : builtInAnswer()).invoke(input);
  }

  private async context(parametersId: number): Promise<ChatContext> {
    const parameters = await this.parameters.get(parametersId);
    const { documentIds } = parameters;
    const [budget, items, documents, facts, rates] = await Promise.all([
      this.budget.get(parametersId),
      this.budget.list(parametersId),
      this.documents.find(documentIds),
      this.extraction.factsOf(documentIds),
      this.economics.ratesFor(parametersId),
    ]);
    return {
      parameters,
      budget,
      items,
      documents,
      facts,
      rates,
      today: this.clock.today(),
      search: async (query) => (await this.pages.find(documentIds, query)).map((source) => ({ source })),
    };
  }

  private async batch(parametersId: number, batchId: string): Promise<BudgetEdit[]> {
    const edits = (await this.budget.edits(parametersId)).filter((edit) => edit.batchId === batchId);
    if (edits.length === 0) throw new AppError('not_found', 'This change was not found in the journal.');
    return edits.reverse();
  }

  /** What a command did, as the journal has it. */
  private async report(parametersId: number, edits: readonly BudgetEdit[]): Promise<AnswerOutput> {
    const changed = new Set(edits.map(({ itemId }) => itemId));
    const items = (await this.budget.list(parametersId)).filter(({ id }) => changed.has(id));
    const lines = edits.map(({ description, from, to }) => {
      const [before, after] = [toCents(from), toCents(to)];
      const difference = after - before;
      return `${description}: ${dollars(before)} to ${dollars(after)} (${difference < 0 ? '−' : '+'}${dollars(Math.abs(difference))})`;
    });
    return { content: `Saved.\n${lines.join('\n')}`, citations: items.map(lineCitation), provider: BUILT_IN };
  }
}
