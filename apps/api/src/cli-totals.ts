import { formatDollars, toCents } from '@hoa/budget-math';
import type { BudgetPart, Reconciliation } from '@hoa/contracts';
import type { GateFindings } from './pipeline/generation/rules/gate';
import type { GenerationDocument } from './pipeline/generation/rules/types';

/** What the command line prints about totals: as the lines add up, and as the document prints them. */

const STATUS = { ties: 'ties', off: 'DOES NOT TIE', 'not-printed': 'no printed total' } as const;

/** A line for each total of income and expenses of each document; empty where no document has any. */
export function describeTotals(documents: readonly GenerationDocument[]): string {
  const lines = documents.flatMap(({ name, facts }) =>
    (facts?.parts ?? []).flatMap((part) => (part.kind === 'budget' ? totalsIn(name, part) : [])),
  );
  return lines.length === 0 ? '' : `Totals as understood and as printed\n${lines.join('\n')}\n`;
}

function totalsIn(name: string, { columns, reconciliation = [] }: BudgetPart): string[] {
  return reconciliation
    .filter(({ flow, fund }) => flow !== 'net' && fund === 'all')
    .map((total) => {
      const column = columns.find(({ id }) => id === total.columnId);
      return `  ${name}, ${column?.label || total.columnId}, ${total.flow}: ${compare(total)}`;
    });
}

function compare({ interpreted, printed, status }: Reconciliation): string {
  const dollars = (money: string): string => formatDollars(toCents(money), { cents: true });
  return `${dollars(interpreted)} understood, ${printed ? `${dollars(printed.value)} printed, ` : ''}${STATUS[status]}`;
}

/** Why nothing was generated, and what to do. */
export function describeStop({ differences, questions }: GateFindings): string {
  return [
    'The budget was not generated, because the reading of the documents needs to be checked.',
    ...differences.filter(({ kind }) => kind !== 'open-question').map(({ message }) => `- ${message}`),
    ...questions.map(
      ({ documentName, prompt, answers }) =>
        `- ${documentName}: ${prompt}\n  ${answers.map(({ label }) => label).join(' / ')}`,
    ),
    'Check these documents in the application, or generate anyway with --accept-unreconciled.',
  ].join('\n');
}
