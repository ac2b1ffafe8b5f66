import { Injectable } from '@nestjs/common';
import type { ContractAnalysis, DocumentRow, Facts, Recommendations, WordsBy } from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { refuseConclusion } from '../../pipeline/budget/reconciliation';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { EconomicsService } from '../../pipeline/economics/economics.service';
import { rateTable } from '../../pipeline/economics/rates';
import { ExtractionService } from '../../pipeline/extraction/extraction.service';
import type { RateTable } from '../../pipeline/generation/rules/types';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { AiCalls } from '../../platform/ai/ai-calls';
import { askerOf } from '../../platform/ai/asker';
import { AiProviders, BUILT_IN } from '../../platform/ai/providers';
import { Clock } from '../clock/clock';
import { analyseContract, contractParts } from '../vendor-contracts/rules/analyse';
import { recommendChain } from './chains/recommend/chain';
import { builtInAdvice } from './chains/recommend/rules';
import { healthOf } from './rules/health';
import { suggestionsOf } from './rules/recommend';
import { studyOf, toLines, viewOf, type BudgetView } from './rules/view';

/** Judges a budget from its lines, its documents and the rates of the day. It stores nothing. */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly economics: EconomicsService,
    private readonly clock: Clock,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
  ) {}

  /** By the rules; where a provider is named, in its words. Throws for a provider that cannot be asked. */
  async recommend(parametersId: number, { provider = BUILT_IN }: WordsBy = {}): Promise<Recommendations> {
    const asker = await askerOf(provider, { providers: this.providers, calls: this.calls });
    const chain = asker ? recommendChain(asker) : builtInAdvice();
    const computed = await this.computed(parametersId);
    const advice = await chain.invoke({ suggestions: computed.suggestions });
    return { ...computed, ...advice, notes: [...computed.notes, ...advice.notes] };
  }

  private async computed(parametersId: number): Promise<Recommendations> {
    const parameters = await this.parameters.get(parametersId);
    const [budget, items, rateList, documents] = await Promise.all([
      this.budget.get(parametersId),
      this.budget.list(parametersId),
      this.economics.ratesFor(parametersId),
      this.documents.find(parameters.documentIds),
    ]);
    const ready = documents.filter(({ status }) => status === 'ready');
    const facts = await this.extraction.factsOf(ready.map(({ id }) => id));
    const rates = rateTable(rateList);
    const view = viewOf({
      parameters,
      lines: toLines(items),
      rates,
      study: studyOf(facts),
      contracts: this.contracts(facts, {
        documents: ready,
        rates,
        propertyType: parameters.propertyType,
        location: parameters.location,
      }),
    });
    const { reconciliation } = budget;
    if (reconciliation?.status === 'not-reconciled')
      return this.refused(view, { reason: refuseConclusion(reconciliation), revision: budget.revision });
    const health = healthOf(view);
    return {
      analysisDate: this.clock.now().toISOString(),
      budgetHealth: health.summary,
      suggestions: suggestionsOf(view),
      health,
      revision: budget.revision,
      notes: notesOf(documents),
    };
  }

  /** Figures that do not tie with their documents allow no score and no advice. */
  private refused(view: BudgetView, of: { reason: string; revision: number }): Recommendations {
    const health = healthOf(viewOf({ ...view, lines: [] }));
    return {
      analysisDate: this.clock.now().toISOString(),
      budgetHealth: of.reason,
      suggestions: [],
      health: { ...health, rating: 'Not rated', summary: of.reason },
      revision: of.revision,
      notes: [of.reason],
    };
  }

  /** Every agreement of every document: one file may hold several. */
  private contracts(
    facts: readonly Facts[],
    of: { documents: readonly DocumentRow[]; rates: RateTable; propertyType: string; location: string },
  ): ContractAnalysis[] {
    return facts.flatMap((one) => {
      const document = of.documents.find(({ id }) => id === one.documentId);
      if (!document) return [];
      const input = { ...of, document, facts: one, today: this.clock.today() };
      return contractParts(one).map((part) => analyseContract(part, input, this.clock.now().toISOString()));
    });
  }
}

function notesOf(documents: readonly DocumentRow[]): string[] {
  return documents.flatMap(({ name, status }) => {
    if (status === 'ready') return [];
    return status === 'failed'
      ? [`“${name}” could not be read and is not considered.`]
      : [`“${name}” is still being read and is not considered yet.`];
  });
}
