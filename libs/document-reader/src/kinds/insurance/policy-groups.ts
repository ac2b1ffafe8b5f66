import type { Line, Page } from '../../page/types';
import { centsOfCell } from '../reading/money-cells';
import { findLabelled, type Labelled } from '../reading/labels';
import { POLICY_LABEL, policyNumber } from './policy-facts';

/**
 * The pages of each policy of a file, or the lines of a page where several stand on one. Another policy number opens
 * another policy, from the first line behind the last amount before it.
 */
export function policyGroups(pages: Page[]): Page[][] {
  const hits = findLabelled(pages, POLICY_LABEL, policyNumber);
  const starts: { page: Page; line: Line }[] = [];
  let current: string | undefined;
  for (const hit of hits) {
    const number = hit.value.replace(/\W/g, '').toUpperCase();
    if (current !== undefined && number !== current && !isReference(hit)) starts.push(startOf(hit));
    if (current === undefined || !isReference(hit)) current = number;
  }
  return cut(pages, starts);
}

/** A number that is only spoken of: the policy that this one replaces or lies over. */
function isReference(hit: Labelled<string>): boolean {
  return /prior|previous|renewal of|replac|underlying|former|expiring/i.test(hit.line.text);
}

function startOf(hit: Labelled<string>): { page: Page; line: Line } {
  const { page, line } = hit;
  const at = page.lines.indexOf(line);
  let first = at;
  while (first > 0 && !hasAmount(page.lines[first - 1]!, page) && at - first < 12) first--;
  return { page, line: page.lines[at - first >= 12 ? at : first]! };
}

function hasAmount(line: Line, page: Page): boolean {
  return line.cells.some((cell) => /[$.,]/.test(cell.text) && centsOfCell(cell, page) !== undefined);
}

function cut(pages: Page[], starts: { page: Page; line: Line }[]): Page[][] {
  const groups: Page[][] = [[]];
  for (const page of pages) {
    const cuts = starts.filter((start) => start.page === page).map(({ line }) => page.lines.indexOf(line));
    let from = 0;
    for (const to of cuts) {
      if (to > from) groups.at(-1)!.push({ ...page, lines: page.lines.slice(from, to) });
      if (groups.at(-1)!.length > 0) groups.push([]);
      from = to;
    }
    groups.at(-1)!.push(from === 0 ? page : { ...page, lines: page.lines.slice(from) });
  }
  return groups.filter((group) => group.some((page) => page.lines.length > 0));
}
