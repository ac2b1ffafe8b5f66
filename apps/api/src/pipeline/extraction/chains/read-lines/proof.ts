import { toCents } from '@hoa/budget-math';
import { ACCEPTED_CONFIDENCE, type BudgetLine, type BudgetPart, type PrintedTotal } from '@hoa/contracts';

/** Of the lines of a total, or of a table, so many must be the model's too before what it does not name counts. */
const READ_ENOUGH = 0.6;
/** A total of fewer lines proves little. */
const FEWEST_LINES = 3;
/** Among more lines that the model does not name, two that explain a total are found by chance. */
const MOST_UNNAMED = 40;

/** A line of the rules that is none: a printed total is the sum of the others, or, where absent, it is that sum itself. */
export interface Disproof {
  line: BudgetLine;
  total?: PrintedTotal;
}

/** What a model says of the rules' lines of a part. */
export interface Unnamed {
  /** Lines that it does not name. */
  unnamed: readonly BudgetLine[];
  /** Ids of lines that it has too, with an amount of theirs. */
  agreed: ReadonlySet<string>;
}

/**
 * Lines that are none, by the document's own arithmetic and the model, which read the table and does not name them: a printed
 * total is the sum of the others (for a line outside of all totals the rules must not have been sure of it, too), or the
 * line is itself the sum of all others of its kind. Never by the model's word alone.
 */
export function disproved(part: BudgetPart, by: Unnamed): Disproof[] {
  const found = new Map<BudgetLine, PrintedTotal>();
  for (const total of part.totals)
    for (const line of tooMany(part, total, by)) if (!found.has(line)) found.set(line, total);
  for (const line of by.unnamed) {
    const total = found.has(line) ? undefined : totalWithout(part, line, by);
    if (total) found.set(line, total);
  }
  const sums = by.unnamed.filter((line) => !found.has(line) && isSumOfOthers(part, line, by));
  return [...[...found].map(([line, total]) => ({ line, total })), ...sums.map((line) => ({ line }))];
}

/**
 * What income, or all else, adds to in each of its columns is no line of it, unless a printed total bears it out. A transfer to
 * reserves may come to just that by chance.
 */
function isSumOfOthers(part: BudgetPart, line: BudgetLine, { agreed }: Unnamed): boolean {
  if (line.type === 'reserve') return false;
  const others = part.lines.filter(
    (one) => one !== line && (one.type === 'income') === (line.type === 'income'),
  );
  const columns = Object.keys(line.cells).filter((id) => amountIn(line.cells, id) !== 0);
  return (
    columns.length > 0 &&
    !part.totals.some(({ lines, foots }) => foots && lines?.includes(line.id)) &&
    isRead(
      others.map(({ id }) => id),
      agreed,
    ) &&
    columns.every((id) => sumOf(others, id) === amountIn(line.cells, id))
  );
}

/** Lines with amounts that the model does not name, of a table that it read, and that no printed total bears out. */
export function doubted(part: BudgetPart, { unnamed, agreed }: Unnamed): BudgetLine[] {
  if (!isReadWhole(part, agreed)) return [];
  return unnamed.filter(
    ({ id, cells }) =>
      Object.keys(cells).some((columnId) => amountIn(cells, columnId) !== 0) &&
      !part.totals.some(
        ({ lines, less, columnId, foots }) =>
          foots && amountIn(cells, columnId) !== 0 && (lines?.includes(id) || less?.includes(id)),
      ),
  );
}

/** Whether a model read a table, so that what it does not name says something. */
export const isReadWhole = ({ lines }: BudgetPart, agreed: Unnamed['agreed']): boolean =>
  isRead(
    lines.map(({ id }) => id),
    agreed,
  );

const isRead = (lines: readonly string[], agreed: Unnamed['agreed']): boolean =>
  lines.length >= FEWEST_LINES && lines.filter((id) => agreed.has(id)).length >= READ_ENOUGH * lines.length;

const amountIn = (cells: BudgetLine['cells'], columnId: string): number => {
  const cell = cells[columnId];
  return cell ? toCents(cell.value) : 0;
};

/** The lines by which a total that does not foot is too large, in all of its columns; none where it could be others. */
function tooMany(part: BudgetPart, total: PrintedTotal, { unnamed, agreed }: Unnamed): BudgetLine[] {
  const { lines, columnId, foots } = total;
  if (foots || !lines) return [];
  const suspects = unnamed.filter(({ id, cells }) => lines.includes(id) && amountIn(cells, columnId) !== 0);
  if (suspects.length > MOST_UNNAMED) return [];
  const [only, other] = sets(suspects).filter((set) => sumOf(set, columnId) === excessOf(total));
  if (!only || other) return [];
  const rest = lines.filter((id) => !only.some((line) => line.id === id));
  const isEverywhere = besides(part, total).every((one) => sumOf(only, one.columnId) === excessOf(one));
  return isEverywhere && isRead(rest, agreed) ? only : [];
}

const excessOf = ({ sum, printed }: PrintedTotal): number => toCents(sum) - toCents(printed.value);

/** The same printed total in other columns. */
const besides = (part: BudgetPart, { printed: { source } }: PrintedTotal): PrintedTotal[] =>
  part.totals.filter(
    ({ printed, lines }) =>
      lines && printed.source.page === source.page && printed.source.line === source.line,
  );

const sumOf = (lines: readonly BudgetLine[], columnId: string): number =>
  lines.reduce((sum, { cells }) => sum + amountIn(cells, columnId), 0);

/** Each line by itself, and each two. */
function sets(lines: readonly BudgetLine[]): BudgetLine[][] {
  const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other]));
  return [...lines.map((line) => [line]), ...pairs];
}

/**
 * The total of all other lines of its kind, printed and right, in each column where the line has an amount. A transfer to
 * reserves is often printed below the total, so that its absence from one says nothing.
 */
function totalWithout(part: BudgetPart, line: BudgetLine, by: Unnamed): PrintedTotal | undefined {
  if (line.type === 'reserve' || !isUnsure(line)) return undefined;
  const others = part.lines.filter(
    (one) =>
      (one.type === 'income') === (line.type === 'income') && !(by.unnamed.includes(one) && isUnsure(one)),
  );
  const columns = columnsToAsk(part, line, others);
  const totals = columns.map((columnId) =>
    part.totals.find(
      ({ lines, less, ...total }) =>
        total.columnId === columnId &&
        total.foots &&
        lines !== undefined &&
        !lines.includes(line.id) &&
        !less?.includes(line.id) &&
        isRead(lines, by.agreed) &&
        others.every(({ id, cells }) => amountIn(cells, columnId) === 0 || lines.includes(id)),
    ),
  );
  return totals.every(Boolean) ? totals[0] : undefined;
}

/** Its own; where no other line has an amount in them, those of the others that a printed total adds. */
function columnsToAsk(part: BudgetPart, { cells }: BudgetLine, others: readonly BudgetLine[]): string[] {
  const isShared = (id: string) => others.some((other) => amountIn(other.cells, id) !== 0);
  const own = Object.keys(cells).filter((id) => amountIn(cells, id) !== 0);
  if (own.some(isShared)) return own;
  return [...new Set(part.totals.map(({ columnId }) => columnId))].filter(isShared);
}

const isUnsure = ({ cells }: BudgetLine): boolean =>
  Object.values(cells).every(({ confidence }) => confidence < ACCEPTED_CONFIDENCE);
