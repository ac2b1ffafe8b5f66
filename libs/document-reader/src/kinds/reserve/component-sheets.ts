import type { Line, Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { amountIn } from '../reading/money-cells';
import type { Component, Figure } from './component-table';

const USEFUL =
  /^\W*(?:estimated |est\.? |typical |expected |normal )?(?:useful life|life expectancy|\bUL\b)[^:\d]{0,20}:?/i;
const REMAINING =
  /^\W*(?:estimated |est\.? )?(?:remaining (?:useful )?life|rem\.? (?:useful )?life|\bRUL\b)[^:\d]{0,20}:?/i;
const COST =
  /^\W*(?:current |total |estimated |est\.? |average )*(?:replacement )?cost(?: estimate)?\b(?! source)[^:$\d]{0,20}:?/i;

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
  const seen = new Map<string, Component>();
  for (const useful of findLabelled(pages, USEFUL, years)) {
    const left = near(useful, remaining);
    const name = left && nameAbove(useful.page, Math.min(useful.line.index, left.line.index));
    if (!name || seen.has(name)) continue;
    const cost = near(useful, costs);
    seen.set(name, {
      name,
      usefulLife: figure(useful),
      remainingLife: figure(left),
      ...(cost ? { cost: figure(cost) } : {}),
    });
  }
  return [...seen.values()];
}

function near<T extends { page: Page; line: Line }>(
  hit: { page: Page; line: Line },
  others: T[],
): T | undefined {
  const distance = (other: T): number => Math.abs(other.line.index - hit.line.index);
  return others
    .filter((other) => other.page === hit.page && distance(other) <= DEPTH)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function figure({ value, raw, cell, line, page }: Labelled<number>): Figure {
  return { value, raw, cell, line, page, repaired: false };
}

const NUMBERED =
  /^(?:component|comp\.?|item|asset|line item)\s*(?:name|no\.?|id|#)?\s*[:#]?\s*(?:\d+(?:\.\d+)?\s*[-–:]?\s*)?/i;

/** The line that says so (`Component: Roof`), or the nearest one above that is no field. */
function nameAbove(page: Page, index: number): string | undefined {
  const above = page.lines.filter((line) => line.index < index && index - line.index <= DEPTH);
  const said = above.findLast((line) => /^(?:component|comp\b|item|asset)/i.test(line.text));
  const plain = above.findLast(
    ({ text }) => /[A-Za-z]{3}/.test(text) && !/^[^:]{1,30}:/.test(text) && text.length < 80,
  );
  const words = (said ?? plain)?.cells[0]?.text.replace(NUMBERED, '').trim();
  const whole = words === '' ? said?.cells[1]?.text : words;
  return whole?.trim() || undefined;
}
