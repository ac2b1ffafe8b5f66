import type { Values } from './arithmetic';
import type { Entry } from './entries';
import type { FoundTotal, Outline } from './progress';
import { leaves, type Node } from './tree';
import { plainName, totalOf } from './vocabulary';

/**
 * Lines of a summary that repeat what another table itemises: the same name and the same figures as a section's
 * total elsewhere. They are totals, so that nothing counts twice.
 */
export function withoutRecaps(outline: Outline, columns: readonly number[]): Outline {
  const known = outline.totals.map((total) => ({ total, ...aboutOf(total) }));
  const recapped = new Map<Node, FoundTotal>();
  for (const line of outline.lines) {
    const name = plainName(line.entry.description);
    const found = known.find(
      ({ names, covered, total }) =>
        name !== '' &&
        names.has(name) &&
        !covered.has(line) &&
        sameFigures(total.node.values, line.values, columns),
    );
    if (found) recapped.set(line, found.total);
  }
  for (const [line, total] of summarised(outline, columns))
    if (!recapped.has(line)) recapped.set(line, total);
  if (recapped.size === 0) return outline;
  const lines = outline.lines.filter((line) => !recapped.has(line));
  const repeated = [...recapped].map(([line, total]): FoundTotal => ({
    ...total,
    node: { ...total.node, entry: withoutReference(line.entry, total), values: line.values },
  }));
  return { ...outline, lines, totals: [...outline.totals, ...repeated] };
}

/** Rows of a summary that figures alone tell, and the figures of each that are no chance. */
const FEWEST_SUMMARISED = 3;
const FEWEST_FIGURES = 2;

/** Rows that print, one after the other, what as many different totals elsewhere print, whatever either is called. */
function summarised({ lines, totals }: Outline, columns: readonly number[]): Map<Node, FoundTotal> {
  const found = new Map<Node, FoundTotal>();
  for (const line of lines) {
    const figures = new Set(columns.flatMap((column) => line.values[column] || []));
    if (line.entry.code || figures.size < FEWEST_FIGURES) continue;
    const total = totals.find(
      ({ node }) =>
        node.type !== 'net' &&
        columns.every((column) => node.entry.values[column] === line.values[column]) &&
        !leaves(node).includes(line),
    );
    if (total) found.set(line, total);
  }
  return new Set(found.values()).size < FEWEST_SUMMARISED ? new Map() : found;
}

/** `Grounds B` beside `Total Schedule B`: the letter says where the lines are found. */
function withoutReference(entry: Entry, { node }: FoundTotal): Entry {
  const reference = /\s+([A-Z]{1,2}|\d{1,2}|[A-Z]-?\d{1,2})$/.exec(entry.description);
  const isThere = reference && node.entry.description.split(/\s+/).includes(reference[1]!);
  return isThere ? { ...entry, description: entry.description.slice(0, reference.index) } : entry;
}

/** The names that a total may go by in a summary, and the lines that it covers. */
function aboutOf({ node }: FoundTotal): { names: Set<string>; covered: Set<Node> } {
  const covered = new Set(leaves(node));
  const sections = new Set(
    [...covered].map((leaf) => (leaf.section ? plainName(leaf.section.description) : '')),
  );
  const names = new Set([totalOf(node.entry.description)]);
  if (sections.size === 1 && covered.size > 1) for (const section of sections) names.add(section);
  return { names, covered };
}

function sameFigures(a: Values, b: Values, columns: readonly number[]): boolean {
  const compared = columns.filter((column) => b[column] !== undefined && a[column] !== undefined);
  return compared.some((column) => b[column] !== 0) && compared.every((column) => a[column] === b[column]);
}
