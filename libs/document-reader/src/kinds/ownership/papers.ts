import type { Line, Page } from '../../page/types';
import { findDates } from '../../text/dates';
import { ORDINALS } from '../../lexicon/numbers';
import { anyOf } from '../../lexicon/parties';
import { ordinalToNumber, wordsToNumber } from '../../text/words';

/** One document inside a file: a declaration, or an amendment to it, that begins at a line. */
export interface Paper {
  title: string;
  page: number;
  line: number;
  /** 0 for the first declaration; 1, 2, ... for its amendments; a restatement without a number has none. */
  amendment?: number;
  restated: boolean;
  /** The latest date near its title or in its closing words: recorded, executed, effective. */
  date?: string;
  /** Says of exhibits that they are deleted, replaced or amended. */
  replaces: boolean;
  /** Says so of an exhibit, or of shares: an article on pets that is restated changes no share. */
  changesShares: boolean;
  /** Marked as out of force: superseded, void, for reference only, or only proposed. */
  superseded: boolean;
}

const ORDINAL = anyOf([...ORDINALS, '\\d{1,2}\\s?(?:st|nd|rd|th)']);
const TITLE = new RegExp(
  `^["“\\s]*(?:the\\s+|proposed\\s+|draft\\s+)?(?:certificate of\\s+(?:the\\s+)?)?(?:${ORDINAL}\\s+)?(?:amended and restated\\s+|restated\\s+|corrective\\s+|supplement(?:al|ary)\\s+)*(?:amend(?:ment|ed)|declarations?|master deed|supplement|annexation|restatement)\\b|^["“\\s]*[A-Z]+(?:\\s[A-Z]+)?\\s+declaration\\b`,
  'i',
);
const REPLACES =
  /(?:is|are|shall be|hereby)\s+(?:hereby\s+)?(?:deleted|replaced|amended|superseded|stricken|revoked|substituted|restated|modified)|(?:deleted?|replaced?|stricken|superseded)\s+(?:in (?:its|their) entirety|and replaced|and the following)|in (?:lieu|place|substitution) (?:of|thereof)|hereby substituted|supersedes?(?: and replaces?)?|replaces?\s+(?:the\s+)?(?:former\s+|original\s+)?(?:exhibit|schedule|table)|to read as follows|no further (?:force|effect)/i;
const SUPERSEDED =
  /\bsuperseded\b(?! by this)|\bvoid\b|no longer (?:in (?:force|effect)|effective)|for reference only|historical (?:copy|reference)|^\s*former\b|prior to amendment|(?:^|\n)\W*proposed\b|\bnot (?:yet )?(?:in (?:force|effect)|adopted|recorded)\b/i;

/** Lines of a page's head in which a title stands. */
const HEAD = 14;

export function papersOf(pages: Page[], furniture: Set<Line>): Paper[] {
  const papers: Paper[] = [];
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      // Below the head of a page only a line in capitals or bold opens another document.
      if (furniture.has(line) || !isTitle(line, i >= HEAD)) continue;
      const last = papers.at(-1);
      const title = line.text.trim().replace(/\s+/g, ' ');
      // A title goes on over the next lines, and stands again on the next pages.
      if (
        last &&
        (sameTitle(last.title, title) || (last.page === page.number && line.index - last.line <= 2))
      ) {
        if (last.page === page.number)
          Object.assign(last, numbersOf(`${last.title} ${title}`), { title: `${last.title} ${title}` });
        continue;
      }
      papers.push({
        title,
        page: page.number,
        line: line.index,
        ...numbersOf(title),
        replaces: false,
        changesShares: false,
        superseded: false,
      });
    }
  }
  describe(papers, pages);
  return papers;
}

function isTitle(line: Line, strict: boolean): boolean {
  const text = line.text.trim();
  if (
    text.length > 120 ||
    !TITLE.test(text) ||
    /[.;]$/.test(text) ||
    /\bpage\s+\d+|[-–|]\s*\d+\s*[-–]?$/i.test(text)
  )
    return false;
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  const isCapital = capitals > letters.length * 0.7;
  const isTitled = text.split(/\s+/).every((word) => /^[^a-z]|^(?:of|to|the|and|for|a|an|in)$/.test(word));
  return (isCapital || line.bold === true || (isTitled && !strict)) && text.split(/\s+/).length <= 16;
}

function sameTitle(a: string, b: string): boolean {
  const tidy = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return tidy(a).startsWith(tidy(b)) || tidy(b).startsWith(tidy(a));
}

function numbersOf(title: string): { amendment?: number; restated: boolean } {
  const restated = /amended and restated|restate/i.test(title);
  const ordinal = new RegExp(`(${ORDINAL})\\s+(?:amend|supplement|restate|annex|amended)`, 'i').exec(
    title,
  )?.[1];
  const counted = /amendment\s+(?:no\.?|number|#)\s*(\d{1,2}|[a-z]+)/i.exec(title)?.[1];
  const number = ordinal
    ? ordinalNumber(ordinal)
    : counted
      ? Number(counted) || wordsToNumber(counted)
      : undefined;
  if (number !== undefined) return { amendment: number, restated };
  if (/\bamendment\b|supplement|annexation/i.test(title)) return { amendment: 1, restated };
  return restated ? { restated } : { amendment: 0, restated };
}

function ordinalNumber(text: string): number | undefined {
  return /^\d/.test(text) ? parseInt(text, 10) : ordinalToNumber(text);
}

/** Looks through each document's own lines for its date and for what it says about exhibits. */
function describe(papers: Paper[], pages: Page[]): void {
  papers.forEach((paper, i) => {
    const next = papers[i + 1];
    const lines = pages.flatMap((page) =>
      page.lines.filter((line) => !isBefore(page, line, paper) && (!next || isBefore(page, line, next))),
    );
    const text = lines
      .slice(0, 400)
      .map((line) => line.text)
      .join('\n');
    paper.replaces = REPLACES.test(text);
    paper.changesShares = changesShares(text);
    // The head of a column says it of that column.
    paper.superseded = SUPERSEDED.test(
      lines
        .slice(0, 6)
        .filter(({ cells }) => cells.length < 3)
        .map((line) => line.text)
        .join('\n'),
    );
    const date = dateOf(text);
    if (date) paper.date = date;
  });
}

const OF_SHARES = /\b(?:exhibit|schedule|appendix|percentages?|undivided|ownership|allocated interests?|common (?:interests?|elements?)|shares?)\b/i; // prettier-ignore

function changesShares(text: string): boolean {
  for (const match of text.matchAll(new RegExp(REPLACES.source, 'gi'))) {
    const near = text.slice(Math.max(0, match.index - 160), match.index + match[0].length + 160);
    if (OF_SHARES.test(near)) return true;
  }
  return false;
}

function dateOf(text: string): string | undefined {
  const marked =
    /(?:record(?:ed|ing date)|executed|effective|dated|adopted|made|as of|day of|filed)[^\n]{0,60}/gi;
  const dates = [...text.matchAll(marked)].flatMap((match) =>
    findDates(match[0]).filter((date) => date.precision === 'day'),
  );
  return dates
    .map((date) => date.iso)
    .sort()
    .at(-1);
}

function isBefore(page: Page, line: Line, paper: Paper): boolean {
  return page.number < paper.page || (page.number === paper.page && line.index < paper.line);
}

/** The document that a line belongs to: the last that began before it. */
export function paperAt(papers: Paper[], at: { page: Page; line: Line }): Paper | undefined {
  return papers.filter((paper) => !isBefore(at.page, at.line, paper)).at(-1);
}

export { REPLACES, SUPERSEDED };
