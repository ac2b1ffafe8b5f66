import { Injectable } from '@nestjs/common';
import type { ContractAnalysis } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { EconomicsService } from '../../pipeline/economics/economics.service';
import { rateTable } from '../../pipeline/economics/rates';
import { ExtractionService } from '../../pipeline/extraction/extraction.service';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { Clock } from '../clock/clock';
import { analyseContract, contractParts } from './rules/analyse';

/** Tells what a contract says, from the facts of its reading. It never opens a file and stores nothing. */
@Injectable()
export class VendorContractsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly economics: EconomicsService,
    private readonly parameters: ParametersService,
    private readonly clock: Clock,
  ) {}

  /** For one budget: by its rates and property type; else by the rates of the day. */
  async analyse(documentId: number, parametersId?: number): Promise<ContractAnalysis> {
    const document = await this.documents.get(documentId);
    if (document.status === 'failed') {
      const why = document.error?.message ?? '';
      throw new AppError('nothing_to_analyze', `“${document.name}” could not be read. ${why}`.trim());
    }
    if (document.status !== 'ready') {
      throw new AppError(
        'documents_not_ready',
        `“${document.name}” is still being read. Please try again in a moment.`,
      );
    }
    const [facts, budget] = await Promise.all([
      this.extraction.facts(documentId),
      this.forBudget(parametersId),
    ]);
    const [part] = contractParts(facts);
    if (!part) {
      throw new AppError(
        'nothing_to_analyze',
        `“${document.name}” does not look like a contract: no vendor, fee or term of an agreement was found in it.`,
      );
    }
    return analyseContract(
      part,
      { document, facts, ...budget, today: this.clock.today() },
      this.clock.now().toISOString(),
    );
  }

  private async forBudget(parametersId: number | undefined) {
    if (parametersId === undefined) return { rates: rateTable(await this.economics.rates()) };
    const { propertyType, location } = await this.parameters.get(parametersId);
    return { rates: rateTable(await this.economics.ratesFor(parametersId)), propertyType, location };
  }
}
