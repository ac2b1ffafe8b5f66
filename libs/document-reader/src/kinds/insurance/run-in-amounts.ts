import type { Cell, Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import type { Prose } from '../reading/prose';
import { HEADING } from './deductibles';
import { placesOf, rowOf } from './money-items';
import type { MoneyRow } from './premium-tables';
import { isPlainPremium, isTotalName } from './premium-words';

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
 * Only what adds to the total, or calls itself a premium, is one. A premium alone that names no coverage is the total.
 */
export function runInCharges(prose: Prose): MoneyRow[] {
  return runsOf(prose.text).flatMap((run) => {
    const charges = run.filter(({ name }) => !NO_CHARGE.test(name));
    const last = charges.at(-1);
    if (!last || charges.length < run.length || !isTotalName(last.name)) return [];
    if (charges.length === 1) return isPlainPremium(last.name) ? placedRow(prose, last, true) : [];
    const sum = charges.slice(0, -1).reduce((all, { cents }) => all + cents, 0);
    if (sum !== last.cents && !charges.some(({ name }) => /\bpremium\b/i.test(name))) return [];
    return charges.flatMap((pair) => placedRow(prose, pair, pair === last));
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

function placedRow(prose: Prose, { start, end, ...pair }: Pair, isTotal: boolean): MoneyRow[] {
  return placesOf(prose, { start, end, raw: pair.raw }).map((place) => ({
    ...rowOf({ ...pair, ...place }),
    isTotal,
  }));
}

const DEDUCTIBLES =
  /^\W{0,3}(?:\d{1,2}[.)]\s)?(?:policy |applicable )?(?:deductible|retention)s?\s{0,2}:?\s{0,2}(?:[-–—]\s)?/i;
/** `Wind and hail: $50,000`, `Any other loss $5,000 each claim`. */
const ITEM =
  /^([A-Z][A-Za-z&,'’/() -]{2,60}?)\s{0,2}[:–—-]?\s(\$\s?\d[\d,]{0,13}(?:\.\d{2})?)(?: (?:per|each|any one) [a-z ]{3,24})?\.?$/i;
/** `$5,000 each claim`, `$10,000 per occurrence, all covered causes except as follows`. */
const AMOUNT_FIRST =
  /^(\$\s?\d[\d,]{0,13}(?:\.\d{2})?),? ((?:per|each|any|all|for) [a-z][a-z ,&/-]{3,60}?)(?:,? except\b.*)?\.?$/i;
const LONGEST = 400;
/** Lines over which a field may run. */
const MOST_LINES = 4;

/** `Deductibles   Wind and hail: $50,000; Any other loss: $5,000`: several in one field, or in a line under its heading. */
export function runInDeductibles(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, i) => {
      const before = page.lines[i - 1];
      const field = fieldOf(line) ?? (before && HEADING.test(before.text) ? line.cells[0] : undefined);
      if (!field || field.text.length > LONGEST) return [];
      const places = [{ line, cell: field }, ...goingOn(field, page.lines.slice(i + 1, i + MOST_LINES))];
      const parts = places
        .map(({ cell }) => cell.text)
        .join(' ')
        .replace(DEDUCTIBLES, '')
        .split(/[;.]\s{1,3}(?:and\s)?/);
      // One among others may be a percentage, or nothing.
      const items = parts
        .filter((part) => part.includes('$') && !/%|\$0(?!\d)|credit|discount|premium/i.test(part))
        .map(itemIn);
      if (parts.length < 2 || items.some((item) => !item)) return [];
      return items.flatMap((item) => {
        const { name, raw } = item!;
        const place = places.find(({ cell }) => cell.text.includes(raw)) ?? places[0]!;
        const amount = amountIn(raw);
        if (!amount || amount.value <= 0) return [];
        return [rowOf({ name, cents: amount.value, raw, ...place, page })];
      });
    }),
  );
}

function itemIn(part: string): { name: string; raw: string } | undefined {
  const [, name, raw] = ITEM.exec(part.trim()) ?? [];
  const [, rawFirst, cause] = AMOUNT_FIRST.exec(part.trim()) ?? [];
  if (name && raw) return { name: name.trim(), raw };
  return rawFirst && cause
    ? { name: cause.charAt(0).toUpperCase() + cause.slice(1), raw: rawFirst }
    : undefined;
}

/** Lines below in which a field's sentence goes on, each of one cell that begins with a small letter. */
function goingOn(field: Cell, below: Line[]): { line: Line; cell: Cell }[] {
  const end = below.findIndex(({ cells, text }, i) => {
    const open = i === 0 ? field.text : below[i - 1]!.text;
    return cells.length > 1 || !/^[a-z]/.test(text) || /[.;]\s*$/.test(open);
  });
  return below.slice(0, end < 0 ? below.length : end).map((line) => ({ line, cell: line.cells[0]! }));
}

/** The cell behind the word, or the one that begins with it. */
function fieldOf({ cells }: Line): Cell | undefined {
  const at = cells.findIndex(({ text }) => DEDUCTIBLES.test(text.slice(0, 60)));
  return at < 0 ? undefined : cells.slice(at).find(({ text }) => /\$/.test(text));
}
