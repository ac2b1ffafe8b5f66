import { printsSame } from './arithmetic';
import type { Entry } from './entries';
import type { Progress } from './progress';
import { wholeSum } from './sums';
import type { Node } from './tree';
import { headingType, isExpenseCategory, totalKind } from './vocabulary';
import { isUpper } from './wrap-setting';

interface Parent {
  progress: Progress;
  /** Of its row among the entries. */
  index: number;
  lineOf: (entry: Entry) => Node;
}

/**
 * A row above its parts: `Utilities 900` over `Water 400`, `Gas 500`. The parts are the lines; they stand deeper,
 * or the row over them is set in capitals or bold and they are not.
 */
export function childrenOf({ progress, index, lineOf }: Parent): Node[] | undefined {
  const { entries } = progress;
  const entry = entries[index]!;
  const children: Node[] = [];
  for (const next of entries.slice(index + 1, index + 60)) {
    if (next.kind === 'heading' || totalKind(next.description) || next.description === '') return undefined;
    if (next.row.source.page !== entry.row.source.page) return undefined;
    const isDeeper = next.indent > entry.indent + 0.3 * entry.row.source.height;
    if (!isDeeper && !standsOver(entry, next)) return onlyChild(progress, entry, children);
    children.push(lineOf(next));
    if (children.length > 1 && wholeSum(progress, entry, children)) return children;
  }
  return onlyChild(progress, entry, children);
}

/** Where totals stand over their lines, one over a single line prints that line's figures. */
function onlyChild(
  { totals, entries, columns }: Progress,
  entry: Entry,
  children: Node[],
): Node[] | undefined {
  const [child] = children;
  if (!child || children.length > 1 || entry.code || !printsSame(columns, child.values, entry.values))
    return undefined;
  const isOver = totals.some(({ node: { entry: above, covers = [] } }) => {
    const [first] = covers;
    return (
      covers.length > 1 &&
      entries.indexOf(above) < entries.indexOf(first!.node.entry) &&
      above.bold === entry.bold &&
      Math.abs(above.indent - entry.indent) < 0.3 * entry.row.source.height
    );
  });
  return isOver ? children : undefined;
}

/** A row that prints its parts' sum is their heading too; a parent account is none unless it is set apart from them. */
export function headParts(entry: Entry, children: Node[]): void {
  const isAccount =
    entry.code !== undefined || children.some(({ section, entry: { code } }) => section ?? code);
  if (isAccount && !children.every(({ entry: child }) => standsOver(entry, child))) return;
  const type =
    headingType(entry.description) ?? (isExpenseCategory(entry.description) ? 'expense' : undefined);
  for (const child of children) {
    child.section = entry;
    if (!type || child.typeKnown) continue;
    child.typeKnown = true;
    if (type === 'income' || child.type === 'income') child.type = type;
  }
}

/** Capitals over small letters, or bold over plain. */
function standsOver(entry: Entry, child: Entry): boolean {
  return (isUpper(entry.description) && !isUpper(child.description)) || (entry.bold && !child.bold);
}
