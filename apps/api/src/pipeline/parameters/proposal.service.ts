import { Injectable } from '@nestjs/common';
import type { ParametersProposal, ProposalQuery } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { ExtractionService } from '../extraction/extraction.service';
import { ParametersService } from './parameters.service';
import type { ProposalDocument } from './rules/evidence';
import { proposeParameters } from './rules/proposal';

/** So many documents are looked at, the newest first. */
const MOST_DOCUMENTS = 40;

/** Proposes parameters from what documents state. It stores nothing. */
@Injectable()
export class ProposalService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly parameters: ParametersService,
  ) {}

  async propose({ documentIds, parametersId, ...given }: ProposalQuery): Promise<ParametersProposal> {
    const saved = parametersId === undefined ? undefined : await this.parameters.get(parametersId);
    const isChosen = saved?.documentsChosen ?? false;
    const documents = await this.read(documentIds ?? saved?.documentIds);
    return proposeParameters(
      documents,
      { ...given, associationName: given.associationName ?? saved?.associationName },
      { chosen: isChosen, only: isChosen ? saved?.documentIds : undefined },
    );
  }

  /** Documents that were read, with facts and pages; those that were not are left out. */
  async read(ids: readonly number[] | undefined): Promise<ProposalDocument[]> {
    const distinct = ids && [...new Set(ids)];
    const rows = distinct ? await this.documents.find(distinct) : await this.documents.list();
    if (distinct && rows.length !== distinct.length)
      throw new AppError('not_found', 'One of these documents was not found.');
    const ready = rows.filter(({ status }) => status === 'ready').slice(0, MOST_DOCUMENTS);
    const facts = new Map(
      (await this.extraction.factsOf(ready.map(({ id }) => id))).map((one) => [one.documentId, one]),
    );
    const documents: ProposalDocument[] = [];
    for (const { id, name } of ready) {
      const known = facts.get(id);
      if (known) documents.push({ id, name, facts: known, pages: await this.extraction.pagesOf(id) });
    }
    return documents;
  }
}
