import type { Line, Page } from '../../page/types';

/** Lines at the head and foot of a page that are looked at. */
const DEPTH = 4;

const PAGE_NUMBER =
  /^(?:page\s*)?[-–—(\s]*(?:\d{1,3}|[ivxl]{1,6})[-–—)\s]*(?:of\s*\d{1,3})?$|^page\s+\d+\s*(?:of|\/)\s*\d+$|^[a-z]\s?-\s?\d{1,3}$/i;

/** Words of a running head with its figures taken out: `Page 3 of 10` and `Page 4 of 10` are one. */
function pattern(line: Line): string {
  return line.text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^a-z#]+/g, ' ')
    .trim();
}

/** A running head stands once or twice on its page; what stands there more often are rows of a table. */
const MOST_ON_A_PAGE = 2;

/** Patterns of lines that return on their own page. */
function patternsOfRows({ lines }: Page): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = pattern(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > MOST_ON_A_PAGE).map(([key]) => key));
}

/** True where a line says more than a page's number or head: it names a unit's share, an amount or a percentage. */
function isData(line: Line): boolean {
  return /[%$]|(?:^|[\d\s])\.\d{2}|\d\s*\/\s*\d/.test(line.text);
}

/**
 * The lines that carry no text of the document itself: page numbers, and heads and feet repeated on three pages or
 * more. A clause that runs over a page break reads on behind them.
 */
export function pageFurniture(pages: Page[]): Set<Line> {
  const seen = new Map<string, { line: Line; page: Page }[]>();
  const furniture = new Set<Line>();
  for (const page of pages) {
    if (page.source === 'grid') continue;
    const ofRows = patternsOfRows(page);
    const edge = new Set([...page.lines.slice(0, DEPTH), ...page.lines.slice(-DEPTH)]);
    for (const line of edge) {
      if (PAGE_NUMBER.test(line.text.trim()) && isAtEdge(page, line)) furniture.add(line);
      const key = pattern(line);
      if (key.length > 2 && !isData(line) && !ofRows.has(key))
        seen.set(key, [...(seen.get(key) ?? []), { line, page }]);
    }
  }
  for (const found of seen.values()) {
    // Rows of one table may be alike; only what returns page after page is furniture.
    if (new Set(found.map(({ page }) => page)).size >= 3) for (const { line } of found) furniture.add(line);
  }
  return furniture;
}

function isAtEdge(page: Page, line: Line): boolean {
  return line === page.lines[0] || line === page.lines.at(-1) || line === page.lines.at(-2);
}
