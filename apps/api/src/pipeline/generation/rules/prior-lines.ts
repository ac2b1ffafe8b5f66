import { accountNumber, accountOf, groupOf, RESERVE_GROUP } from '@hoa/budget-math';
import { basisRank, startingYear } from './columns';
import { readLines, sourcesOf, type LineReading } from './readings';
import { distinctSources, dollars, doubts } from './text';
import type { GenerationDocument, PriorFigure, PriorLine, RunNote } from './types';

export interface PriorBudget {
  /** The year that the figures are of; undefined where no paper states a whole year. */
  year: number | undefined;
  lines: PriorLine[];
  notes: RunNote[];
}

/** The earlier budget: each line of the papers once, with the best figure of the latest year before the budget's. */
export function priorBudget(documents: readonly GenerationDocument[], budgetYear: number): PriorBudget {
  const readings = readLines(documents, budgetYear);
  const year = startingYear(
    readings.flatMap((reading) => reading.figures.map((figure) => figure.year)),
    budgetYear,
  );
  const covering = new Set(readings.filter((one) => hasYear(one, year)).map((one) => one.documentIndex));
  const { kept, dropped } = withoutSuperseded(sameLines(readings), { year, covering });
  const assumed = readings.some((reading) =>
    reading.figures.some((one) => one.year === year && one.assumedYear),
  );
  return {
    year,
    lines: kept.map((group) => mergedLine(group, { year, covering })),
    notes: year === undefined ? [] : notesOf({ year, budgetYear, assumed, dropped }),
  };
}

function notesOf(of: {
  year: number;
  budgetYear: number;
  assumed: boolean;
  dropped: LineReading[][];
}): RunNote[] {
  const notes: RunNote[] = [];
  if (of.year !== of.budgetYear - 1) {
    const message = `No paper has full-year figures of ${of.budgetYear - 1}; those of ${of.year} are used instead.`;
    notes.push({ code: 'older_year', message });
  }
  if (of.dropped.length > 0) {
    const names = of.dropped.map((group) => group[0]?.line.description ?? '').join(', ');
    const message = `Left out, as only an older paper has them and the ${of.year} paper takes its place: ${names}.`;
    notes.push({ code: 'superseded_lines', message });
  }
  if (of.assumed) {
    const message = `A paper does not say which year its figures are of; ${of.year} is assumed.`;
    notes.push({ code: 'assumed_year', message });
  }
  return notes;
}

/** The year that a budget starts from, and which papers state figures of it. */
interface Covered {
  year: number | undefined;
  covering: ReadonlySet<number>;
}

/**
 * Readings of one line together: same code and description first, then what differs in one of the two only, where no
 * other line of any paper could be meant.
 */
function sameLines(readings: readonly LineReading[]): LineReading[][] {
  const groups = [...grouped(readings, (reading) => [reading.key]).values()];
  const byTrait = grouped(groups, (group) => group.flatMap(traitsOf));
  const kin = (group: LineReading[]) => [
    ...new Set(group.flatMap(traitsOf).flatMap((trait) => byTrait.get(trait) ?? [])),
  ];
  const done = new Set<LineReading[]>();
  return groups.flatMap((group) => {
    if (done.has(group)) return [];
    const family = kin(group).filter((other) => other === group || alike(other, group));
    const papers = family.flat().map((reading) => reading.documentIndex);
    const alone = new Set(papers).size < papers.length || family.some((one) => done.has(one));
    for (const one of alone ? [group] : family) done.add(one);
    return [alone ? group : family.flat()];
  });
}

/** By what two readings may be of one line: their code, or their name. */
function traitsOf({ type, line, name }: LineReading): string[] {
  return [`${type} name ${name}`, ...(line.glCode ? [`${type} code ${line.glCode}`] : [])];
}

function alike(a: LineReading[], b: LineReading[]): boolean {
  return a.some((one) => b.some((other) => isAlike(one, other)));
}

/** One code under two names, or one name where a paper has no codes or writes them otherwise. */
function isAlike(a: LineReading, b: LineReading): boolean {
  const [codeA, codeB] = [a.line.glCode ?? '', b.line.glCode ?? ''];
  if (a.type !== b.type) return false;
  if (codeA !== '' && codeA === codeB) return true;
  return a.name === b.name && (codeA === '' || codeB === '' || accountNumber(codeA) === accountNumber(codeB));
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups;
}

/**
 * A line that only an older paper has is left out where a newer paper holds most of the older one's lines: it was
 * renamed or ended, and would count twice. Where the papers hardly meet (another fund, another statement) it stays.
 */
function withoutSuperseded(groups: LineReading[][], at: Covered) {
  const covers = (reading: LineReading) => at.covering.has(reading.documentIndex);
  const dropped = groups.filter(
    (group) =>
      !group.some(covers) &&
      group.some((reading) => reading.figures.length > 0) &&
      group.every((reading) => isSucceeded(reading.documentIndex, groups, covers)),
  );
  return { dropped, kept: groups.filter((group) => !dropped.includes(group)) };
}

function isSucceeded(
  documentIndex: number,
  groups: LineReading[][],
  covers: (reading: LineReading) => boolean,
): boolean {
  const own = groups.filter((group) => group.some((reading) => reading.documentIndex === documentIndex));
  const shared = own.filter((group) => group.some(covers));
  return shared.length * 2 > own.length;
}

const hasYear = (reading: LineReading, year: number | undefined): boolean =>
  reading.figures.some((figure) => figure.year === year);

function mergedLine(group: LineReading[], at: Covered): PriorLine {
  const main = group.find((reading) => reading.line.glCode) ?? group[0];
  if (!main) throw new Error('A line without a reading.');
  const { line, type } = main;
  const reserve = group.some((reading) => reading.line.type === 'reserve');
  const category = reserve ? RESERVE_GROUP : line.section;
  const shape = { type, glCode: line.glCode ?? '', description: line.description };
  const { previous, sources, assumptions: ofFigure } = previousOf(group, at);
  const assumptions = [...new Set(group.flatMap((reading) => reading.line.doubt ?? [])), ...ofFigure];
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
    previous,
    sources: distinctSources(sources),
    assumptions,
    needsReview: assumptions.length > 0,
  };
}

/** The figure that a line starts from, where it stands, and what is to be said of it. */
function previousOf(group: LineReading[], at: Covered) {
  const ofYear = group.flatMap((reading) =>
    best(reading.figures.filter((figure) => figure.year === at.year)),
  );
  const chosen = best(ofYear)[0];
  const older = latest(
    group.flatMap((reading) => reading.figures).filter((one) => one.year < (at.year ?? 0)),
  );
  if (chosen) {
    const same = ofYear.filter((figure) => figure.basis === chosen.basis);
    const differing = same.filter((figure) => figure.cents !== chosen.cents);
    const previous = { ...chosen, rivals: [...chosen.rivals, ...differing] };
    return { previous, sources: sourcesOf(same), assumptions: differences(previous) };
  }
  if (!older)
    return {
      previous: null,
      sources: [],
      assumptions: ['The papers print no full-year figure for this line.'],
    };
  if (!group.some((reading) => at.covering.has(reading.documentIndex))) {
    const remark = `Only ${older.source.documentName} has this line; its figure of ${older.year} is used.`;
    return { previous: older, sources: [older.source], assumptions: [remark, ...differences(older)] };
  }
  const remark = `The papers leave this line blank for ${at.year}; ${older.year} had ${dollars(older.cents)}. Nothing is proposed until someone says otherwise.`;
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

function best(figures: readonly PriorFigure[]): PriorFigure[] {
  return [...figures].sort((a, b) => basisRank[b.basis] - basisRank[a.basis]).slice(0, 1);
}

function latest(figures: readonly PriorFigure[]): PriorFigure | undefined {
  return [...figures].sort((a, b) => b.year - a.year || basisRank[b.basis] - basisRank[a.basis])[0];
}
