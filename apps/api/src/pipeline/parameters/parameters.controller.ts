import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ParametersService } from './parameters.service';

@Controller()
export class ParametersController {
  constructor(private readonly parameters: ParametersService) {}

  @Route('listParameters')
  list(): Promise<ResponseOf<'listParameters'>> {
    return this.parameters.list();
  }

  @Route('createParameters')
  create(@Input() { body }: InputOf<'createParameters'>): Promise<ResponseOf<'createParameters'>> {
    return this.parameters.create(body);
  }

  @Route('getParameters')
  get(@Input() { params }: InputOf<'getParameters'>): Promise<ResponseOf<'getParameters'>> {
    return this.parameters.get(params.id);
  }

  @Route('updateParameters')
  update(@Input() { params, body }: InputOf<'updateParameters'>): Promise<ResponseOf<'updateParameters'>> {
    return this.parameters.update(params.id, body);
  }

  @Route('clearHistory')
  async clear(): Promise<ResponseOf<'clearHistory'>> {
    await this.parameters.clearHistory();
    return { deleted: true };
  }
}
