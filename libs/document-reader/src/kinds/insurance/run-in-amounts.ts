import type { Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import type { Prose } from '../reading/prose';
import { placesOf, rowOf } from './money-items';
import type { MoneyRow } from './premium-tables';
import { sumOf } from './settled';
import { isPlainPremium, isTotalName, ITEM, NOT_PREMIUM, PREMIUM } from './premium-words';

/** `Umbrella premium: $7,150.00`, one of several that a line or a paragraph runs on. */
const PAIR =
  /([A-Z][A-Za-z&,'’/()-]{0,24}(?:[ \n][A-Za-z&,'’/()-]{1,24}){0,8}):\s{1,3}(\$\s?\d[\d,]{0,13}(?:\.\d{2})?)(?=\s{0,2}(?:[.;,](?!\d)|\n|$))/g;
/** `Prem: property 7,315; GL 1,890. Annual total 9,205`: in remarks a list may have no sign before its amounts. */
const LISTED =
  /(?<=[;:.,]\s)([A-Za-z][A-Za-z&/'’ -]{1,40})\s(\$?\d[\d,]{0,12}(?:\.\d\d)?)(?=\s?[;.,](?:\s|$))/g;
const OF_PREMIUMS = ['prem: ', 'premium: ', 'premiums: ', 'prem. '];
/** What stands between two of them and nothing else. */
const BETWEEN = /^\s{0,2}[.;,]?\s{0,3}(?:and\s)?$/;

/** `Item 5. Premium | State tax | Total` over an amount each that adds to the last: charges beside each other. */
export function chargesBelow(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, i) => {
      const names = (page.lines[i - 1]?.cells ?? []).map(({ text }) => text.replace(ITEM, ''));
      const amounts = line.cells.flatMap(({ text }) => (text.startsWith('$') ? (amountIn(text) ?? []) : []));
      const last = names.length - 1;
      const isEach = last > 0 && amounts.length === names.length && line.cells.length === names.length;
      if (!isEach || names.some((name) => NOT_PREMIUM.test(name))) return [];
      const rows = amounts.map(({ value, raw }, c) => ({
        ...rowOf({ name: names[c]!, cents: value, raw, cell: line.cells[c]!, line, page }),
        isTotal: c === last && isTotalName(names[c]!),
      }));
      const sum = sumOf(rows.slice(0, -1));
      return rows[last]!.isTotal && sum === rows[last]!.cents ? rows : [];
    }),
  );
}

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
  const isOfPremiums = ([first]: Pair[]): boolean => {
    const before = prose.text.slice(0, first!.start - first!.name.length - 1).toLowerCase();
    return OF_PREMIUMS.some((word) => before.endsWith(word));
  };
  const listed = runsOf(prose.text, LISTED).filter(isOfPremiums);
  return [...runsOf(prose.text, PAIR), ...listed].flatMap((run) => {
    const charges = run.filter(({ name }) => !NOT_PREMIUM.test(name));
    const last = charges.at(-1);
    if (!last || charges.length < run.length || !isTotalName(last.name)) return [];
    if (charges.length === 1) return isPlainPremium(last.name) ? placedRow(prose, last, true) : [];
    const sum = charges.slice(0, -1).reduce((all, { cents }) => all + cents, 0);
    if (sum !== last.cents && listed.includes(run)) return [];
    if (sum !== last.cents && !charges.some(({ name }) => PREMIUM.test(name))) return [];
    return charges.flatMap((pair) => placedRow(prose, pair, pair === last));
  });
}

function runsOf(text: string, pattern: RegExp): Pair[][] {
  const runs: Pair[][] = [];
  for (const match of text.matchAll(pattern)) {
    const amount = amountIn(match[2]!);
    if (!amount) continue;
    const end = match.index + match[0].length;
    const name = match[1]!.charAt(0).toUpperCase() + match[1]!.slice(1).replace(/\s+/g, ' ');
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
