import { formatDollars, toCents, toDecimalString } from '@hoa/budget-math';
import type {
  BudgetColumn,
  BudgetPart,
  Citation,
  Difference,
  OpenQuestion,
  Question,
  Reconciliation,
} from '@hoa/contracts';
import { isPrintedNegative } from './printed-signs';
import type { RivalPlan } from './same-money';
import { leaveOut, ofOthers } from './strangers';
import type { GenerationDocument, PriorLine } from './types';

/** What keeps a budget from being reconciled with its documents; nothing where both are empty. */
export interface GateFindings {
  differences: Difference[];
  /** Open questions about the columns that the budget is based on. */
  questions: OpenQuestion[];
  /** False where figures come from readings without totals to check; nothing is known of those. */
  checked: boolean;
}

/** Columns that state amounts; a column of this kind without any line was not understood. */
const WITH_AMOUNTS: readonly BudgetColumn['role'][] = ['actual', 'budget', 'projected', 'proposed'];

/**
 * Looks at each column that a figure of the budget comes from. Parts that an older reader read have nothing to check
 * against and are used as they always were.
 */
export function findDifferences(
  documents: readonly GenerationDocument[],
  use: {
    lines: readonly Pick<PriorLine, 'previous' | 'sources'>[];
    budgetYear: number;
    rivals?: readonly RivalPlan[];
    /** Whose budget it is. */
    association?: string;
  },
): GateFindings {
  const used = new Set<Citation>(
    use.lines.flatMap(({ previous, sources }) => [...(previous ? [previous.source] : []), ...sources]),
  );
  const places = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part): Place[] =>
      part.kind === 'budget' && part.schema === 2
        ? [{ document, part, base: part.columns.filter((column) => isUsed(part, column, used)) }]
        : [],
    ),
  );
  // Nothing could be used: what a person is asked about may be what there is to use.
  if (places.every(({ base }) => base.length === 0))
    for (const place of places)
      place.base = place.part.columns.filter((column) =>
        (place.part.questions ?? []).some((question) => changesTotals(question, column)),
      );
  const isChecked = places.length > 0 && !documents.some((document) => usesUnchecked(document, used));
  const years = places.flatMap(({ base }) => base.flatMap(({ year }) => year ?? []));
  const found = places.map((place) =>
    checkPart(place, { after: Math.max(...years), before: use.budgetYear }),
  );
  const others = use.association === undefined ? [] : ofOthers(documents, use.association);
  const isOfOther = (index: number) => others.some(({ documentId }) => documentId === documents[index]?.id);
  return {
    differences: [
      ...found.flatMap(({ differences }) => differences),
      // Whose a document is comes first: one that is left out is nobody's rival.
      ...(use.rivals ?? [])
        .filter(({ documentIndexes }) => !documentIndexes.some(isOfOther))
        .flatMap((plans) => rivalPlans(documents, plans)),
      ...others,
    ],
    questions: sortByEffect(found.flatMap(({ questions }) => questions)),
    checked: isChecked,
  };
}

/** An open question is a difference too. */
export const isReconciled = ({ differences }: GateFindings): boolean => differences.length === 0;

type DifferencePlace = Pick<Difference, 'documentId' | 'documentName' | 'partId' | 'column' | 'columnId'>;

interface Place {
  document: GenerationDocument;
  part: BudgetPart;
  /** Columns that figures of the budget come from. */
  base: BudgetColumn[];
}

/** Years that a column would have been preferred for. */
interface Between {
  after: number;
  before: number;
}

function usesUnchecked({ facts }: GenerationDocument, used: ReadonlySet<Citation>): boolean {
  return (facts?.parts ?? []).some(
    (part) =>
      part.kind === 'budget' &&
      part.schema !== 2 &&
      part.columns.some((column) => isUsed(part, column, used)),
  );
}

function checkPart(place: Place, years: Between): Pick<GateFindings, 'differences' | 'questions'> {
  const { document, part, base } = place;
  const asked = (part.questions ?? []).filter(
    (question) => question.answered === undefined && base.some((column) => changesTotals(question, column)),
  );
  return {
    differences: [
      ...withoutLines(place, years),
      ...base.flatMap((column) => [
        ...offTotals(place, column),
        // A question about the column says what its doubt is about.
        ...(asked.some((question) => changesTotals(question, column))
          ? []
          : [...rivals(place, column), ...doubts(place, column)]),
      ]),
      ...asked.map((question) => ({
        ...placeOf(
          place,
          base.find((column) => changesTotals(question, column)),
        ),
        kind: 'open-question',
        message: question.prompt,
      })),
    ],
    questions: asked.map((question) => ({
      ...question,
      documentId: document.id,
      documentName: document.name,
    })),
  };
}

function isUsed({ lines }: BudgetPart, { id }: BudgetColumn, used: ReadonlySet<Citation>): boolean {
  return lines.some(({ cells }) => {
    const source = cells[id]?.source;
    return source !== undefined && used.has(source);
  });
}

/** Whether its answers give the column different totals. */
export function changesTotals({ answers }: Question, { id }: BudgetColumn): boolean {
  const outcomes = answers.map(({ totals }) =>
    totals
      .filter(({ columnId }) => columnId === id)
      .map(({ flow, interpreted }) => `${flow} ${interpreted}`)
      .sort()
      .join(),
  );
  return new Set(outcomes).size > 1;
}

/** A statement of which no line was found, or none in the column that the budget would have been based on. */
function withoutLines(place: Place, { after, before }: Between): Difference[] {
  const { part, document } = place;
  const rows = part.rows ?? [];
  if (part.lines.length === 0 && rows.length > 0) {
    const message = `No lines of income or expenses were found in a statement of ${document.name}.`;
    return [{ ...placeOf(place), kind: 'no-lines', message }];
  }
  const isPrinted = ({ id }: BudgetColumn) =>
    rows.some(({ cells }) => toCents(cells[id]?.value ?? '0.00') !== 0);
  const isPreferred = ({ year }: BudgetColumn) =>
    year === undefined ? place.base.length === 0 : year > after && year < before;
  const hasLine = ({ id }: BudgetColumn) => part.lines.some(({ cells }) => cells[id] !== undefined);
  const states = ({ role, measure = 'amount' }: BudgetColumn) =>
    WITH_AMOUNTS.includes(role) && measure === 'amount';
  return part.columns
    .filter((column) => states(column) && isPreferred(column) && isPrinted(column) && !hasLine(column))
    .map((column) => ({
      ...placeOf(place, column),
      kind: 'no-lines',
      message: `${document.name}: the column ${nameOf(column)} has totals, but no lines were found in it.`,
    }));
}

/** One of several proposals for a year: which one counts is not ours to decide. */
function rivals(place: Place, column: BudgetColumn): Difference[] {
  if (column.alternative === undefined) return [];
  const others = place.part.columns.filter(
    ({ id, alternative, year, role }) =>
      id !== column.id && alternative !== undefined && year === column.year && role === column.role,
  );
  if (others.length === 0) return [];
  const message = `${place.document.name} has ${others.length + 1} proposals for ${column.year ?? 'one year'}. Choose the one that was adopted.`;
  return [{ ...placeOf(place, column), kind: 'rivals', message }];
}

/** Plans of one year in two documents, neither of which says that it replaced the other. */
function rivalPlans(
  documents: readonly GenerationDocument[],
  { documentIndexes, costCents }: RivalPlan,
): Difference[] {
  const [first, second] = documentIndexes.map((index) => documents[index]);
  const part = second?.facts?.parts.find((one) => one.kind === 'budget');
  if (!first || !second || !part) return [];
  const [one, other] = costCents.map((cents) => formatDollars(cents));
  const message = `${first.name} and ${second.name} both state a budget of the same year, with expenses of ${one} and ${other}. Leave out the one that does not count.`;
  const answers = [leaveOut(first), leaveOut(second)];
  return [{ ...placeOf({ document: second, part }), kind: 'rivals', message, answers }];
}

function doubts(place: Place, column: BudgetColumn): Difference[] {
  if (column.doubt === undefined) return [];
  const message = `${place.document.name}, ${nameOf(column)}: ${column.doubt}`;
  return [{ ...placeOf(place, column), kind: 'doubt', message }];
}

function offTotals(place: Place, column: BudgetColumn): Difference[] {
  const seen = new Set<string>();
  return (place.part.reconciliation ?? []).flatMap((total) => {
    const { columnId, flow } = total;
    if (columnId !== column.id || flow === 'net') return [];
    const { interpreted, printed, status } = recheck(place.part, { ...total, flow });
    const key = [flow, interpreted, printed?.value].join();
    if (status !== 'off' || seen.has(key)) return [];
    seen.add(key);
    const dollars = (money: string) => formatDollars(toCents(money));
    const understood = dollars(interpreted);
    const against = printed
      ? `the document prints ${dollars(printed.value)}`
      : interpreted === total.interpreted
        ? 'a total printed among them does not agree with its lines'
        : `they were understood as ${dollars(total.interpreted)}`;
    const message = `${place.document.name}, ${nameOf(column)}: the ${flow} lines add up to ${understood}, but ${against}.`;
    const values = { flow, interpreted, ...(printed ? { printed: printed.value } : {}) };
    return [{ ...placeOf(place, column), kind: 'off', ...values, message }];
  });
}

type SideTotal = Reconciliation & { flow: 'income' | 'expense' };

/** A rounding that whole dollars may have; cents must be exact. */
const ROUNDING_CENTS = 300;

/**
 * The lines that are budgeted are added up here too: whatever changed one of them after the document was understood, as
 * a second reading may, its total is compared as it is now.
 */
function recheck({ lines }: BudgetPart, total: SideTotal): SideTotal {
  const { columnId, flow, fund, interpreted, printed } = total;
  if (fund !== 'all') return total;
  const amounts = lines
    .filter(({ type }) => (type === 'income') === (flow === 'income'))
    .map(({ cells }) => toCents(cells[columnId]?.value ?? '0.00'));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const cents = isPrintedNegative(amounts) ? -sum : sum;
  if (cents === toCents(interpreted)) return total;
  const off = Math.abs(cents - toCents(printed?.value ?? interpreted));
  const isRounding = cents % 100 === 0 && off % 100 === 0 && off <= ROUNDING_CENTS;
  const status = off === 0 || isRounding ? 'ties' : 'off';
  return { ...total, interpreted: toDecimalString(cents), status };
}

function placeOf(
  { document, part }: Pick<Place, 'document' | 'part'>,
  column?: BudgetColumn,
): DifferencePlace {
  return {
    documentId: document.id,
    documentName: document.name,
    partId: part.id,
    column: column ? nameOf(column) : '',
    ...(column ? { columnId: column.id } : {}),
  };
}

function nameOf({ label, year, role }: BudgetColumn): string {
  return label || [year, role].filter(Boolean).join(' ');
}

function sortByEffect(questions: readonly OpenQuestion[]): OpenQuestion[] {
  const effect = ({ effect }: OpenQuestion): number => Math.abs(toCents(effect));
  return [...questions].sort((a, b) => effect(b) - effect(a));
}
