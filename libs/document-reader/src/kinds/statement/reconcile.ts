import type { Flow, Fund, Reconciliation } from '@hoa/contracts';
import { roundingOf } from './arithmetic';
import { amountsOf, countedIn, isOfBefore, sumOf, type Counted } from './counted';
import { leavesOf, type Node, type StatementEntry } from './node';
import { offTheTop } from './deducted';
import { isExactScan, slackOf, sumPrinted } from './rounding';
import type { Piece, Settled } from './settle';

export interface Check {
  column: number;
  fund: Fund | 'all';
  flow: Flow | 'net';
  interpreted: number;
  /** The row that prints it. */
  printed?: { row: StatementEntry; cents: number };
  status: Reconciliation['status'];
}

/** A printed total that its lines do not add up to. */
export interface Mismatch {
  column: number;
  node: Node;
  printed: number;
  sum: number;
}

/** Programs print income as credits, some documents expenses in parentheses: a side is then as much as is printed below zero. */
export function isPrintedNegative(settled: Settled, side: { column: number; flow: Flow }): boolean {
  const amounts = countedIn(settled, side.column).filter(
    ({ flow, cents }) => flow === side.flow && cents !== 0,
  );
  return sumOf(amounts) < 0 && 2 * amounts.filter(({ cents }) => cents < 0).length > amounts.length;
}

/** Compares what was understood with every printed total, by column, fund and flow. */
export function reconcile(
  settled: Settled,
  columns: readonly number[],
  accepted: ReadonlySet<StatementEntry>,
): { checks: Check[]; mismatches: Mismatch[] } {
  const isExact = isExactScan(settled, columns);
  // prettier-ignore
  const mismatches = columns.flatMap((column) =>
    settled.pieces.flatMap((piece) => (accepted.has(piece.node.row) ? [] : mismatchOf(piece.node, column, { settled, isExact }))),
  );
  const counts = columns.map((column) => ({ column, all: countedIn(settled, column) }));
  const ofColumns = counts.flatMap(({ all }) => all.filter(({ row }) => row.entry.fund));
  const funds = [...new Set([...settled.pieces, ...ofColumns].map(({ fund }) => fund))];
  const checks = counts.flatMap(({ column, all }) => {
    const wrong = new Set(mismatches.filter((one) => one.column === column).map(({ node }) => node));
    const checksOf = (fund: Fund | 'all'): Check[] => {
      // A line of another fund inside the only fund's totals is part of them.
      const own = fund === 'all' || funds.length === 1 ? all : all.filter((one) => one.fund === fund);
      const pieces = settled.pieces.filter((piece) => fund === 'all' || piece.fund === fund);
      const of = {
        column,
        fund: funds.length === 1 ? 'all' : fund,
        own,
        pieces,
        wrong,
        settled,
        accepted,
        isExact,
      } as const;
      return [sideCheck(of, 'income'), sideCheck(of, 'expense'), netCheck(of)].flatMap(
        (check) => check ?? [],
      );
    };
    const whole = funds.length > 1 ? checksOf('all') : [];
    const isParted = all.some(({ row }) => row.entry.fund);
    const parts = isParted
      ? funds.flatMap((fund) => partedChecks(whole, { fund, all }))
      : funds.flatMap(checksOf);
    return [...parts, ...whole];
  });
  return { checks, mismatches };
}

/** What each fund has of totals that hold several: as sure as the totals are. */
function partedChecks(
  whole: readonly Check[],
  { fund, all }: { fund: Fund; all: readonly Counted[] },
): Check[] {
  return whole.flatMap(({ column, flow, status }) => {
    const own = all.filter((one) => one.fund === fund && one.flow === flow);
    return flow === 'net' || own.length === 0
      ? []
      : [{ column, fund, flow, interpreted: sumOf(own), status }];
  });
}

/** Printed totals at any level that their lines do not add up to. */
export function innerMismatches({
  settled,
  amounts,
}: {
  settled: Settled;
  amounts: readonly number[];
}): Mismatch[] {
  const totals = [...settled.rows.values()].flatMap(({ node }) => (node?.kind === 'total' ? [node] : []));
  const columns = amounts.map((_, column) => column);
  const isExact = isExactScan(settled, columns);
  return totals.flatMap((node) =>
    columns.flatMap((column) => mismatchOf(node, column, { settled, isExact })),
  );
}

function mismatchOf(
  node: Node,
  column: number,
  { settled, isExact }: { settled: Settled; isExact: boolean },
): Mismatch[] {
  const printed = node.row.values[column];
  if (node.kind !== 'total' || printed === undefined) return [];
  const sum = sumPrinted(node, column, settled);
  const isTied = Math.abs(printed - sum) <= (isExact ? 0 : slackOf(node, column));
  return isTied ? [] : [{ column, node, printed, sum }];
}

interface Side {
  column: number;
  fund: Fund | 'all';
  own: Counted[];
  pieces: Piece[];
  wrong: ReadonlySet<Node>;
  settled: Settled;
  accepted: ReadonlySet<StatementEntry>;
  isExact: boolean;
}

function sideCheck(of: Side, flow: Flow): Check | undefined {
  const { column, fund, own, pieces, wrong, settled } = of;
  const side = pieces.filter((piece) => piece.flow === flow);
  if (side.length === 0) return undefined;
  const amounts = own.filter((one) => one.flow === flow);
  const check = { column, fund, flow, interpreted: sumOf(amounts) };
  const counts = ({ node }: Piece): boolean => node.kind !== 'line' || !isOfBefore(node.role);
  const relevant = side
    .filter(counts)
    .filter(({ node }) => node.row.values[column] || sumOf(amountsOf(node, column, settled)));
  const totals = relevant.filter(
    ({ node }) => node.kind === 'total' && node.row.values[column] !== undefined,
  );
  const printed = printedBy(relevant, column, settled);
  const isOff = totals.some(({ node }) => wrong.has(node)) || looseKin(relevant).length > 0 || isOtherSide(of, relevant, flow); // prettier-ignore
  const isProven = relevant.every(({ node, net }) => (node.kind === 'total' && node.row.values[column] !== undefined) || isNetProof(net, column)); // prettier-ignore
  const status = isOff ? 'off' : relevant.length > 0 && isProven ? 'ties' : 'not-printed';
  return { ...check, ...(printed ? { printed } : {}), status };
}

/** Lines below a side's totals that a person, or a fault, counts to the other side: the total no longer says what the side is. */
function isOtherSide({ column, settled, accepted }: Side, side: readonly Piece[], flow: Flow): boolean {
  return side.some(
    ({ node }) =>
      !accepted.has(node.row) &&
      amountsOf(node, column, settled).some(
        (one) => one.flow !== flow && one.cents !== 0 && !settled.rows.get(one.row)?.isDeducted,
      ),
  );
}

/** Lines of a section that its own printed total leaves out, unless a net proves that they count. */
export function looseKin(pieces: readonly Piece[]): Piece[] {
  const closed = new Set(
    pieces.flatMap(({ node }) => (node.kind === 'total' ? (leavesOf(node)[0]?.headings.at(-1) ?? []) : [])),
  );
  return pieces.filter(({ node, net, certainty }) => {
    const heading = node.headings.at(-1);
    const isProven = (net?.tie && net.tie.failed === 0) || certainty >= 50;
    return node.kind === 'line' && !isProven && heading !== undefined && closed.has(heading);
  });
}

/** One total over the whole side, or a recap of all its totals. */
export function printedBy(relevant: readonly Piece[], column: number, settled: Settled): Check['printed'] {
  const [only] = relevant;
  if (only && relevant.length === 1 && only.node.kind === 'total') {
    const { row } = withoutBefore(only.node);
    const cents = row.values[column];
    return cents === undefined ? undefined : { row, cents };
  }
  const nodes = relevant.map(({ node }) => node);
  for (const { node } of settled.rows.values()) {
    const repeats = node?.repeats ?? [];
    const cents = node?.row.values[column];
    if (!node || cents === undefined || repeats.length !== nodes.length || node.row.words.role !== 'total')
      continue;
    if (nodes.every((one) => repeats.includes(one))) return { row: node.row, cents };
  }
  return undefined;
}

/**
 * "Total cash available" adds the balance at the beginning to the total of the year, and "Available for operations" takes
 * contributions off it: that total says what came in.
 */
function withoutBefore(node: Node): Node {
  const [taken] = offTheTop(node);
  if (taken) return taken.from;
  const own = node.children.filter(({ role }) => !isOfBefore(role));
  return own.length === 1 && own[0]!.kind === 'total' && own.length < node.children.length ? own[0]! : node;
}

function isNetProof(net: Node | undefined, column: number): boolean {
  return net?.tie?.failed === 0 && net.row.values[column] !== undefined;
}

function netCheck({ column, fund, own, pieces, settled, isExact }: Side): Check | undefined {
  const all = pieces.flatMap(({ node }) => amountsOf(node, column, settled));
  const of = (flow: Flow, from = own): number => sumOf(from.filter((one) => one.flow === flow));
  const [income, expense] = [of('income'), of('expense')];
  // Exports print one side as credits: the bottom line is then a plain sum, or its opposite.
  const sign = income * expense < 0 ? 1 : -1;
  const carried = of('income', all) - income + sign * (of('expense', all) - expense);
  const net = settled.nets.find((one) => one.row.values[column] !== undefined && isNetOf(one, pieces));
  if (!net) return undefined;
  const interpreted = income + sign * expense;
  // What owners have to be asked for closes the budget: nothing is left of it.
  if (settled.rows.get(net.row)?.role === 'line' && interpreted === 0) return { column, fund, flow: 'net', interpreted, status: 'ties' }; // prettier-ignore
  const cents = net.row.values[column]!;
  const off = Math.min(...[cents, -cents, cents - carried].map((one) => Math.abs(one - interpreted)));
  const isRounded = !isExact && off <= roundingOf(own.length) && cents % 100 === 0;
  const status = off === 0 || isRounded ? 'ties' : 'off';
  return { column, fund, flow: 'net', interpreted, printed: { row: net.row, cents }, status };
}

/** Whether a net covers these pieces and no others. */
function isNetOf(net: Node, pieces: readonly Piece[]): boolean {
  const below: Node[] = [];
  const visit = (node: Node): void =>
    node.kind === 'net' ? node.children.forEach(visit) : void below.push(node);
  visit(net);
  const own = new Set(pieces.map(({ node }) => node));
  return below.length === own.size && below.every((node) => own.has(node));
}
