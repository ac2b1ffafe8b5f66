import { formatDollars, type BudgetTotals, type Cents } from '@hoa/budget-math';
import type { ExportItem, ExportRow } from './budget-rows';

/** What a net is called: never a percent, which of a deficit says the opposite of what it means. */
type Standing = 'Surplus' | 'Deficit' | 'Balanced';

function standingOf(netCents: Cents): Standing {
  return netCents > 0 ? 'Surplus' : netCents < 0 ? 'Deficit' : 'Balanced';
}

/**
 * Income less expenses as the last row. Its earlier figure is known where both sides of that year are: expenses alone
 * would look like a deficit.
 */
export function netRowOf(
  { net, income, expenses }: BudgetTotals<ExportItem>,
  previousLabel: string,
): ExportRow {
  const whole = income.previousCents !== 0 && expenses.previousCents !== 0;
  const previousCents = whole ? net.previousCents : null;
  return {
    kind: 'total',
    glCode: '',
    category: '',
    description: 'Net Operating Position',
    previousCents,
    proposedCents: net.proposedCents,
    change: null,
    changeWord: standingOf(net.proposedCents),
    basis: '',
    sources: '',
    formula: '',
    notes: netWords({ netCents: net.proposedCents, previousCents, previousLabel }),
  };
}

/**
 * "Deficit of $1,200.00, $200.00 more than in 2026.", "Surplus of $50.00, after a deficit of $1,200.00 in 2026.";
 * `previousCents` is null where nothing is known of the year before.
 */
export function netWords(of: {
  netCents: Cents;
  previousCents: Cents | null;
  previousLabel: string;
}): string {
  const { netCents, previousCents, previousLabel } = of;
  const now = namedAmount(netCents);
  if (previousCents === null) return `${now}.`;
  if (netCents === previousCents) return `${now}, as in ${previousLabel}.`;
  if (standingOf(netCents) === standingOf(previousCents)) {
    const by = Math.abs(netCents) - Math.abs(previousCents);
    return `${now}, ${exact(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than in ${previousLabel}.`;
  }
  const before =
    previousCents === 0 ? 'a balanced budget' : `a ${namedAmount(previousCents).replace(/^\w/, lower)}`;
  return `${now}, after ${before} in ${previousLabel}.`;
}

const lower = (letter: string) => letter.toLowerCase();
const exact = (cents: Cents) => formatDollars(cents, { cents: true });

function namedAmount(netCents: Cents): string {
  return netCents === 0 ? 'Balanced' : `${standingOf(netCents)} of ${exact(Math.abs(netCents))}`;
}
