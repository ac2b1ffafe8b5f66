export interface PageText {
  /** From 1. */
  page: number;
  text: string;
}

const MARKER = /^[ \t]*-{2,}[ \t]*(?:Page|Sheet)[ \t]+(\d+)\b[^\n]*-{2,}[ \t]*$/gim;

/** A document's text by page: parted by form feeds, or by lines such as `--- Page 2 ---`; else all one page. */
export function splitPages(content: string): PageText[] {
  const markers = [...content.matchAll(MARKER)];
  if (markers.length > 0) return betweenMarkers(content, markers);
  return content
    .split('\f')
    .map((text, index) => ({ page: index + 1, text: trimmed(text) }))
    .filter(({ text }, _, all) => text !== '' || all.length === 1);
}

function betweenMarkers(content: string, markers: RegExpMatchArray[]): PageText[] {
  const before = trimmed(content.slice(0, markers[0]!.index));
  const pages = markers.map((marker, index) => ({
    page: Number(marker[1]),
    text: trimmed(content.slice(marker.index! + marker[0].length, markers[index + 1]?.index)),
  }));
  return before ? [{ page: 1, text: before }, ...pages] : pages;
}

/** Without empty lines at the ends; a first line keeps its indent. */
const trimmed = (text: string) => text.replace(/^(?:[ \t]*\r?\n|\f)+/, '').replace(/\s+$/, '');

/**
 * Where `quote` stands in `text`, as [start, end): white space and letter case are not told apart, because a quote
 * folds what columns and line ends part. Null where it does not stand there.
 */
export function locate(text: string, quote: string): [number, number] | null {
  const wanted = fold(quote).folded.trim();
  if (!wanted) return null;
  const { folded, origins } = fold(text);
  const at = folded.indexOf(wanted);
  if (at < 0) return null;
  return [origins[at]!, origins[at + wanted.length - 1]! + 1];
}

/** Each run of white space as one space, and for each character where it came from. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = /\s/.test(text[index]!) ? ' ' : text[index]!.toLowerCase();
    // A character whose small letter is longer than itself would shift every place after it.
    const single = character.length === 1 ? character : text[index]!;
    if (single === ' ' && folded.endsWith(' ')) continue;
    folded += single;
    origins.push(index);
  }
  return { folded, origins };
}

/** The span of a line of the page, from 1; null where the page has no such line. */
export function lineSpan(text: string, line: number): [number, number] | null {
  let start = 0;
  for (let number = 1; start <= text.length; number++) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    if (number === line) return stop > start ? [start, stop] : null;
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

export interface Place {
  pages: PageText[];
  /** Index into `pages`. */
  at: number;
  span: [number, number] | null;
}

/** The page that a citation names and where its words stand on it; another page where only that one has the words. */
export function findQuote(
  content: string,
  { page, line, quote }: { page: number; line?: number | undefined; quote: string },
): Place {
  const pages = splitPages(content);
  const named = pages.findIndex((candidate) => candidate.page === page);
  const onNamed = named < 0 ? null : locate(pages[named]!.text, quote);
  if (onNamed) return { pages, at: named, span: onNamed };
  for (const [at, candidate] of pages.entries()) {
    const span = locate(candidate.text, quote);
    if (span) return { pages, at, span };
  }
  const at = Math.max(0, named);
  const text = pages[at]?.text;
  return { pages, at, span: text !== undefined && line && named >= 0 ? lineSpan(text, line) : null };
}
