import { Controller, Req, Res } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import type { Request, Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ExtractionService } from './extraction.service';
import { PageImages } from './page-images';

/** What of a document only its reading knows. */
@Controller()
export class ExtractionController {
  constructor(
    private readonly extraction: ExtractionService,
    private readonly images: PageImages,
  ) {}

  @Route('getDocument')
  detail(@Input() { params }: InputOf<'getDocument'>): Promise<ResponseOf<'getDocument'>> {
    return this.extraction.detail(params.id);
  }

  @Route('getPage')
  page(@Input() { params }: InputOf<'getPage'>): Promise<ResponseOf<'getPage'>> {
    return this.extraction.page(params.id, params.page);
  }

  @Route('getPageImage')
  async image(
    @Input() { params, query }: InputOf<'getPageImage'>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { etag, png } = await this.images.find({ documentId: params.id, page: params.page, ...query });
    // Asked again each time, so that nobody sees a page after losing access to it; unchanged, it is not drawn or sent again.
    response.set({
      etag,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'",
    });
    if (request.headers['if-none-match'] === etag) {
      response.status(304).end();
      return;
    }
    response.type('image/png').end(await png());
  }

  @Route('listQuestions')
  questions(@Input() { params }: InputOf<'listQuestions'>): Promise<ResponseOf<'listQuestions'>> {
    return this.extraction.questions(params.id);
  }

  @Route('getFacts')
  facts(@Input() { params }: InputOf<'getFacts'>): Promise<ResponseOf<'getFacts'>> {
    return this.extraction.facts(params.id);
  }
}
