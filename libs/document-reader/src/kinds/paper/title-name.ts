import type { Cited } from '@hoa/contracts';
import { BOOKKEEPERS, PLACES, SHARED_NAMES, STATEMENT_WORDS } from '../../lexicon/title-words';
import { anyOf } from '../../lexicon/parties';
import { STREETS } from '../../lexicon/places';
import type { Cell, Line, Page, ReadDocument } from '../../page/types';
import { cite, cited, type KindContext } from '../types';

/** Lines of the first page in which a budget's title stands, and figures in a line from which its table has begun. */
const TITLES = 8;
const FIGURES = 2;
const LONGEST = 70;
/** A name that only heads a statement is offered for a form, and never decides which documents are used. */
const CONFIDENCE = 0.7;

/** What is said of the statement, not of the association: its words, years, dates and counts. */
const OF_STATEMENT = new RegExp(String.raw`^(?:\W*|\d.*|['’]\d\d|${STATEMENT_WORDS.join('|')})$`, 'i');
/** What ends a name: it is that of a company that keeps the books, an address, a sentence. */
const OF_OTHERS = new RegExp(
  [
    String.raw`\b${anyOf(BOOKKEEPERS)}\b`,
    String.raw`^(?!(?:19|20)\d\d )\d+ (?:\w+ ){1,3}${anyOf(STREETS)}\b`,
    String.raw`\b[A-Z]{2},? \d{5}\b`,
    String.raw`(?<!\b(?:inc|co|ltd|corp)|\.[a-z])[.!?;]$`,
    String.raw`[$:@]|\.com\b`,
  ].join('|'),
  'i',
);
const OF_A_PLACE = new RegExp(String.raw`\b${anyOf([...PLACES, ...SHARED_NAMES])}\b`, 'i');
/** What many share tells none from another. */
const SHARED = new RegExp(`^${anyOf(SHARED_NAMES)}$`, 'i');
/** Labels of programs that keep books, before the name: `Properties: Otter Court Estates - 44 Main St`. */
const LABEL = /^(?:prepared (?:by|for)|propert(?:y|ies)|association|company|entity|client):\s*/i;
/** `QRHOA` alone on its line. */
const INITIALS = /^[A-Z]{1,6}[HPC]OA$/;
/** A title has words in capitals, and small ones between them. */
const IN_TITLE = /^(?:[^a-z]\S*|of|at|the|on|in|and|&|de|del|la|las|los|el|by)$/u;

/**
 * The association that a statement is headed by where none is called one: `2025 Budget for Otter Court Villas`,
 * `Ridgefield Condominium IV, Inc.` over `Profit and Loss`. What is left of a title without the words of statements.
 */
export function titleNameOf(doc: ReadDocument, ctx: KindContext): Cited<string> | undefined {
  const [page] = doc.pages;
  if (!page) return undefined;
  for (const line of titlesOf(page))
    for (const cell of line.cells) {
      const name = nameIn(cell);
      if (name === undefined) continue;
      const source = cite(ctx, page, line, cell);
      return cited({ value: name, raw: name, source, confidence: CONFIDENCE * cell.confidence });
    }
  return undefined;
}

function titlesOf(page: Page): Line[] {
  const lines = page.lines.slice(0, TITLES);
  const isOfTable = ({ cells }: Line): boolean =>
    cells.filter(({ text }) => /\d[\d,]*\.?\d*\)?$/.test(text)).length >= FIGURES;
  const table = lines.findIndex(isOfTable);
  return table < 0 ? lines : lines.slice(0, table);
}

function nameIn({ text }: Cell): string | undefined {
  const whole = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '')
    .split(/ [-–—] (?=\d)/)[0]!;
  if (whole.length > LONGEST || OF_OTHERS.test(whole)) return undefined;
  if (INITIALS.test(whole)) return whole;
  const words = whole.split(' ');
  const bare = (word: string): string => word.replace(/[,.:()]+$|^\(/g, '');
  const isOfStatement = (word: string): boolean => OF_STATEMENT.test(bare(word));
  const first = words.findIndex((word) => !isOfStatement(word));
  const last = words.findLastIndex((word) => !isOfStatement(word));
  const name = words.slice(first, last + 1);
  if (name.length < 2 || name.every((word) => isOfStatement(word) || SHARED.test(bare(word))))
    return undefined;
  const isPlace = OF_A_PLACE.test(name.join(' ')) || words[first - 1] === 'for';
  if (!isPlace || !name.every((word) => IN_TITLE.test(word))) return undefined;
  return name.join(' ').replace(/[\s,:–—-]+$/, '');
}
