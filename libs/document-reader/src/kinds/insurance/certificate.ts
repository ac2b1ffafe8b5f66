import type { Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { rowOf } from './money-items';
import { carrierName, date, policyNumber } from './policy-facts';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';

/** `INSURER B: Liberty Plains Insurance Company 20417`, over the table whose rows have only the letter. */
const INSURER = /^insurer ([A-F])\s?:\s*(\S.+)$/i;
const LETTER = /^[A-F]$/i;

/** `X RETENTION $ 10,000`, among the boxes below the policy that has it. */
const RETAINED = /^(?:x )?(ded|deductible|retention) (\$ ?[\d,]{1,12})$/i;

/** The policies of a certificate: rows with the letter of their insurer, a number and the days of their term. */
export function certifiedPolicies(pages: Page[]): PolicyRows[] {
  const insurers = new Map(insurersOf(pages));
  const policies = new Map<string, PolicyRows>();
  for (const page of pages) {
    for (const line of page.lines) {
      [...policies.values()].at(-1)?.deductibles.push(...retainedIn(page, line));
      const [letter, ...cells] = line.cells;
      const carrier =
        letter && LETTER.test(letter.text) ? insurers.get(letter.text.toUpperCase()) : undefined;
      const placed = cells.map((cell): Placed => ({ text: cell.text, cell, line, page }));
      const at = placed.findIndex(({ text }) => policyNumber(text)?.value === text);
      const [policy, from, to] = placed.slice(at);
      if (!carrier || at < 0 || !policy || !from || !to || !date(from.text) || !date(to.text)) continue;
      if (policies.has(policy.text)) continue;
      policies.set(policy.text, { carrier, policy, period: [from, to], premiums: [], deductibles: [] });
    }
  }
  return [...policies.values()];
}

function insurersOf(pages: Page[]): [string, Placed][] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.cells.flatMap((cell): [string, Placed][] => {
        const match = INSURER.exec(cell.text);
        const name = match && carrierName(match[2]!);
        return name ? [[match[1]!.toUpperCase(), { text: name.value, cell, line, page }]] : [];
      }),
    ),
  );
}

function retainedIn(page: Page, line: Line): MoneyRow[] {
  return line.cells.flatMap((cell) => {
    const [, box = '', raw = ''] = RETAINED.exec(cell.text) ?? [];
    const amount = amountIn(raw);
    if (!amount) return [];
    const name = box.toLowerCase() === 'retention' ? 'Retention' : 'Deductible';
    return [{ ...rowOf({ name, cents: amount.value, raw: amount.raw, cell, line, page }), evidence: 1 }];
  });
}
