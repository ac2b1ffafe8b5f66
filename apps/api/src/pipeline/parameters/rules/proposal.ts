import {
  endYearOfPeriod,
  monthsInPeriod,
  namesAnother,
  normaliseWords,
  parseFiscalSpan,
} from '@hoa/budget-math';
import { MAX_YEAR, MIN_YEAR } from '@hoa/contracts';
import type {
  BudgetPart,
  Citation,
  Contradiction,
  Facts,
  ParametersProposal,
  Proposed,
  StatedDues,
} from '@hoa/contracts';
import { selectDocuments, sortByAssociation } from './associations';
import { provenDues } from './dues-product';
import { inLines, propose, type Evidence, type ProposalDocument } from './evidence';
import { stateOf } from './state-evidence';
import { findDues, findUnits, findYearStart, type Stated } from './stated-values';

export interface GivenValues {
  associationName?: string | undefined;
  location?: string | undefined;
  units?: number | undefined;
  year?: number | undefined;
}

/** What others write says as much about themselves as about the association. */
const OF_OTHERS: Partial<Record<Facts['kind'], number>> = { contract: 0.3, insurance: 0.3 };

/** Parameters as documents state them, each with its places, and what contradicts the values given. */
export function proposeParameters(
  documents: readonly ProposalDocument[],
  given: GivenValues,
  of: { chosen: boolean; only?: readonly number[] | undefined; thisYear?: number },
): ParametersProposal {
  const { thisYear = new Date().getFullYear(), ...select } = of;
  const associationName = proposeName(documents);
  const name = given.associationName?.trim() || associationName?.value;
  const own = ofAssociation(documents, name);
  const state = stateOf(own, name);
  const proven = own.flatMap(provenDues);
  const values = {
    associationName,
    location: state.own ?? state.likely,
    units: propose([...inText(own, findUnits), ...fromOwnership(own), ...proven.map(({ units }) => units)]),
    year: proposeYear(own, thisYear),
    fiscalYearStartMonth: propose([...inText(own, findYearStart), ...fromPeriods(own)]),
    dues: propose<StatedDues>(
      [...inText(own, findDues), ...proven.flatMap(({ dues }) => dues ?? [])],
      ({ amount, period }) => `${amount} ${period}`,
    ),
  };
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    // Where vendors sit contradicts nobody.
    contradictions: contradict(given, { ...values, location: state.own }),
    documents: listDocuments(documents, { name, ...select }),
  };
}

/** What another association's documents state is nothing of this one. */
function ofAssociation(
  documents: readonly ProposalDocument[],
  name: string | undefined,
): readonly ProposalDocument[] {
  const named = documents.map((document) => ({ ...document, association: document.facts.association }));
  const { strangers } = sortByAssociation(named, name ?? '');
  return named.filter((document) => !strangers.has(document));
}

function proposeName(documents: readonly ProposalDocument[]): Proposed<string> | undefined {
  const evidence = documents.flatMap(({ facts }): Evidence<string>[] => {
    const { association } = facts;
    if (!association) return [];
    // When documents of several associations are uploaded together, the budget's own association is the one to prepare for.
    const bearing = facts.kind === 'budget' ? 2 : (OF_OTHERS[facts.kind] ?? 1);
    const weight = association.confidence * bearing + 0.5;
    return [{ value: association.value, weight, source: association.source }];
  });
  const names: string[] = [];
  const proposed = propose(evidence, (name) => {
    const known = names.find((one) => !namesAnother(one, name));
    if (known === undefined) names.push(name);
    return known ?? name;
  });
  return proposed && { ...proposed, value: asWritten(proposed.value, evidence) };
}

/** A heading in capitals is written as another document writes the same words. */
function asWritten(name: string, evidence: readonly Evidence<string>[]): string {
  const same = evidence.filter(({ value }) => normaliseWords(value) === normaliseWords(name));
  return same.find(({ value }) => value !== value.toUpperCase())?.value ?? name;
}

function inText<T>(
  documents: readonly ProposalDocument[],
  find: (text: string) => Stated<T>[],
): Evidence<T>[] {
  return documents.flatMap((document) =>
    inLines(document, (lines, at) => {
      const bearing = OF_OTHERS[document.facts.kind] ?? 1;
      return find(lines[at] ?? '').map(({ value, weight }) => ({ value, weight: weight * bearing }));
    }),
  );
}

/** A declaration lists every unit. */
function fromOwnership(documents: readonly ProposalDocument[]): Evidence<number>[] {
  return documents.flatMap(({ facts }) =>
    facts.parts.flatMap((part): Evidence<number>[] => {
      const source = part.kind === 'ownership' && part.inForce ? part.shares[0]?.share.source : undefined;
      return part.kind === 'ownership' && source ? [{ value: part.shares.length, weight: 3, source }] : [];
    }),
  );
}

interface DatedColumn {
  column: BudgetPart['columns'][number];
  source: Citation;
}

const STATED = ['actual', 'budget', 'projected'];
/** Of a part of a year, which has begun: the next one is to be budgeted. */
const UNDER_WAY = ['ytd', 'month'];

/** Columns of whole years with figures in them, of these roles: proposals apart unless they are asked for. */
function datedColumns({ facts }: ProposalDocument, roles: readonly string[] = STATED): DatedColumn[] {
  return facts.parts.flatMap((part) =>
    part.kind !== 'budget'
      ? []
      : part.columns.flatMap((column) => {
          const source = part.lines.find(({ cells }) => cells[column.id])?.cells[column.id]?.source;
          return source && roles.includes(column.role) ? [{ column, source }] : [];
        }),
  );
}

/**
 * The year after the latest that documents state figures of. Where they propose a budget for that year, it may be drawn up
 * again; once the year has begun it is last year's budget, whatever its heading still says.
 */
function proposeYear(documents: readonly ProposalDocument[], thisYear: number): Proposed<number> | undefined {
  const startMonth = propose(fromPeriods(documents))?.value ?? 1;
  const yearsAfter = (roles: readonly string[]): Evidence<number>[] =>
    documents
      .flatMap((document) => datedColumns(document, roles))
      .flatMap(({ column, source }) => {
        const value = yearAfter(column, startMonth);
        return value === undefined ? [] : [{ value, weight: 1, source }];
      });
  const latestOf = (all: Evidence<number>[]): Evidence<number>[] => {
    const latest = Math.max(...all.map(({ value }) => value));
    return all.filter(({ value }) => value === latest);
  };
  const stated = latestOf(yearsAfter([...STATED, ...UNDER_WAY]));
  const planned = latestOf(yearsAfter(['proposed'])).filter(({ value }) => value > (stated[0]?.value ?? 0));
  const year = (planned[0]?.value ?? 0) - 1;
  const isBegun = year <= thisYear;
  const decides = 1 + stated.length;
  const evidence = [
    ...planned.map((one) => ({ ...one, weight: isBegun ? decides : 1 })),
    ...planned.map((one) => ({ ...one, value: year, weight: isBegun ? 1 : decides })),
    ...stated,
  ];
  // Old papers plan no year that can be chosen.
  return propose(evidence.filter(({ value }) => value >= MIN_YEAR && value <= MAX_YEAR));
}

/**
 * Called by its beginning: after October 2025 to September 2026, or a part of it, comes the year that begins in 2026. Dates
 * of a calendar year say nothing of an association whose years begin in another month.
 */
function yearAfter({ label, year, period }: DatedColumn['column'], startMonth: number): number | undefined {
  const span = parseFiscalSpan(label);
  if (span !== undefined && (!period || period.from.endsWith('-01-01'))) return span;
  if (!period || (startMonth === 1 && period.from.endsWith('-01-01'))) return year && year + 1;
  const isPart = monthsInPeriod(period) < 11;
  const isOfYear = isPart || Number(period.from.slice(5, 7)) === startMonth || startMonth === 1;
  if (!isOfYear) return undefined;
  return startMonth === 1
    ? Number(period.to.slice(0, 4)) + (isPart && period.from.slice(0, 4) === period.to.slice(0, 4) ? 1 : 0)
    : endYearOfPeriod(period, startMonth);
}

/** "FY 2026-27" does not say in which month its years begin. */
const isDated = (label: string, { from }: { from: string }): boolean =>
  parseFiscalSpan(label) === undefined || !from.endsWith('-01-01');

/** By years whose dates are stated, and by those inferred that begin with what is reported to date. */
function fromPeriods(documents: readonly ProposalDocument[]): Evidence<number>[] {
  return documents.flatMap((document) => {
    const begun = new Set(
      datedColumns(document, ['ytd']).flatMap(({ column: { period } }) => period?.from ?? []),
    );
    return datedColumns(document).flatMap(({ column: { label, period, inferred }, source }) =>
      period?.kind === 'year' && isDated(label, period) && (inferred === undefined || begun.has(period.from))
        ? [{ value: Number(period.from.slice(5, 7)), weight: 1, source }]
        : [],
    );
  });
}

interface Values {
  associationName: Proposed<string> | undefined;
  location: Proposed<string> | undefined;
  units: Proposed<number> | undefined;
  year: Proposed<number> | undefined;
}

function contradict(given: GivenValues, stated: Values): Contradiction[] {
  const found: Contradiction[] = [];
  const add = (
    field: keyof GivenValues,
    of: Proposed<string | number> | undefined,
    entered: (value: string) => string,
  ): void => {
    const value = given[field];
    if (value === undefined || !of || isStated(field, value, of)) return;
    const [source] = of.sources;
    const place = source ? `${source.documentName}, page ${source.page}` : 'your documents';
    const message = `You entered ${entered(String(value))}, but ${place} states ${entered(String(of.value))}.`;
    found.push({ field, given: String(value), stated: String(of.value), message, sources: of.sources });
  };
  add('associationName', stated.associationName, (name) => `“${name}”`);
  add('location', stated.location, (state) => state);
  add('units', stated.units, (count) => `${count} ${count === '1' ? 'unit' : 'units'}`);
  add('year', stated.year, (year) => `a budget for ${year}`);
  const year = found.find(({ field }) => field === 'year');
  if (year) year.message = describeYear(year);
  return found;
}

function isStated(
  field: keyof GivenValues,
  value: string | number,
  { value: first, others }: Proposed<string | number>,
): boolean {
  const all = [first, ...others.map((other) => other.value)];
  if (field === 'associationName') return all.some((name) => !namesAnother(String(name), String(value)));
  return all.some((one) => String(one).toLowerCase() === String(value).toLowerCase());
}

function describeYear({ given, stated, sources }: Contradiction): string {
  const [source] = sources;
  const latest = Number(stated) - 1;
  return `You entered a budget for ${given}, but the latest figures in ${source?.documentName ?? 'your documents'} are for ${latest}.`;
}

function listDocuments(
  documents: readonly ProposalDocument[],
  of: { name: string | undefined; chosen: boolean; only?: readonly number[] | undefined },
): ParametersProposal['documents'] {
  const named = documents.map(({ id, name, facts }) => ({ id, name, association: facts.association }));
  const selected = selectDocuments(named, { name: of.name ?? '', chosen: of.chosen });
  return documents.map(({ id, name, facts }, index) => {
    const { used = true, message } = selected[index] ?? {};
    const isLeftOut = of.only !== undefined && !of.only.includes(id);
    return {
      documentId: id,
      name,
      association: facts.association?.value ?? null,
      used: used && !isLeftOut,
      ...(message === undefined || isLeftOut ? {} : { message }),
    };
  });
}
