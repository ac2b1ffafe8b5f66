import type { Line, Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { amountIn } from '../reading/money-cells';
import type { Component, Figure } from './component-table';

const USEFUL =
  /^\W*(?:estimated |est\.? |typical |expected |normal )?(?:useful life|life expectancy|\bUL\b)[^:\d]{0,20}:?/i;
const REMAINING =
  /^\W*(?:estimated |est\.? )?(?:remaining (?:useful )?life|rem\.? (?:useful )?life|\bRUL\b)[^:\d]{0,20}:?/i;
const COST =
  /^\W*(?:current |total |estimated |est\.? |average |asset |actual )*(?:replacement )?cost(?: estimate)?\b(?! source)[^:$\d]{0,20}:?/i;

const years: Parse<number> = (text) => {
  const match = /^(\d{1,3}(?:\.\d+)?)(?!\s*(?:-|–|to)\s*\d|[\d,/])\s*(?:years?|yrs?\.?)?(?=\W|$)/i.exec(text);
  return match && Number(match[1]) <= 150 ? { value: Number(match[1]), raw: match[0].trim() } : undefined;
};

/** Lines of a sheet that may stand between a component's name and its lives. */
const DEPTH = 8;

/** A study with a sheet a component: `Useful Life: 20`, `Remaining Useful Life: 8`, under the component's name. */
export function componentSheets(pages: Page[]): Component[] {
  const remaining = findLabelled(pages, REMAINING, years);
  const costs = findLabelled(pages, COST, amountIn);
  const usefuls = findLabelled(pages, USEFUL, years);
  const isAbreast = areAbreast(usefuls);
  const lefts = pairsOf(remaining, { usefuls, isAbreast });
  const prices = pairsOf(costs, { usefuls, isAbreast });
  const seen = new Map<string, Component>();
  for (const useful of usefuls) {
    const left = lefts.get(useful);
    const top = left && Math.min(useful.line.index, left.line.index);
    const name =
      top === undefined ? undefined : isAbreast ? nameOver(useful, top) : nameAbove(useful.page, top);
    if (!left || !name || seen.has(name)) continue;
    const cost = prices.get(useful);
    seen.set(name, {
      name,
      usefulLife: figure(useful),
      remainingLife: figure(left),
      ...(cost ? { cost: figure(cost) } : {}),
    });
  }
  return [...seen.values()];
}

/** Sheets that stand beside each other: the labels of a page begin at several places. */
function areAbreast([first, ...more]: Labelled<number>[]): boolean {
  return more.some((hit) => !isUnder(leftOf(first!), leftOf(hit), hit.line));
}

/** Where the label of a value begins. */
function leftOf({ line, cell, label }: Labelled<number>): number {
  const labels = line.cells.filter((one) => one.text === label && one.box[0] <= cell.box[0]);
  return (labels.at(-1) ?? cell).box[0];
}

const isUnder = (x: number, y: number, { box }: Line): boolean => Math.abs(x - y) < 1.2 * (box[3] - box[1]);

interface Sheets {
  usefuls: Labelled<number>[];
  isAbreast: boolean;
}

/** Other figures of the sheets, by the useful life that each goes with: all stand below it, or all above. */
function pairsOf(others: Labelled<number>[], { usefuls, isAbreast }: Sheets): Pairs {
  const isOfStack = (hit: Labelled<number>, other: Labelled<number>): boolean =>
    other.page === hit.page && (!isAbreast || isUnder(leftOf(hit), leftOf(other), hit.line));
  const between = (hit: Labelled<number>, step: 1 | -1): Labelled<number> | undefined => {
    const ahead = (other: Labelled<number>): number => step * (other.line.index - hit.line.index);
    const reach = Math.min(
      DEPTH + 1,
      ...usefuls.filter((other) => isOfStack(hit, other) && ahead(other) > 0).map(ahead),
    );
    return others
      .filter((other) => isOfStack(hit, other) && ahead(other) >= 0 && ahead(other) < reach)
      .sort((a, b) => ahead(a) - ahead(b))[0];
  };
  const below = new Map(usefuls.map((hit) => [hit, between(hit, 1)]));
  const above = new Map(usefuls.map((hit) => [hit, between(hit, -1)]));
  const count = (pairs: Pairs): number => [...pairs.values()].filter((other) => other !== undefined).length;
  return count(above) > count(below) ? above : below;
}

type Pairs = ReadonlyMap<Labelled<number>, Labelled<number> | undefined>;

/** The nearest words above a sheet's labels that begin where these do and are no field themselves. */
function nameOver(hit: Labelled<number>, index: number): string | undefined {
  const left = leftOf(hit);
  const above = hit.page.lines.filter((line) => line.index < index && index - line.index <= DEPTH).reverse();
  for (const { cells } of above) {
    const at = cells.findIndex((cell) => isUnder(left, cell.box[0], hit.line));
    const name = at < 0 ? undefined : named(cells.slice(at, at + 2).map(({ text }) => text));
    if (name) return name;
  }
  return undefined;
}

/** `101 | Roof` and `101 Roof` are both called Roof; a label with its value names nothing. */
function named([first = '', second = '']: string[]): string | undefined {
  const text = isNumber(first) ? second : first.replace(NUMBERED, '').replace(NUMBER, '');
  return /\p{L}{3}/u.test(text) && !/^[^:]{1,30}:/.test(text) && text.length < 80 ? text.trim() : undefined;
}

const NUMBER = /^#?\s?[A-Z]{0,2}-?\d{1,5}(?:\.\d{1,3})?[.)]?(?:$|\s+(?=\p{L}))/u;
const isNumber = (text: string): boolean => text.replace(NUMBER, '') === '';

function figure({ value, raw, cell, line, page }: Labelled<number>): Figure {
  return { value, raw, cell, line, page, repaired: false };
}

const NUMBERED =
  /^(?:component|comp\.?|item|asset|line item)\s*(?:name|no\.?|id|#)?\s*[:#]?\s*(?:\d+(?:\.\d+)?\s*[-–:]?\s*)?/i;

/** `Component Details` heads all of them: a line that says a name has a mark, a number or a cell behind the word. */
const SAID = /^(?:component|comp\b|item|asset)[^:#\d]{0,30}(?:[:#\d]| {2})/i;

/** The line that says so (`Component: Roof`), or the nearest one above that is no field. */
function nameAbove(page: Page, index: number): string | undefined {
  const above = page.lines.filter((line) => line.index < index && index - line.index <= DEPTH);
  const said = above.findLast((line) => SAID.test(line.text));
  const plain = above.findLast(
    ({ text }) => /[A-Za-z]{3}/.test(text) && !/^[^:]{1,30}:/.test(text) && text.length < 80,
  );
  if (!said && plain?.cells[0] && isNumber(plain.cells[0].text))
    return named(plain.cells.map(({ text }) => text));
  const words = (said ?? plain)?.cells[0]?.text.replace(NUMBERED, '').replace(NUMBER, '').trim();
  const whole = words === '' ? said?.cells[1]?.text : words;
  return whole?.includes('$') ? undefined : whole?.trim();
}
