import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { CorrectionsService } from './corrections.service';

@Controller()
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Route('listCorrections')
  list(@Input() { params }: InputOf<'listCorrections'>): Promise<ResponseOf<'listCorrections'>> {
    return this.corrections.list(params.id);
  }

  @Route('addCorrection')
  add(@Input() { params, body }: InputOf<'addCorrection'>): Promise<ResponseOf<'addCorrection'>> {
    return this.corrections.add(params.id, body);
  }

  @Route('answerQuestion')
  answer(@Input() { params, body }: InputOf<'answerQuestion'>): Promise<ResponseOf<'answerQuestion'>> {
    return this.corrections.answer(params.id, body);
  }

  @Route('removeCorrection')
  remove(@Input() { params }: InputOf<'removeCorrection'>): Promise<ResponseOf<'removeCorrection'>> {
    return this.corrections.remove(params.id, params.correctionId);
  }
}
