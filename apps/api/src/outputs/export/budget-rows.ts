import {
  fundGroups,
  groupOf,
  percentChange,
  roundPercent,
  type Amounts,
  type BudgetGroup,
  type BudgetLineAmounts,
  type BudgetTotals,
  type Cents,
} from '@hoa/budget-math';

/** Where a figure stands in a document. */
export interface ExportSource {
  documentName: string;
  page: number;
  line?: number | undefined;
  quote: string;
}

/** A budget's line as exports need it; amounts in cents. */
export interface ExportItem extends BudgetLineAmounts {
  glCode: string;
  description: string;
  previousKnown: boolean;
  /** The year of the earlier figure, counted as the budget's year. */
  previousYearOf?: number | null | undefined;
  basis: string;
  formula: string;
  assumptions: readonly string[];
  notes: string;
  needsReview: boolean;
  /** A person set the amount: basis and formula tell of the generated one. */
  edited?: boolean;
  sources: readonly ExportSource[];
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
  /** What stands in place of a percent that would mislead. */
  changeWord?: string;
  basis: string;
  sources: string;
  formula: string;
  notes: string;
}

/** A group with its subtotals; `change` and `share` are percent with one decimal. */
export interface ExportGroup<T extends ExportItem = ExportItem> extends Amounts {
  group: BudgetGroup;
  type: 'income' | 'expense';
  items: readonly T[];
  rows: readonly ExportRow[];
  subtotal: ExportRow;
  /** Some line of it has an earlier figure. */
  previousKnown: boolean;
  change: number | null;
  /** Of all expenses; null for income. */
  share: number | null;
}

/** The groups of a budget in their order, each line as a row: each shown subtotal is the sum of the shown lines. */
export function exportGroups<T extends ExportItem>(totals: BudgetTotals<T>): ExportGroup<T>[] {
  const expenses = totals.expenses.proposedCents;
  return totals.groups.map(({ group, items, proposedCents, previousCents }) => {
    const type = items[0]!.type;
    const subtotal = totalRow(items, {
      kind: 'subtotal',
      description: `Total ${group}`,
      proposedCents,
      previousCents,
    });
    return {
      group,
      type,
      items,
      rows: items.map(itemRow),
      subtotal,
      proposedCents,
      previousCents,
      previousKnown: subtotal.previousCents !== null,
      change: subtotal.change,
      share: type === 'income' ? null : shareOf(proposedCents, expenses),
    };
  });
}

/** Lines of another fund: in none of the operating totals. */
export interface ExportFundGroup {
  name: string;
  rows: readonly ExportRow[];
  subtotal: ExportRow;
}

export function exportFunds(items: readonly ExportItem[]): ExportFundGroup[] {
  return fundGroups(items).map(({ name, items: own, proposedCents, previousCents }) => ({
    name,
    rows: own.map((item) => ({ ...itemRow(item), category: name })),
    subtotal: totalRow(own, {
      kind: 'subtotal',
      description: `Total ${name}`,
      proposedCents,
      previousCents,
    }),
  }));
}

/** The sum below the groups, as the review names it. */
export function expensesRowOf<T extends ExportItem>(
  items: readonly T[],
  { expenses }: BudgetTotals<T>,
): ExportRow {
  return totalRow(
    items.filter(({ type }) => type === 'expense'),
    { kind: 'total', description: 'Total Operating Expenses', ...expenses },
  );
}

/** Percent of a whole with one decimal; 0 of nothing. */
export function shareOf(part: Cents, whole: Cents): number {
  return whole === 0 ? 0 : roundPercent((part * 100) / whole);
}

/** Percent with one decimal against the year before. */
export function changeOf({ proposedCents, previousCents }: Amounts): number {
  return roundPercent(percentChange(proposedCents, previousCents));
}

function itemRow(item: ExportItem): ExportRow {
  const marks = [item.edited ? 'edited' : '', item.needsReview ? 'needs review' : ''].filter(Boolean);
  return {
    kind: 'item',
    glCode: item.glCode,
    category: groupOf(item),
    description: item.description,
    previousCents: item.previousKnown ? item.previousCents : null,
    proposedCents: item.proposedCents,
    change: item.previousKnown ? changeOf(item) : null,
    basis: marks.length === 0 ? item.basis : `${item.basis} (${marks.join(', ')})`,
    sources: [...new Set(item.sources.map((source) => `${source.documentName} p. ${source.page}`))].join(
      '; ',
    ),
    formula: item.edited
      ? `Amount set by hand.${item.formula ? ` Generated: ${item.formula}` : ''}`
      : item.formula,
    notes: item.notes,
  };
}

/** `items` are those that it adds up: it has an earlier figure where one of them has. */
function totalRow(
  items: readonly ExportItem[],
  of: Amounts & Pick<ExportRow, 'kind' | 'description'>,
): ExportRow {
  const known = items.some((item) => item.previousKnown);
  return {
    kind: of.kind,
    glCode: '',
    category: '',
    description: of.description,
    previousCents: known ? of.previousCents : null,
    proposedCents: of.proposedCents,
    change: known ? changeOf(of) : null,
    basis: '',
    sources: '',
    formula: '',
    notes: '',
  };
}
