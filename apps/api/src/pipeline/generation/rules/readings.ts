import { keywordAccount, normaliseWords, toCents, type FundName } from '@hoa/budget-math';
import type { BudgetLine, BudgetPart, Citation } from '@hoa/contracts';
import {
  partYearColumns,
  yearColumns,
  type BudgetedYear,
  type PartYearColumn,
  type YearColumn,
} from './columns';
import { isPrintedNegative } from './printed-signs';
import { withoutRestated } from './restated';
import { yearAndBasis } from './same-lines';
import { withoutSummed } from './summed-tables';
import { dollars } from './text';
import type { GenerationDocument, PartYearFigure, PriorFigure } from './types';

/** One line as one paper holds it. */
export interface LineReading {
  documentIndex: number;
  partId: string;
  line: BudgetLine;
  type: 'income' | 'expense';
  fund: FundName;
  /** The description as it is compared. */
  name: string;
  /** GL code and normalised description; made unique within its paper. */
  key: string;
  figures: PriorFigure[];
  /** What it states of a part of a year; `annualized` makes figures of years of it. */
  parts: PartYearFigure[];
}

/** All lines of all papers, those that one paper repeats counted once. */
export function readLines(documents: readonly GenerationDocument[], budgeted: BudgetedYear): LineReading[] {
  return documents.flatMap((document, documentIndex) => {
    const { facts } = document;
    if (!facts) return [];
    const lines = facts.parts.flatMap((part) => {
      if (part.kind !== 'budget') return [];
      const columns = yearColumns(part, facts, budgeted);
      const partColumns = partYearColumns(part, budgeted);
      return withPlainSigns(
        part.lines.map((line) => readingOf({ documentIndex, part, line, columns, partColumns })),
      );
    });
    return separateWithinPaper(withoutRestated(withoutSummed(joinRows(lines))));
  });
}

/**
 * Accounting programs print income as credits, some papers expenses in parentheses. Where what a statement prints of a
 * type is negative as a whole, its figures are turned: income and expenses are positive here, a refund among them
 * negative. Facts keep what is printed.
 */
function withPlainSigns(lines: LineReading[]): LineReading[] {
  const turned = new Set(
    (['income', 'expense'] as const).filter((type) => isPrintedNegative(amountsOf(lines, type))),
  );
  if (turned.size === 0) return lines;
  return lines.map((line) =>
    turned.has(line.type)
      ? { ...line, figures: line.figures.map(opposite), parts: line.parts.map(oppositePart) }
      : line,
  );
}

function amountsOf(lines: LineReading[], type: LineReading['type']): number[] {
  return lines
    .filter((line) => line.type === type)
    .flatMap((line) => [...line.figures, ...line.parts].map(({ cents = 0 }) => cents));
}

const turn = (cents: number): number => (cents === 0 ? 0 : -cents);

function opposite(figure: PriorFigure): PriorFigure {
  const rivals = figure.rivals.map((rival) => ({ ...rival, cents: turn(rival.cents) }));
  return { ...figure, cents: turn(figure.cents), rivals };
}

const oppositePart = (part: PartYearFigure): PartYearFigure => ({
  ...part,
  cents: part.cents === undefined ? undefined : turn(part.cents),
  plannedCents: part.plannedCents === undefined ? undefined : turn(part.plannedCents),
});

function readingOf(of: {
  documentIndex: number;
  part: BudgetPart;
  line: BudgetLine;
  columns: YearColumn[];
  partColumns: PartYearColumn[];
}): LineReading {
  const { line } = of;
  const type = line.type === 'income' ? 'income' : 'expense';
  const name = normaliseWords(withoutRate(line.description));
  return {
    documentIndex: of.documentIndex,
    partId: of.part.id,
    line,
    type,
    fund: fundOf(line),
    name,
    key: [type, line.glCode ?? '', name].join('|'),
    figures: of.columns.flatMap((column) => figureOf(line, column)),
    parts: of.partColumns.map((column) => partFigureOf(line, column)),
  };
}

/** "Road dues 38 @ $240" and "Leaks (3)": how a figure came about is no part of the line's name. */
const withoutRate = (description: string): string =>
  description.replace(/\s*\(?\b[\d,.]+\s*@\s*\$?\s*[\d,.]+(?:\s*x\s*\d+)?\)?|\s*\([\d\s]+\)$/gi, '') ||
  description;

function partFigureOf(
  line: BudgetLine,
  { column, endYear, months, eachMonth, planned }: PartYearColumn,
): PartYearFigure {
  const cell = line.cells[column.id];
  const inMonths = eachMonth.map(({ id }) => Number(line.cells[id]?.value ?? 0));
  const total = Number(cell?.value ?? 0);
  return {
    endYear,
    months,
    cents: cell && toCents(cell.value),
    source: cell?.source,
    confidence: cell?.confidence ?? 1,
    modelOnly: cell?.by === 'model',
    plannedCents: planned && toCents(line.cells[planned.id]?.value ?? '0'),
    isMonthly:
      eachMonth.length >= months
        ? inMonths.every((amount) => amount !== 0)
        : inMonths.length === 1 && isPartOf(inMonths[0]!, total / months),
  };
}

/** A month's amount that is the average of the months, give or take a tenth. */
const isPartOf = (month: number, average: number): boolean =>
  month !== 0 && Math.abs(month - average) <= Math.abs(average) / 10;

/**
 * A contribution to reserves is paid by the operating fund; interest on reserves stays with them. Dues for reserves are
 * owners' dues whatever the fund.
 */
function fundOf(line: BudgetLine): FundName {
  if (line.type === 'reserve') return 'operating';
  // A statement of all funds together lists it among its income.
  if (line.type === 'income' && keywordAccount(line.description, 'income')?.code === '6310') return 'reserve';
  return line.fund ?? 'operating';
}

function figureOf(line: BudgetLine, { column, parts, ...of }: YearColumn): PriorFigure[] {
  const cell = line.cells[column.id];
  if (!cell) return [];
  const times = parts?.times ?? 1;
  const cents = toCents(cell.value);
  const rivals = cell.rival ? [{ cents: times * toCents(cell.rival.value), source: cell.rival.source }] : [];
  const made =
    parts && `The document plans ${dollars(cents)} a ${parts.word}: ${parts.times} of them are the year’s.`;
  return [
    {
      ...of,
      ...(made === undefined || cents === 0 ? {} : { annualized: made }),
      cents: times * cents,
      source: cell.source,
      confidence: cell.confidence,
      modelOnly: cell.by === 'model',
      rivals,
    },
  ];
}

/** One name twice in a section, with no year in both rows, is one line: the second row holds what the first leaves blank. */
function joinRows(lines: LineReading[]): LineReading[] {
  const joined: LineReading[] = [];
  for (const line of lines) {
    const at = joined.findIndex((other) => completes(line, other));
    const first = joined[at];
    if (first) joined[at] = joinedReading(first, line);
    else joined.push(line);
  }
  return joined;
}

function completes(a: LineReading, b: LineReading): boolean {
  const [codeA, codeB] = [a.line.glCode ?? '', b.line.glCode ?? ''];
  if (codeA !== '' && codeB !== '' && codeA !== codeB) return false;
  if (a.partId !== b.partId || a.type !== b.type || a.name !== b.name || a.fund !== b.fund) return false;
  if (a.line.section !== b.line.section || a.figures.length === 0 || b.figures.length === 0) return false;
  const years = (reading: LineReading) => reading.figures.map(yearAndBasis);
  const known = new Set(years(b));
  return years(a).every((year) => !known.has(year));
}

const joinedReading = (first: LineReading, second: LineReading): LineReading => ({
  ...first,
  line: { ...first.line, cells: { ...second.line.cells, ...first.line.cells } },
  figures: [...first.figures, ...second.figures],
  parts: first.parts.map((part, index) => (part.cents === undefined ? (second.parts[index] ?? part) : part)),
});

/**
 * Two lines of one paper with one name are two lines ('Repairs' of the pool and of the clubhouse), unless one sheet
 * plans a year and another tells of the year before.
 */
function separateWithinPaper(lines: LineReading[]): LineReading[] {
  const named = new Map<string, LineReading[]>();
  for (const line of lines) named.set(line.key, [...(named.get(line.key) ?? []), line]);
  const isOnOtherSheet = (line: LineReading): boolean => isOfOtherYears(line, named.get(line.key)!);
  const others = withSuffix(lines.filter((line) => !isOnOtherSheet(line)), ({ line }) => normaliseWords(line.section)); // prettier-ignore
  const seen = new Map<string, number>();
  let next = 0;
  return lines.map((read) => {
    // Alone of its name among the others, the line that it goes on with keeps that name.
    if (isOnOtherSheet(read)) return read;
    const line = others[next++]!;
    const count = (seen.get(line.key) ?? 0) + 1;
    seen.set(line.key, count);
    return count === 1 ? line : { ...line, key: `${line.key}#${count}` };
  });
}

/** The only line of its name on a later sheet, with figures of no year that the only one of that name before it has. */
function isOfOtherYears(line: LineReading, named: readonly LineReading[]): boolean {
  const [first, second] = named;
  if (named.length !== 2 || second !== line || !first || first.partId === line.partId) return false;
  const years = new Set(first.figures.map(({ endYear }) => endYear));
  return line.figures.length > 0 && line.figures.every(({ endYear }) => !years.has(endYear));
}

function withSuffix(lines: LineReading[], suffix: (line: LineReading) => string): LineReading[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.key, (counts.get(line.key) ?? 0) + 1);
  return lines.map((line) =>
    (counts.get(line.key) ?? 0) > 1 ? { ...line, key: `${line.key}|${suffix(line)}` } : line,
  );
}

export function sourcesOf(figures: readonly PriorFigure[]): Citation[] {
  return figures.map((figure) => figure.source);
}
