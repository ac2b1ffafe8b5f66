import { Injectable } from '@nestjs/common';
import { budgetTotals, toDecimalString } from '@hoa/budget-math';
import type { Budget, BudgetEdit, BudgetItem, ReserveOutlook, UndoStep } from '@hoa/contracts';
import { DocumentsService } from '../documents/documents.service';
import { ExtractionService } from '../extraction/extraction.service';
import { ParametersService } from '../parameters/parameters.service';
import { isEdited, toAmounts, toBudgetItem, type StoredItem } from './budget.table';
import { figuresOf } from './figures';
import { Items } from './items';
import { Journal } from './journal';
import { reserveOutlook } from './reserves';
import { toBudgetReconciliation } from './reconciliation';
import { isOutdated } from './stale';

/** Reads budgets: their lines, totals and journal. */
@Injectable()
export class BudgetService {
  constructor(
    private readonly parameters: ParametersService,
    private readonly documents: DocumentsService,
    private readonly extraction: ExtractionService,
    private readonly items: Items,
    private readonly journal: Journal,
  ) {}

  /** Also before generation: a draft without lines. */
  async get(parametersId: number): Promise<Budget> {
    const parameters = await this.parameters.get(parametersId);
    const [budget, rows, history, corrections] = await Promise.all([
      this.items.budget(parametersId),
      this.items.list(parametersId),
      this.journal.history(parametersId),
      this.extraction.correctionsOf(parameters.documentIds),
    ]);
    const totals = budgetTotals(rows.map(toAmounts));
    return {
      parametersId,
      status: budget?.status ?? 'draft',
      revision: budget?.revision ?? 0,
      runId: budget?.run_id ?? null,
      generatedAt: budget?.generated_at?.toISOString() ?? null,
      parametersChanged: isOutdated(budget?.generated_from, { ...parameters, corrections }),
      editedCount: rows.filter(isEdited).length,
      ...(budget?.reconciliation ? { reconciliation: toBudgetReconciliation(budget.reconciliation) } : {}),
      undo: stepOf(history.undo),
      redo: stepOf(history.redo),
      totals: {
        income: toDecimalString(totals.income.proposedCents),
        expenses: toDecimalString(totals.expenses.proposedCents),
        net: toDecimalString(totals.net.proposedCents),
        previousIncome: toDecimalString(totals.income.previousCents),
        previousExpenses: toDecimalString(totals.expenses.previousCents),
        shortfall: toDecimalString(totals.shortfallCents),
      },
      ...(rows.length === 0 ? {} : figuresOf(rows, parameters, budget?.generated_from)),
    };
  }

  /** The reserve fund over 30 years. */
  async reserves(parametersId: number, phaseYears?: number): Promise<ReserveOutlook> {
    const parameters = await this.parameters.get(parametersId);
    const [budget, rows] = await Promise.all([
      this.items.budget(parametersId),
      this.items.list(parametersId),
    ]);
    return reserveOutlook(rows, { parameters, found: budget?.generated_from?.found, phaseYears });
  }

  async list(parametersId: number): Promise<BudgetItem[]> {
    await this.parameters.get(parametersId);
    return this.toWire(await this.items.list(parametersId));
  }

  /** One line by its own id. */
  async item(id: number): Promise<BudgetItem> {
    const [item] = await this.toWire([await this.items.get(id)]);
    if (!item) throw new Error('A line was lost on its way.');
    return item;
  }

  /** Newest first. */
  async edits(parametersId: number): Promise<BudgetEdit[]> {
    await this.parameters.get(parametersId);
    return this.journal.list(parametersId);
  }

  async toWire(rows: readonly StoredItem[]): Promise<BudgetItem[]> {
    const cited = rows.flatMap((row) => row.sources.flatMap((source) => source.documentId ?? []));
    const found = cited.length === 0 ? [] : await this.documents.find([...new Set(cited)]);
    const present = new Set(found.map((document) => document.id));
    return rows.map((row) => toBudgetItem(row, present));
  }
}

function stepOf(batch: { batchId: string; summary: string } | undefined): UndoStep | null {
  return batch ? { batchId: batch.batchId, summary: batch.summary } : null;
}
