import type { Doubt } from './doubt';
import { NAMES_SIDE, saysSide } from './evidence';
import { addsUpFunds } from './fund-columns';
import { besideResult, cutOff, inThousands, unread } from './incomplete';
import { leavesOf, type Node, type StatementEntry } from './node';
import { countedIn, LEAST, sumOf, type Counted } from './counted';
import { printedBy, type Check } from './reconcile';
import { moreThanYear, partOfYear } from './part-of-year';
import type { Piece } from './settle';
import type { Understood } from './understand';

type BalanceDoubt = Extract<Doubt, { kind: 'balance' }>;

export const sideOf = (of: Understood, column: number, flow: 'income' | 'expense'): number =>
  sumOf(countedIn(of.settled, column).filter((one) => one.flow === flow));

/** Names the question whether both sides of a column were read right. */
export const balanceId = ({ statement, amounts }: Understood, column: number): string =>
  `balance:c${amounts[column]! + 1}${statement === 0 ? '' : `~${statement + 1}`}`;

/** Whether nets that are printed prove the amounts of both sides, all of them or those of each fund. */
export function isProven({ checks }: Understood, column: number): boolean {
  const own = checks.filter((check) => check.column === column);
  const isTied = (fund: Check['fund']): boolean =>
    (['income', 'expense', 'net'] as const).every((flow) =>
      own.some((check) => check.fund === fund && check.flow === flow && check.status === 'ties'),
    );
  const funds = new Set(own.flatMap(({ fund }) => (fund === 'all' ? [] : [fund])));
  return isTied('all') || (funds.size > 1 && [...funds].every(isTied));
}

/** Columns that nothing printed proves on both sides, that leave another net than printed, or that are not whole. */
export function balances(of: Understood): BalanceDoubt[] {
  const thousands = inThousands(of.draft);
  return of.annual.flatMap((column): BalanceDoubt[] => {
    if (of.answers.has(balanceId(of, column))) return [];
    const [income, expense] = [sideOf(of, column, 'income'), sideOf(of, column, 'expense')];
    const [less, more] = [Math.abs(income), Math.abs(expense)].sort((a, b) => a - b) as [number, number];
    if (more === 0) return [];
    const proven = isProven(of, column);
    const known = { kind: 'balance' as const, column, income, expense, columns: [column] };
    const incomplete =
      cutOff(of, column) ??
      thousands ??
      toldIn(of, column) ??
      addsUpFunds(of, column) ??
      moreThanYear(of, column) ??
      nameless(of, column) ??
      besideResult(of, column);
    const part = incomplete === undefined ? partOfYear(of, column) : undefined;
    const reason = incomplete ?? part ?? (proven ? undefined : (unread(of, column) ?? of.draft.missing));
    if (reason) return [{ ...known, reason, isPart: part !== undefined, effect: more }];
    // What has income alone, or costs alone, may have lost the other side, however clear its rows are.
    const hasBoth = less !== 0;
    const isOneSided = hasBoth && more >= MUCH && less < LITTLE * more;
    if (proven && hasBoth && !isOneSided) return [];
    const net =
      unexplainedNet(of, column, income - expense) ?? unexplainedTotal(of, column) ?? missedNet(of, column);
    const isClear =
      hasBoth && !isOneSided && (isCovered(of, column) || isPlain(of, column) || isBalanced(of, column));
    if (!net && (acceptsAll(of) || isClear)) return [];
    return [{ ...known, effect: net ? Math.abs(net.cents - (income - expense)) : more - less, ...(net ? { net } : {}) }]; // prettier-ignore
  });
}

/** A side that is next to nothing beside the other, in a year of some size: the dues may stand where nobody looked. */
const LITTLE = 0.1;
const MUCH = 1_000_000;

const toldIn = ({ draft: { told }, amounts }: Understood, column: number): string | undefined =>
  told && amounts[column] === told.column ? told.reason : undefined;

/** Somebody looked at one of several columns that are read in the same way, and said that all of them are right. */
const acceptsAll = (of: Understood): boolean =>
  of.amounts.some((_, column) => of.answers.get(balanceId(of, column)) === 'all');

/** Columns that ask nothing but whether both totals are right ask it together: their rows are read in the same way. */
export function askedTogether(found: readonly BalanceDoubt[]): BalanceDoubt[] {
  const plain = found.filter(({ reason, net }) => reason === undefined && net === undefined);
  const [first] = [...plain].sort((a, b) => b.effect - a.effect);
  if (!first || plain.length === 1) return [...found];
  const others = found.filter((one) => !plain.includes(one));
  return [...others, { ...first, columns: plain.map(({ column }) => column) }];
}

/** Figures whose names were not found, among them those of another fund beside: none of them is counted. */
function nameless({ settled }: Understood, column: number): string | undefined {
  const bottom = Math.max(-1, ...settled.nets.map(({ row }) => row.index));
  const rows = [...settled.rows.values()].filter(
    ({ row, node }) =>
      (bottom < 0 || row.index < bottom) &&
      node?.kind === 'out' &&
      row.entry.description.trim() === '' &&
      (row.values[column] ?? 0) >= LEAST,
  );
  const lines = [...settled.rows.values()].filter(
    ({ row, node }) => node?.kind === 'line' && row.values[column],
  );
  const bare = lines.filter(({ row }) => row.entry.description.trim() === '');
  const count = Math.max(rows.length, 2 * bare.length > lines.length ? bare.length : 0);
  return count < FEWEST_NAMELESS ? undefined : `${count} rows of figures have no name`;
}

const FEWEST_NAMELESS = 3;

/** "Balance to reserve fund", exactly what the totals leave: the budget is balanced with it. */
export function isRemainder(of: Understood, { node: { row }, flow }: Piece): boolean {
  const columns = of.annual.filter((column) => row.values[column]);
  return (
    flow === 'expense' &&
    row.words.isContribution &&
    columns.length > 0 &&
    columns.every((column) => sideOf(of, column, 'income') === sideOf(of, column, 'expense'))
  );
}

/** Sums of both sides that were printed apart are the same to the cent: a budget made to balance, and no accident. */
export function isBalanced(of: Understood, column: number): boolean {
  const own = of.settled.pieces.filter(({ node }) => node.sums[column]);
  return (
    sideOf(of, column, 'income') >= LEAST &&
    sideOf(of, column, 'income') === sideOf(of, column, 'expense') &&
    own.every(({ node }) => node.kind === 'total' && node.row.values[column] !== undefined) &&
    !of.mismatches.some((one) => one.column === column)
  );
}

/** One printed figure says what each side of each fund adds up to: a total of all of it, a recap of its totals, or a net of both sides. */
function isCovered(of: Understood, column: number): boolean {
  const { settled } = of;
  const counted = new Set(countedIn(settled, column).flatMap(({ row, cents }) => (cents === 0 ? [] : [row])));
  // What is deducted from income is asked about by itself.
  const pieces = settled.pieces.filter((piece) => !settled.rows.get(piece.node.row)?.isDeducted && !isRemainder(of, piece) && [piece.node, ...leavesOf(piece.node)].some(({ row }) => counted.has(row))); // prettier-ignore
  const nets = settled.nets.filter(({ row, tie }) => row.values[column] !== undefined && tie?.failed === 0);
  const belowNets = nets.map((net) => new Set(belowNet(net)));
  const sides = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.flow} ${piece.fund}`;
    sides.set(key, [...(sides.get(key) ?? []), piece]);
  }
  if (new Set(pieces.map(({ flow }) => flow)).size < 2) return false;
  return [...sides.values()].every(
    (side) =>
      isShort(side) ||
      printedBy(side, column, settled) !== undefined ||
      belowNets.some((below) => side.every(({ node }) => below.has(node))),
  );
}

/** The only line of a side, where there is nothing to add up, or the few of a fund beside the operating one, whose side is clear. */
function isShort(side: readonly Piece[]): boolean {
  const most = side.every(({ fund }) => fund !== 'operating') ? FEW : 1;
  const isClear = ({ node, certainty }: Piece): boolean =>
    node.kind === 'line' && certainty >= (node.headings.length > 0 ? PLAIN : CLEAR);
  return side.length <= most && side.every(isClear);
}

const FEW = 3;

/** Totals and lines that a net covers, however deep. */
const belowNet = (net: Node): Node[] =>
  net.children.flatMap((child) => (child.kind === 'net' ? belowNet(child) : [child]));

/**
 * Each line says by its own words which side it is on, or the total that it is counted in says so; and no printed total
 * leaves some of them out.
 */
function isPlain(of: Understood, column: number): boolean {
  if (of.mismatches.some((one) => one.column === column)) return false;
  const counted = countedIn(of.settled, column).filter(({ cents }) => cents !== 0);
  const totals = of.settled.pieces.filter(({ node }) => node.kind === 'total' && node.row.values[column]);
  const isWhole = totals.length > 0 ? isSectioned(totals, counted) : counted.length >= FEWEST_PLAIN;
  const named = linesOf(totals.filter(({ node, flow }) => towards(flow) * node.row.words.headingFlow >= NAMES_SIDE)); // prettier-ignore
  // Under a heading of its side, and in its sum, a line may be called anything.
  const headed = linesOf(totals.filter(({ node, flow }) => towards(flow) * (node.owner?.words.headingFlow ?? 0) >= NAMES_SIDE && isExact(node))); // prettier-ignore
  return (
    isWhole &&
    counted.every(({ row, flow, isBare }) => {
      const own = towards(flow) * row.words.lineFlow;
      return !isBare && (own >= PLAIN || (own > -PLAIN && named.has(row)) || headed.has(row));
    })
  );
}

const linesOf = (pieces: readonly Piece[]): ReadonlySet<StatementEntry> =>
  new Set(pieces.flatMap(({ node }) => leavesOf(node).map(({ row }) => row)));

const isExact = ({ tie }: Node): boolean => tie !== undefined && tie.failed === 0 && tie.exact > 0;

/** Sections that end with a sum each, and nothing beside them: no total of all of them is missed. */
function isSectioned(totals: readonly Piece[], counted: readonly Counted[]): boolean {
  const lines = linesOf(totals.filter(({ node }) => isExact(node) && node.lines > 1));
  return counted.every(({ row }) => lines.has(row));
}

const towards = (flow: 'income' | 'expense'): 1 | -1 => (flow === 'income' ? 1 : -1);
const FEWEST_PLAIN = 2;
const PLAIN = 1.5;
/** And where no heading says it as well. */
const CLEAR = 1.7;

/** A bottom line that nothing adds up to. */
function unexplainedNet(
  of: Understood,
  column: number,
  own: number,
): { row: StatementEntry; cents: number } | undefined {
  for (const { row, node } of of.settled.rows.values()) {
    const cents = row.values[column];
    const isNet =
      row.words.role === 'net' &&
      (node?.kind === 'out' || (node?.kind === 'net' && (node.tie?.failed ?? 0) > 0));
    const isOfFund = of.checks.some((one) => one.column === column && one.flow === 'net' && one.status === 'ties' && one.interpreted === cents); // prettier-ignore
    if (isNet && !isOfFund && cents !== undefined && Math.abs(Math.abs(cents) - Math.abs(own)) > 300)
      return { row, cents };
  }
  return undefined;
}

/** The bottom line of one fund, which its lines miss. */
function missedNet(
  { checks }: Understood,
  column: number,
): { row: StatementEntry; cents: number } | undefined {
  return checks.find((check) => check.column === column && check.flow === 'net' && check.status === 'off')?.printed; // prettier-ignore
}

/** "All income" that is not what was understood as income. */
function unexplainedTotal(
  of: Understood,
  column: number,
): { row: StatementEntry; cents: number } | undefined {
  for (const { row, node } of of.settled.rows.values()) {
    const cents = row.values[column];
    const { role, headingFlow } = row.words;
    if (role !== 'total' || node?.kind !== 'out' || cents === undefined || !saysSide(row.words)) continue;
    const own = sideOf(of, column, headingFlow > 0 ? 'income' : 'expense');
    if (Math.abs(Math.abs(cents) - Math.abs(own)) > 300) return { row, cents };
  }
  return undefined;
}
