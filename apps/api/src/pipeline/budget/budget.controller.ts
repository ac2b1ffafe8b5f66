import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { BudgetService } from './budget.service';
import { CoverService } from './cover.service';
import { EditsService } from './edits.service';
import { StatusService } from './status.service';
import { UndoService } from './undo.service';

@Controller()
export class BudgetController {
  constructor(
    private readonly budget: BudgetService,
    private readonly changes: EditsService,
    private readonly undo: UndoService,
    private readonly status: StatusService,
    private readonly covering: CoverService,
  ) {}

  @Route('getBudget')
  get(@Input() { params }: InputOf<'getBudget'>): Promise<ResponseOf<'getBudget'>> {
    return this.budget.get(params.parametersId);
  }

  @Route('listItems')
  list(@Input() { params }: InputOf<'listItems'>): Promise<ResponseOf<'listItems'>> {
    return this.budget.list(params.parametersId);
  }

  @Route('addItem')
  add(@Input() { params, body }: InputOf<'addItem'>): Promise<ResponseOf<'addItem'>> {
    return this.changes.add(params.parametersId, body);
  }

  @Route('updateItem')
  update(@Input() { params, body }: InputOf<'updateItem'>): Promise<ResponseOf<'updateItem'>> {
    return this.changes.setAmount(params.id, body);
  }

  @Route('deleteItem')
  async delete(@Input() { params }: InputOf<'deleteItem'>): Promise<ResponseOf<'deleteItem'>> {
    await this.changes.remove(params.id);
    return { deleted: true };
  }

  @Route('restoreItem')
  restore(@Input() { params }: InputOf<'restoreItem'>): Promise<ResponseOf<'restoreItem'>> {
    return this.changes.restore(params.id);
  }

  @Route('editBudget')
  edit(@Input() { params, body }: InputOf<'editBudget'>): Promise<ResponseOf<'editBudget'>> {
    return this.changes.edit(params.parametersId, body);
  }

  @Route('listEdits')
  edits(@Input() { params }: InputOf<'listEdits'>): Promise<ResponseOf<'listEdits'>> {
    return this.budget.edits(params.parametersId);
  }

  @Route('undoEdits')
  undoEdits(@Input() { params, body }: InputOf<'undoEdits'>): Promise<ResponseOf<'undoEdits'>> {
    return this.undo.undo(params.parametersId, body.batchId);
  }

  @Route('setStatus')
  setStatus(@Input() { params, body }: InputOf<'setStatus'>): Promise<ResponseOf<'setStatus'>> {
    return this.status.set(params.parametersId, body);
  }

  @Route('rebalance')
  rebalance(@Input() { params }: InputOf<'rebalance'>): Promise<ResponseOf<'rebalance'>> {
    return this.changes.rebalance(params.parametersId);
  }

  @Route('getReserves')
  reserves(@Input() { params, query }: InputOf<'getReserves'>): Promise<ResponseOf<'getReserves'>> {
    return this.budget.reserves(params.parametersId, query.phaseYears);
  }

  @Route('confirmCard')
  confirm(@Input() { params, body }: InputOf<'confirmCard'>): Promise<ResponseOf<'confirmCard'>> {
    return this.covering.confirm(params.parametersId, body);
  }

  @Route('coverShortfall')
  cover(@Input() { params, body }: InputOf<'coverShortfall'>): Promise<ResponseOf<'coverShortfall'>> {
    return this.covering.cover(params.parametersId, body);
  }
}
