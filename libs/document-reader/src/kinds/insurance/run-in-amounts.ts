import type { Cell, Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { linesOf, type Prose } from '../reading/prose';
import { HEADING } from './deductibles';
import type { MoneyRow } from './premium-tables';
import { isTotalName } from './premium-words';

/** `Umbrella premium: $7,150.00`, one of several that a line or a paragraph runs on. */
const PAIR =
  /([A-Z][A-Za-z&,'’/()-]{0,24}(?:[ \n][A-Za-z&,'’/()-]{1,24}){0,8}):\s{1,3}(\$\s?\d[\d,]{0,13}(?:\.\d{2})?)(?=\s{0,2}(?:[.;,](?!\d)|\n|$))/g;
/** What stands between two of them and nothing else. */
const BETWEEN = /^\s{0,2}[.;,]?\s{0,3}(?:and\s)?$/;
const NO_CHARGE =
  /limit|deductible|retention|value|aggregate|occurrence|deposit|due\s+(?:on|by)|expiring|prior/i;

interface Pair {
  name: string;
  cents: number;
  raw: string;
  start: number;
  end: number;
}

/**
 * Charges that run on behind each other with their total, `Premium: $900.00. State tax: $27.00. Total charged: $927.00.`
 * Only what adds to the total, or calls itself a premium, is one.
 */
export function runInCharges(prose: Prose): MoneyRow[] {
  return runsOf(prose.text).flatMap((run) => {
    const charges = run.filter(({ name }) => !NO_CHARGE.test(name));
    const last = charges.at(-1);
    if (!last || charges.length < 2 || charges.length < run.length || !isTotalName(last.name)) return [];
    const sum = charges.slice(0, -1).reduce((all, { cents }) => all + cents, 0);
    if (sum !== last.cents && !charges.some(({ name }) => /\bpremium\b/i.test(name))) return [];
    return charges.flatMap((pair) => rowOf(prose, pair, pair === last));
  });
}

function runsOf(text: string): Pair[][] {
  const runs: Pair[][] = [];
  for (const match of text.matchAll(PAIR)) {
    const amount = amountIn(match[2]!);
    if (!amount) continue;
    const end = match.index + match[0].length;
    const name = match[1]!.replace(/\s+/g, ' ');
    const pair = { name, cents: amount.value, raw: match[2]!, start: end - match[2]!.length, end };
    const before = runs.at(-1)?.at(-1);
    if (before && BETWEEN.test(text.slice(before.end, match.index))) runs.at(-1)!.push(pair);
    else runs.push([pair]);
  }
  return runs;
}

function rowOf(prose: Prose, { name, cents, raw, start, end }: Pair, isTotal: boolean): MoneyRow[] {
  const [place] = linesOf(prose, start, end);
  const cell = place?.line.cells.find(({ text }) => text.includes(raw)) ?? place?.line.cells[0];
  return place && cell
    ? [{ name, cents, raw, cell, ...place, isTotal, repaired: false, evidence: 0.93 }]
    : [];
}

const DEDUCTIBLES = /^\W{0,3}(?:policy |applicable )?deductibles?\s{0,2}:?\s{0,2}(?:[-–—]\s)?/i;
/** `Wind and hail: $50,000`, `Any other loss $5,000 each claim`. */
const ITEM =
  /^([A-Z][A-Za-z&,'’/() -]{2,60}?)\s{0,2}[:–—-]?\s(\$\s?\d[\d,]{0,13}(?:\.\d{2})?)(?: (?:per|each|any one) [a-z ]{3,24})?\.?$/i;
const LONGEST = 400;

/** `Deductibles   Wind and hail: $50,000; Any other loss: $5,000`: several in one field, or in a line under its heading. */
export function runInDeductibles(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, i) => {
      const before = page.lines[i - 1];
      const field = fieldOf(line) ?? (before && HEADING.test(before.text) ? line.cells[0] : undefined);
      if (!field || field.text.length > LONGEST) return [];
      const items = field.text
        .replace(DEDUCTIBLES, '')
        .split(/[;.]\s{1,3}(?:and\s)?/)
        // One among others may be a percentage.
        .filter((part) => part.includes('$'))
        .map((part) => ITEM.exec(part.trim()));
      if (items.length < 2 || items.some((item) => !item)) return [];
      return items.flatMap((item) => {
        const amount = amountIn(item![2]!);
        if (!amount || amount.value <= 0) return [];
        const told = { name: item![1]!.trim(), cents: amount.value, raw: item![2]!, cell: field, line, page };
        return [{ ...told, isTotal: false, repaired: false, evidence: 0.93 }];
      });
    }),
  );
}

/** The cell behind the word, or the one that begins with it. */
function fieldOf({ cells }: Line): Cell | undefined {
  const at = cells.findIndex(({ text }) => DEDUCTIBLES.test(text.slice(0, 60)));
  return at < 0 ? undefined : cells.slice(at).find(({ text }) => /\$/.test(text));
}
