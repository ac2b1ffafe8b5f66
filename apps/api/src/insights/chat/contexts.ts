import { Injectable } from '@nestjs/common';
import type { ContractAnalysis, DocumentRow, ItemSource } from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { EconomicsService } from '../../pipeline/economics/economics.service';
import { ExtractionService } from '../../pipeline/extraction/extraction.service';
import { isReadable, PageSearch } from '../../pipeline/extraction/page-search';
import type { StoredPage } from '../../pipeline/extraction/stored-pages';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { Clock } from '../clock/clock';
import { contractParts } from '../vendor-contracts/rules/analyse';
import { VendorContractsService } from '../vendor-contracts/vendor-contracts.service';
import type { ChatContext, Passage } from './context';
import { OwnerLetters } from './letters';
import { sentencesOf } from './question/sentences';

/** Gives the verbs what they need of the running service. */
@Injectable()
export class ChatContexts {
  constructor(
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly pages: PageSearch,
    private readonly economics: EconomicsService,
    private readonly vendorContracts: VendorContractsService,
    private readonly letters: OwnerLetters,
    private readonly clock: Clock,
  ) {}

  async of(parametersId: number): Promise<ChatContext> {
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
      contracts: () => {
        const papers = facts.filter((one) => contractParts(one).length > 0);
        return this.contracts(
          papers.map(({ documentId }) => documentId),
          parametersId,
        );
      },
      passages: (ids, wanted) => this.pages.passages(ids, wanted),
      sentences: (ids) => this.sentences(documents.filter(({ id }) => ids.includes(id))),
      readable: (sources) => this.readable(sources, documents),
      letter: () => this.letters.write(parametersId),
    };
  }

  /** Each as the Contracts tab has it: by the budget's own rates. */
  private contracts(documentIds: readonly number[], parametersId: number): Promise<ContractAnalysis[]> {
    return Promise.all(documentIds.map((id) => this.vendorContracts.analyse(id, parametersId)));
  }

  private async sentences(documents: readonly DocumentRow[]): Promise<Passage[]> {
    const read = await Promise.all(
      documents.map(async (one) => sentencesOf(one, await this.extraction.pagesOf(one.id))),
    );
    return read.flat();
  }

  /** Not those of deleted documents: whether their words were read in doubt cannot be looked up. */
  private async readable(
    sources: readonly ItemSource[],
    documents: readonly DocumentRow[],
  ): Promise<ItemSource[]> {
    const own = new Set(documents.map(({ id }) => id));
    const pages = new Map<number, Promise<StoredPage[]>>();
    const pagesOf = (documentId: number): Promise<StoredPage[]> => {
      const known = pages.get(documentId) ?? this.extraction.pagesOf(documentId);
      pages.set(documentId, known);
      return known;
    };
    const checked = await Promise.all(
      sources.map(async (source) => {
        const { documentId, page, line, quote } = source;
        if (documentId === null || !own.has(documentId)) return null;
        const kept = (await pagesOf(documentId)).find((one) => one.page === page);
        const lines = kept?.lines ?? [];
        const at = lines.find(({ index, text }) => index === line && hasWords(text, quote));
        // Where the line is not known, or is another in a newer reading, the whole page vouches for it.
        return (at ? [at] : lines).every(isReadable) ? source : null;
      }),
    );
    return checked.filter((source) => source !== null);
  }
}

/** Whether a line has the first words of a quote, which may go on below it. */
function hasWords(text: string, quote: string): boolean {
  const first = quote.split(/\s+/).slice(0, 3).join(' ');
  return text.replace(/\s+/g, ' ').includes(first);
}
