import type { Cell, Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { rowOf } from './money-items';
import { carrierName, isPolicyNumber } from './policy-facts';
import { date } from './policy-term';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';

/** `INSURER B: Liberty Plains Insurance Company 20417`, `B: Liberty Plains`, over the table whose rows have only the letter. */
const INSURER = /^(?:insurer ([A-F])\s?(?::|\s|$)|([A-F])\s?:)\s*/i;
/** Recognition may see the letter twice: `Cc`. */
const LETTER = /^([A-F])\1?$/i;

/** `X RETENTION $ 10,000`, `X BUILDING $25,000`: a box with its amount, among those below the policy that has it. */
const BOX = /^(?:x )?([A-Z][A-Z&/ ]{2,30}) (\$ ?[\d,]{1,12})$/i;
const RETAINED = /^(?:ded|deductible|retention)$/i;

/** The policies of a certificate: rows with the letter of their insurer, a number and the days of their term. */
export function certifiedPolicies(pages: Page[]): PolicyRows[] {
  const insurers = new Map(insurersOf(pages));
  const policies = new Map<string, PolicyRows>();
  let current: PolicyRows | undefined;
  for (const page of pages) {
    let boxes: Cell | undefined;
    for (const line of page.lines) {
      const [letter, ...cells] = line.cells;
      const carrier = insurers.get(LETTER.exec(letter?.text ?? '')?.[1]?.toUpperCase() ?? '');
      const placed = cells.map((cell): Placed => ({ text: cell.text, cell, line, page }));
      const at = placed.findIndex(({ text }) => isPolicyNumber(text));
      const [policy, from, to] = placed.slice(at);
      if (carrier && at >= 0 && policy && from && to && date(from.text) && date(to.text)) {
        const known = policies.get(policy.text);
        current = known ?? { carrier, policy, period: [from, to], premiums: [], deductibles: [] };
        policies.set(policy.text, current);
        boxes = undefined;
      }
      boxes = line.cells.find(({ text }) => /^deductibles$/i.test(text)) ?? boxes;
      current?.deductibles.push(...retainedIn(page, line, boxes));
    }
  }
  return [...policies.values()];
}

function insurersOf(pages: Page[]): [string, Placed][] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.cells.flatMap((label, c): [string, Placed][] => {
        const match = INSURER.exec(label.text);
        const own = match ? label.text.slice(match[0].length) : '';
        const cell = own === '' ? line.cells[c + 1] : label;
        const name = match && cell && carrierName(cell === label ? own : cell.text);
        return name ? [[(match[1] ?? match[2]!).toUpperCase(), { text: name.value, cell, line, page }]] : [];
      }),
    ),
  );
}

/** What a box of a row says is retained, or one below the word `DEDUCTIBLES`. */
function retainedIn(page: Page, line: Line, boxes: Cell | undefined): MoneyRow[] {
  return line.cells.flatMap((cell) => {
    const [, box = '', raw = ''] = BOX.exec(cell.text) ?? [];
    const amount = amountIn(raw);
    const isBelow = boxes !== undefined && Math.abs(cell.box[0] - boxes.box[0]) < cell.box[3] - cell.box[1];
    if (!amount || !(isBelow || RETAINED.test(box))) return [];
    const name = isBelow ? box : /^r/i.test(box) ? 'Retention' : 'Deductible';
    return [{ ...rowOf({ name, cents: amount.value, raw: amount.raw, cell, line, page }), evidence: 1 }];
  });
}
