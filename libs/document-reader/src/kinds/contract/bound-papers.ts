import type { ContractPart } from '@hoa/contracts';
import type { Line, Page, ReadDocument } from '../../page/types';
import { findDates } from '../../text/dates';
import type { KindResult } from '../types';
import { SUFFIX } from './party-names';

/** A line of its own that names a paper: `PROPOSAL FOR POOL SERVICE`, `Bid`, `Work Order No. 4512`. */
const TITLE =
  /^\W{0,3}(?:[\w&/’'-]+ ){0,5}(?:proposal|bid|quotation|quote|estimate|work order|service order|agreement|contract)\b(?: (?:no\.?|number|#|for|of)\b.{0,60}| #?[A-Z]{0,4}-?\d[\d-]{2,12})?\W{0,3}$/i;
/** What belongs to the paper before it, whatever it is called. */
const ATTACHED = /\b(?:exhibit|schedule|attachment|appendix|addendum|amendment|continued|this|such|said)\b/i;
/** Lines at a page's head in which a title stands. */
const HEAD = 6;

/** A title may have its day beside it. */
const isTitle = ({ text, cells: [first, day, more] }: Line): boolean => {
  const title = first && day && !more && findDates(day.text).length === 1 ? first.text : text;
  return title.length < 90 && TITLE.test(title.trim()) && !ATTACHED.test(title);
};

/** Pages that begin a paper of their own, by a title at their head. */
const begins = (page: Page): boolean => page.lines.slice(0, HEAD).some(isTitle);

/** Lines between the name of a company and the title below it. */
const LETTERHEAD = 3;

/** A page in pieces, where the letterhead of another company and a title in capitals stand further down on it. */
function piecesOf(page: Page): Page[] {
  const cuts = page.lines.flatMap((line, at) => {
    if (at < HEAD || !isTitle(line) || line.text !== line.text.toUpperCase()) return [];
    const above = page.lines.slice(at - LETTERHEAD, at);
    const name = above.findIndex(({ text }) => SUFFIX.test(text) && text.length < 70);
    return name < 0 ? [] : [at - LETTERHEAD + name];
  });
  const edges = [0, ...cuts, page.lines.length];
  return edges.slice(1).map((to, i) => ({ ...page, lines: page.lines.slice(edges[i], to) }));
}

/** `Accepted by: ______`, `NOT SELECTED`: an offer that nobody took. */
const NOT_TAKEN =
  /\b(?:accepted|approved|agreed)\b[^\n]{0,40}_{4,}|\bNOT (?:SELECTED|ACCEPTED|AWARDED|APPROVED)\b|^\W*(?:declined|rejected|void)\W*$/im;
/** `ACCEPTED for Oak Ridge Association:` over `Signed Ann Lee, President`. */
const TAKEN =
  /\b(?:accepted|approved|agreed)\b[^_]{0,160}?\b(?:signed|by|signature)\b:? {1,9}(?:\/s\/ ?)?[A-Z][a-z.]+ [^_\n]{0,60}/i;

/** Which of several offers was accepted: the only one that is signed, the others being blank or refused; else -1. */
function acceptedOf(runs: Page[][]): number {
  const texts = runs.map((pages) => pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'));
  const open = texts.filter((text) => !NOT_TAKEN.test(text));
  return open.length === 1 && TAKEN.test(open[0]!) ? texts.indexOf(open[0]!) : -1;
}

/**
 * Papers that are bound in one file, each read by itself: two proposals for the same work would else give the vendor of
 * one and the price of the other. They are several where each names its own vendor and its own price; else undefined.
 */
export function boundPapers(
  doc: ReadDocument,
  read: (paper: ReadDocument) => KindResult<ContractPart>,
): KindResult<ContractPart> | undefined {
  const runs: Page[][] = [];
  for (const page of doc.pages.flatMap(piecesOf))
    if (runs.length === 0 || begins(page)) runs.push([page]);
    else runs.at(-1)!.push(page);
  if (runs.length < 2 || !begins(runs[0]![0]!)) return undefined;
  const results = runs.map((pages) => read({ ...doc, pages }));
  const parts = results.flatMap((result) => result.parts);
  const vendors = new Set(parts.map(({ vendor }) => vendor?.value.toLowerCase()));
  const areWhole =
    parts.length === runs.length && parts.every(({ vendor, customer, fee }) => vendor && customer && fee);
  if (!areWhole || vendors.size < parts.length) return undefined;
  const accepted = acceptedOf(runs);
  if (accepted >= 0) return results[accepted];
  return {
    parts: parts.map((part, i) => ({ ...part, id: `contract-${i + 1}` })),
    warnings: [
      ...results.flatMap(({ warnings }) => warnings),
      {
        code: 'contract-several',
        message: `This file holds ${parts.length} documents of different vendors (${parts.map(({ vendor, pages: [first, last] }) => `${vendor!.value} on page ${first === last ? first : `${first} to ${last}`}`).join('; ')}). If they are offers for the same work, only one of them belongs in a budget.`,
        at: parts[0]!.vendor!.source,
      },
    ],
  };
}
