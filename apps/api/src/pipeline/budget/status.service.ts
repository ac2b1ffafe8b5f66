import { Injectable } from '@nestjs/common';
import type { Budget, StatusInput } from '@hoa/contracts';
import { Activity } from '../../platform/access/activity';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ParametersService } from '../parameters/parameters.service';
import { BudgetService } from './budget.service';
import type { StoredBudget } from './budget.table';
import { Items } from './items';
import { isUnreconciled, notReconciled } from './reconciliation';
import { staleView } from './stale';
import { VersionStore } from './version-store';

type Status = StoredBudget['status'];

/** Whither a budget may go from where it is. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['proposed'],
  proposed: ['adopted', 'draft'],
  adopted: ['draft'],
};

const VERSION_NAMES = { proposed: 'As proposed', adopted: 'As adopted' } as const;

/** Proposes, adopts and reopens budgets. */
@Injectable()
export class StatusService {
  constructor(
    private readonly database: Database,
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly items: Items,
    private readonly versions: VersionStore,
    private readonly activity: Activity,
  ) {}

  /** What is proposed or adopted is saved as a version with it, so that it can be shown later whatever follows. */
  async set(parametersId: number, { status, revision }: StatusInput): Promise<Budget> {
    await this.database.inTransaction(async () => {
      const budget = await this.items.hold(parametersId);
      if (budget.status === status) return;
      if (revision !== undefined && revision !== budget.revision)
        throw staleView({ revision: budget.revision, items: await this.budget.list(parametersId) });
      assertNext(budget.status, status);
      if (status === 'adopted' && isUnreconciled(budget.reconciliation))
        throw notReconciled(budget.reconciliation);
      if (status !== 'draft') {
        const saved = await this.versions.save(parametersId, { name: VERSION_NAMES[status], cause: status });
        if (!saved) throw new AppError('conflict', 'This budget has no lines yet. Please generate it first.');
      }
      await this.items.setStatus(parametersId, { revision: budget.revision, status });
      await this.parameters.recordReadOnly(parametersId, status === 'adopted');
      await this.note(parametersId, status);
    });
    return this.budget.get(parametersId);
  }

  private async note(parametersId: number, to: Status): Promise<void> {
    if (to === 'proposed') return;
    const { associationName, year } = await this.parameters.get(parametersId);
    const kind = to === 'adopted' ? 'adopted' : 'reopened';
    await this.activity.note(kind, `${associationName} ${year}`);
  }
}

function assertNext(from: Status, to: Status): void {
  if (NEXT[from].includes(to)) return;
  throw new AppError(
    'conflict',
    from === 'draft'
      ? 'A draft is proposed to the board before it is adopted.'
      : 'An adopted budget is reopened as a draft before it is proposed again.',
  );
}
