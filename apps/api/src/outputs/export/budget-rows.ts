import {
  budgetTotals,
  groupOf,
  percentChange,
  roundPercent,
  type BudgetLineAmounts,
  type Cents,
} from '@hoa/budget-math';

/** A budget's line as exports need it; amounts in cents. */
export interface ExportItem extends BudgetLineAmounts {
  glCode: string;
  description: string;
  previousKnown: boolean;
  basis: string;
  formula: string;
  notes: string;
  needsReview: boolean;
  sources: readonly { documentName: string; page: number }[];
}

export interface ExportRow {
  kind: 'item' | 'subtotal' | 'total';
  glCode: string;
  category: string;
  description: string;
  /** Null where it is unknown. */
  previousCents: Cents | null;
  proposedCents: Cents;
  /** In percent with one decimal; null where there is nothing to compare with. */
  change: number | null;
  basis: string;
  sources: string;
  formula: string;
  notes: string;
}

/** Lines by group with subtotals, then the totals of the review: each shown total is the sum of the shown lines. */
export function budgetRows(items: readonly ExportItem[]): ExportRow[] {
  const totals = budgetTotals(items);
  const groups = totals.groups.flatMap((group) => [
    ...group.items.map((item) => itemRow(item)),
    totalRow('subtotal', `Total ${group.group}`, group),
  ]);
  return [
    ...groups,
    totalRow('total', 'Total Operating Expenses', totals.expenses),
    totalRow('total', 'Net Operating Position', totals.net),
  ];
}

function itemRow(item: ExportItem): ExportRow {
  return {
    kind: 'item',
    glCode: item.glCode,
    category: groupOf(item),
    description: item.description,
    previousCents: item.previousKnown ? item.previousCents : null,
    proposedCents: item.proposedCents,
    change: item.previousKnown ? changeOf(item) : null,
    basis: item.needsReview ? `${item.basis} (needs review)` : item.basis,
    sources: [...new Set(item.sources.map((source) => `${source.documentName} p. ${source.page}`))].join(
      '; ',
    ),
    formula: item.formula,
    notes: item.notes,
  };
}

function totalRow(
  kind: 'subtotal' | 'total',
  description: string,
  amounts: { proposedCents: Cents; previousCents: Cents },
): ExportRow {
  return {
    kind,
    glCode: '',
    category: '',
    description,
    previousCents: amounts.previousCents,
    proposedCents: amounts.proposedCents,
    change: changeOf(amounts),
    basis: '',
    sources: '',
    formula: '',
    notes: '',
  };
}

function changeOf({ proposedCents, previousCents }: { proposedCents: Cents; previousCents: Cents }): number {
  return roundPercent(percentChange(proposedCents, previousCents));
}
