import type { EndYear } from '@hoa/budget-math';
import type { LineReading } from './readings';

/** The year that a budget starts from, and which documents state figures of it. */
export interface Covered {
  year: EndYear | undefined;
  covering: ReadonlySet<number>;
}

/**
 * A line that only an older statement has is left out where a newer document holds many of the older one's lines: it was
 * renamed or ended, and would count twice. Where they hardly meet (another fund, another statement) it stays.
 */
export function withoutSuperseded(groups: LineReading[][], at: Covered) {
  const covers = (reading: LineReading) => at.covering.has(reading.documentIndex);
  const dropped = groups.filter(
    (group) =>
      !group.some(covers) &&
      group.some((reading) => reading.figures.length > 0) &&
      group.every((reading) => isSucceeded(reading, groups, covers)),
  );
  return { dropped, kept: groups.filter((group) => !dropped.includes(group)) };
}

function isSucceeded(
  { documentIndex, partId }: LineReading,
  groups: LineReading[][],
  covers: (reading: LineReading) => boolean,
): boolean {
  const own = groups.filter((group) =>
    group.some((one) => one.documentIndex === documentIndex && one.partId === partId),
  );
  const shared = own.filter((group) => group.some(covers));
  return shared.length > LEAST_SHARED * own.length;
}

/** Of an older document's lines those that the newer one has too, from which the others were renamed or ended. */
const LEAST_SHARED = 0.4;

/** The lines of documents that state no figure of a year, as a report of one month, where others state a year's. */
export function withoutFigures(groups: LineReading[][]): LineReading[][] {
  const used = new Set(
    groups.flat().flatMap(({ documentIndex, figures }) => (figures.length > 0 ? [documentIndex] : [])),
  );
  return groups.filter((group) => group.every(({ documentIndex }) => !used.has(documentIndex)));
}
