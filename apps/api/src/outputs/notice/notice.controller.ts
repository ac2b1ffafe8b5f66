import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { send } from '../export/send-file';
import { NoticeService } from './notice.service';

@Controller()
export class NoticeController {
  constructor(private readonly notices: NoticeService) {}

  @Route('exportNotice')
  async letter(
    @Input() { params, query }: InputOf<'exportNotice'>,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.notices.letter(params.id, query));
  }
}
