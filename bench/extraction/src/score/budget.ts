import type { Truth, TruthBudget } from '@hoa/bench-associations';
import type { BudgetPart, FactWarning } from '@hoa/contracts';
import { ColumnMap, isRole, isYear } from './columns';
import { pairLines, type LinePair } from './lines';
import { count, emptyShare, emptyTally, type Judged, type Share, type Tally } from './tally';
import { plain, similarity } from './text';
import { scoreTotals } from './totals';

export interface BudgetScore {
  /** Line items by their words. */
  lines: Tally;
  /** Amounts to the cent, each in its column. Those of a missed line are missed, those of an invented line invented. */
  cells: Tally;
  /** Columns with figures whose role is right; a column of the reading that is none of the document is wrong. */
  roles: Share;
  /** Columns whose year the document states. */
  years: Share;
  sections: Share;
  types: Share;
  codes: Share;
  /** Printed totals that were found, with the right verdict on whether they foot. */
  totals: Share;
  /** Totals that do not foot and were warned of. */
  warned: Share;
  /** Totals that are said not to foot and do. */
  falseAlarms: number;
  /** A line or an amount is wrong, and neither a warning nor a total that does not foot gives it away. */
  silent: boolean;
  /** A cell is right where its amount and the role and year of its column are. */
  judged: Judged[];
  /** What went wrong, in words. */
  notes: string[];
}

export const emptyBudgetScore = (): BudgetScore => ({
  lines: emptyTally(),
  cells: emptyTally(),
  roles: emptyShare(),
  years: emptyShare(),
  sections: emptyShare(),
  types: emptyShare(),
  codes: emptyShare(),
  totals: emptyShare(),
  warned: emptyShare(),
  falseAlarms: 0,
  silent: false,
  judged: [],
  notes: [],
});

interface Input {
  truth: TruthBudget[];
  read: BudgetPart[];
  warnings: FactWarning[];
  medium: Truth['medium'];
}

export function scoreBudget(input: Input): BudgetScore {
  const score = emptyBudgetScore();
  const { pairs, missed, invented } = pairLines(input.truth, input.read, input.medium);
  score.lines = { right: pairs.length, missed: missed.length, invented: invented.length };
  for (const { line } of missed) {
    const values = Object.entries(line.cells)
      .filter(([id]) => !line.dashes?.includes(id))
      .map(([, value]) => value);
    score.cells.missed += values.length;
    score.notes.push(`missed line: ${line.description} ${values.join(' ')}`);
  }
  for (const { line } of invented) {
    const cells = Object.values(line.cells);
    score.cells.invented += cells.length;
    score.judged.push(...cells.map(({ confidence }) => ({ confidence, right: false })));
    score.notes.push(`invented line: ${line.description} ${cells.map((cell) => cell.value).join(' ')}`);
  }
  const columns = new ColumnMap(input.truth, input.read, pairs);
  for (const pair of pairs) scoreCells({ score, pair, columns, ...input });
  scoreColumns({ score, columns, ...input });
  for (const pair of pairs) scoreLine(score, pair);
  const totals = scoreTotals(input);
  score.totals = totals.judged;
  score.warned = totals.warned;
  score.falseAlarms = totals.falseAlarms;
  score.notes.push(...totals.notes);
  score.silent = isWrong(score) && input.warnings.length === 0 && allFoot(input.read);
  return score;
}

export const isWrong = ({ lines, cells }: BudgetScore): boolean =>
  lines.missed + lines.invented + cells.missed + cells.invented > 0;

const allFoot = (read: BudgetPart[]): boolean =>
  read.every((part) => part.totals.every((total) => total.foots));

type Scoring = Input & { score: BudgetScore; columns: ColumnMap };

function scoreCells({ score, pair, columns, truth, read }: Scoring & { pair: LinePair }): void {
  const [wanted, { line, part }] = pair;
  const seen = new Set<string>();
  for (const column of truth[wanted.part]!.columns) {
    const value = wanted.line.cells[column.id];
    const isDash = wanted.line.dashes?.includes(column.id) === true;
    const id = columns.idIn(part, { part: wanted.part, id: column.id });
    const cell = id === undefined ? undefined : line.cells[id];
    if (id !== undefined && cell) seen.add(id);
    if (!cell && (value === undefined || isDash)) continue;
    // A dash is no amount of the document: it is read as nothing or as zero, and anything else is invented.
    const isFreeZero = isDash && Number(cell?.value) === 0;
    const right = isFreeZero || (cell !== undefined && Number(cell.value) === Number(value));
    if (cell) {
      const target = read[part]!.columns.find((other) => other.id === id);
      const isUnderstood = isRole(column, target) && isYear(column, target);
      score.judged.push({ confidence: cell.confidence, right: right && isUnderstood });
    }
    if (isFreeZero) continue;
    if (right) score.cells.right++;
    else {
      if (value !== undefined && !isDash) score.cells.missed++;
      if (cell) score.cells.invented++;
      score.notes.push(
        `cell: ${wanted.line.description} | ${column.label}: ${value ?? 'nothing'}, read ${cell?.value ?? 'nothing'}`,
      );
    }
  }
  for (const [id, cell] of Object.entries(line.cells)) {
    if (seen.has(id)) continue;
    score.cells.invented++;
    score.judged.push({ confidence: cell.confidence, right: false });
    score.notes.push(`cell of no column: ${line.description} ${id} ${cell.value}`);
  }
}

function scoreColumns({ score, columns, truth, read }: Scoring): void {
  truth.forEach((part, p) => {
    for (const column of part.columns) {
      if (!part.lines.some((line) => line.cells[column.id] !== undefined)) continue;
      const found = columns.readOf({ part: p, id: column.id });
      count(score.roles, isRole(column, found));
      if (!isRole(column, found))
        score.notes.push(
          `role: '${column.label}' is ${column.role}, read ${found ? `${found.role} ('${found.label}')` : 'nothing'}`,
        );
      if (column.year === undefined) continue;
      count(score.years, isYear(column, found));
      if (!isYear(column, found))
        score.notes.push(`year: '${column.label}' is ${column.year}, read ${found?.year ?? 'none'}`);
    }
  });
  read.forEach((part, p) => {
    for (const column of part.columns) {
      const hasFigures = part.lines.some((line) => line.cells[column.id] !== undefined);
      if (!hasFigures || columns.wantedOf({ part: p, id: column.id })) continue;
      count(score.roles, false);
      score.notes.push(`column that the paper does not have: ${column.role} ('${column.label}')`);
    }
  });
}

function scoreLine(score: BudgetScore, [{ line: wanted }, { line }]: LinePair): void {
  count(score.types, wanted.type === line.type);
  if (wanted.type !== line.type)
    score.notes.push(`type: ${wanted.description} is ${wanted.type}, read ${line.type}`);
  const sections = [wanted.section, ...(wanted.alsoSection === undefined ? [] : [wanted.alsoSection])];
  const inSection = sections.some(
    (section) => similarity(section, line.section) > 0.75 || (section === '' && line.section === ''),
  );
  count(score.sections, inSection);
  if (!inSection)
    score.notes.push(`section: ${wanted.description} is in '${wanted.section}', read '${line.section}'`);
  if (wanted.glCode === undefined && line.glCode === undefined) return;
  const sameCode = plain(wanted.glCode ?? '') === plain(line.glCode ?? '');
  count(score.codes, sameCode);
  if (!sameCode)
    score.notes.push(
      `code: ${wanted.description} has ${wanted.glCode ?? 'none'}, read ${line.glCode ?? 'none'}`,
    );
}
