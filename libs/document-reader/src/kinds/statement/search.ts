import { hasFigures, type Tie } from './arithmetic';
import { coverings } from './coverings';
import { closeHeadings, isClosed, openHeading } from './headings';
import { lineNode, outNode } from './leaves';
import { netsOf } from './nets';
import { closeRollForward, openingNode, type RollForwards } from './roll-forward';
import { depthOf, push, without, type Forced, type Node, type State, type StatementEntry } from './node';
import { withoutStatementTwice } from './printed-twice';
import { asRepeat, partialRecap, repeated, repeatsBefore } from './recaps';
import { schedulesApart } from './schedules';
import { withoutAppendix, withoutOtherSide, withoutPreface, withoutSummaries } from './summaries';
import { aboveNode } from './totals-first';
import { withoutDetail } from './without-detail';

/** States that are kept at each row; rivals for margins come from the same number. */
const BEAM = 48;
/** The search is quadratic in the rows without a total, so longer tables keep fewer states: their time is about the same. */
const FULL_BEAM_ROWS = 700;
/** Longer tables are lists, not statements. */
export const MOST_ROWS = 1_500;

export interface Search {
  rows: readonly StatementEntry[];
  /** Columns whose figures are whole dollars throughout, so that totals may be off by rounding. */
  rounds: readonly boolean[];
  /** Answers of a person, by the index of a row. */
  forced: ReadonlyMap<number, Forced>;
  /** How many rows below a row add up to it. */
  above: ReadonlyMap<number, number>;
  /** Rows of a summary whose detail follows. */
  summary: ReadonlySet<number>;
  rolls: RollForwards;
  /** Rows of small statements below the bottom line. */
  blocks: ReadonlySet<number>;
}

export interface Parse {
  roots: Node[];
  /** Repeats, balances, transfers, statistics and notes. */
  left: Node[];
  score: number;
}

/**
 * Finds the trees of totals that explain a statement best: a beam search over its rows from top to bottom. Words are
 * evidence, arithmetic decides. Answers the best parse first, then its rivals in order.
 */
export function search(input: Search): Parse[] {
  const beams: State[][] = input.rows.map(() => []);
  const start: State = {
    top: undefined,
    open: [],
    left: undefined,
    totals: undefined,
    mode: 'body',
    score: 0,
  };
  const done: State[] = input.rows.length === 0 ? [start] : [];
  const beam = beamFor(input.rows.length);
  beams[0]?.push(start);
  for (const [i, row] of input.rows.entries()) {
    const states = best(beams[i]!, beam);
    beams[i] = [];
    const next = beams[i + 1] ?? done;
    for (const state of states) {
      if (row.kind === 'heading') next.push(openHeading(state, row));
      else
        for (const { state: after, skip } of actions(state, row, input))
          (beams[i + 1 + skip] ?? done).push(after);
    }
  }
  return best(done, beam).map((state) =>
    withoutPreface(
      withoutAppendix(
        schedulesApart(withoutStatementTwice(withoutOtherSide(withoutSummaries(toParse(state))))),
      ),
    ),
  );
}

/** Two balances of a debt and what lies between them explain each other. */
const PROVEN: Tie = { evidence: 9, exact: 1, failed: 0, bare: 0 };

interface Action {
  state: State;
  /** Rows after this one that the action used up. */
  skip: number;
}

function actions(state: State, row: StatementEntry, input: Search): Action[] {
  const forced = input.forced.get(row.index);
  if (forced === 'exclude') return [plain(leave(state, outNode(row, state).node, 0))];
  if (!forced && input.summary.has(row.index))
    return [plain(leave(state, { ...outNode(row, state).node, kind: 'repeat', role: 'repeat' }, 0))];
  if (!forced && input.rolls.owed.has(row.index))
    return [plain(leave(state, { ...outNode(row, { ...state, mode: 'tail' }).node, tie: PROVEN }, 0))];
  if (!forced && input.rolls.openings.has(row.index))
    return [plain(placed(state, openingNode(lineNode(row, state).node), 0))];
  const isInside = input.rolls.inside.has(row.index) || input.blocks.has(row.index);
  const place: State = isInside ? { ...state, mode: 'body' } : state;
  const line = lineNode(row, place, forced);
  if (!hasFigures(row.values)) return [plain(placed(state, line.node, line.score))];
  const found: Action[] = [plain(placed(state, line.node, line.score))];
  if (forced) return found;
  const out = outNode(row, place);
  found.push(plain(afterList(leave(state, out.node, out.score), row)));
  // "Plus surplus" between two balances is a term of their sum.
  const isTerm = input.rolls.inside.has(row.index) && row.words.role === 'net';
  const repeat = isTerm ? undefined : (repeated(row, state) ?? partialRecap(row, state));
  // "Total income" below a result of zero prints a total again: no line of another income.
  const isAgain = repeat !== undefined && row.words.role === 'total' && row.words.isGrand;
  if (isAgain) found.shift();
  if (repeat) found.push(plain(afterRepeat(leave(state, repeat.node, repeat.score))));
  for (const covering of coverings(state, row, input.rounds)) {
    const after = collapsed(state, covering);
    found.push(plain(after));
    const twin = repeatsBefore(after, input.rounds);
    if (twin) found.push(plain(asRepeat(after, twin)));
  }
  const opening = input.rolls.closings.get(row.index);
  const roll =
    opening === undefined ? undefined : closeRollForward(state, row, { opening, rounds: input.rounds });
  if (roll) found.push(plain({ ...collapsed(state, roll), mode: roll.node.owner ? state.mode : 'tail' }));
  for (const net of netsOf(state, row, input.rounds))
    found.push(plain(belowNet(collapsed(state, net), net.node)));
  const bare = isAgain ? undefined : withoutDetail(state, row);
  if (bare) found.push(plain(placed(state, bare.node, bare.score)));
  const count = input.above.get(row.index);
  if (count !== undefined) {
    const above = aboveNode({
      row,
      below: input.rows.slice(row.index + 1, row.index + 1 + count),
      state,
      search: input,
    });
    found.push({ state: { ...placed(state, above.node, above.score), totals: { node: above.node, before: state.totals } }, skip: count }); // prettier-ignore
  }
  return found;
}

/** Below a heading's own net its block goes on; below the difference of all that there is, the statement is over. */
function belowNet(state: State, { owner, children }: Node): State {
  const isBottom = depthOf(state.top) === 1 && children.length > 1;
  return { ...state, mode: owner && !isBottom ? state.mode : 'tail' };
}

const plain = (state: State): Action => ({ state, skip: 0 });

function placed(state: State, node: Node, score: number): State {
  return { ...state, top: push(state.top, node), score: state.score + score };
}

function leave(state: State, node: Node, score: number): State {
  return { ...state, left: { node, before: state.left }, score: state.score + score };
}

/** "Total cash in all accounts" ends the list of them above a statement. */
const afterList = (state: State, { words, entry }: StatementEntry): State =>
  state.mode === 'apart' && state.totals === undefined && (words.role === 'total' || /\btotal\b/i.test(entry.description)) ? { ...state, mode: 'body' } : state; // prettier-ignore

/** A total of the closed statement printed again begins what is worked out from it: dues for each home, a roll-forward. */
const afterRepeat = (state: State): State => (isClosed(state) ? { ...state, mode: 'tail' } : state);

/** Replaces the topmost nodes by a total or net of them, and closes the headings over them. */
function collapsed(
  state: State,
  { node, count, score }: { node: Node; count: number; score: number },
): State {
  const top = without(state.top, count);
  return {
    ...state,
    top: push(top, node),
    open: closeHeadings(state.open, { depth: depthOf(top), ...(node.owner ? { owner: node.owner } : {}) }),
    totals: { node, before: state.totals },
    score: state.score + score,
  };
}

function beamFor(rows: number): number {
  return Math.floor(BEAM * Math.min(1, FULL_BEAM_ROWS / rows) ** 2);
}

function best(states: State[], beam: number): State[] {
  return states.sort((a, b) => b.score - a.score).slice(0, beam);
}

function toParse({ top, left, score }: State): Parse {
  const roots: Node[] = [];
  for (let cell = top; cell; cell = cell.below) roots.unshift(cell.node);
  const rest: Node[] = [];
  for (let one = left; one; one = one.before) rest.unshift(one.node);
  return { roots, left: rest, score };
}
