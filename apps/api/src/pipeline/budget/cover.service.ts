import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  budgetShortfall,
  INCOME_GROUP,
  isDues,
  isPlannedSurplus,
  lineToRaise,
  PLANNED_SURPLUS_KEY,
  sumCents,
  type Cents,
} from '@hoa/budget-math';
import type { Budget, ConfirmationInput, ResponseOf, ShortfallInput } from '@hoa/contracts';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ParametersService } from '../parameters/parameters.service';
import { BudgetService } from './budget.service';
import { toAmounts, type StoredItem } from './budget.table';
import { Items } from './items';
import { Journal, type JournalEntry } from './journal';
import { coveredBy, cutLines } from './shortfall';
import { staleView } from './stale';

interface Change {
  row: StoredItem;
  cents: Cents;
}

/** Covers a shortfall as a person chose: one batch of the journal, which one undo takes back. */
@Injectable()
export class CoverService {
  constructor(
    private readonly database: Database,
    private readonly budget: BudgetService,
    private readonly items: Items,
    private readonly journal: Journal,
    private readonly parameters: ParametersService,
  ) {}

  cover(parametersId: number, input: ShortfallInput): Promise<ResponseOf<'coverShortfall'>> {
    return this.database.inTransaction(async () => {
      const { revision, generated_from } = await this.items.lock(parametersId);
      // A choice was weighed by the whole budget: any change since makes it another one.
      if (revision !== input.revision) throw staleView({ revision, items: [] });
      const lines = (await this.items.list(parametersId)).map(toLine);
      const opening = generated_from?.found?.balances.find(({ fund }) => fund === 'operating');
      const billed = await this.parameters.get(parametersId);
      const shortfall = budgetShortfall(lines, opening?.cents ?? null, billed);
      const choice = shortfall?.choices.find(({ id }) => id === input.choice);
      if (!shortfall || !choice)
        throw new AppError('conflict', 'This choice is not open to the budget as it is now.');
      const covered = coveredBy(choice, shortfall.duesCents);
      const changes = [
        ...duesAt(lines, covered.duesCents),
        ...(covered.cutCents > 0
          ? cutLines(lines, covered.cutCents).map(({ line, cents }) => ({ row: line.row, cents }))
          : []),
      ];
      const entries = [
        ...(await this.setAmounts(changes)),
        ...(await this.planSurplus(parametersId, lines, covered.surplusCents)),
      ];
      const done = await this.journal.record(parametersId, entries, { origin: 'rebalance' });
      const ids = new Set(entries.map(({ row }) => row.id));
      const rows = (await this.items.list(parametersId)).filter(({ id }) => ids.has(id));
      return { ...done, items: await this.budget.toWire(rows) };
    });
  }

  /** Only what a card asks about now can be confirmed: the list never outgrows the cards. */
  confirm(parametersId: number, { cardId, confirmed }: ConfirmationInput): Promise<Budget> {
    return this.database.inTransaction(async () => {
      const { generated_from } = await this.items.lock(parametersId);
      const { plausibility = [] } = await this.budget.get(parametersId);
      const present = new Set(plausibility.map(({ id }) => id));
      if (!present.has(cardId))
        throw new AppError('not_found', 'This check does not apply to the budget any more.');
      const others = (generated_from?.confirmed ?? []).filter((id) => id !== cardId && present.has(id));
      await this.items.setConfirmed(parametersId, confirmed ? [...others, cardId] : others);
      return this.budget.get(parametersId);
    });
  }

  private async setAmounts(changes: readonly Change[]): Promise<JournalEntry[]> {
    const real = changes.filter(({ row, cents }) => row.proposed_cents !== cents);
    await this.items.setAmounts(
      real.map(({ row, cents }) => ({ id: row.id, version: row.version, cents })),
      true,
    );
    return real.map(({ row, cents }) => ({ row, from: row.proposed_cents, to: cents }));
  }

  /** The planned use of earlier years' surplus is a line of its own; an earlier plan makes way for it. */
  private async planSurplus(
    parametersId: number,
    lines: readonly ReturnType<typeof toLine>[],
    cents: Cents,
  ): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    for (const { row } of lines.filter(isPlannedSurplus)) {
      await this.items.setDeleted(row, true);
      entries.push({ row, from: row.proposed_cents, to: 0, kind: 'removed' });
    }
    if (cents === 0) return entries;
    const row = await this.items.insert(parametersId, {
      lineKey: `${PLANNED_SURPLUS_KEY}|${randomUUID()}`,
      category: INCOME_GROUP,
      description: 'Planned use of surplus',
      glCode: '',
      notes: 'Of the balance that earlier years left in the operating fund; nothing is received.',
      type: 'income',
      previousCents: 0,
      previousKnown: false,
      previousBasis: 'unknown',
      generatedCents: null,
      proposedCents: cents,
      priority: 'high',
      basis: 'balancing',
      formula: 'As chosen to cover the shortfall.',
      assumptions: [],
      sources: [],
      confidence: 1,
      needsReview: false,
      kept: true,
    });
    return [...entries, { row, from: 0, to: cents, kind: 'added' }];
  }
}

const toLine = (row: StoredItem) => ({
  ...toAmounts(row),
  previousKnown: row.previous_known,
  lineKey: row.line_key,
});

/** All dues together at an amount: what changes is the line that balancing raises. */
function duesAt(lines: readonly ReturnType<typeof toLine>[], cents: Cents): Change[] {
  const dues = lines.filter(isDues);
  const main = lineToRaise(dues);
  if (!main) throw new AppError('conflict', 'The budget has no line of dues yet. Rebalance adds one.');
  const others = sumCents(dues.filter((line) => line !== main).map(({ proposedCents }) => proposedCents));
  return [{ row: main.row, cents: cents - others }];
}
