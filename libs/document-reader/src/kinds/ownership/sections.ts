import type { ChunkLine } from './chunks';
import type { Region } from './regions';

/** The lines of a region by page, for a scan's columns shift between pages. */
export function pagesOf({ lines }: Region): ChunkLine[][] {
  return [...new Set(lines.map((line) => line.page))].map((page) =>
    lines.filter((line) => line.page === page),
  );
}

/**
 * The lines of a region by the tables it was set in: one for the homes, one for the shops, each under a head of its own
 * and as wide as its words. A new one begins behind the rows before its head.
 */
export function sectionsOf({ lines, rows, totals }: Region): ChunkLine[][] {
  const sections: ChunkLine[][] = [[]];
  let between: ChunkLine[] = [];
  const last = (): ChunkLine[] => sections.at(-1)!;
  for (const line of lines) {
    if (!rows.has(line) && !totals.has(line)) {
      between.push(line);
      continue;
    }
    if (between.some(isHead) && last().some((before) => rows.has(before))) sections.push([]);
    last().push(...between, line);
    between = [];
  }
  last().push(...between);
  return sections;
}

/** Two short cells or more, and no figure. */
function isHead({ line: { cells }, chunks }: ChunkLine): boolean {
  return (
    cells.length >= 2 &&
    chunks.every(({ kind }) => kind === 'text') &&
    cells.every(({ text }) => text.length < 50)
  );
}
