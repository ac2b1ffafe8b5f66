import type { ChunkLine } from './chunks';
import { add, equal, ZERO, type Ratio } from './ratio';
import type { Region } from './regions';

/** Rows that a table must have beside those that are left out. */
const FEWEST = 3;
/** Small words from which on a line is running text. */
const RUNNING = 6;

/**
 * The region without lines that only look like its rows: the sentence above or below a table that mentions units and
 * shares, and the sum of a part of it under the part's name.
 */
export function tidyRegion(region: Region): Region {
  return withoutSums(withoutSentences(region));
}

function withoutSentences(region: Region): Region {
  const rows = [...region.rows];
  const isTable = rows.filter((row) => !isRunning(row)).length >= FEWEST;
  const first = rows.findIndex((row) => !isRunning(row));
  const last = rows.findLastIndex((row) => !isRunning(row));
  const kept = rows.slice(first, last + 1);
  if (!isTable || kept.length === rows.length || kept.some(isRunning)) return region;
  const from = region.lines.indexOf(kept[0]!);
  const behind = rows[last + 1];
  const to = behind ? region.lines.indexOf(behind) : region.lines.length;
  return {
    ...region,
    lines: region.lines.slice(from, to),
    rows: new Set(kept),
    heading: [...region.heading, ...region.lines.slice(0, from)],
    after: [...region.lines.slice(to), ...region.after],
  };
}

/** A share in the middle of a sentence, which goes on behind it. */
function isRunning({ line, chunks }: ChunkLine): boolean {
  const last = chunks.findLast(({ kind }) => kind === 'share');
  const end = last ? line.text.lastIndexOf(last.text) + last.text.length : line.text.length;
  return small(line.text) >= RUNNING && small(line.text.slice(end)) >= 2;
}

function small(text: string): number {
  return (text.match(/\b[a-z]{2,}\b/g) ?? []).length;
}

/** `Part 1   62.50%`, `Riverside Homes   18.2%`: named in words as no unit of the table is. */
function withoutSums(region: Region): Region {
  const rows = [...region.rows];
  const isWorded = (row: ChunkLine): boolean => /^[A-Za-z]{4,}\b/.test(row.chunks[0]?.text ?? '');
  const worded = rows.filter(isWorded);
  if (worded.length === 0 || worded.length > rows.length / FEWEST) return region;
  const sums: ChunkLine[] = [];
  let sum: Ratio = ZERO;
  let count = 0;
  for (const row of rows) {
    const share = row.chunks.findLast(({ kind }) => kind === 'share')?.found?.share;
    if (!share) continue;
    if (isWorded(row) && count >= 2 && equal(sum, share)) {
      sums.push(row);
      sum = ZERO;
      count = 0;
    } else {
      sum = add(sum, share);
      count++;
    }
  }
  if (sums.length === 0) return region;
  return {
    ...region,
    rows: new Set(rows.filter((row) => !sums.includes(row))),
    totals: new Set([...region.totals, ...sums]),
  };
}
