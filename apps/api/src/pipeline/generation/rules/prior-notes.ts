import type { EndYear } from '@hoa/budget-math';
import type { LineReading } from './readings';
import { dollars } from './text';
import type { RunNote } from './types';

/** What is to be said of the years and lines that an earlier budget was put together from. */
export function notesOf(of: {
  year: number;
  budgetYear: number;
  assumed: boolean;
  scaled: boolean;
  dropped: LineReading[][];
  /** Lines that other documents state of the same money. */
  again: LineReading[][];
  /** Lines of documents without a year's figure. */
  unused: LineReading[][];
  /** Rows of which no document states any amount. */
  blank: LineReading[][];
  label: (endYear: EndYear) => string;
}): RunNote[] {
  const notes: RunNote[] = [];
  if (of.year !== of.budgetYear - 1) {
    const message = `No document has full-year figures of ${of.label(of.budgetYear - 1)}; those of ${of.label(of.year)} are used, and grown by the years in between.`;
    notes.push({ code: 'older_year', message });
  }
  const dropped = of.dropped.filter((group) =>
    group.some(({ figures }) => figures.some(({ cents }) => cents !== 0)),
  );
  if (dropped.length > 0) {
    const names = dropped.map(nameOf).join(', ');
    const message = `Left out, as only an older document has them and the ${of.label(of.year)} document replaces it: ${names}.`;
    notes.push({ code: 'superseded_lines', message });
  }
  notes.push(...toldAgain(of.again), ...withoutYear(of.unused));
  if (of.blank.length > 0) {
    const message = `Left out, as no document states an amount for it: ${of.blank.map(nameOf).join(', ')}.`;
    notes.push({ code: 'blank_lines', message });
  }
  if (of.assumed) {
    const message = `A document does not state the year of its figures; ${of.label(of.year)} is assumed.`;
    notes.push({ code: 'assumed_year', message });
  }
  if (of.scaled) {
    const message = `Documents state a part of ${of.label(of.year)} only. Each line says how it was scaled to a whole year.`;
    notes.push({ code: 'part_year', message });
  }
  return notes;
}

/** Document by document, with amounts: who knows that one of them is a cost of its own can add it. */
function toldAgain(again: readonly LineReading[][]): RunNote[] {
  const documents = new Map<string, string[]>();
  for (const [reading] of again) {
    const figure = reading?.figures.at(-1);
    if (!reading || !figure || figure.cents === 0) continue;
    const { documentName } = figure.source;
    const told = `${reading.line.description} (${dollars(figure.cents)})`;
    documents.set(documentName, [...(documents.get(documentName) ?? []), told]);
  }
  return [...documents].map(([name, lines]) => ({
    code: 'told_again',
    message: `Not added from ${name}, as another document states the same money under other names or replaces it: ${lines.join(', ')}.`,
  }));
}

function withoutYear(unused: readonly LineReading[][]): RunNote[] {
  const names = new Set(
    unused.flat().flatMap(({ line }) => Object.values(line.cells).map(({ source }) => source.documentName)),
  );
  return [...names].map((name) => ({
    code: 'no_year',
    message: `${name} states no figures of a whole year; its lines are not used.`,
  }));
}

const nameOf = ([reading]: readonly LineReading[]): string => reading?.line.description ?? '';
