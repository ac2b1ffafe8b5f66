import type { Values } from './arithmetic';
import type { FoundTotal, Node, Outline } from './totals';
import { plainName, totalOf } from './vocabulary';

/**
 * Lines of a summary that repeat what another table itemises: the same name and the same figures as a section's
 * total elsewhere. They are totals, so that nothing counts twice.
 */
export function withoutRecaps(outline: Outline, columns: number[]): Outline {
  const recapped = new Map<Node, FoundTotal>();
  for (const line of outline.lines) {
    const total = outline.totals.find(
      (found) =>
        !covers(found.node, line) &&
        names(found, line) &&
        sameFigures(found.node.values, line.values, columns),
    );
    if (total) recapped.set(line, total);
  }
  if (recapped.size === 0) return outline;
  const lines = outline.lines.filter((line) => !recapped.has(line));
  const repeated = [...recapped].map(([line, total]): FoundTotal => ({
    ...total,
    node: { ...total.node, entry: line.entry, values: line.values },
  }));
  return { ...outline, lines, totals: [...outline.totals, ...repeated] };
}

function names(found: FoundTotal, line: Node): boolean {
  const name = plainName(line.entry.description);
  if (name === '') return false;
  const about = totalOf(found.node.entry.description);
  if (about === name) return true;
  const sections = new Set(
    leaves(found.node).map((leaf) => leaf.section && plainName(leaf.section.description)),
  );
  return sections.size === 1 && sections.has(name) && leaves(found.node).length > 1;
}

export function leaves(node: Node): Node[] {
  return node.covers ? node.covers.flatMap((cover) => leaves(cover.node)) : [node];
}

function covers(total: Node, line: Node): boolean {
  return leaves(total).includes(line);
}

function sameFigures(a: Values, b: Values, columns: number[]): boolean {
  const compared = columns.filter((column) => b[column] !== undefined && a[column] !== undefined);
  return compared.some((column) => b[column] !== 0) && compared.every((column) => a[column] === b[column]);
}
