import type { Line, Page } from '../../page/types';
import { centsOfCell } from '../reading/money-cells';
import { findLabelled, type Labelled } from '../reading/labels';
import { CARRIER_LABEL, carrierName } from './carriers';
import { policyNumbers, REFERENCE, saidNumber } from './policy-facts';
import { COVERAGE_FIELD } from './policy-line';
import { LAYER } from './premium-words';

/**
 * A page without the policies that this one lies over: in an umbrella's declarations they are a table with insurers and
 * numbers of their own.
 */
export function withoutUnderlying(page: Page): Page {
  let isUnderlying = false;
  const lines = page.lines.filter(({ cells, text }) => {
    const isTitle =
      cells.length === 1 && /^\W*(?:schedule of )?underlying (?:insurance|polic|coverage)/i.test(text);
    isUnderlying = isTitle || (isUnderlying && cells.length > 2);
    return !isUnderlying;
  });
  return lines.length === page.lines.length ? page : { ...page, lines };
}

/** `Option 1`, `Quote B`. */
export const RIVAL = /^\W*(?:option|alternative|choice|quote)\s*(?:no\.?\s*|#\s?)?(?:\d|[a-d])\b/i;
const CHOSEN = /\b(?:accepted|selected|bound|elected|chosen|chose|approved|purchased)\b/i;

/** Choices beside each other of which none was taken say nothing of a policy: not even the insurer of the first. */
export function withoutChoices(pages: Page[]): Page[] {
  const isTaken = pages.some(({ lines }) => lines.some(({ text }) => /\b(?:option|alternative|choice|quote)\b/i.test(text) && CHOSEN.test(text))); // prettier-ignore
  return isTaken ? pages : pages.map(withoutOpenChoices);
}

function withoutOpenChoices(page: Page): Page {
  let choices: Line['cells'] = [];
  const lines = page.lines.filter(({ cells }) => {
    const rivals = cells.filter(({ text }) => RIVAL.test(text));
    if (rivals.length > 1) choices = rivals;
    else if (cells.length === 1) choices = [];
    const first = choices[0];
    return !first || cells.every(({ box }) => box[2] < first.box[0]);
  });
  return lines.length === page.lines.length ? page : { ...page, lines };
}

/**
 * The pages of each policy of a file, or the lines of a page where several stand on one. Another policy number opens
 * another policy, from the first line behind the last amount before it.
 */
export function policyGroups(pages: Page[]): Page[][] {
  const labelled = policyNumbers(pages);
  const hits = labelled.length > 0 ? labelled : toldNumbers(pages);
  const starts: { page: Page; line: Line }[] = [];
  const blocks = { numbers: new Set(hits.map(({ line }) => line)), insurers: insurersOver(hits[0], pages) };
  let current: string | undefined;
  // A program and its insurer may have a number each for one policy, beside each other.
  for (const hit of hits.filter(({ line }, i) => line !== hits[i - 1]?.line)) {
    const number = hit.value.replace(/\W/g, '').toUpperCase();
    if (current !== undefined && number !== current && !isReference(hit))
      starts.push(labelled.length > 0 ? startOf(hit, blocks) : sentenceOf(hit));
    if (current === undefined || !isReference(hit)) current = number;
  }
  return cut(pages, starts);
}

/** Policies that are named below each other, `Umbrella policy UX-5500 with Liberty Plains`: two or more, each once. */
function toldNumbers(pages: Page[]): Labelled<string>[] {
  const told = pages.flatMap((page) =>
    page.lines.flatMap((line): Labelled<string>[] => {
      const number = saidNumber(line.text);
      return number ? [{ ...number, label: 'policy', page, line, cell: line.cells[0]!, how: 'same' }] : [];
    }),
  );
  const numbers = told.map(({ value }) => value);
  return numbers.length > 1 && new Set(numbers).size === numbers.length ? told : [];
}

/** The line in which the sentence of a number begins. */
function sentenceOf({ page, line }: Labelled<string>): { page: Page; line: Line } {
  const at = page.lines.indexOf(line);
  const before = page.lines.slice(0, at).findLastIndex(({ text }) => /[.:!]\s*$/.test(text) || saidNumber(text)); // prettier-ignore
  return { page, line: /^\W/.test(line.text) ? line : page.lines[before + 1]! };
}

/** Lines that name an insurer, where the first policy has its own over its number. */
function insurersOver(first: Labelled<string> | undefined, pages: Page[]): Set<Line> | undefined {
  const named = findLabelled(pages, CARRIER_LABEL, carrierName);
  const isOver = named.some(({ page, line }) => page === first?.page && line.index < first.line.index && first.line.index - line.index <= OVER); // prettier-ignore
  return isOver ? new Set(named.map(({ line }) => line)) : undefined;
}

/** A number that is only spoken of: the policy that this one replaces or lies over. */
function isReference(hit: Labelled<string>): boolean {
  return REFERENCE.test(hit.line.text);
}

interface Blocks {
  numbers: Set<Line>;
  insurers: Set<Line> | undefined;
}

/** Lines of a policy's block that may stand over its number. */
const OVER = 12;

/**
 * Where the block of a policy begins: at its heading over its insurer where the blocks of the file name this over the
 * number, else behind the last amount.
 */
function startOf({ page, line }: Labelled<string>, blocks: Blocks): { page: Page; line: Line } {
  const at = page.lines.indexOf(line);
  const above = page.lines.slice(Math.max(0, at - OVER), at);
  const insurer = above.findLastIndex((one) => blocks.insurers?.has(one));
  if (insurer > above.findLastIndex((one) => blocks.numbers.has(one))) {
    const before = above[insurer - 1];
    const isTitle =
      before?.cells.length === 1 && before.text.length < 60 && !/[:$\d]/.test(before.text.replace(LAYER, ''));
    const isHeading = isTitle || before?.cells[0]?.text === COVERAGE_FIELD;
    return { page, line: above[isHeading ? insurer - 1 : insurer]! };
  }
  const last = above.findLastIndex((one) => hasAmount(one, page));
  return { page, line: last < 0 ? (at < OVER ? page.lines[0]! : line) : (above[last + 1] ?? line) };
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
