import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { DeletedBudgets } from './deleted-budgets';
import { ParametersService } from './parameters.service';
import { ProposalService } from './proposal.service';

@Controller()
export class ParametersController {
  constructor(
    private readonly parameters: ParametersService,
    private readonly proposals: ProposalService,
    private readonly deleted: DeletedBudgets,
  ) {}

  @Route('listParameters')
  list(): Promise<ResponseOf<'listParameters'>> {
    return this.parameters.list();
  }

  @Route('createParameters')
  create(@Input() { body }: InputOf<'createParameters'>): Promise<ResponseOf<'createParameters'>> {
    return this.parameters.create(body);
  }

  @Route('proposeParameters')
  propose(@Input() { query }: InputOf<'proposeParameters'>): Promise<ResponseOf<'proposeParameters'>> {
    return this.proposals.propose(query);
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
    await this.deleted.clearHistory();
    return { deleted: true };
  }

  @Route('listDeletedBudgets')
  listDeleted(): Promise<ResponseOf<'listDeletedBudgets'>> {
    return this.deleted.list();
  }

  @Route('recoverBudget')
  recover(@Input() { params }: InputOf<'recoverBudget'>): Promise<ResponseOf<'recoverBudget'>> {
    return this.deleted.recover(params.id);
  }
}
