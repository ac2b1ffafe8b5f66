import { exact, multiplyExact, roundExact } from './exact';
import { monthlyFee } from './fees';
import { isDues } from './funds/owners-pay';
import { sumCents, type Cents } from './money';
import { budgetTotals, type BudgetLineAmounts } from './totals';

export interface FeePart {
  id: 'fee' | 'other-income' | 'difference' | 'reserve-dues' | 'assessments';
  label: string;
  /** Of the whole association a year. */
  yearlyCents: Cents;
  /** A unit and month; the parts add to the last one to the cent. */
  monthlyCents: Cents;
}

export interface FeeReconciliation {
  /** Expenses / units / 12: the fee that is shown. */
  feeCents: Cents;
  /** All income / units / 12. */
  incomeFeeCents: Cents;
  /** Regular assessments of all funds / units / 12: what an owner is billed by this budget. */
  assessmentFeeCents: Cents;
  /**
   * From the shown fee to what is billed: fee, less what other income pays, plus the surplus (or less the shortfall)
   * of income over expenses, plus what is billed for the reserve fund itself, is the assessment. Parts that are zero are left out, but for the first and the last.
   */
  parts: FeePart[];
}

/**
 * Reconciles the monthly fee (expenses / units / 12) with income: balanced income exceeds expenses by its margin,
 * and other income pays a part of the expenses. The rounding of the yearly to monthly figures goes to the difference.
 * Throws a RangeError for 0 units.
 */
export function reconcileFee(lines: readonly BudgetLineAmounts[], units: number): FeeReconciliation {
  const totals = budgetTotals(lines);
  const expenses = totals.expenses.proposedCents;
  const income = totals.income.proposedCents;
  const dues = lines.filter(isDues);
  const assessments = sumCents(dues.map((line) => line.proposedCents));
  const own = sumCents(dues.filter(isOperating).map((line) => line.proposedCents));
  const monthly = (cents: Cents): Cents => roundExact(multiplyExact(exact(cents), exact(1, units * 12)));
  const feeCents = monthlyFee(expenses, units);
  const assessmentFeeCents = monthly(assessments);
  const otherCents = monthly(own - income);
  const net = income - expenses;
  const between: FeePart[] = [
    {
      id: 'other-income',
      label: 'Other income pays a part of the expenses',
      yearlyCents: own - income,
      monthlyCents: otherCents,
    },
    {
      id: 'difference',
      label: net >= 0 ? 'Surplus: income above expenses' : 'Shortfall: income below expenses',
      yearlyCents: net,
      monthlyCents: assessmentFeeCents - feeCents - otherCents - monthly(assessments - own),
    },
    {
      id: 'reserve-dues',
      label: 'Assessments paid into reserves',
      yearlyCents: assessments - own,
      monthlyCents: monthly(assessments - own),
    },
  ];
  return {
    feeCents,
    incomeFeeCents: monthly(income),
    assessmentFeeCents,
    parts: [
      { id: 'fee', label: 'Expenses for each unit', yearlyCents: expenses, monthlyCents: feeCents },
      ...between.filter((part) => part.yearlyCents !== 0 || part.monthlyCents !== 0),
      {
        id: 'assessments',
        label: 'Assessments for each unit',
        yearlyCents: assessments,
        monthlyCents: assessmentFeeCents,
      },
    ],
  };
}

const isOperating = ({ fund = 'operating' }: BudgetLineAmounts): boolean => fund === 'operating';
