import type { Flow, Fund, RowRole } from '@hoa/contracts';
import { add, isSame, sumIn, TELLING, type Values } from './arithmetic';
import { NAMES_SIDE, saysSide } from './evidence';
import { isBelowResult, isMinus, markDeducted, markOffTheTop } from './deducted';
import { leaveOutAround } from './left-out';
import { leanOf, leavesOf, type Forced, type Node, type StatementEntry } from './node';
import { markOwnersShares } from './owners-shares';
import { markOtherSideAgain, markResultsAmongLines } from './printed-twice';
import { giveFunds, pays } from './piece-funds';
import { markRequired } from './required';
import type { Parse } from './search';

/** What one row of the statement is, once the whole has been understood. */
export interface Meaning {
  row: StatementEntry;
  role: RowRole;
  fund?: Fund;
  flow?: Flow;
  /** It pays into the reserve fund from the operating fund. */
  isContribution: boolean;
  /** A contribution that is printed as a deduction from income: as an expense its sign is turned. */
  isDeducted?: boolean;
  node?: Node;
  repeats?: Node;
}

/** A top-level piece of one side: a total with its lines, or a line in no total. */
export interface Piece {
  node: Node;
  flow: Flow;
  fund: Fund;
  /** The net that proves its side by arithmetic. */
  net?: Node;
  /** How surely its side is known, in log-odds; infinite where arithmetic or a person says so. */
  certainty: number;
}

export interface Settled {
  rows: Map<StatementEntry, Meaning>;
  pieces: Piece[];
  nets: Node[];
}

export interface Context {
  /** Words above the table: "Reserve Fund Budget". */
  title: string;
  forced: ReadonlyMap<number, Forced>;
  /** Rows that are money of an earlier year, as a person says. */
  before?: ReadonlySet<number>;
  /** Transfers that are costs of the year, as a person says. */
  ofYear?: ReadonlySet<number>;
}

/** Gives every row its role, and every line its fund and flow, from the best parse. */
export function settle(parse: Parse, rows: readonly StatementEntry[], context: Context): Settled {
  const settled: Settled = { rows: new Map(), pieces: [], nets: [] };
  for (const root of parse.roots) collect(root, settled);
  giveFunds(settled, context.title);
  for (const piece of settled.pieces) describe(piece, settled, context);
  markDeducted(settled);
  markOffTheTop(settled, context);
  markPaidBack(settled);
  markCarried(settled);
  markMovedBelow(settled);
  for (const meaning of settled.rows.values())
    if (meaning.role === 'transfer' && context.ofYear?.has(meaning.row.index)) meaning.role = 'line';
  markTotalsAgain(settled);
  markOwnersShares(settled);
  markResultsAmongLines(settled);
  markOtherSideAgain(settled);
  for (const net of settled.nets)
    settled.rows.set(net.row, { row: net.row, role: net.role, isContribution: false, node: net });
  markRequired(settled);
  leaveOutAround(settled, rows);
  for (const node of parse.left) {
    const repeats = node.repeats?.[0];
    settled.rows.set(node.row, { row: node.row, role: node.role, isContribution: false, node, ...(repeats ? { repeats } : {}) }); // prettier-ignore
  }
  for (const row of rows)
    if (!settled.rows.has(row)) settled.rows.set(row, { row, role: roleAlone(row), isContribution: false });
  return settled;
}

/** A row that no node has: a heading, or a detail of the line above it. */
const roleAlone = ({ kind, words }: StatementEntry): RowRole =>
  kind === 'heading' ? 'heading' : words.role === 'detail' ? 'detail' : 'note';

/** Takes nets apart into the pieces of their two sides. */
function collect(node: Node, settled: Settled, within?: { net: Node; sign?: 1 | -1 }): void {
  const { net, sign } = within ?? {};
  if (node.kind === 'net') {
    settled.nets.push(node);
    const isSigned = node.signs.some((one) => one !== node.signs[0]);
    // One side printed as negative amounts: a section's plain sum.
    const own = node.children.filter(({ kind }) => kind !== 'net');
    const lines = own.filter(({ kind }) => kind === 'line').map(printedSign);
    const isRolled = node.role === 'closing-balance';
    const isOpposed =
      !isSigned && (isRolled || (lines.length === own.length && lines.includes(1) && lines.includes(-1)));
    const way = isRolled ? 1 : wayOf(node.children);
    const cost = isSigned && isCostLess(node) ? -1 : 1;
    node.children.forEach((child, i) => {
      // What came in one year and went in another is still called by what comes in.
      const side = isContra(child) && !isBelowResult(node) ? 1 : isSigned ? turned(node.signs[i], cost) : isOpposed ? turned(printedSign(child), way) ?? (isRolled ? 1 : undefined) : undefined; // prettier-ignore
      collect(child, settled, { net: node, ...(side ? { sign: side } : {}) });
    });
    return;
  }
  const lean = leanOf(node);
  const proven = net?.tie && net.tie.failed === 0 && net.tie.evidence > 4 && sign !== undefined;
  const flow: Flow = proven ? (sign > 0 ? 'income' : 'expense') : lean > 0 ? 'income' : 'expense';
  const certainty = proven ? Infinity : Math.abs(lean);
  settled.pieces.push({ node, flow, fund: 'operating', certainty, ...(net ? { net } : {}) });
}

/** "Net cost to owners": the total of the costs less what else comes in, each called what it is. */
function isCostLess({ children, signs }: Node): boolean {
  const told = children.map((child, i) => {
    const { kind, row, owner } = child;
    // "Estimated common expenses" may stand over all groups of them.
    const names = [row, ...(owner ? [owner] : []), ...[...leavesOf(child)[0]!.headings].reverse()];
    const flows = kind === 'total' ? names.map(({ words }) => words.headingFlow) : [];
    const named = flows.find((flow) => Math.abs(flow) >= NAMES_SIDE) ?? 0;
    return Math.sign(named) * signs[i]!;
  });
  return told.filter((one) => one < 0).length > 1 && !told.includes(1);
}

/** "Less: vacancy allowance (9,000)" between what is billed and what comes in: less income, and no cost. */
const isContra = ({ kind, row }: Node): boolean => kind === 'line' && isMinus(row) && CONTRA.test(row.entry.description); // prettier-ignore
const CONTRA =
  /\b(?:allowances?|vacanc(?:y|ies)|bad debts?|uncollect\w*|discounts?|concessions?|waivers?)\b/i;

/** Ledgers print what comes in as credits, below zero: then nearly all of what their words call income is. */
function wayOf(nodes: readonly Node[]): 1 | -1 {
  const told = nodes.reduce((sum, node) => sum + (printedSign(node) ?? 0) * Math.sign(leanOf(node)), 0);
  return told < 0 ? -1 : 1;
}

const turned = (sign: 1 | -1 | undefined, way: 1 | -1): 1 | -1 | undefined =>
  sign && ((sign * way) as 1 | -1);

/** The sign that a line's amounts have in every column, as far as one side's do. */
function printedSign({ values }: Node): 1 | -1 | undefined {
  const signs = new Set(values.flatMap((value) => (value ? [Math.sign(value)] : [])));
  return signs.size === 1 ? (signs.has(1) ? 1 : -1) : undefined;
}

function describe(piece: Piece, settled: Settled, { forced, before }: Context): void {
  const visit = (node: Node, isRoot: boolean): void => {
    const own = forced.get(node.row.index);
    const flow = own ? (own.endsWith('income') ? 'income' : 'expense') : piece.flow;
    const fund = own?.startsWith('reserve') ? 'reserve' : own ? 'operating' : fundOfLine(node, piece);
    const alone = before?.has(node.row.index) ? 'carryover' : node.role;
    const role: RowRole = node.children.length === 0 ? alone : isRoot ? 'total' : 'subtotal';
    const isContribution = flow === 'expense' && fund === 'operating' && pays(node);
    settled.rows.set(node.row, { row: node.row, role, flow: flow as Flow, fund, isContribution, node });
    for (const child of node.children) visit(child, false);
  };
  visit(piece.node, true);
}

/** A section of another fund inside a piece keeps its own fund. */
function fundOfLine(node: Node, piece: Piece): Fund {
  if (node.children.length > 0) return piece.fund;
  const { fund } = node.row.entry;
  if (fund) return fund;
  const inner = node.headings.at(-1)?.words.fund;
  return inner === 'special' ? 'special' : piece.fund;
}

/** "Transfer to operating (roof)" out of reserves, and the roof among the expenses: the same money, spent once. */
function markPaidBack({ rows, pieces }: Settled): void {
  const all = [...rows.values()];
  const spent = all.filter(({ fund, flow }) => fund !== 'reserve' && flow === 'expense');
  for (const meaning of all) {
    const { row, role, fund, flow } = meaning;
    if (role !== 'line' || fund !== 'reserve' || flow !== 'expense' || row.words.role !== 'transfer')
      continue;
    const paid = spent.filter((one) => isSame(unsigned(one.row.values), unsigned(row.values)));
    if (paid.length > 0) meaning.role = 'transfer';
    // Capital expenses below the bottom line that reserves pay are the reserve fund's.
    for (const piece of pieces) {
      if (piece.fund !== 'special' || !paid.some((one) => one.row === piece.node.row)) continue;
      piece.fund = 'reserve';
      for (const { row: own } of [piece.node, ...leavesOf(piece.node)]) rows.get(own)!.fund = 'reserve';
    }
  }
}

/**
 * "Plus surplus" in the account below the bottom line is that bottom line carried on, and what the account pays to or
 * gets from the other fund's is a transfer: the year's income and expenses are all above.
 */
function markCarried({ rows, nets, pieces }: Settled): void {
  const accounts = nets.filter(({ role }) => role === 'closing-balance').map((net) => leavesOf(net).slice(1));
  const bottoms = nets.filter(({ role }) => role === 'net');
  const result = resultOf(pieces.filter(({ net }) => net?.role !== 'closing-balance'));
  // What a result is carried on to stands below it: a cost above, as large as its account's result, is one all the same.
  const isBottom = ({ row, values }: Node): boolean =>
    bottoms.some((net) => net.row.index < row.index && isAbout(values, net.values)) ||
    (result !== undefined && isAbout(values, result));
  const ends = [...rows.keys()].filter(({ words }) => words.role === 'net');
  const isBelow = (account: readonly Node[]): boolean =>
    [...bottoms.map(({ row }) => row), ...ends].some(({ index }) => index < account[0]!.row.index) &&
    account.every(({ row }) => rows.get(row)!.fund === 'operating');
  const ofBottom = accounts
    .filter((account) => account.length > 0 && (account.some(isBottom) || isBelow(account)))
    .flat();
  const moved = ofBottom.filter(({ row }) => isTransfer(row));
  const isMoved = ({ row, values }: Node): boolean =>
    isTransfer(row) || moved.some((other) => isSame(unsigned(values), unsigned(other.values)));
  for (const { row } of ofBottom.filter(isBottom)) rows.get(row)!.role = 'carryover';
  if (ofBottom.length > 0)
    for (const { row } of accounts.flat().filter(isMoved)) rows.get(row)!.role = 'transfer';
}

/**
 * "Transfers between accounts" below the bottom line, and a net after them: what only goes from one account to another is
 * no cost of the year, though that net ties with it.
 */
function markMovedBelow({ rows, nets, pieces }: Settled): void {
  // "To reserve money market (monthly)" in a document that says nothing else of the reserves: how the contribution is paid.
  const ofReserves = pieces.filter(({ fund }) => fund === 'reserve');
  const isAlone = ofReserves.every(({ node, flow }) => flow === 'income' && leavesOf(node).every(({ row }) => isTransfer(row) && !FROM_OPERATING.test(row.entry.description))); // prettier-ignore
  const isPaid = pieces.some(({ node, fund }) => fund === 'operating' && leavesOf(node).some(({ row }) => row.words.isContribution)); // prettier-ignore
  if (isAlone && isPaid)
    for (const { row } of ofReserves.flatMap(({ node }) => leavesOf(node))) rows.get(row)!.role = 'transfer';
  for (const { children, role } of nets) {
    const [bottom, ...others] = children;
    if (role !== 'net' || bottom?.kind !== 'net' || bottom.children.length < 2) continue;
    // "Transfer from operating" in the account of another fund, among what its own net is of, is what that fund lives on.
    for (const leaf of others.filter(({ kind }) => kind !== 'net').flatMap(leavesOf)) {
      const { row } = leaf;
      // What goes to the reserves under "Transfers" is a contribution all the same.
      const isMoved = isBetweenAccounts(leaf) || (row.words.role === 'transfer' && !row.words.isContribution);
      if (isMoved && rows.get(row)!.fund === 'operating') rows.get(row)!.role = 'transfer';
    }
  }
}

/**
 * "TOTAL INCOME" in a recap below the bottom line, "Total income - all funds", "Revenue" and "Less: expenses" in a summary at
 * the end: a total that was printed before, or that is all that the other lines of its side come to, is no line.
 */
function markTotalsAgain({ rows, pieces }: Settled): void {
  const sums = new Set(pieces.filter((piece) => isSumOfOthers(piece, rows)));
  for (const piece of pieces) {
    const leaves = leavesOf(piece.node).map(({ row }) => row);
    // A total over lines without a figure counts itself.
    const isBare = leaves.every(({ values }) => values.every((value) => value === undefined));
    // The sides of one result are both printed again, or neither is.
    const isSum = sums.has(piece) && pieces.every((one) => one.net !== piece.net || !piece.net || sums.has(one)); // prettier-ignore
    for (const row of isBare ? [piece.node.row] : leaves) {
      const { words, index, values } = row;
      if (!saysSide(words)) continue;
      const isAgain = words.role === 'total' && pieces.some((one) => one !== piece && one.flow === piece.flow && one.node.kind === 'total' && one.node.row.index < index && isSame(one.node.values, values)); // prettier-ignore
      if (isAgain || isSum) Object.assign(rows.get(row)!, { role: 'repeat', flow: undefined });
    }
  }
}

/** A line by itself that names its side, and has what all other lines of the side have together, in every column. */
function isSumOfOthers({ node, flow }: Piece, rows: Settled['rows']): boolean {
  const { row } = node;
  const isTelling = row.values.some((value) => Math.abs(value ?? 0) >= TELLING);
  if (node.children.length > 0 || !saysSide(row.words) || !isTelling) return false;
  const others = [...rows.values()].filter((one) => one.role === 'line' && one.flow === flow && one.row !== row).map((one) => one.row); // prettier-ignore
  const isSum = (value: number | undefined, at: number): boolean =>
    Math.abs(Math.abs(value ?? 0) - Math.abs(sumIn(others, at))) <= 100;
  return others.length > 1 && row.values.every(isSum);
}

/** What the account of a reserve fund lives on. */
const FROM_OPERATING = /\bfrom (?:the )?operat/i;
const BETWEEN = /\btransfers? between\b|\binter-?(?:fund|account)\b/i;

/** Under "Transfers between accounts": money that only changes its place. */
export const isBetweenAccounts = ({ headings }: Node): boolean => BETWEEN.test(headings.at(-1)?.entry.description ?? ''); // prettier-ignore

/** Also "Transfer to reserve fund (surplus)", whose words say more of what is left. */
const isTransfer = ({ words, entry }: StatementEntry): boolean =>
  words.role === 'transfer' || /^transfer(?:s|red)?\b/i.test(entry.description);

/** Income less expenses, where both have a total and no bottom line is printed. */
function resultOf(pieces: readonly Piece[]): Values | undefined {
  const [income, expense] = (['income', 'expense'] as const).map((side) => pieces.filter(({ flow, node }) => flow === side && node.kind === 'total')); // prettier-ignore
  if (income?.length !== 1 || expense?.length !== 1) return undefined;
  return add(income[0]!.node.values, expense[0]!.node.values, -1);
}

/** The same but for cents: a budget in whole dollars, and the account with its cents. */
const isAbout = (a: Values, b: Values): boolean =>
  isSame(a, a.map((value, i) => (value !== undefined && Math.abs(value - (b[i] ?? Infinity)) < 100 ? value : b[i]))); // prettier-ignore

const unsigned = (values: Values): Values => values.map((value) => value && Math.abs(value));
