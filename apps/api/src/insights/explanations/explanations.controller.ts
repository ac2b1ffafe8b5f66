import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ExplanationsService } from './explanations.service';

@Controller()
export class ExplanationsController {
  constructor(private readonly explanations: ExplanationsService) {}

  @Route('explainItem')
  explain(@Input() { params, body }: InputOf<'explainItem'>): Promise<ResponseOf<'explainItem'>> {
    return this.explanations.explain(params.id, body);
  }
}
