import { Controller, Req, Res } from '@nestjs/common';
import { PPTX_TYPE, type ResponseOf } from '@hoa/contracts';
import type { Request, Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ExportService } from './export.service';
import { send } from './send-file';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Route('exportExcel')
  async excel(@Input() { params }: InputOf<'exportExcel'>, @Res() response: Response): Promise<void> {
    send(response, await this.exports.excel(params.id));
  }

  @Route('exportPdf')
  async pdf(@Input() { params }: InputOf<'exportPdf'>, @Res() response: Response): Promise<void> {
    send(response, await this.exports.pdf(params.id));
  }

  @Route('exportSlidesPdf')
  async slidesPdf(
    @Input() { params, query }: InputOf<'exportSlidesPdf'>,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.exports.slidesPdf(params.id, query));
  }

  @Route('exportCsv')
  async csv(@Input() { params }: InputOf<'exportCsv'>, @Res() response: Response): Promise<void> {
    send(response, await this.exports.csv(params.parametersId, params.provider));
  }

  @Route('exportEmail')
  email(@Input() { params, query }: InputOf<'exportEmail'>): Promise<ResponseOf<'exportEmail'>> {
    return this.exports.email(params.id, query);
  }

  @Route('exportEmailFile')
  async emailFile(
    @Input() { params, query }: InputOf<'exportEmailFile'>,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.exports.emailFile(params.id, query));
  }

  @Route('exportPresentation')
  async presentation(
    @Input() { params, query }: InputOf<'exportPresentation'>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('accept');
    if (query.as === 'file' || request.accepts(['json', PPTX_TYPE]) === PPTX_TYPE)
      send(response, await this.exports.presentationFile(params.id, query));
    else
      response.json(
        (await this.exports.presentation(params.id, query)) satisfies ResponseOf<'exportPresentation'>,
      );
  }
}
