import { askedTogether, balances, isProven, sideOf } from './balances';
import { isAnswered, largest, type Doubt } from './doubt';
import { leavesOf, type Node, type StatementEntry } from './node';
import { openRows } from './open-rows';
import { isOfBefore } from './counted';
import { isDeduction, mayBeDeduction, offTheTop } from './deducted';
import { perhapsBefore, transfersBelow } from './perhaps-before';
import { isPrintedNegative } from './reconcile';
import type { Understood } from './understand';
import { unnamedDoubts } from './unnamed-columns';

/** Log-odds below which a side is not known well enough to budget on. */
const UNSURE = 1.2;
/** What is open about a statement, the largest effect first. Answered doubts are not raised again. */
export function doubtsOf(of: Understood): Doubt[] {
  if (of.annual.length === 0) return unnamedDoubts(of);
  const found = [
    ...totals(of),
    ...flows(of),
    ...deducted(of),
    ...perhapsBefore(of),
    ...transfersBelow(of),
    ...openRows(of),
    ...alternatives(of),
    ...associations(of),
  ];
  // What is open about a row of a column comes first: its answer may prove the column, or raise the question again.
  const open = new Set(found.flatMap(({ columns }) => columns));
  const whole = balances(of).filter((doubt) => doubt.reason !== undefined || !open.has(doubt.column));
  found.push(...askedTogether(whole));
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.effect - a.effect)
    .filter((doubt) => {
      const key = keyOf(doubt);
      return !seen.has(key) && seen.add(key);
    });
}

function keyOf(doubt: Doubt): string {
  if (doubt.kind === 'alternative') return `year ${doubt.year}`;
  if (doubt.kind === 'association') return 'association';
  return doubt.kind === 'balance' || doubt.kind === 'meaning'
    ? `column ${doubt.column}`
    : `row ${doubt.row.index}`;
}

function totals(of: Understood): Doubt[] {
  const rows = new Map<StatementEntry, Doubt>();
  for (const { node, column, printed, sum } of of.mismatches) {
    if (!of.annual.includes(column)) continue;
    const effect = Math.abs(printed - sum);
    const known = rows.get(node.row);
    const columns = [...(known?.columns ?? []), column];
    if (!known || known.effect < effect)
      rows.set(node.row, { kind: 'total', row: node.row, printed, sum, column, effect, columns });
    else known.columns = columns;
  }
  return [...rows.values()];
}

/** Pieces whose side neither words nor arithmetic tells. */
function flows(of: Understood): Doubt[] {
  return of.settled.pieces.flatMap((piece): Doubt[] => {
    const { role } = of.settled.rows.get(piece.node.row)!;
    if (piece.certainty >= UNSURE || isOfBefore(role) || isAnswered(of, piece.node.row)) return [];
    return largest(of, piece).map((at) => ({
      ...at,
      kind: 'flow',
      row: piece.node.row,
      lines: leavesOf(piece.node).map((leaf) => leaf.row),
      current: piece.flow,
    }));
  });
}

/**
 * Contributions to reserves that are deducted from income: printed totals fit both readings, also where all of them tie
 * with an income that is less by it.
 */
function deducted(of: Understood): Doubt[] {
  // Programs print what comes in below zero.
  const isCredited = of.annual.some((column) => isPrintedNegative(of.settled, { column, flow: 'income' }));
  return [...of.settled.rows.values()].flatMap((meaning): Doubt[] => {
    const { row, role, flow, node, isDeducted } = meaning;
    if (role !== 'line' || !flow || !node || isAnswered(of, row)) return [];
    if (flow === 'income' ? !mayBeDeduction(row) || isCredited : !isDeduction(row)) return [];
    if ((flow === 'expense' && !isDeducted) || isBelowBoth(of, row) || isOffTheTop(of, node)) return [];
    // What the page takes off the income is paid all the same, where a bottom line says that all is counted and no other
    // fund has it.
    const hasReserve = of.settled.pieces.some((piece) => piece.fund === 'reserve' && piece.flow === 'income');
    // Where the page has the same as income of its reserve fund, its income is less by it: both funds prove that.
    const isReceived = [...of.settled.rows.values()].some((one) => one.fund === 'reserve' && one.flow === 'income' && one.role === 'line' && isOpposite(one.row, row)); // prettier-ignore
    const isSettled = flow === 'expense' ? !hasReserve : isReceived;
    if (isSettled && of.annual.every((column) => isProven(of, column))) return [];
    return largest(of, { node }, true).map((at) => ({
      ...at,
      kind: 'deducted',
      row,
      amount: Math.abs(at.amount),
      current: flow,
    }));
  });
}

const isOpposite = (one: StatementEntry, other: StatementEntry): boolean =>
  one.values.every((value, i) => (value ?? 0) === -(other.values[i] ?? 0));

/** Taken off the total of the income, to the total of what is left: it is a contribution, as the page says. */
const isOffTheTop = ({ settled }: Understood, node: Node): boolean =>
  settled.pieces.some(
    (piece) => piece.flow === 'income' && offTheTop(piece.node).some((one) => one.node === node),
  );

/** Below the totals of both sides: what is put away of a result that is printed, which leaves the income as it is. */
function isBelowBoth({ settled }: Understood, { index }: StatementEntry): boolean {
  const ends = (['income', 'expense'] as const).map((side) =>
    settled.pieces.flatMap(({ flow, node }) =>
      flow === side && node.kind === 'total' ? [node.row.index] : [],
    ),
  );
  return ends.every((own) => own.length > 0 && own.every((end) => end < index));
}

/** Names the question which of a year's proposals was adopted. */
export const alternativeId = ({ statement }: Understood, year: number): string =>
  `alternative:${year}${statement === 0 ? '' : `~${statement + 1}`}`;

/** Names the question whether a statement is of the association that is budgeted for. */
export const associationId = ({ statement }: Understood): string => `association:${statement + 1}`;

function associations(of: Understood): Doubt[] {
  const { association, version: name = association, others = [] } = of.draft;
  if (name === undefined || others.length === 0 || of.answers.has(associationId(of))) return [];
  const effect = Math.max(
    ...of.annual.flatMap((column) => [sideOf(of, column, 'income'), sideOf(of, column, 'expense')]),
  );
  return [{ kind: 'association', name, others, columns: of.annual, effect }];
}

function alternatives(of: Understood): Doubt[] {
  const years = new Map<number, number[]>();
  of.columns.forEach(({ alternative, year }, i) => {
    if (alternative !== undefined && year !== undefined) years.set(year, [...(years.get(year) ?? []), i]);
  });
  return [...years].flatMap(([year, choices]): Doubt[] => {
    if (of.answers.has(alternativeId(of, year))) return [];
    const places = choices.map((at) => of.amounts.indexOf(at));
    const sums = places.map((place) => sideOf(of, place, 'expense') + sideOf(of, place, 'income'));
    return [
      { kind: 'alternative', year, choices, columns: places, effect: Math.max(...sums) - Math.min(...sums) },
    ];
  });
}
