import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ExtractionService } from './extraction.service';

/** What of a document only its reading knows. */
@Controller()
export class ExtractionController {
  constructor(private readonly extraction: ExtractionService) {}

  @Route('getDocument')
  detail(@Input() { params }: InputOf<'getDocument'>): Promise<ResponseOf<'getDocument'>> {
    return this.extraction.detail(params.id);
  }

  @Route('getPage')
  page(@Input() { params }: InputOf<'getPage'>): Promise<ResponseOf<'getPage'>> {
    return this.extraction.page(params.id, params.page);
  }

  @Route('getFacts')
  facts(@Input() { params }: InputOf<'getFacts'>): Promise<ResponseOf<'getFacts'>> {
    return this.extraction.facts(params.id);
  }
}
