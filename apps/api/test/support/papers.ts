import { formatDollars, toCents } from '@hoa/budget-math';

/** A row of a statement: its name and an amount a column; '' stays blank. */
export type PaperRow = readonly [name: string, ...amounts: string[]];

const ASSOCIATION = 'Cedar Bend Homeowners Association';
const money = (cents: number) => {
  const plain = formatDollars(Math.abs(cents), { cents: true }).replace('$', '');
  return cents < 0 ? `(${plain})` : plain;
};
const line = (name: string, amounts: readonly string[]) =>
  `${name.padEnd(36)}${amounts.map((amount) => amount.padStart(18)).join('')}`;

/** A statement of income and expenses as text, with totals that foot. */
export function statementPaper(of: {
  period: string;
  columns: readonly string[];
  income: readonly PaperRow[];
  expenses: readonly PaperRow[];
  closing?: PaperRow;
}): string {
  const sums = (rows: readonly PaperRow[]) =>
    of.columns.map((_, index) =>
      rows.reduce((sum, [, ...amounts]) => sum + toCents((amounts[index] || '0').replaceAll(',', '')), 0),
    );
  const shown = (rows: readonly PaperRow[]) =>
    rows.map(([name, ...amounts]) =>
      line(
        name,
        amounts.map((amount) => (amount === '' ? '-' : money(toCents(amount.replaceAll(',', ''))))),
      ),
    );
  const [income, expenses] = [sums(of.income), sums(of.expenses)];
  const net = income.map((cents, index) => cents - expenses[index]!);
  return [
    ASSOCIATION,
    'Statement of Income and Expenses',
    of.period,
    '',
    line('', of.columns),
    'Income',
    ...shown(of.income),
    line('Total income', income.map(money)),
    'Expenses',
    ...shown(of.expenses),
    line('Total expenses', expenses.map(money)),
    line('Net income', net.map(money)),
    ...(of.closing ? shown([of.closing]) : []),
    '',
  ].join('\n');
}

export function contractPaper(of: {
  vendor: string;
  service: string;
  start: string;
  end?: string;
  monthly: string;
  increase?: string;
}): string {
  return `${of.service.toUpperCase()} AGREEMENT

This Agreement is made between ${ASSOCIATION} ("Association") and ${of.vendor} ("Contractor").

1. Services. Contractor shall provide ${of.service.toLowerCase()} services to the Association.
2. Term. This Agreement begins on ${of.start}${of.end ? ` and ends on ${of.end}` : ' and continues from year to year'}.
3. Compensation. The Association shall pay Contractor $${of.monthly} per month.
${of.increase ? `4. Increases. The monthly fee increases by ${of.increase} on each anniversary of the start date.\n` : ''}`;
}

export function policyPaper(of: { premium: string; from: string; to: string }): string {
  return `INSURANCE POLICY DECLARATIONS

Named Insured: ${ASSOCIATION}
Insurance Company: Mountain Mutual Insurance Company
Policy Number: MM-104-22
Policy Period: ${of.from} to ${of.to}

Coverage                                  Premium
Property                              $${of.premium}
Total Annual Premium                  $${of.premium}
`;
}

export function studyPaper(plan: readonly string[] = []): string {
  return `Reserve Study
${ASSOCIATION}
Fiscal year beginning January 1, 2026

Component                 Useful Life   Remaining Life   Current Cost
Roof replacement               20              4          $120,000.00
Exterior painting               7              2           $45,500.00

Reserve balance as of January 1, 2026: $95,400.00
Recommended annual contribution: $24,750.00

${plan.join('\n')}
`;
}
