import { isSame } from './arithmetic';
import { balances, isProven, LEAST, sideOf } from './balances';
import type { Understood } from './understand';
import { countedIn, looseKin, reconcile, sumOf, type Counted } from './reconcile';
import { leavesOf, type Node, type StatementEntry } from './node';
import { isDeduction, type Piece } from './settle';

/** What a person must settle, before it is worded as a question. `row` is where it is on the page. */
export type Doubt = { columns: number[]; effect: number } & (
  | { kind: 'total'; row: StatementEntry; printed: number; sum: number; column: number }
  | {
      kind: 'flow';
      row: StatementEntry;
      amount: number;
      column: number;
      lines: StatementEntry[];
      current: 'income' | 'expense';
    }
  | {
      kind: 'outside';
      row: StatementEntry;
      amount: number;
      column: number;
      current: 'income' | 'expense' | 'exclude';
    }
  | {
      kind: 'deducted';
      row: StatementEntry;
      amount: number;
      column: number;
      current: 'income' | 'expense';
    }
  | {
      kind: 'balance';
      column: number;
      income: number;
      expense: number;
      net?: { row: StatementEntry; cents: number };
      /** Why it may not be whole. */
      reason?: string;
    }
  | { kind: 'alternative'; year: number; choices: number[] }
);

/** Log-odds below which a side is not known well enough to budget on. */
const UNSURE = 1.2;
/** Share of a column's larger side that is worth a question. */
const MATERIAL = 0.01;

/** What is open about a statement, the largest effect first. Answered doubts are not raised again. */
export function doubtsOf(of: Understood): Doubt[] {
  if (of.annual.length === 0) return [];
  const found = [
    ...totals(of),
    ...flows(of),
    ...deducted(of),
    ...outside(of),
    ...rivalRows(of),
    ...leftOut(of),
    ...alternatives(of),
  ];
  // What is open about a row of a column comes first: its answer may prove the column, or raise the question again.
  const open = new Set(found.flatMap(({ columns }) => columns));
  found.push(...balances(of).filter((doubt) => doubt.reason !== undefined || !open.has(doubt.column)));
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
  return doubt.kind === 'balance' ? `column ${doubt.column}` : `row ${doubt.row.index}`;
}

function isMaterial(of: Understood, column: number, cents: number): boolean {
  const gross = Math.max(
    ...(['income', 'expense'] as const).map((flow) => Math.abs(sideOf(of, column, flow))),
  );
  return Math.abs(cents) >= Math.max(LEAST, MATERIAL * gross);
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
    if (piece.certainty >= UNSURE || isAnswered(of, piece.node.row)) return [];
    return largest(of, piece).map(({ column, cents, columns }) => ({
      kind: 'flow',
      row: piece.node.row,
      lines: leavesOf(piece.node).map((leaf) => leaf.row),
      amount: cents,
      column,
      columns,
      current: piece.flow,
      effect: Math.abs(cents),
    }));
  });
}

/** Contributions to reserves that are deducted from income: printed totals fit both readings. */
function deducted(of: Understood): Doubt[] {
  return [...of.settled.rows.values()].flatMap((meaning): Doubt[] => {
    const { row, role, flow, node, isDeducted } = meaning;
    if (role !== 'line' || !flow || !node || !isDeduction(row) || isAnswered(of, row)) return [];
    if (flow === 'expense' && !isDeducted) return [];
    return largest(of, { node }).map(({ column, cents, columns }) => ({
      kind: 'deducted',
      row,
      amount: Math.abs(cents),
      column,
      columns,
      current: flow,
      effect: Math.abs(cents),
    }));
  });
}

/** A line whose words are clear, under a heading of its own that follows the totals. */
function isOfOwnSection(of: Understood, { node, certainty }: Piece): boolean {
  const heading = node.headings.at(-1);
  return certainty >= SURE && heading !== undefined && of.settled.rows.get(heading)?.role === 'heading';
}

const SURE = 1.8;

/** The annual column in which a piece is largest, where it matters in any. */
function largest(
  of: Understood,
  { node }: Pick<Piece, 'node'>,
  isAlways = false,
): { column: number; cents: number; columns: number[] }[] {
  const amounts = of.annual.map((column) => ({ column, cents: node.sums[column] ?? 0 }));
  const material = amounts.filter(({ column, cents }) =>
    isAlways ? cents !== 0 : isMaterial(of, column, cents),
  );
  const [first] = [...material].sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  return first ? [{ ...first, columns: material.map(({ column }) => column) }] : [];
}

/** Lines below the last total of their side, in no total themselves and proven by no net. */
function outside(of: Understood): Doubt[] {
  const { pieces } = of.settled;
  return pieces.flatMap((piece): Doubt[] => {
    const { node, flow, fund, net } = piece;
    if (node.kind !== 'line' || isAnswered(of, node.row) || (net?.tie && net.tie.failed === 0)) return [];
    const isBelow = pieces.some(
      (one) => one.node.kind === 'total' && one.flow === flow && one.fund === fund && isWhole(one, pieces) && one.node.row.index < node.row.index, // prettier-ignore
    );
    const isKin = looseKin(pieces.filter((one) => one.flow === flow)).includes(piece);
    if (!isBelow && !isKin) return [];
    if (isBelow && !isKin && isOfOwnSection(of, piece)) return [];
    return largest(of, piece, isKin).map(({ column, cents, columns }) => ({
      kind: 'outside',
      row: node.row,
      amount: cents,
      column,
      columns,
      current: flow,
      effect: Math.abs(cents),
    }));
  });
}

/** A total that says so, or that covers most of its side: what follows it is not expected to be counted. */
function isWhole({ node, flow, fund }: Piece, pieces: readonly Piece[]): boolean {
  if (node.row.words.isGrand) return true;
  const own = pieces.filter((one) => one.flow === flow && one.fund === fund);
  return own.every((one) => one.node === node || one.node.kind === 'line') && node.lines > 2;
}

/** Rows that a parse nearly as good reads otherwise, where that changes a total. */
function rivalRows(of: Understood): Doubt[] {
  return of.rivals.flatMap(({ settled, margin }): Doubt[] => {
    if (margin > CLOSE) return [];
    const { checks } = reconcile(settled, of.annual, new Set());
    const changes = of.annual.flatMap((column) => {
      // A reading that every printed figure proves has no rival that they do not.
      if (isProven(of, column) && !isProven({ ...of, checks }, column)) return [];
      const [own, other] = [countedIn(of.settled, column), countedIn(settled, column)];
      const changed = differing(own, other).filter(({ row }) => !isAnswered(of, row));
      const amount = Math.abs(sumOf(changed));
      const [first] = changed;
      return first && isMaterial(of, column, amount) ? [{ column, first, amount, own }] : [];
    });
    const [one] = changes;
    if (!one) return [];
    const { column, first, own } = one;
    const current = of.settled.rows.get(first.row)?.flow;
    const isCounted = own.some(({ row }) => row === first.row);
    return [
      {
        kind: 'outside',
        row: first.row,
        amount: first.cents,
        column,
        columns: changes.map((change) => change.column),
        current: isCounted && current ? current : 'exclude',
        effect: Math.max(...changes.map(({ amount }) => amount)),
      },
    ];
  });
}

const CLOSE = 1;

/**
 * Rows that were left out although no word of theirs says why: among the lines each that matters, of a list below them
 * that fills every year's column the largest.
 */
function leftOut(of: Understood): Doubt[] {
  const last = Math.max(...of.settled.pieces.map(({ node }) => lastIndexOf(node)));
  const totals = of.rows.filter((row) => of.settled.rows.get(row)?.node?.kind === 'total');
  const statistics = of.rows.flatMap(({ index, words }) => (words.role === 'statistic' ? [index] : []));
  const open = [...of.settled.rows.values()].flatMap(
    ({ row, role, node }): (Doubt & { kind: 'outside' })[] => {
      const isTold = role !== 'note' && Math.abs(row.words.lineFlow) < CLEAR;
      const isOpen =
        node?.kind === 'out' &&
        row.words.role === undefined &&
        !isAnswered(of, row) &&
        !totals.some(({ values }) => isSame(values, row.values)) &&
        !isSideAgain(of, row);
      const isListed =
        row.index > last &&
        (row.words.isHome ||
          statistics.some((other) => Math.abs(other - row.index) <= NEAR_STATISTIC) ||
          of.annual.some((column) => row.values[column] === undefined));
      if (!isOpen || isListed || (isTold && row.index <= last)) return [];
      return largest(of, { node }).map(({ column, cents, columns }) => ({
        kind: 'outside',
        row,
        amount: cents,
        column,
        columns,
        current: 'exclude',
        effect: Math.abs(cents),
      }));
    },
  );
  const among = open.filter(({ row }) => row.index <= last);
  const below = open.filter(({ row }) => row.index > last).sort((one, other) => other.effect - one.effect);
  return [...among, ...below.slice(0, 1)];
}

/** "EXPENSES 45,000" above its groups prints what they add up to. */
function isSideAgain(of: Understood, { values }: StatementEntry): boolean {
  return (['income', 'expense'] as const).some((flow) =>
    of.annual.every((column) => (values[column] ?? 0) === sideOf(of, column, flow)),
  );
}

/** Rows within which a list that has counts of units is one of statistics. */
const NEAR_STATISTIC = 5;
/** Words that say the side of a line by themselves. */
const CLEAR = 2;

const lastIndexOf = (node: Node): number => Math.max(node.row.index, ...node.children.map(lastIndexOf));

function differing(own: readonly Counted[], other: readonly Counted[]): Counted[] {
  const key = ({ row, flow }: Counted): string => `${row.index} ${flow}`;
  const [mine, theirs] = [new Set(own.map(key)), new Set(other.map(key))];
  return [...own.filter((one) => !theirs.has(key(one))), ...other.filter((one) => !mine.has(key(one)))];
}

/** Names the question which of a year's proposals was adopted. */
export const alternativeId = ({ statement }: Understood, year: number): string =>
  `alternative:${year}${statement === 0 ? '' : `~${statement + 1}`}`;

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

const isAnswered = (of: Understood, row: StatementEntry): boolean => {
  const key = of.keys.get(row);
  const node = of.settled.rows.get(row)?.node;
  const headings = node ? leavesOf(node).flatMap((leaf) => leaf.headings) : [];
  return (
    of.answers.has(`flow:${key}`) ||
    headings.some((heading) => of.answers.has(`section:${of.keys.get(heading)}`))
  );
};
