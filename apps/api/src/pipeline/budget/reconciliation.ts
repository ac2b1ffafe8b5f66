import { formatDollars, toCents } from '@hoa/budget-math';
import { Difference, reconciliationResults, type BudgetReconciliation } from '@hoa/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';

/** How a budget, or one of its versions, relates to its documents, as it is stored beside its lines. */
export const StoredReconciliation = z.object({
  status: z.enum(reconciliationResults),
  differences: z.array(Difference),
});
export type StoredReconciliation = z.infer<typeof StoredReconciliation>;

/** A banner is one line. */
const MOST_IN_BANNER = 2;

export function isUnreconciled(
  stored: StoredReconciliation | null,
): stored is StoredReconciliation & { status: 'not-reconciled' } {
  return stored?.status === 'not-reconciled';
}

export function toBudgetReconciliation({ status, differences }: StoredReconciliation): BudgetReconciliation {
  return status === 'not-reconciled'
    ? { status, banner: writeBanner(differences), differences }
    : { status, differences };
}

/** "Not reconciled: budget.pdf, 2026: income adds up to $5,900, the document prints $900." */
export function writeBanner(differences: readonly Difference[]): string {
  const shown = worstOfEachColumn(differences);
  const sentences = shown.slice(0, MOST_IN_BANNER).map(describe);
  const more = shown.length - sentences.length;
  if (more > 0) sentences.push(`${more} more ${more === 1 ? 'difference' : 'differences'}.`);
  return `Not reconciled: ${sentences.join(' ') || 'the totals were not checked.'}`;
}

/** A doubt and a question about a column whose totals differ say the same again. */
function worstOfEachColumn(differences: readonly Difference[]): Difference[] {
  const place = ({ documentId, partId, columnId }: Difference): string =>
    [documentId, partId, columnId].join();
  const off = differences.filter(({ kind }) => kind === 'off');
  const seen = new Set(off.map(place));
  const others = differences.filter((one) => {
    if (one.kind === 'off' || seen.has(place(one))) return false;
    seen.add(place(one));
    return true;
  });
  return [...off, ...others];
}

function describe(difference: Difference): string {
  const { documentName, column, flow, interpreted, printed, message } = difference;
  if (interpreted === undefined || printed === undefined) return message;
  const by = formatDollars(Math.abs(toCents(interpreted) - toCents(printed)));
  const [understood, stated] = [interpreted, printed].map((money) => formatDollars(toCents(money)));
  return `${documentName}, ${column}: ${flow ?? 'total'} adds up to ${understood}, but the document prints ${stated} (${by} difference).`;
}

/** For outputs that draw a conclusion: there is none from figures that are not reconciled. */
export function refuseConclusion(reconciliation: BudgetReconciliation): string {
  const differences = (reconciliation.banner ?? '').replace(/^Not reconciled: /, '');
  return `This budget is not reconciled with its documents: ${differences} Check the reading and generate the budget again.`;
}

export function notReconciled(stored: StoredReconciliation): AppError {
  return new AppError(
    'not_reconciled',
    `A budget that is not reconciled cannot be adopted. ${writeBanner(stored.differences)} Check the reading of the documents, then generate the budget again.`,
  );
}
