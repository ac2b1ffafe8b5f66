import { Injectable } from '@nestjs/common';
import type { CcrAnalysis } from '@hoa/contracts';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { ExtractionService } from '../../pipeline/extraction/extraction.service';
import { AppError } from '../../platform/errors/app-error';
import { analyseDeclaration } from './rules/analyse';

/** Tells what a declaration says of who owns which part, from the facts of its reading. It never opens a file. */
@Injectable()
export class CcrService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
  ) {}

  async analyse(documentId: number): Promise<CcrAnalysis> {
    const document = await this.documents.get(documentId);
    if (document.status !== 'ready' && document.status !== 'failed')
      throw new AppError(
        'documents_not_ready',
        `“${document.name}” is still being read. Please try again in a moment.`,
      );
    return analyseDeclaration(document, await this.extraction.facts(documentId));
  }
}
