import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  balance,
  groupOf,
  isIncomeCode,
  normaliseWords,
  parseAmount,
  toDecimalString,
  type Balancing,
  type Cents,
} from '@hoa/budget-math';
import type { BudgetItem, EditsInput, ItemInput, ResponseOf } from '@hoa/contracts';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ParametersService } from '../parameters/parameters.service';
import { BudgetService } from './budget.service';
import { toAmounts, type StoredItem } from './budget.table';
import { Items } from './items';
import { Journal } from './journal';
import { staleView } from './stale';

interface Change {
  row: StoredItem;
  cents: Cents;
}
type Result = ResponseOf<'editBudget'>;

/** Every change that people make to a budget: atomic, journalled, and refused where it was made on a stale view. */
@Injectable()
export class EditsService {
  constructor(
    private readonly database: Database,
    private readonly budget: BudgetService,
    private readonly items: Items,
    private readonly journal: Journal,
    private readonly parameters: ParametersService,
  ) {}

  /** All changes or none. Throws stale_version with the current rows where the view is an older one. */
  edit(parametersId: number, input: EditsInput): Promise<Result> {
    return this.database.inTransaction(async () => {
      const { revision } = await this.items.lock(parametersId);
      const rows = new Map((await this.items.list(parametersId)).map((row) => [row.id, row]));
      const changes = input.changes.map((change) => ({
        row: rows.get(change.itemId),
        version: change.version,
        cents: centsOf(change.proposedBudget),
      }));
      const missing = changes.some(({ row }) => row === undefined);
      if (missing) throw new AppError('not_found', 'A line of this change was not found in the budget.');
      if (new Set(changes.map(({ row }) => row?.id)).size !== changes.length) {
        throw new AppError('invalid_request', 'A line stands twice in this change.');
      }
      const known = changes.flatMap(({ row, ...change }) => (row ? [{ ...change, row }] : []));
      if (isStale(input, revision) || known.some(({ row, version }) => row.version !== version)) {
        const items = await this.budget.toWire(known.map(({ row }) => row));
        throw staleView({ revision, items });
      }
      return this.apply(parametersId, known, input.origin);
    });
  }

  /** One line. Without `version` the last word wins. */
  async setAmount(
    id: number,
    input: { proposedBudget: string; version?: number | undefined },
  ): Promise<BudgetItem> {
    const { parameters_id: parametersId } = await this.present(id);
    return this.database.inTransaction(async () => {
      const { revision } = await this.items.lock(parametersId);
      const row = await this.present(id);
      if (input.version !== undefined && input.version !== row.version)
        throw staleView({ revision, items: await this.budget.toWire([row]) });
      const { items } = await this.apply(
        parametersId,
        [{ row, cents: centsOf(input.proposedBudget) }],
        'hand',
      );
      return first(items);
    });
  }

  async add(parametersId: number, input: ItemInput): Promise<BudgetItem> {
    return this.database.inTransaction(async () => {
      await this.items.lock(parametersId);
      const cents = centsOf(input.proposedBudget);
      const glCode = input.glCode ?? '';
      // In our chart a code that begins with 6 is income, whatever else was picked.
      const type = isIncomeCode(glCode) ? 'income' : input.type;
      const shape = { type, glCode, description: input.description } as const;
      const row = await this.items.insert(parametersId, {
        ...shape,
        lineKey: `hand|${randomUUID()}`,
        category: (type === input.type && input.category) || groupOf(shape),
        notes: input.notes ?? '',
        previousCents: 0,
        previousKnown: false,
        previousBasis: 'unknown',
        generatedCents: null,
        proposedCents: cents,
        priority: 'medium',
        basis: 'assumption',
        formula: 'Added by hand.',
        assumptions: ['This line was added by hand.'],
        sources: [],
        confidence: 1,
        needsReview: false,
        kept: true,
      });
      await this.journal.record(parametersId, [{ row, from: 0, to: cents, kind: 'added' }], {
        origin: 'hand',
      });
      return first(await this.budget.toWire([row]));
    });
  }

  async remove(id: number): Promise<void> {
    const { parameters_id: parametersId } = await this.present(id);
    await this.database.inTransaction(async () => {
      await this.items.lock(parametersId);
      const row = await this.present(id);
      await this.items.setDeleted(row, true);
      const entry = { row, from: row.proposed_cents, to: 0, kind: 'removed' as const };
      await this.journal.record(parametersId, [entry], { origin: 'hand' });
    });
  }

  /** Brings a removed line back; one that is there stays as it is. */
  async restore(id: number): Promise<BudgetItem> {
    const { parameters_id: parametersId } = await this.items.get(id);
    return this.database.inTransaction(async () => {
      await this.items.lock(parametersId);
      const row = await this.items.get(id);
      if (row.deleted_at !== null) {
        await this.items.setDeleted(row, false);
        const entry = { row, from: 0, to: row.proposed_cents, kind: 'restored' as const };
        await this.journal.record(parametersId, [entry], { origin: 'restore' });
      }
      return first(await this.budget.toWire([await this.items.get(id)]));
    });
  }

  /** Raises assessment income to cover expenses, as generation does; nothing where it covers them already. */
  async rebalance(parametersId: number): Promise<Result> {
    return this.database.inTransaction(async () => {
      const { revision } = await this.items.lock(parametersId);
      const billed = await this.parameters.get(parametersId);
      const plan = balance((await this.items.list(parametersId)).map(toAmounts), billed);
      if (plan.kind === 'balanced') return { batchId: randomUUID(), revision, items: [] };
      if (plan.kind === 'raise') {
        return this.apply(parametersId, [{ row: plan.item.row, cents: plan.toCents }], 'rebalance');
      }
      return this.createIncome(parametersId, plan);
    });
  }

  private async createIncome(
    parametersId: number,
    plan: Extract<Balancing<unknown>, { kind: 'create' }>,
  ): Promise<Result> {
    const lineKey = `rebalance|${normaliseWords(plan.description)}|${randomUUID()}`;
    const row = await this.items.insert(parametersId, {
      lineKey,
      category: 'Income',
      description: plan.description,
      glCode: plan.glCode,
      notes: 'Created to cover expenses.',
      type: 'income',
      previousCents: plan.previousCents,
      previousKnown: plan.previousCents !== 0,
      previousBasis: plan.previousCents === 0 ? 'unknown' : 'assumption',
      generatedCents: null,
      proposedCents: plan.proposedCents,
      priority: 'high',
      basis: 'balancing',
      formula: `Shortfall ${toDecimalString(plan.shortfallCents)} x 1.05.`,
      assumptions:
        plan.previousCents === 0 ? [] : ['The previous year is assumed as 0.95 x the previous expenses.'],
      sources: [],
      confidence: 0.5,
      needsReview: true,
      kept: false,
    });
    const entry = { row, from: 0, to: row.proposed_cents, kind: 'added' as const };
    const { batchId, revision } = await this.journal.record(parametersId, [entry], { origin: 'rebalance' });
    return { batchId, revision, items: await this.budget.toWire([row]) };
  }

  private async apply(
    parametersId: number,
    changes: readonly Change[],
    origin: EditsInput['origin'],
  ): Promise<Result> {
    const real = changes.filter(({ row, cents }) => row.proposed_cents !== cents);
    const wanted = real.map(({ row, cents }) => ({ id: row.id, version: row.version, cents }));
    await this.items.setAmounts(wanted, origin !== 'rebalance');
    const edits = real.map(({ row, cents }) => ({ row, from: row.proposed_cents, to: cents }));
    const { batchId, revision } = await this.journal.record(parametersId, edits, { origin });
    const ids = new Set(changes.map(({ row }) => row.id));
    const rows = (await this.items.list(parametersId)).filter((row) => ids.has(row.id));
    return { batchId, revision, items: await this.budget.toWire(rows) };
  }

  private async present(id: number): Promise<StoredItem> {
    const row = await this.items.get(id);
    if (row.deleted_at !== null) throw new AppError('not_found', 'The budget line was removed.');
    return row;
  }
}

/**
 * A line's version tells whether its own amount is the one that was looked at. A what-if was weighed by the total of
 * the whole budget: any change since makes it another question.
 */
function isStale({ origin, baseRevision }: EditsInput, revision: number): boolean {
  return origin === 'what-if' && baseRevision !== revision;
}

function centsOf(amount: string): Cents {
  const cents = parseAmount(amount);
  if (cents === null) throw new AppError('invalid_request', 'Please enter a valid number');
  return cents;
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('A change without a line.');
  return item;
}
