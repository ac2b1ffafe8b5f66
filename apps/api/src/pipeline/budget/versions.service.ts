import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { compareBudgets, toDecimalString, type ComparedAmount, type LineComparison } from '@hoa/budget-math';
import type { BudgetVersion, ComparedLine, ResponseOf, VersionComparison } from '@hoa/contracts';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ParametersService } from '../parameters/parameters.service';
import { BudgetService } from './budget.service';
import { LineRow, type StoredItem } from './budget.table';
import { Items } from './items';
import { Journal, type JournalEntry } from './journal';
import { isUnreconciled } from './reconciliation';
import { VersionStore } from './version-store';

interface State {
  id: number | null;
  name: string;
  at: Date;
  lines: LineRow[];
}

/** Named versions: saved, compared line by line, and restored. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly database: Database,
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly items: Items,
    private readonly journal: Journal,
    private readonly store: VersionStore,
  ) {}

  async list(parametersId: number): Promise<BudgetVersion[]> {
    await this.parameters.get(parametersId);
    return this.store.list(parametersId);
  }

  /** Also of an adopted budget: its lines stay as they are. */
  save(parametersId: number, version: { name: string; reason: string }): Promise<BudgetVersion> {
    return this.database.inTransaction(async () => {
      await this.items.hold(parametersId);
      await this.store.assertRoom(parametersId);
      const saved = await this.store.save(parametersId, { ...version, cause: 'saved' });
      if (!saved) throw new AppError('conflict', 'There is nothing to save yet: this budget has no lines.');
      return saved;
    });
  }

  /** `to` is absent for the current budget. */
  async compare(
    parametersId: number,
    { from, to }: { from: number; to?: number | undefined },
  ): Promise<VersionComparison> {
    await this.parameters.get(parametersId);
    const before = await this.version(parametersId, from);
    const after = to === undefined ? await this.present(parametersId) : await this.version(parametersId, to);
    const { lines, income, expenses, net } = compareBudgets(
      before.lines.map(toComparable),
      after.lines.map(toComparable),
    );
    const count = (change: string) => lines.filter((line) => line.change === change).length;
    return {
      from: { id: from, name: before.name, at: before.at.toISOString() },
      to: { id: after.id, name: after.name, at: after.at.toISOString() },
      lines: lines.map(toComparedLine),
      totals: { income: toWireAmount(income), expenses: toWireAmount(expenses), net: toWireAmount(net) },
      counts: {
        added: count('added'),
        removed: count('removed'),
        changed: count('changed'),
        same: count('same'),
      },
    };
  }

  /** A version of the present is saved first; the change is one batch of the journal, which can be undone. */
  async restore(id: number): Promise<ResponseOf<'restoreVersion'>> {
    const version = await this.store.get(id);
    const { parametersId } = version;
    return this.database.inTransaction(async () => {
      await this.items.lock(parametersId);
      const saved =
        (await this.store.save(parametersId, {
          name: `Before restoring “${version.name}”`.slice(0, 100),
          cause: 'restore',
        })) ?? (await this.emptyVersion());
      const entries = [
        ...(await this.bringBack(parametersId, version.lines)),
        ...(await this.removeOthers(parametersId, version.lines)),
      ];
      // Only generation makes a budget reconciled: a restore can be undone, and the mark would stay.
      if (isUnreconciled(version.reconciliation))
        await this.items.setReconciliation(parametersId, version.reconciliation);
      const { batchId, revision } = await this.journal.record(parametersId, entries, { origin: 'restore' });
      const items = await this.budget.toWire(await this.items.list(parametersId));
      return { batchId, revision, items, saved };
    });
  }

  private async bringBack(parametersId: number, lines: readonly LineRow[]): Promise<JournalEntry[]> {
    const present = new Map((await this.items.listAll(parametersId)).map((row) => [row.line_key, row]));
    const different = lines.filter((line) => !isSame(present.get(line.line_key), line));
    const placed = await this.items.place(parametersId, different);
    return placed.flatMap((row) => entryOf(present.get(row.line_key), row));
  }

  private async removeOthers(parametersId: number, lines: readonly LineRow[]): Promise<JournalEntry[]> {
    const wanted = new Set(lines.map((line) => line.line_key));
    const others = (await this.items.list(parametersId)).filter((row) => !wanted.has(row.line_key));
    for (const row of others) await this.items.setDeleted(row, true);
    return others.map((row) => ({ row, from: row.proposed_cents, to: 0, kind: 'removed' }));
  }

  private async version(parametersId: number, id: number): Promise<State> {
    const version = await this.store.get(id);
    // A version of another budget is none of this one's.
    if (version.parametersId !== parametersId) throw new AppError('not_found', 'The version was not found.');
    return version;
  }

  private async present(parametersId: number): Promise<State> {
    return { id: null, name: 'The budget now', at: new Date(), lines: await this.items.list(parametersId) };
  }

  private emptyVersion(): never {
    throw new AppError('conflict', 'There is nothing to restore over: this budget has no lines yet.');
  }
}

const toComparable = (row: LineRow) => ({
  lineKey: row.line_key,
  type: row.type,
  proposedCents: row.proposed_cents,
  row,
});

function toComparedLine(line: LineComparison<ReturnType<typeof toComparable>>): ComparedLine {
  const { row } = line.to ?? line.from ?? nothing();
  return {
    lineKey: row.line_key,
    description: row.description,
    glCode: row.gl_code,
    category: row.category,
    type: row.type,
    change: line.change,
    from: line.from ? toDecimalString(line.from.proposedCents) : null,
    to: line.to ? toDecimalString(line.to.proposedCents) : null,
    difference: toDecimalString(line.differenceCents),
  };
}

function toWireAmount({ fromCents, toCents, differenceCents }: ComparedAmount) {
  return {
    from: toDecimalString(fromCents),
    to: toDecimalString(toCents),
    difference: toDecimalString(differenceCents),
  };
}

function isSame(present: StoredItem | undefined, line: LineRow): boolean {
  if (!present || present.deleted_at !== null) return false;
  return isDeepStrictEqual(LineRow.parse(present), line);
}

/** What the journal says of a line that was put back; nothing where its amount is the same. */
function entryOf(before: StoredItem | undefined, row: StoredItem): JournalEntry[] {
  const line = {
    before: before && before.deleted_at === null ? LineRow.parse(before) : null,
    after: LineRow.parse(row),
  };
  const to = row.proposed_cents;
  if (!before) return [{ row, from: 0, to, kind: 'added', line }];
  if (before.deleted_at !== null) return [{ row, from: 0, to, kind: 'restored', line }];
  return before.proposed_cents === to
    ? []
    : [{ row, from: before.proposed_cents, to, kind: 'changed', line }];
}

function nothing(): never {
  throw new Error('A compared line is on neither side.');
}
