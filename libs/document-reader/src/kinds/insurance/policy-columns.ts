import type { Cell, Line, Page } from '../../page/types';
import { findAmounts } from '../../text/amounts';
import { isNear } from '../reading/labels';
import { rowOf } from './money-items';
import { policyNumber } from './policy-facts';
import { SPEC, type Role } from './premium-heads';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';

/** Rows above and below the numbers among which the other facts of the policies are. */
const REACH = 8;

const TERMS = new Set<Role | undefined>(['old', 'next']);

/** What a row says of the policy of one column. */
type Facts = Partial<Record<Role, Placed>>;

/**
 * Policies beside each other: each fact has a row that begins with its name, and each policy a column. Columns of one
 * number are one policy. Each names its insurer, or the row of numbers is something else.
 */
export function policyColumns(pages: Page[]): PolicyRows[] {
  return pages.flatMap((page) => {
    const at = page.lines.findIndex((line) => numbersIn(line).length > 1);
    const numbers = page.lines[at];
    if (!numbers) return [];
    const rows = page.lines
      .slice(Math.max(0, at - REACH), at + REACH)
      .filter(({ cells }) => cells.length > 1);
    // Terms or choices beside each other are of one policy.
    if (rows.some(({ cells }) => cells.filter(({ text }) => TERMS.has(SPEC.roleOf(text))).length > 1))
      return [];
    const policies = new Map<string, PolicyRows>();
    for (const number of numbersIn(numbers)) {
      const facts = factsOf(rows, { label: numbers.cells[0]!, number, page });
      const known = policies.get(number.text) ?? { premiums: [], deductibles: [] };
      policies.set(number.text, withFacts(known, facts));
    }
    const found = [...policies.values()];
    return found.every(({ carrier }) => carrier) ? found : [];
  });
}

const numbersIn = ({ cells: [label, ...cells] }: Line): Cell[] =>
  label && SPEC.roleOf(label.text) === 'policy'
    ? cells.filter((cell, i) => policyNumber(cell.text)?.value === cell.text && !isNear(cells[i - 1], cell))
    : [];

const isUnder = (a: Cell, b: Cell): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 1;

/** The row without a name of its own, over the others, has the coverages. */
function factsOf(rows: Line[], of: { label: Cell; number: Cell; page: Page }): Facts {
  const facts: Facts = {};
  for (const line of rows) {
    const label = line.cells.find((cell) => isUnder(cell, of.label));
    const cell = line.cells.find((one) => one !== label && isUnder(one, of.number));
    const role = label ? SPEC.roleOf(label.text) : 'line';
    if (cell && role) facts[role] ??= { text: cell.text, cell, line, page: of.page };
  }
  return facts;
}

function withFacts(policy: PolicyRows, { carrier, policy: number, period, ...facts }: Facts): PolicyRows {
  const name = facts.line?.text ?? '';
  return {
    ...policy,
    ...(carrier && { carrier }),
    ...(number && { policy: number }),
    ...(period && { period: [period] }),
    premiums: [...policy.premiums, ...amountsOf(facts.premium, name)],
    deductibles: [...policy.deductibles, ...amountsOf(facts.deductible, name)],
  };
}

/** `$5,000; water damage $10,000`: an amount is of the column's coverage unless words before it name another cause. */
function amountsOf(place: Placed | undefined, coverage: string): MoneyRow[] {
  if (!place) return [];
  return place.text.split(/;\s/).flatMap((part) => {
    const [amount, ...more] = findAmounts(part);
    if (!amount || more.length > 0 || amount.cents <= 0 || part.includes('%')) return [];
    const { cents, raw } = amount;
    const cause = part.slice(0, amount.index).trim();
    const name = cause === '' ? coverage : cause.charAt(0).toUpperCase() + cause.slice(1);
    const { cell, line, page } = place;
    return [rowOf({ name, cents, raw, cell, line, page })];
  });
}
