import { wordsAbove, type Draft } from './draft';
import type { Answer } from '../../page/options';
import { beforeId } from './perhaps-before';
import { closedBlocks } from './closed-blocks';
import { countedIn } from './counted';
import { joined, understandColumns } from './columns';
import { partedByFund } from './fund-columns';
import { keysOf } from './keys';
import { leavesOf, nodesIn, type Forced, type StatementEntry } from './node';
import { innerMismatches, reconcile, type Check, type Mismatch } from './reconcile';
import { roundsOf, toStatementRows } from './rows';
import { rollForwardsOf } from './roll-forward';
import { search, type Parse } from './search';
import { secondReadings, type SecondReading } from './second-readings';
import { withLessTakenOff, withSignsBeside } from './signs-beside';
import { settle, type Context, type Settled } from './settle';
import { carriedOver, linesAgain, summaryAbove, workedOutAbove } from './summaries';
import { isAnnual, type StatementColumn } from './statement-column';
import { totalsFirst } from './totals-first';
import { nameColumns } from './unnamed-columns';

/** A statement as it was understood, with what was checked and what stays open. */
export interface Understood {
  draft: Draft;
  columns: StatementColumn[];
  /** Columns of amounts: the index of a row's values to the index of a column. */
  amounts: number[];
  /** Of `amounts`: those that a year's budget may be based on. */
  annual: number[];
  rows: StatementEntry[];
  keys: Map<StatementEntry, string>;
  /** Which of the document's statements it is, from 0. */
  statement: number;
  settled: Settled;
  /** Other parses within reach of the best one, settled. */
  rivals: { settled: Settled; margin: number }[];
  checks: Check[];
  mismatches: Mismatch[];
  answers: ReadonlyMap<string, string>;
  /** Figures that a person said were misread, by the index of a column. */
  corrected: { row: StatementEntry; column: number; cents: number }[];
  /** Figures of a scan that are what another engine made of them: so their totals say. */
  seconds: SecondReading[];
}

/** Rivals that score this close to the best parse may be what was meant. */
const WITHIN = 2;
const MOST_RIVALS = 8;
const FORCED = new Set(['income', 'expense', 'reserve-income', 'reserve-expense', 'exclude']);

/** Understands one statement; answers of a person are constraints that the parse may not contradict. */
export function understand(draft: Draft, given: readonly Answer[] = [], statement = 0): Understood {
  const raw = draft.entries.map((entry) => (entry.kind === 'figures' ? entry.values : []));
  const columns = understandColumns(draft.columns, raw, wordsAbove(draft));
  const amounts = columns.flatMap(({ measure }, i) => (measure === 'amount' ? [i] : []));
  const parted = partedByFund(draft.entries, columns);
  const values = withSignsBeside(parted.map((entry) => (entry.kind === 'figures' ? joined(entry.values, columns) : [])), amounts); // prettier-ignore
  const entries = withLessTakenOff(parted.map((entry, i) => (entry.kind === 'figures' ? { ...entry, values: [...values[i]!] } : entry)), amounts); // prettier-ignore
  const rows = toStatementRows(entries, amounts);
  const keys = keysOf(rows, statement);
  const answers = new Map(given.map(({ questionId, answerId }) => [questionId, answerId]));
  const corrected = correctedDigits(rows, keys, answers);
  for (const { row, column, cents } of corrected) row.values = row.values.map((value, i) => (amounts[i] === column ? cents : value)); // prettier-ignore
  const { parsed, seconds } = parsedTwiceIfNeedBe({ rows, keys, answers, title: draft.title, amounts });
  const { parses, settled, context } = parsed;
  nameColumns({ columns, amounts, statement, answers, settled });
  for (const at of besideTheTable({ columns, amounts, settled, rows })) columns[at]!.measure = 'other';
  const accepted = new Set(
    rows.filter(
      (row) =>
        answers.has(`total:${keys.get(row)}`) && !answers.get(`total:${keys.get(row)}`)!.startsWith('read:'),
    ),
  );
  const { checks, mismatches } = reconcile(
    settled,
    amounts.flatMap((at, i) => (columns[at]!.measure === 'amount' ? [i] : [])),
    accepted,
  );
  return {
    draft,
    columns,
    amounts,
    annual: amounts.flatMap((at, i) => (isAnnual(columns[at]!) ? [i] : [])),
    rows,
    keys,
    statement,
    settled,
    rivals: rivalsOf(parses).map((one) => ({
      settled: settle(one, rows, context),
      margin: parses[0]!.score - one.score,
    })),
    checks,
    mismatches,
    answers,
    corrected,
    seconds,
  };
}

/** Columns in which no line has a figure, where dated ones have: undated, or all below those, of what is printed beside or below the table. */
function besideTheTable(of: Pick<Understood, 'columns' | 'amounts' | 'settled' | 'rows'>): number[] {
  const isDated = (at: number): boolean => of.columns[at]!.period !== undefined;
  const isCounted = (at: number): boolean =>
    countedIn(of.settled, of.amounts.indexOf(at)).some(({ cents }) => cents !== 0);
  const isInUse = of.amounts.some((at) => isDated(at) && isCounted(at));
  const last = Math.max(-1, ...of.settled.pieces.map(({ node }) => node.row.index));
  // Called a budget by nothing but the paper's title.
  const isBelow = (at: number): boolean =>
    of.columns[at]!.certainty < 1 &&
    of.rows.every(({ values, index }) => !values[of.amounts.indexOf(at)] || index > last);
  return isInUse ? of.amounts.filter((at) => !isCounted(at) && (!isDated(at) || isBelow(at))) : [];
}

interface Parsing {
  rows: StatementEntry[];
  keys: Map<StatementEntry, string>;
  answers: ReadonlyMap<string, string>;
  title: string;
  amounts: readonly number[];
}

interface Parsed {
  parses: Parse[];
  context: Context;
  settled: Settled;
}

/** The parse; and again where totals prove what another engine made of figures of a scan. */
function parsedTwiceIfNeedBe(of: Parsing): { parsed: Parsed; seconds: SecondReading[] } {
  const first = parsedOnce(of);
  const seconds = secondReadings(
    innerMismatches({ settled: first.settled, amounts: of.amounts }),
    of.amounts,
  );
  if (seconds.length === 0) return { parsed: first, seconds };
  for (const { row, value, other } of seconds) row.values = row.values.map((own, i) => (i === value ? other.cents : own)); // prettier-ignore
  return { parsed: parsedOnce(of), seconds };
}

function parsedOnce({ rows, keys, answers, title }: Parsing): Parsed {
  const { parses, forced } = parse(rows, keys, answers);
  const answered = (answer: string): Set<number> =>
    new Set(rows.filter((row) => answers.get(beforeId(keys.get(row)!)) === answer).map(({ index }) => index));
  const context = { title, forced, before: answered('before'), ofYear: answered('year') };
  return { parses, context, settled: settle(parses[0]!, rows, context) };
}

const READ = /^read:(\d+):(-?\d+):(.+)$/;

/** What answers say of single figures of a scan. */
function correctedDigits(
  rows: StatementEntry[],
  keys: Map<StatementEntry, string>,
  answers: ReadonlyMap<string, string>,
): Understood['corrected'] {
  // prettier-ignore
  return [...answers.values()].flatMap((answer) => {
    const [, column, cents, key] = READ.exec(answer) ?? [];
    const row = key === undefined ? undefined : rows.find((one) => keys.get(one) === key);
    return row ? [{ row, column: Number(column), cents: Number(cents) }] : [];
  });
}

const rivalsOf = ([best, ...others]: Parse[]): Parse[] =>
  others.filter((one) => best!.score - one.score <= WITHIN).slice(0, MOST_RIVALS);

/** Parses, and again where an answer is about a section or a block: its rows are known only from a parse. */
function parse(
  rows: StatementEntry[],
  keys: Map<StatementEntry, string>,
  answers: ReadonlyMap<string, string>,
): { parses: Parse[]; forced: Map<number, Forced> } {
  const answerTo = (row: StatementEntry, kind: string): [number, string][] => {
    const answer = answers.get(`${kind}:${keys.get(row)}`);
    return answer === undefined ? [] : [[row.index, answer]];
  };
  const rounds = roundsOf(rows);
  const above = totalsFirst(rows, rounds);
  const summary = new Set([...summaryAbove(rows), ...linesAgain(rows), ...workedOutAbove(rows), ...carriedOver(rows)]); // prettier-ignore
  const rolls = rollForwardsOf(rows, rounds);
  const blocks = closedBlocks(rows, rounds);
  const run = (forced: Map<number, Forced>): Parse[] =>
    search({ rows, rounds, above, summary, rolls, blocks, forced });
  const forced = new Map<number, Forced>();
  const first = run(forced);
  for (const kind of ['section', 'flow'] as const)
    for (const row of rows)
      for (const [, answer] of answerTo(row, kind))
        if (FORCED.has(answer)) for (const at of coveredBy(row, first[0]!)) forced.set(at, answer as Forced);
  return { parses: forced.size > 0 ? run(forced) : first, forced };
}

/** Lines under a heading or a total, or the row itself. */
function coveredBy(row: StatementEntry, { roots, left }: Parse): number[] {
  const nodes = roots.flatMap(nodesIn);
  const leaves = roots.flatMap(leavesOf);
  if (row.kind === 'heading') {
    const under = leaves.filter(({ headings }) => headings.includes(row)).map((leaf) => leaf.row.index);
    const apart = left.filter(
      ({ row: one }) => one.index > row.index && one.index <= Math.max(row.index, ...under),
    );
    return [...under, ...apart.filter(({ kind }) => kind === 'out').map((node) => node.row.index)];
  }
  const node = nodes.find((one) => one.row === row);
  return node && node.children.length > 0 ? leavesOf(node).map((leaf) => leaf.row.index) : [row.index];
}
