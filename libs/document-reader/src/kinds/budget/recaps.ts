import type { Values } from './arithmetic';
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
  if (recapped.size === 0) return outline;
  const lines = outline.lines.filter((line) => !recapped.has(line));
  const repeated = [...recapped].map(([line, total]): FoundTotal => ({
    ...total,
    node: { ...total.node, entry: line.entry, values: line.values },
  }));
  return { ...outline, lines, totals: [...outline.totals, ...repeated] };
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
