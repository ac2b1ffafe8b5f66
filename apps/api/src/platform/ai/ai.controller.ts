import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../http/route';
import { AiService } from './ai.service';

@Controller()
export class AiController {
  constructor(private readonly ai: AiService) {}

  @Route('aiStatus')
  status(): Promise<ResponseOf<'aiStatus'>> {
    return this.ai.status();
  }

  @Route('testProvider')
  test(@Input() { params }: InputOf<'testProvider'>): Promise<ResponseOf<'testProvider'>> {
    return this.ai.test(params.provider);
  }
}
