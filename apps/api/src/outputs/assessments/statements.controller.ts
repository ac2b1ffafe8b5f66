import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { send } from '../export/send-file';
import { StatementsService } from './statements.service';

@Controller()
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  @Route('assessmentStatements')
  async make(
    @Input() { params, body }: InputOf<'assessmentStatements'>,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.statements.statements(params.id, body));
  }
}
