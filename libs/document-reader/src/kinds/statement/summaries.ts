import { isSame } from './arithmetic';
import { isAlike } from './evidence';
import { leavesOf, type Node } from './node';
import type { Parse } from './search';

const FEWEST = 2;

/**
 * A summary above its detail, or on a page of its own: lines that print the totals of other sections, called like
 * them. They are the same money, and with them the total over them.
 */
export function withoutSummaries(parse: Parse): Parse {
  const totals = parse.roots.flatMap(totalsIn);
  const leaves = parse.roots.flatMap(leavesOf);
  const found = parse.roots.flatMap((root) => {
    const lines = leavesOf(root).filter(({ values }) => values.some((value) => value));
    const own = new Set([...totalsIn(root), ...lines]);
    const told = lines.flatMap(
      (line) => totals.find((total) => !own.has(total) && isTwin(line, total)) ?? [],
    );
    const same = lines.filter((line) => leaves.some((leaf) => !own.has(leaf) && isTwin(line, leaf)));
    const isSummary =
      told.length > 0 && told.length * 2 > lines.length && told.length + same.length >= lines.length;
    return isSummary ? [{ root, repeats: told }] : [];
  });
  const lines = found.reduce((sum, { root }) => sum + leavesOf(root).length, 0);
  if (lines < FEWEST) return parse;
  const gone = new Set(found.map(({ root }) => root));
  const left = found.flatMap(({ root, repeats }) =>
    [...totalsIn(root), ...leavesOf(root)].map((node): Node => ({
      ...node,
      kind: 'repeat',
      role: 'repeat',
      children: [],
      signs: [],
      repeats,
    })),
  );
  return { ...parse, roots: parse.roots.filter((root) => !gone.has(root)), left: [...parse.left, ...left] };
}

const totalsIn = (node: Node): Node[] =>
  node.children.length === 0 ? [] : [node, ...node.children.flatMap(totalsIn)];

/** A line that prints a total, or another line, by name and by figures; figures of several columns need no name. */
function isTwin(line: Node, total: Node): boolean {
  if (!isSame(line.values, total.values)) return false;
  const telling = line.values.filter((value, i) => value && value === total.values[i]);
  const names = [total.row.words.name, total.owner?.words.name ?? ''];
  return (telling.length > 1 && total.lines > 1) || names.some((name) => isAlike(line.row.words.name, name));
}
