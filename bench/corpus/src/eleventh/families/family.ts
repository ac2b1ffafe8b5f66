import type { Family as BaseFamily } from '../../third/families/family';

export {
  columnWords,
  mainExpense,
  reserveSection,
  section,
  shares,
  sumBeforeReserves,
} from '../../ninth/families/family';

/** Sets of columns of ordinary documents, by name. */
export type PlanName =
  | 'approved'
  | 'proposed'
  | 'besideLastYear'
  | 'worksheet'
  | 'actualBudgetProposed'
  | 'yearAgainstBudget'
  | 'monthReport'
  | 'quarterReport'
  | 'twoYears'
  | 'result'
  | 'spread'
  | 'proForma';

/** A kind of association with its words and layout, and with the columns that it prints most often. */
export interface Family extends BaseFamily {
  /** Chances relative to those of other families. */
  plans?: Partial<Record<PlanName, number>>;
}
