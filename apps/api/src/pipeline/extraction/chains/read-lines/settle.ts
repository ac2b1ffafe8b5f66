import { formatDollars, toCents } from '@hoa/budget-math';
import type { BudgetLine, BudgetPart, Facts, FactWarning } from '@hoa/contracts';
import { recheckTotals } from '@hoa/document-reader';
import { MODEL_CONFIDENCE } from '../second-reading/opinions';
import { byItsName } from './names';
import type { AddressedLine } from './normalise';
import { disproved, doubted, isReadWhole, type Disproof } from './proof';

/** What a model said of the rules' lines. */
export interface Heard {
  named: Map<BudgetLine, AddressedLine>;
  /** Ids of lines of which the two readings have an amount in common. */
  agreed: Set<string>;
}

/** So many lines are named in one warning. */
const MOST_NAMED = 5;

/**
 * What follows for lines that the model does not name, and for names that it parts otherwise, in each table that it
 * read. A line goes only by the paper's own arithmetic (`disproved`); all of it is told in warnings.
 */
export function settle(facts: Facts, { named, agreed }: Heard): void {
  for (const part of facts.parts) {
    if (part.kind !== 'budget') continue;
    const unnamed = part.lines.filter((line) => !named.has(line) && !isOthers(facts, line));
    const none = disproved(part, { unnamed, agreed });
    if (none.length > 0) leaveOut(facts, part, none);
    const left = unnamed.filter((line) => part.lines.includes(line));
    doubt(facts, doubted(part, { unnamed: left, agreed }));
    if (isReadWhole(part, agreed)) rename(facts, part, { named, agreed });
  }
}

/** A person's, or the model's own. */
const isOthers = ({ corrections }: Facts, { id, cells }: BudgetLine): boolean =>
  Object.values(cells).some(({ by }) => by === 'person' || by === 'model') ||
  (corrections ?? []).some(({ lineId }) => lineId === id);

function leaveOut(facts: Facts, part: BudgetPart, none: readonly Disproof[]): void {
  const gone = new Set(none.map(({ line }) => line.id));
  part.lines = part.lines.filter(({ id }) => !gone.has(id));
  part.totals = part.totals.map(({ lines, less, ...total }) => ({
    ...total,
    ...(lines ? { lines: lines.filter((id) => !gone.has(id)) } : {}),
    ...(less ? { less: less.filter((id) => !gone.has(id)) } : {}),
  }));
  recheckTotals(facts, part);
  facts.warnings.push(
    ...none.map(({ line, total }) =>
      warning(
        'line_left_out',
        line,
        `${calledWithAmount(line)} is left out: ${whyOf(total)}, and the model does not read it as a line.`,
      ),
    ),
  );
}

const whyOf = (total: Disproof['total']): string =>
  total
    ? `“${total.description || 'a total'}” is printed as ${money(total.printed.value)}, which is the sum of the other lines`
    : 'it is the sum of the other lines';

function doubt(facts: Facts, lines: readonly BudgetLine[]): void {
  const [first] = lines;
  if (!first) return;
  for (const line of lines) {
    line.doubt = 'The model does not read this as a line of the table, and no printed total bears it out.';
    for (const cell of Object.values(line.cells))
      cell.confidence = Math.min(cell.confidence, MODEL_CONFIDENCE);
  }
  const message = `The model does not read ${listed(lines.map(calledWithAmount))} as ${lines.length === 1 ? 'a line' : 'lines'} of the table, and no printed total bears ${lines.length === 1 ? 'it' : 'them'} out. Please compare with the document.`;
  facts.warnings.push(warning('line_doubted', first, message));
}

/** The lines themselves are changed, as ids and places of theirs are known elsewhere. */
function rename(facts: Facts, part: BudgetPart, { named, agreed }: Heard): void {
  const renamed = part.lines.flatMap((line) => {
    const at = named.get(line);
    const other = at && agreed.has(line.id) && !isOthers(facts, line) ? byItsName(line, at) : undefined;
    if (!other) return [];
    const was = line.description;
    return [{ line: Object.assign(line, other), was }];
  });
  const [first] = renamed;
  if (!first) return;
  const names = listed(renamed.map(({ line, was }) => `“${line.description}” (of “${was}”)`));
  facts.warnings.push(
    warning(
      'line_named_by_model',
      first.line,
      `${renamed.length === 1 ? 'A line is' : `${renamed.length} lines are`} called by the part of the printed words that the model takes for the name: ${names}. The other words are kept as the section or a note.`,
    ),
  );
}

function warning(code: string, { cells }: BudgetLine, message: string): FactWarning {
  const at = Object.values(cells)[0]?.source;
  return { code, message, ...(at ? { at } : {}) };
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function calledWithAmount({ description, cells }: BudgetLine): string {
  const amounts = Object.values(cells).map(({ value }) => money(value));
  return `“${description}”${amounts.length === 0 ? '' : ` (${amounts.join(', ')})`}`;
}

const money = (value: string): string => formatDollars(toCents(value), { cents: true });
