import { normaliseWords } from '@hoa/budget-math';
import type { BudgetColumn, BudgetLine, BudgetPart, Correctable, Facts } from '@hoa/contracts';
import { agreedConfidence, MODEL_CONFIDENCE, Opinions } from '../second-reading/opinions';
import { columnAt, settleColumns } from './columns';
import type { AddressedAmount, AddressedLine } from './normalise';
import { settle, type Heard } from './settle';

/**
 * The rules' facts with a model's second reading beside them: where both agree a value is by both, where they differ
 * it has a rival, and a line that the model alone saw is added as the model's. A printed total is never a line. Of a
 * model that was shown the document whole, what it does not name counts too.
 */
export function withSecondReading(
  facts: Facts,
  lines: readonly AddressedLine[],
  { opinions = new Opinions(), isWhole = true }: { opinions?: Opinions; isWhole?: boolean } = {},
): { facts: Facts; totals: number } {
  const result = structuredClone(facts);
  const parts = result.parts.filter((part): part is BudgetPart => part.kind === 'budget');
  const corrected = (facts.corrections ?? []).filter(({ field }) => field === 'column');
  const heard: Heard = { named: new Map(), agreed: new Set() };
  const open = lines.filter((line) => !isSettled(facts, line));
  // Before amounts are compared: the same amount under another heading is a disagreement.
  if (!opinions.isMisled) asColumns(result, parts, { lines: open, corrected });
  let totals = 0;
  for (const line of open) {
    if (parts.some((part) => isTotal(part, line))) totals += 1;
    else {
      const home = homeOf(parts, line);
      if (home) {
        heard.named.set(home.one, line);
        if (sharesAmount(home, line)) heard.agreed.add(home.one.id);
        compare(home, { at: line, corrected, opinions });
      } else if (looksLikeTotal(parts, line)) totals += 1;
      else if (line.amounts.length > 0 && opinions.mayAdd()) addLine(partFor(result, parts, line), line);
    }
  }
  if (isWhole && !opinions.isMisled) settle(result, heard);
  return { facts: result, totals };
}

function asColumns(
  facts: Facts,
  parts: readonly BudgetPart[],
  { lines, corrected }: { lines: readonly AddressedLine[]; corrected: readonly Correctable[] },
): void {
  const named = new Map<BudgetLine, AddressedLine>();
  for (const line of lines) {
    const home = homeOf(parts, line);
    if (home) named.set(home.one, line);
  }
  for (const part of parts) settleColumns(facts, part, { named, isHeld: isCorrected(part, corrected) });
}

/** Columns of which a person said what they are. */
const isCorrected =
  (part: BudgetPart, corrected: readonly Correctable[]) =>
  ({ id }: BudgetColumn): boolean =>
    corrected.some(({ partId, columnId }) => partId === part.id && columnId === id);

/** A person said that it is no line, or what kind of line: no second opinion is asked for. */
function isSettled(facts: Facts, at: AddressedLine): boolean {
  return (facts.corrections ?? []).some(
    ({ field, source }) => field === 'line' && source?.page === at.page && source.line === at.line,
  );
}

function isTotal(part: BudgetPart, at: AddressedLine): boolean {
  return part.totals.some(({ printed: { source } }) => source.page === at.page && source.line === at.line);
}

/** What only a model takes for a line, though it says of itself that it adds others or has a printed total's amount. */
function looksLikeTotal(parts: readonly BudgetPart[], { description, amounts }: AddressedLine): boolean {
  if (/\b(?:sub|grand )?totals?\b/i.test(description)) return true;
  const printed = new Set(parts.flatMap((part) => part.totals.map((total) => total.printed.value)));
  return amounts.some(({ value }) => printed.has(value));
}

interface Home {
  part: BudgetPart;
  one: BudgetLine;
  /** The two readings call it by the same name. */
  isNamed: boolean;
}

/**
 * The rules' line that a model means: on the same printed line the one of its name, else one with an amount of its own,
 * since two tables may stand side by side; a line without amounts by its name.
 */
function homeOf(parts: readonly BudgetPart[], at: AddressedLine): Home | undefined {
  const here = parts
    .flatMap((part) =>
      part.lines.map((one) => ({ part, one, isNamed: isSameName(one.description, at.description) })),
    )
    .filter(({ one, isNamed }) => {
      const cells = Object.values(one.cells);
      if (cells.length === 0) return isNamed;
      return cells.some(({ source }) => source.page === at.page && source.line === at.line);
    });
  return here.find(({ isNamed }) => isNamed) ?? here.find((home) => sharesAmount(home, at));
}

/** Whatever the two readings take the amount for. */
const sharesAmount = ({ one }: Home, { amounts }: AddressedLine): boolean =>
  Object.values(one.cells).some((cell) => amounts.some(({ value }) => value === cell.value));

function isSameName(a: string, b: string): boolean {
  const [one, other] = [normaliseWords(a), normaliseWords(b)];
  return one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)));
}

function compare(
  { part, one: line, isNamed }: Home,
  { at, corrected, opinions }: { at: AddressedLine; corrected: readonly Correctable[]; opinions: Opinions },
): void {
  const isHeld = isCorrected(part, corrected);
  for (const column of part.columns) {
    const cell = line.cells[column.id];
    if (isHeld(column) || cell?.by === 'person' || cell?.by === 'model') continue;
    const other = at.amounts.find((amount) => isColumn(column, amount));
    if (!cell) {
      if (other && isNamed && !isElsewhere(line, other) && opinions.mayAdd())
        line.cells[column.id] = byModel(other);
      continue;
    }
    if (other && other.value === cell.value && line.type === at.type && isNamed) {
      opinions.agreed += 1;
      if (opinions.isMisled) continue;
      cell.by = 'both';
      cell.confidence = agreedConfidence(cell.confidence);
      continue;
    }
    // The same amount under another heading or name, or another kind of line: whose word it is must be looked at.
    const elsewhere = at.amounts.find((amount) => amount.value === cell.value);
    const rival = other && other.value !== cell.value ? other : elsewhere;
    if (!rival) continue;
    cell.rival ??= { value: rival.value, source: rival.source };
    opinions.disputed += 1;
  }
}

/** An amount that the rules have under another heading is no second one. */
const isElsewhere = (line: BudgetLine, { value }: AddressedAmount): boolean =>
  Object.values(line.cells).some((cell) => cell.value === value);

const byModel = ({ value, raw, source }: AddressedAmount): BudgetLine['cells'][string] => ({
  value,
  raw,
  source,
  confidence: MODEL_CONFIDENCE,
  by: 'model',
});

function isColumn(column: BudgetColumn, amount: AddressedAmount): boolean {
  const role = (one: BudgetColumn['role']) => (one === 'proposed' ? 'budget' : one);
  const sameYear = column.year === undefined || amount.year === undefined || column.year === amount.year;
  return sameYear && role(column.role) === role(amount.role);
}

function partFor(facts: Facts, parts: BudgetPart[], line: AddressedLine): BudgetPart {
  const here = parts.filter(({ pages }) => pages[0] <= line.page && line.page <= pages[1]);
  const columns = ({ columns }: BudgetPart) =>
    line.amounts.filter((amount) => columns.some((column) => isColumn(column, amount))).length;
  // Of two tables on one page the one that has its columns.
  const [found] = [...(here.length > 0 ? here : parts)].sort((a, b) => columns(b) - columns(a));
  if (found) return found;
  const made: BudgetPart = {
    id: 'model',
    kind: 'budget',
    pages: [line.page, line.page],
    columns: [],
    lines: [],
    totals: [],
  };
  facts.parts.push(made);
  parts.push(made);
  return made;
}

function addLine(part: BudgetPart, line: AddressedLine): void {
  const cells: BudgetLine['cells'] = {};
  for (const amount of line.amounts) {
    cells[columnFor(part, amount).id] = byModel(amount);
  }
  part.lines.push({
    id: `model-${line.page}-${line.line}-${part.lines.length}`,
    ...(line.code ? { glCode: line.code } : {}),
    description: line.description,
    section: '',
    type: line.type,
    cells,
  });
}

function columnFor(part: BudgetPart, amount: AddressedAmount): BudgetColumn {
  const alike = part.columns.filter((column) => isColumn(column, amount));
  const found = alike.find(({ year }) => year === amount.year) ?? columnAt(part, amount) ?? alike[0];
  if (found) return found;
  const { role, year } = amount;
  const made: BudgetColumn = {
    id: `model-${role}-${year ?? ''}`,
    label: role,
    role,
    ...(year === undefined ? {} : { year }),
  };
  part.columns.push(made);
  return made;
}
