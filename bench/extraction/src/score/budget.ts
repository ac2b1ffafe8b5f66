import type { TruthBudget, TruthColumn, TruthLine } from '@hoa/bench-associations';
import type { BudgetLine, BudgetPart, FactWarning } from '@hoa/contracts';
import { pairUp } from './pairing';
import { emptyShare, emptyTally, type Judged, type Share, type Tally } from './tally';
import { plain, similarity } from './text';

export interface BudgetScore {
  /** Line items by their words and figures. */
  lines: Tally;
  /** Cells of the paper that were read to the cent; a cell read where none stands counts against it. */
  cells: Share;
  roles: Share;
  years: Share;
  sections: Share;
  types: Share;
  codes: Share;
  /** Printed totals that were found, with the right verdict on whether they foot. */
  totals: Share;
  /** Totals that do not foot and were warned of. */
  warned: Share;
  judged: Judged[];
  /** What went wrong, in words. */
  notes: string[];
}

export const emptyBudgetScore = (): BudgetScore => ({
  lines: emptyTally(),
  cells: emptyShare(),
  roles: emptyShare(),
  years: emptyShare(),
  sections: emptyShare(),
  types: emptyShare(),
  codes: emptyShare(),
  totals: emptyShare(),
  warned: emptyShare(),
  judged: [],
  notes: [],
});

interface Read {
  line: BudgetLine;
  part: number;
}

/** Recognised words are compared loosely, a text layer's nearly as they stand. */
const LEAST = { text: 0.86, spreadsheet: 0.86, scan: 0.62 };

export function scoreBudget(input: {
  truth: TruthBudget[];
  read: BudgetPart[];
  warnings: FactWarning[];
  medium: keyof typeof LEAST;
}): BudgetScore {
  const score = emptyBudgetScore();
  const truthLines = input.truth.flatMap((part, p) => part.lines.map((line) => ({ line, part: p })));
  const readLines = input.read.flatMap((part, p) => part.lines.map((line): Read => ({ line, part: p })));
  const least = LEAST[input.medium];
  const { pairs, onlyA, onlyB } = pairUp({
    as: truthLines,
    bs: readLines,
    least,
    score: (a, b, [i, j]) =>
      likeness(a.line, b.line) - Math.abs(i / truthLines.length - j / readLines.length) * 0.02,
  });
  score.lines = { right: pairs.length, missed: onlyA.length, invented: onlyB.length };
  for (const { line } of onlyA)
    score.notes.push(`missed line: ${line.description} ${Object.values(line.cells).join(' ')}`);
  for (const { line } of onlyB)
    score.notes.push(
      `invented line: ${line.description} ${Object.values(line.cells)
        .map((cell) => cell.value)
        .join(' ')}`,
    );
  const columns = mapColumns(input, pairs);
  scoreCells({ score, pairs, columns, truth: input.truth, read: input.read });
  for (const { line } of onlyB)
    for (const cell of Object.values(line.cells)) {
      score.judged.push({ confidence: cell.confidence, right: false });
    }
  scoreColumns({ score, columns, truth: input.truth, read: input.read });
  scoreLines(score, pairs);
  scoreTotals(score, input);
  return score;
}

function likeness(truth: TruthLine, read: BudgetLine): number {
  const words = similarity(truth.description, read.description);
  if (words < 0.5) return 0;
  const values = Object.values(truth.cells).map(Number);
  const own = new Set(Object.values(read.cells).map((cell) => Number(cell.value)));
  const shared = values.length === 0 ? 0 : values.filter((value) => own.has(value)).length / values.length;
  const codes = truth.glCode !== undefined && plain(truth.glCode) === plain(read.glCode ?? '') ? 0.05 : 0;
  return words + 0.15 * shared + codes;
}

type Pair = [{ line: TruthLine; part: number }, Read];
/** Truth's part and column to the reader's. */
type ColumnMap = Map<string, string>;
const key = (part: number, id: string): string => `${part}/${id}`;

/** A column of the paper is the reader's column that shares most figures with it, or else the one of its label. */
function mapColumns(input: { truth: TruthBudget[]; read: BudgetPart[] }, pairs: Pair[]): ColumnMap {
  const votes = new Map<string, number>();
  for (const [truth, read] of pairs)
    for (const [id, value] of Object.entries(truth.line.cells))
      for (const [other, cell] of Object.entries(read.line.cells)) {
        if (Number(cell.value) !== Number(value) || Number(value) === 0) continue;
        const vote = `${key(truth.part, id)}|${key(read.part, other)}`;
        votes.set(vote, (votes.get(vote) ?? 0) + 1);
      }
  const map: ColumnMap = new Map();
  const used = new Set<string>();
  const labels = labelVotes(input);
  const ranked = [...votes]
    .map(([vote, count]) => ({ vote, count: count + (labels.get(vote) ?? 0) }))
    .sort((a, b) => b.count - a.count);
  for (const { vote } of ranked) {
    const [from, to] = vote.split('|') as [string, string];
    // One column of the paper may be two of the reader's, where it took the parts of a table for two.
    if (used.has(to)) continue;
    if ([...map].some(([known, target]) => known === from && target.split('/')[0] === to.split('/')[0]))
      continue;
    map.set(map.has(from) ? `${from}#${to.split('/')[0]}` : from, to);
    used.add(to);
  }
  return map;
}

function labelVotes(input: { truth: TruthBudget[]; read: BudgetPart[] }): Map<string, number> {
  const votes = new Map<string, number>();
  input.truth.forEach((truth, t) =>
    truth.columns.forEach((column) =>
      input.read.forEach((read, r) =>
        read.columns.forEach((other) =>
          votes.set(`${key(t, column.id)}|${key(r, other.id)}`, 0.9 * similarity(column.label, other.label)),
        ),
      ),
    ),
  );
  return votes;
}

function columnOf(map: ColumnMap, truth: [number, string], part: number): string | undefined {
  const from = key(...truth);
  const main = map.get(from);
  const target = main?.split('/')[0] === String(part) ? main : map.get(`${from}#${part}`);
  return target?.split('/')[1];
}

interface Scoring {
  score: BudgetScore;
  columns: ColumnMap;
  truth: TruthBudget[];
  read: BudgetPart[];
}

function scoreCells({ score, pairs, columns, truth }: Scoring & { pairs: Pair[] }): void {
  for (const [wanted, { line, part }] of pairs) {
    const seen = new Set<string>();
    for (const column of truth[wanted.part]!.columns) {
      const value = wanted.line.cells[column.id];
      const id = columnOf(columns, [wanted.part, column.id], part);
      const cell = id === undefined ? undefined : line.cells[id];
      if (id !== undefined) seen.add(id);
      if (value === undefined) {
        if (!cell) continue;
        const isDash = wanted.line.dashes?.includes(column.id) === true && Number(cell.value) === 0;
        score.judged.push({ confidence: cell.confidence, right: isDash });
        if (isDash) continue;
        score.cells.of++;
        score.notes.push(`cell where none stands: ${line.description} ${column.label} ${cell.value}`);
        continue;
      }
      if (!cell && wanted.line.dashes?.includes(column.id)) continue;
      const right = cell !== undefined && Number(cell.value) === Number(value);
      score.cells.of++;
      if (right) score.cells.right++;
      else
        score.notes.push(
          `cell: ${wanted.line.description} | ${column.label}: ${value}, read ${cell?.value ?? 'nothing'}`,
        );
      if (cell) score.judged.push({ confidence: cell.confidence, right });
    }
    for (const [id, cell] of Object.entries(line.cells)) {
      if (seen.has(id)) continue;
      score.judged.push({ confidence: cell.confidence, right: false });
      score.notes.push(`cell of no column: ${line.description} ${id} ${cell.value}`);
    }
  }
}

function scoreColumns({ score, columns, truth, read }: Scoring): void {
  truth.forEach((part, p) => {
    for (const column of part.columns) {
      const hasFigures = part.lines.some((line) => line.cells[column.id] !== undefined);
      if (!hasFigures) continue;
      const target = columns.get(key(p, column.id));
      const [r, id] = target?.split('/') ?? [];
      const found = read[Number(r)]?.columns.find((other) => other.id === id);
      const right = found !== undefined && [column.role, ...(column.alsoRoles ?? [])].includes(found.role);
      score.roles.of++;
      if (right) score.roles.right++;
      else
        score.notes.push(
          `role: '${column.label}' is ${column.role}, read ${found ? `${found.role} ('${found.label}')` : 'nothing'}`,
        );
      scoreYear(score, column, found?.year);
    }
  });
}

function scoreYear(score: BudgetScore, column: TruthColumn, year: number | undefined): void {
  if (column.year === undefined) return;
  score.years.of++;
  if (column.year === year) score.years.right++;
  else score.notes.push(`year: '${column.label}' is ${column.year}, read ${year ?? 'none'}`);
}

function scoreLines(score: BudgetScore, pairs: Pair[]): void {
  for (const [{ line: wanted }, { line }] of pairs) {
    score.types.of++;
    if (wanted.type === line.type) score.types.right++;
    else score.notes.push(`type: ${wanted.description} is ${wanted.type}, read ${line.type}`);
    score.sections.of++;
    const sections = [wanted.section, ...(wanted.alsoSection === undefined ? [] : [wanted.alsoSection])];
    if (
      sections.some(
        (section) => similarity(section, line.section) > 0.75 || (section === '' && line.section === ''),
      )
    )
      score.sections.right++;
    else score.notes.push(`section: ${wanted.description} is in '${wanted.section}', read '${line.section}'`);
    if (wanted.glCode === undefined && line.glCode === undefined) continue;
    score.codes.of++;
    if (plain(wanted.glCode ?? '') === plain(line.glCode ?? '')) score.codes.right++;
    else
      score.notes.push(
        `code: ${wanted.description} has ${wanted.glCode ?? 'none'}, read ${line.glCode ?? 'none'}`,
      );
  }
}

function scoreTotals(
  score: BudgetScore,
  input: { truth: TruthBudget[]; read: BudgetPart[]; warnings: FactWarning[] },
): void {
  const wanted = input.truth.flatMap((part) => part.totals);
  const read = input.read.flatMap((part) => part.totals);
  const { pairs, onlyA } = pairUp({
    as: wanted,
    bs: read,
    least: 0.9,
    score: (a, b) =>
      Number(a.printed) === Number(b.printed.value)
        ? 0.5 +
          0.5 * Math.max(similarity(a.description, b.description), a.description === '' ? 1 : 0) +
          (a.foots === b.foots ? 0.01 : 0)
        : 0,
  });
  score.totals = { right: pairs.filter(([a, b]) => a.foots === b.foots).length, of: wanted.length };
  for (const [a, b] of pairs)
    if (a.foots !== b.foots)
      score.notes.push(
        `total: ${a.description} ${a.printed} ${a.foots ? 'foots' : 'does not foot'}, read sum ${b.sum}`,
      );
  for (const total of onlyA) score.notes.push(`missed total: ${total.description} ${total.printed}`);
  const broken = wanted.filter((total) => !total.foots);
  const texts = input.warnings
    .filter((warning) => warning.code === 'total_does_not_foot')
    .map((warning) => warning.message);
  score.warned = {
    right: broken.filter((total) =>
      texts.some((text) => similarity(text.split("'")[1] ?? '', total.description) > 0.7),
    ).length,
    of: broken.length,
  };
}
