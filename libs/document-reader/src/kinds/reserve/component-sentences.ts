import type { Line, Page } from '../../page/types';
import { findAmounts } from '../../text/amounts';
import type { Prose } from '../reading/prose';
import type { Component, Figure } from './component-table';

/** Where an item of a list or a paragraph begins: `4. `, `(4) `, `D. `, `• `, or a blank line. */
const ITEM =
  /(?:^|\n)[ \t]{0,20}(?:\(?(?:\d{1,3}|[A-Za-z])[.)]|[•*▪–-])[ \t]{1,6}(?=\p{Lu})|\n\n(?=\p{Lu})/gu;
/** Of an item as much as a component's sentence may have. */
const LONGEST = 700;
const LONGEST_NAME = 80;
const USEFUL =
  /(?<!remaining )\b(?:useful|service|normal|typical|expected|design|economic) (?:useful |service )?li(?:fe|ves)\b[^.;$\d]{0,40}?(\d{1,3}(?:\.\d)?)\s*(?:years?|yrs?)\b/i;
const REMAINING =
  /\bremaining\b[^.;$\d]{0,40}?(\d{1,3}(?:\.\d)?)\s*(?:years?|yrs?)\b|\b(\d{1,3}(?:\.\d)?)\s*(?:years?|yrs?)\s+(?:remain\w*|left)\b/i;
const COST = /\b(?:costs?|replac\w+|estimated at|price)\b[^$\d]{0,60}$/i;
/** What ends a component's name and begins what is said of it. */
const NAME_ENDS =
  /[.:;]\s|\s[–—-]\s|,? (?:has|have|had|with|was|were|is|are)\b|,? (?:estimated|expected|useful|typical|normal|remaining)\b/i;

/** Components below which sentences that speak of lives are no inventory. */
const FEWEST = 2;

/**
 * An inventory in sentences: `4. Roofs. Useful life 20 years; remaining life 5 years; cost to replace $40,000.` Only what
 * has a name, both lives and a cost is taken; a remaining life that is longer than the useful one is left to the checks.
 */
export function componentSentences(prose: Prose): Component[] {
  const starts = [...prose.text.matchAll(ITEM)].map((match) => match.index + match[0].length);
  const components = starts.flatMap((start, i) => {
    const end = Math.min(starts[i + 1] ?? prose.text.length, start + LONGEST);
    return componentIn(prose, start, end) ?? [];
  });
  return components.length >= FEWEST ? components : [];
}

function componentIn(prose: Prose, start: number, end: number): Component | undefined {
  // A line feed is a space to the patterns and keeps every place.
  const text = prose.text.slice(start, end).replace(/\n/g, ' ');
  const [useful, remaining] = [USEFUL.exec(text), REMAINING.exec(text)];
  const name = text.slice(0, NAME_ENDS.exec(text)?.index ?? LONGEST_NAME + 1).trim();
  const cost = findAmounts(text).find(
    ({ raw, index }) => raw.includes('$') && COST.test(text.slice(Math.max(0, index - 90), index)),
  );
  if (!useful || !remaining || !cost || name.length > LONGEST_NAME || !/\p{L}{2}/u.test(name))
    return undefined;
  const years = (match: RegExpExecArray): Figure | undefined => {
    const value = match[1] ?? match[2]!;
    const at = start + match.index + match[0].indexOf(value);
    return figureAt(prose, { at, raw: value, value: Number(value) });
  };
  const [usefulLife, remainingLife] = [years(useful), years(remaining)];
  const money = figureAt(prose, { at: start + cost.index, raw: cost.raw, value: cost.cents });
  if (!usefulLife || !remainingLife || !money) return undefined;
  return { name, usefulLife, remainingLife, cost: money };
}

function figureAt(
  prose: Prose,
  { at, raw, value }: { at: number; raw: string; value: number },
): Figure | undefined {
  const segment = prose.segments.find((one) => one.start <= at && at < one.end);
  if (!segment) return undefined;
  const place: { page: Page; line: Line } = segment;
  const cell = segment.cells.find(({ text }) => text.includes(raw)) ?? segment.cells[0];
  return cell && { value, raw, cell, line: place.line, page: place.page, repaired: false };
}
