import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { BudgetService } from './budget.service';
import type { StoredItem } from './budget.table';
import { Items } from './items';
import { Journal, type EditKind, type JournalEntry, type StoredEdit } from './journal';
import { staleView } from './stale';

const INVERSE: Readonly<Record<EditKind, EditKind>> = {
  changed: 'changed',
  added: 'removed',
  removed: 'restored',
  restored: 'removed',
};

interface Step {
  edit: StoredEdit;
  row: StoredItem;
}

/** Takes batches back. An undo is a batch like any other, so that taking it back does the first one again. */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly budget: BudgetService,
    private readonly items: Items,
    private readonly journal: Journal,
  ) {}

  /**
   * All of a batch or nothing: where one of its lines is not as the batch left it, somebody changed it since, and the
   * answer is stale_version with the lines as they are.
   */
  undo(parametersId: number, batchId: string): Promise<ResponseOf<'undoEdits'>> {
    return this.database.inTransaction(async () => {
      const { revision } = await this.items.lock(parametersId);
      const edits = await this.journal.batch(parametersId, batchId);
      if (edits.length === 0) throw new AppError('not_found', 'This change was not found in the journal.');
      const { undone } = await this.journal.history(parametersId);
      if (undone.has(batchId)) throw new AppError('conflict', 'This change was taken back already.');
      const steps = await this.steps(parametersId, edits);
      const moved = steps.filter(({ edit, row }) => !isAsLeft(edit, row));
      if (moved.length > 0) {
        const items = await this.budget.toWire(moved.map(({ row }) => row));
        throw staleView({ revision, items });
      }
      return this.takeBack(parametersId, batchId, steps);
    });
  }

  private async steps(parametersId: number, edits: readonly StoredEdit[]): Promise<Step[]> {
    const rows = new Map((await this.items.listAll(parametersId)).map((row) => [row.id, row]));
    return edits.map((edit) => {
      const row = rows.get(edit.item_id ?? 0);
      if (row) return { edit, row };
      throw new AppError(
        'conflict',
        `The line “${edit.description}” left the budget when it was generated again. Its amounts from before are in the versions.`,
      );
    });
  }

  private async takeBack(
    parametersId: number,
    batchId: string,
    steps: readonly Step[],
  ): Promise<ResponseOf<'undoEdits'>> {
    const amounts = steps.filter(({ edit }) => edit.kind === 'changed' && !edit.line);
    const wanted = amounts.map(({ edit, row }) => ({
      id: row.id,
      version: row.version,
      cents: edit.from_cents,
    }));
    await this.items.setAmounts(wanted, true);
    const whole = steps.flatMap(({ edit }) => edit.line?.before ?? []);
    if (whole.length > 0) await this.items.place(parametersId, whole);
    for (const { edit, row } of steps) {
      const isThere = edit.kind !== 'removed';
      if (edit.kind !== 'changed' && !(edit.line?.before ?? null)) await this.items.setDeleted(row, isThere);
    }
    const undone = await this.journal.record(parametersId, steps.map(inverseOf), {
      origin: 'undo',
      undoes: batchId,
    });
    const ids = new Set(steps.map(({ row }) => row.id));
    const rows = (await this.items.list(parametersId)).filter((row) => ids.has(row.id));
    return { ...undone, items: await this.budget.toWire(rows) };
  }
}

function isAsLeft(edit: StoredEdit, row: StoredItem): boolean {
  if (edit.kind === 'removed') return row.deleted_at !== null;
  return row.deleted_at === null && row.proposed_cents === edit.to_cents;
}

function inverseOf({ edit, row }: Step): JournalEntry {
  const { line } = edit;
  return {
    row,
    from: edit.to_cents,
    to: edit.from_cents,
    kind: INVERSE[edit.kind],
    ...(line ? { line: { before: line.after, after: line.before } } : {}),
  };
}
