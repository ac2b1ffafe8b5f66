import {
  accountByCode,
  accountOf,
  groupOf,
  MAINTENANCE_FEES,
  RESERVE_GROUP,
  sumCents,
  type EndYear,
  type LineHistory,
  type YearAmounts,
} from '@hoa/budget-math';
import { annualizedGroups } from './annualized';
import { basisRank, startingYear, type FigureBasis } from './columns';
import { draftsOutvoted } from './outvoted';
import { notesOf } from './prior-notes';
import { readLines, sourcesOf, type LineReading } from './readings';
import { sameLines } from './same-lines';
import { joinAccounts, toldTwice, type RivalPlan } from './same-money';
import { divideSections } from './section-plans';
import { withoutFigures, withoutSuperseded, type Covered } from './superseded';
import { distinctSources, dollars, doubts } from './text';
import type { GenerationDocument, GenerationParameters, PriorFigure, PriorLine, RunNote } from './types';
import { budgetYearOf, yearLabel } from './years';

export interface PriorBudget {
  /** The year that the figures belong to, by its end; undefined where no document states a whole year. */
  year: EndYear | undefined;
  lines: PriorLine[];
  notes: RunNote[];
  rivals: RivalPlan[];
}

/** The earlier budget: each line of the papers once, with the best figure of the latest year before the budget's. */
export function priorBudget(
  documents: readonly GenerationDocument[],
  parameters: Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>,
): PriorBudget {
  const budgetYear = budgetYearOf(parameters);
  const label = (endYear: EndYear) => yearLabel(endYear, parameters);
  const { readings: whole, notes: divided } = divideSections(
    readLines(documents, { endYear: budgetYear, startMonth: parameters.fiscalYearStartMonth }),
  );
  const { readings: stated, notes: outvoted } = draftsOutvoted(whole, documents);
  const told = joinAccounts(sameLines(stated)).map(adoptedFirst);
  const groups = annualizedGroups(told, { budgetYear, label });
  const readings = groups.flat();
  const year = startingYear(
    readings.flatMap((reading) => reading.figures.map((figure) => figure.endYear)),
    budgetYear,
  );
  // A part of a year leaves out what was not paid yet: it is no reason to leave out a line of an earlier year.
  const covering = new Set(stated.filter((one) => hasYear(one, year)).map((one) => one.documentIndex));
  const lines = groups.filter(isLine);
  const { kept: current, dropped } = withoutSuperseded(lines, { year, covering });
  const { dropped: again, rivals } = toldTwice(current, year);
  const unused = year === undefined ? [] : withoutFigures(current);
  const left = new Set([...again, ...unused]);
  const kept = current.filter((group) => !left.has(group));
  const figures = readings.flatMap((reading) => reading.figures.filter((one) => one.endYear === year));
  return {
    year,
    lines: withDues(kept.map((group) => mergedLine(group, { year, covering, label }))),
    notes:
      year === undefined
        ? []
        : [
            ...divided,
            ...outvoted,
            ...notesOf({
              year,
              budgetYear,
              assumed: figures.some((one) => one.assumedYear),
              scaled: figures.some((one) => one.annualized !== undefined && one.basis !== 'budget'),
              dropped,
              again,
              unused,
              blank: groups.filter((group) => !lines.includes(group)),
              label,
            }),
          ],
    rivals,
  };
}

/** What a document only proposed counts where no other adopted it. */
function adoptedFirst(group: LineReading[]): LineReading[] {
  const isProposal = ({ figures }: LineReading) => figures.some((figure) => figure.isProposal);
  return [...group.filter((one) => !isProposal(one)), ...group.filter(isProposal)];
}

interface CoveredAs extends Covered {
  label: (endYear: EndYear) => string;
}

/**
 * A row without an amount in any column of any paper, whose words name no account, is a heading or a remark. One that names
 * an account is a line whose figure is missing: somebody has to look.
 */
const isLine = (group: readonly LineReading[]): boolean =>
  group.some(
    ({ type, line: { glCode = '', description, cells } }) =>
      Object.keys(cells).length > 0 || accountOf({ type, glCode, description }) !== undefined,
  );

const hasYear = (reading: LineReading, year: EndYear | undefined): boolean =>
  reading.figures.some((figure) => figure.endYear === year);

function mergedLine(group: LineReading[], at: CoveredAs): PriorLine {
  // The name that the latest year's document has for it.
  const main =
    group.find((reading) => reading.line.glCode) ??
    group.find((reading) => at.covering.has(reading.documentIndex)) ??
    group[0];
  if (!main) throw new Error('A line without a reading.');
  const { line, type } = main;
  const reserve = group.some((reading) => reading.line.type === 'reserve');
  // What the reserve fund pays is a project, whatever its section is called; what it receives is the contribution.
  const isProject = type === 'expense' && main.fund === 'reserve';
  const category = reserve ? RESERVE_GROUP : isProject ? '' : line.section;
  const shape = { type, glCode: line.glCode ?? '', description: line.description };
  const { previous, sources, assumptions: ofFigure } = previousOf(group, at);
  const doubtful = [...new Set(group.flatMap((reading) => reading.line.doubt ?? [])), ...ofFigure];
  const annualized = previous?.annualized;
  return {
    ...shape,
    lineKey: main.key,
    section: line.section,
    note: group
      .map((reading) => reading.line.note ?? '')
      .filter(Boolean)
      .join(' '),
    account: accountOf(reserve ? { ...shape, description: `Reserve ${line.description}` } : shape),
    group: groupOf({ ...shape, category }),
    fund: main.fund,
    previous,
    history: historyOf(group),
    sources: distinctSources(sources),
    assumptions: [...(annualized === undefined ? [] : [annualized]), ...doubtful],
    needsReview: doubtful.length > 0,
  };
}

/**
 * Owners' dues under names that do not say so, by phase or by street: income that no account is known for is dues where
 * no line is named for them and it is most of what comes in.
 */
function withDues(lines: PriorLine[]): PriorLine[] {
  const income = lines.filter(({ type, fund }) => type === 'income' && fund === 'operating');
  if (income.some(({ account }) => account?.code === MAINTENANCE_FEES.glCode)) return lines;
  const unnamed = new Set(income.filter(({ account, glCode }) => account === undefined && !glCode));
  const sum = (of: Iterable<PriorLine>) => sumCents([...of].map(({ previous }) => previous?.cents ?? 0));
  if (2 * sum(unnamed) <= sum(income)) return lines;
  const account = accountByCode(MAINTENANCE_FEES.glCode);
  return lines.map((line) =>
    unnamed.has(line) ? { ...line, account, assumptions: [...line.assumptions, TAKEN_FOR_DUES] } : line,
  );
}

const TAKEN_FOR_DUES = 'Counted as what owners are billed: no other line is, and it is most of the income.';

const AMOUNT: Record<FigureBasis, keyof Omit<YearAmounts, 'endYear'>> = {
  actual: 'actualCents',
  projected: 'projectedCents',
  budget: 'adoptedCents',
};

/** Every year that any document states for the line, adopted and actual side by side; the first document's word counts. */
function historyOf(group: readonly LineReading[]): LineHistory {
  const years = new Map<EndYear, YearAmounts>();
  for (const { endYear, basis, cents } of group.flatMap((reading) => reading.figures)) {
    const year = years.get(endYear) ?? { endYear };
    year[AMOUNT[basis]] ??= cents;
    years.set(endYear, year);
  }
  return [...years.values()].sort((a, b) => a.endYear - b.endYear);
}

/** The figure that a line starts from, where it stands, and what is to be said of it. */
function previousOf(group: LineReading[], at: CoveredAs) {
  const ofYear = group.flatMap((reading) =>
    best(reading.figures.filter((figure) => figure.endYear === at.year)),
  );
  const chosen = best(ofYear)[0];
  const older = latest(
    group.flatMap((reading) => reading.figures).filter((one) => one.endYear < (at.year ?? 0)),
  );
  if (chosen) {
    const same = ofYear.filter(
      ({ basis, isProposal }) => basis === chosen.basis && isProposal === chosen.isProposal,
    );
    const differing = same.filter((figure) => isOther(figure.cents, chosen.cents));
    const previous = { ...chosen, rivals: [...chosen.rivals, ...differing] };
    return { previous, sources: sourcesOf(same), assumptions: differences(previous) };
  }
  if (!older)
    return {
      previous: null,
      sources: [],
      assumptions: ['The documents state no full-year figure for this line.'],
    };
  if (!group.some((reading) => at.covering.has(reading.documentIndex))) {
    const remark = `Only ${older.source.documentName} has this line; its figure of ${at.label(older.endYear)} is used.`;
    return { previous: older, sources: [older.source], assumptions: [remark, ...differences(older)] };
  }
  const remark = `The documents leave this line blank for ${at.label(at.year ?? 0)}; ${at.label(older.endYear)} had ${dollars(older.cents)}. Nothing is proposed until someone decides otherwise.`;
  return { previous: null, sources: [older.source], assumptions: [remark] };
}

function differences(figure: PriorFigure): string[] {
  const remarks = figure.modelOnly ? ['Only the model saw this line; the built-in reading did not.'] : [];
  remarks.push(...doubts(figure.confidence));
  const others = figure.rivals.filter((rival) => rival.cents !== figure.cents);
  if (others.length > 0) {
    const stated = others.map((rival) => `${dollars(rival.cents)} (${rival.source.documentName})`).join(', ');
    remarks.push(`Readings differ: ${dollars(figure.cents)} is used, ${stated} is stated too.`);
  } else if (figure.rivals.length > 0) {
    remarks.push('Two readings disagree on the column or the kind of this figure.');
  }
  return remarks;
}

/** The same amount to the dollar, where one document prints whole dollars, is no other. */
const isOther = (a: number, b: number): boolean =>
  a !== b && !(Math.abs(a - b) < 100 && (a % 100 === 0 || b % 100 === 0));

function best(figures: readonly PriorFigure[]): PriorFigure[] {
  return [...figures].sort((a, b) => basisRank[b.basis] - basisRank[a.basis]).slice(0, 1);
}

function latest(figures: readonly PriorFigure[]): PriorFigure | undefined {
  return [...figures].sort((a, b) => b.endYear - a.endYear || basisRank[b.basis] - basisRank[a.basis])[0];
}
