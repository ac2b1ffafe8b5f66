import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  allocate,
  budgetShortfall,
  budgetSurplus,
  INCOME_GROUP,
  isDues,
  isOperating,
  lineToRaise,
  OTHER_GROUP,
  PLAN_KEYS,
  planOf,
  RESERVE_GROUP,
  sumCents,
  type Cents,
  type PlanKind,
} from '@hoa/budget-math';
import type { Budget, ConfirmationInput, ResponseOf, ShortfallInput } from '@hoa/contracts';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ParametersService } from '../parameters/parameters.service';
import { BudgetService } from './budget.service';
import { toAmounts, type StoredItem } from './budget.table';
import { Items } from './items';
import { Journal, type JournalEntry } from './journal';
import { coveredBy, cutLines, planKinds, type Covered } from './shortfall';
import { staleView } from './stale';

interface Change {
  row: StoredItem;
  cents: Cents;
}

/** The lines that a choice adds: each is in the budget, and none is asked for by anybody else. */
const PLANNED: Record<
  PlanKind,
  { type: 'income' | 'expense'; category: string; description: string; notes: string }
> = {
  surplus: {
    type: 'income',
    category: INCOME_GROUP,
    description: 'Planned use of surplus',
    notes: 'Of the balance that earlier years left in the operating fund; nothing is received.',
  },
  reserves: {
    type: 'expense',
    category: RESERVE_GROUP,
    description: 'Surplus to reserves',
    notes: 'Income above what the budget needs, transferred to the reserve fund.',
  },
  capital: {
    type: 'expense',
    category: OTHER_GROUP,
    description: 'Addition to working capital',
    notes: 'Income above what the budget needs stays in the operating fund; nothing is spent.',
  },
};

/** Covers a shortfall, or uses a surplus, as a person chose: one batch of the journal, which one undo takes back. */
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
      const open = budgetShortfall(lines, opening?.cents ?? null, billed) ?? budgetSurplus(lines, billed);
      const choice = open?.choices.find(({ id }) => id === input.choice);
      if (!open || !choice)
        throw new AppError('conflict', 'This choice is not open to the budget as it is now.');
      const covered = coveredBy(choice, open.duesCents);
      const changes = [
        ...duesAt(lines, covered.duesCents),
        ...(covered.cutCents > 0
          ? cutLines(lines, covered.cutCents).map(({ line, cents }) => ({ row: line.row, cents }))
          : []),
      ];
      const entries = [
        ...(await this.setAmounts(changes)),
        ...(await this.plan(parametersId, lines, covered.plans)),
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

  /** What a choice plans is a line of its own; earlier plans make way for it. */
  private async plan(
    parametersId: number,
    lines: readonly Line[],
    plans: Covered['plans'],
  ): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    for (const { row } of lines.filter((line) => planOf(line) !== undefined)) {
      await this.items.setDeleted(row, true);
      entries.push({ row, from: row.proposed_cents, to: 0, kind: 'removed' });
    }
    for (const kind of planKinds.filter((one) => plans[one] !== 0)) {
      const row = await this.items.insert(parametersId, {
        ...PLANNED[kind],
        lineKey: `${PLAN_KEYS[kind]}|${randomUUID()}`,
        glCode: '',
        previousCents: 0,
        previousKnown: false,
        previousBasis: 'unknown',
        generatedCents: null,
        proposedCents: plans[kind],
        priority: 'high',
        basis: 'balancing',
        formula: kind === 'surplus' ? 'As chosen to cover the shortfall.' : 'As chosen for the surplus.',
        assumptions: [],
        sources: [],
        confidence: 1,
        needsReview: false,
        kept: true,
      });
      entries.push({ row, from: 0, to: plans[kind], kind: 'added' });
    }
    return entries;
  }
}

const toLine = (row: StoredItem) => ({
  ...toAmounts(row),
  previousKnown: row.previous_known,
  lineKey: row.line_key,
  generatedCents: row.generated_cents,
});
type Line = ReturnType<typeof toLine>;

/** All dues together at an amount: the line that balancing raises changes, and others only where it would fall below zero. */
function duesAt(lines: readonly Line[], cents: Cents): Change[] {
  const dues = lines.filter(isDues);
  const sum = (of: readonly Line[]) => sumCents(of.map(({ proposedCents }) => proposedCents));
  if (sum(dues) === cents) return [];
  const main = lineToRaise(dues);
  if (!main) throw new AppError('conflict', 'The budget has no line of dues yet. Rebalance adds one.');
  const mainCents = cents - sum(dues.filter((line) => line !== main));
  if (mainCents >= 0) return [{ row: main.row, cents: mainCents }];
  const others = dues.filter((line) => line !== main && isOperating(line));
  const left = allocate(
    sum(others) + mainCents,
    others.map(({ proposedCents }) => proposedCents),
  );
  return [{ row: main.row, cents: 0 }, ...others.map(({ row }, index) => ({ row, cents: left[index] ?? 0 }))];
}
