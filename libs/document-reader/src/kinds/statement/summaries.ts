import { hasFigures, isSame, sumIn, TELLING, type Values } from './arithmetic';
import { isAlike, nameOf, NAMES_SIDE, saysSide } from './evidence';
import { leanOf, leavesOf, type Node, type StatementEntry } from './node';
import { withRepeats } from './recaps';
import { NAMES_DUES } from './required';
import type { Parse } from './search';

const FEWEST = 2;
const FEWEST_ABOVE = 3;

const FEWEST_AGAIN = 2;

/** "Our largest costs" below the bottom line: rows that all print lines of the statement once more, and a sum of them. */
export function linesAgain(rows: readonly StatementEntry[]): number[] {
  const bottom = rows.findIndex(({ kind, words }) => kind === 'figures' && words.role === 'net');
  if (bottom < 0) return [];
  const above = rows.slice(0, bottom);
  const isAgain = (row: StatementEntry): boolean =>
    above.some(({ entry, values }) => nameOf(entry.description) === nameOf(row.entry.description) && isSame(values, row.values)); // prettier-ignore
  const runs: StatementEntry[][] = [[]];
  for (const row of rows.slice(bottom + 1)) {
    if (row.kind === 'heading') runs.push([]);
    else if (hasFigures(row.values)) runs.at(-1)!.push(row);
  }
  const isSum = ({ words }: StatementEntry): boolean => words.role === 'total';
  return runs.flatMap((run) => {
    const lines = run.filter((row, i) => !(isSum(row) && i === run.length - 1));
    return lines.length >= FEWEST_AGAIN && lines.every(isAgain) ? run.map(({ index }) => index) : [];
  });
}

const CARRIES =
  /\bforward(?:ed)?\b|\b(?:previous|preceding|prior|this|next) page\b|\bpage \d* ?totals?\b|\bcarried over\b/i;

/** "Carried forward" at the foot of a page and "Brought forward" on the next: what is added up so far, and no line. */
export function carriedOver(rows: readonly StatementEntry[]): number[] {
  const figures = rows.filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
  return figures.flatMap((row, i) => {
    const next = figures[i + 1];
    const isPair = next && [row, next].some(({ entry }) => CARRIES.test(entry.description)) && isSame(row.values, next.values); // prettier-ignore
    const isTurned = isPair && row.entry.row.source.page !== next.entry.row.source.page;
    return isTurned ? [row.index, next.index] : [];
  });
}

/** "Dues from 2,704 homes", "Total estimated dues" above a budget of which that total is a line: how the line was worked out. */
export function workedOutAbove(rows: readonly StatementEntry[]): number[] {
  const end = rows.findIndex(({ words, values }) => words.role === 'total' && hasFigures(values));
  const total = rows[end];
  if (!total || !total.values.some((value) => Math.abs(value ?? 0) >= TELLING)) return [];
  const above = rows.slice(0, end);
  const isApart = rows[end + 1]?.kind === 'heading' && above.every(({ kind }) => kind === 'figures');
  const again = rows
    .slice(end + 1)
    .find((row) => row.words.role === undefined && isSame(row.values, total.values));
  return isApart && again && again.words.lineFlow * total.words.headingFlow > 0
    ? [...above, total].map(({ index }) => index)
    : [];
}

/**
 * The rows of a summary that is printed above its detail: from the first row on, each is called like a later total and
 * prints its figures. Their own sums would make one side of both.
 */
export function summaryAbove(rows: readonly StatementEntry[]): ReadonlySet<number> {
  const figures = rows.filter(({ kind, values }) => kind !== 'heading' && hasFigures(values));
  const found: number[] = [];
  const own: number[] = [];
  let [end, totals] = [0, 0];
  for (const [i, row] of figures.entries()) {
    const twin = figures.findIndex((later, at) => at > i && isPrintedAgain(row, later));
    // What the summary adds up itself, such as its costs with the reserves, the detail may not print.
    const isOwnSum = twin < 0 && row.words.role === 'total' && addsUp(row, figures.slice(0, i));
    if (isOwnSum) {
      own.push(row.index);
      continue;
    }
    if (twin < 0) break;
    found.push(row.index);
    end = Math.max(end, i);
    if (figures[twin]!.words.role === 'total' && twin > i + 1) totals++;
    if (twin <= end) return new Set();
  }
  const isDetailed = figures.length >= 2 * found.length;
  const isMostly = totals * 2 > found.length && isDetailed;
  if (isMostly && found.length >= FEWEST_ABOVE) return new Set([...found, ...own]);
  const page = summaryPage(figures);
  const flows = figures.slice(0, found.length).map(({ words }) => Math.sign(words.headingFlow));
  return page.size === 0 && isMostly && flows.includes(1) && flows.includes(-1)
    ? new Set([...found, ...own])
    : page;
}

/** Two or more rows right above a row add up to it. */
function addsUp({ values }: StatementEntry, above: readonly StatementEntry[]): boolean {
  const starts = above.map((_, i) => i).slice(0, -1);
  return starts.some((start) => {
    const sums = values.map((_, at) => sumIn(above.slice(start), at));
    return isSame(values, sums);
  });
}

/**
 * "At a glance" on a first page or sheet: the totals of both sides that the next ones print, and figures that stand on
 * them again under other names.
 */
function summaryPage(figures: readonly StatementEntry[]): ReadonlySet<number> {
  const pageOf = (row: StatementEntry): number => row.entry.row.source.page.number;
  const first = figures.filter((row) => pageOf(row) === pageOf(figures[0]!));
  const later = figures.slice(first.length);
  const twins = first.map((row) => {
    const same = later.filter((other) => isSame(row.values, other.values));
    return same.find((other) => isPrintedAgain(row, other)) ?? same[0];
  });
  const totals = first.flatMap((row, i) => {
    const twin = twins[i];
    const isTotal = twin?.words.role === 'total' && isPrintedAgain(row, twin);
    return isTotal ? [Math.sign(twin.words.headingFlow)] : [];
  });
  const isSummary =
    totals.includes(1) &&
    totals.includes(-1) &&
    first.every((row, i) => twins[i] !== undefined || row.words.role !== undefined);
  return new Set(isSummary ? first.flatMap(({ index }, i) => (twins[i] ? [index] : [])) : []);
}

function isPrintedAgain(row: StatementEntry, later: StatementEntry): boolean {
  // "Revenue" and "Total income" name one side.
  const isSide = later.words.role === 'total' && [row, later].every(({ words }) => saysSide(words)); // prettier-ignore
  const isCalledLike = isSide || later.words.name === row.words.name || isAlike(row.words.name, later.words.name); // prettier-ignore
  // Both totals of a balanced budget are the same figure.
  const isOtherSide = row.words.headingFlow * later.words.headingFlow < 0;
  return isCalledLike && !isOtherSide && isSame(row.values, later.values);
}

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
    if (told.length === 0 || told.length * 2 <= lines.length) return [];
    // Every line is compared with every other: only where that may still decide.
    const same = lines.filter((line) => leaves.some((leaf) => !own.has(leaf) && isTwin(line, leaf)));
    return told.length + same.length >= lines.length ? [{ root, repeats: told }] : [];
  });
  const lines = found.reduce((sum, { root }) => sum + leavesOf(root).length, 0);
  return lines < FEWEST ? parse : withRepeats(parse, found);
}

/**
 * "Assessments", "Other income", "Total income" above the costs of a summary that the detail prints again: its lines are
 * printed nowhere else, and its total is.
 */
export function withoutOtherSide(parse: Parse): Parse {
  const again = new Set(parse.left.flatMap(({ role, row }) => (role === 'repeat' ? [row.index] : [])));
  const found = parse.roots.flatMap((root) => {
    const isOver = root.kind === 'total' && Array.from({ length: FEWEST_BELOW }, (_, i) => root.row.index + 1 + i).every((index) => again.has(index)); // prettier-ignore
    const total = isOver && parse.roots.find((other) => other.row.index > root.row.index && isSideAgain(other, root)); // prettier-ignore
    return total ? [{ root, repeats: [total] }] : [];
  });
  return withRepeats(parse, found);
}

const FEWEST_BELOW = 3;

/** A total of the same side that prints a figure of this one, and has more lines. */
const isSideAgain = (total: Node, summed: Node): boolean =>
  totalsIn(total).some((node) => leanOf(node) * leanOf(summed) > 0 && node.lines > summed.lines && node.values.some((value, at) => value !== undefined && Math.abs(value) >= TELLING && value === summed.values[at])); // prettier-ignore

const totalsIn = (node: Node): Node[] =>
  node.children.length === 0 ? [] : [node, ...node.children.flatMap(totalsIn)];

/** A line that prints a total, or another line, by name and by figures; figures of several columns need no name. */
function isTwin(line: Node, total: Node): boolean {
  if (!isSame(line.values, total.values)) return false;
  const telling = line.values.filter((value, i) => value && value === total.values[i]);
  const names = [total.row.words.name, total.owner?.words.name ?? ''];
  return (telling.length > 1 && total.lines > 1) || names.some((name) => isAlike(line.row.words.name, name));
}

/**
 * What is listed below the statement and no part of it: limits of insurance, projects of coming years, answers for a
 * lender. Such a list has a heading of its own that names neither a side nor a fund, or it fills one column
 * where the statement fills several.
 */
export function withoutAppendix(parse: Parse): Parse {
  const { roots } = parse;
  const width = Math.max(...roots.map(({ values }) => widthOf(values)));
  const end = roots.findLastIndex((root) => isBottom(root) && widthOf(root.values) === width);
  const closed = roots.slice(0, end + 1).flatMap((root) => (root.kind === 'net' ? root.children : [root]));
  const sides = new Set(closed.map((node) => Math.sign(leanOf(node))));
  if (!sides.has(1) || !sides.has(-1)) return parse;
  const bottom = roots[end]!.row;
  const most = closed.reduce<Values>((one, { values }) => values.map((value, at) => Math.max(Math.abs(value ?? 0), one[at] ?? 0)), []); // prettier-ignore
  const isAppended = (root: Node): boolean => {
    const headings = [...leavesOf(root)[0]!.headings, root.owner ?? []].flat();
    const own = headings.filter(({ index }) => index > bottom.index);
    if (root.kind === 'net' || leavesOf(root).some((leaf) => isKept(leaf) || areDues(leaf, most)))
      return false;
    const isNarrow = width > 1 && leavesOf(root).every(({ values }) => widthOf(values) === 1);
    if (isNarrow && leavesOf(root).every(({ row }) => OF_YEAR.test(row.entry.description))) return true;
    if (own.some(({ words }) => words.fund || saysSide(words))) return false;
    return isNarrow || (own.length > 0 && root.kind === 'line');
  };
  const gone = roots.slice(end + 1).filter(isAppended);
  if (gone.length < FEWEST && !gone.some(({ children }) => children.length > 1)) return parse;
  const rows = gone.flatMap((root) => [...totalsIn(root), ...leavesOf(root)]);
  const left = rows.map((node): Node => ({ ...node, kind: 'out', role: node.row.words.role ?? 'statistic', children: [], signs: [] })); // prettier-ignore
  return { ...parse, roots: roots.filter((root) => !gone.includes(root)), left: [...parse.left, ...left] };
}

const MOST_PREFACE = 3;

/** "Number of homes 40" above the first heading of a statement whose bottom line is proven without it. */
export function withoutPreface(parse: Parse): Parse {
  const net = parse.roots.find((root) => root.kind === 'net' && root.tie?.failed === 0 && root.children.length > 1 && root.children.every(({ kind }) => kind === 'total')); // prettier-ignore
  const first = net && leavesOf(net)[0]!;
  if (!first || first.headings.length === 0) return parse;
  const gone = parse.roots.filter((root) => root.kind === 'line' && root.headings.length === 0 && root.row.index < first.row.index && !isKept(root) && Math.abs(root.row.words.lineFlow) < NAMES_SIDE); // prettier-ignore
  if (gone.length === 0 || gone.length > MOST_PREFACE) return parse;
  const left = gone.map((node): Node => ({ ...node, kind: 'out', role: 'statistic' }));
  return {
    ...parse,
    roots: parse.roots.filter((root) => !gone.includes(root)),
    left: [...parse.left, ...left],
  };
}

/** "2029 - Repave drives": what a year to come will cost. */
const OF_YEAR = /^20\d\d\b/;

const widthOf = (values: Values): number => values.filter((value) => value !== undefined).length;

const isBottom = ({ kind, tie }: Node): boolean => kind === 'total' || (kind === 'net' && tie?.failed === 0);

/** A contribution, what names its fund, and what a person said. */
const isKept = ({ row, income, expense }: Node): boolean =>
  row.words.isContribution || row.words.fund !== undefined || Math.max(income, expense) >= 50;

/** A fifth of a side, at the least. */
const SHARE_OF_DUES = 5;

/** Dues as large as a year's, and not those of one owner. */
const areDues = ({ row, values }: Node, most: Values): boolean =>
  row.words.lineFlow >= NAMES_DUES && values.some((value, at) => value !== undefined && value >= TELLING && value * SHARE_OF_DUES >= Math.abs(most[at] ?? Infinity)); // prettier-ignore
