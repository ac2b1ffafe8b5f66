import { namesAnother, normaliseWords } from '@hoa/budget-math';
import type { Contradiction, Facts, ParametersProposal, Proposed, StatedDues } from '@hoa/contracts';
import { selectDocuments, sortByAssociation } from './associations';
import { provenDues } from './dues-product';
import { inLines, propose, type Evidence, type ProposalDocument } from './evidence';
import { findPropertyType } from './property-type';
import { fromPeriods, proposeYear } from './proposed-year';
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
    units:
      propose([...inText(own, findUnits), ...fromOwnership(own), ...proven.map(({ units }) => units)]) ??
      propose(inText(own, findUnits, 1)),
    propertyType: propose<string>([...inName(own), ...inText(own, findPropertyType)]),
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

/** A number at the end of a line counts what the next one begins with: `186 | residential units`. */
function goingOn(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  return /\d\s*$/.test(line)
    ? `${line.trimEnd()} ${/^[^,.;]*/.exec((lines[at + 1] ?? '').trimStart())![0]}`
    : line;
}

/** `ofOthers`: how much what others write bears; where the association itself says nothing, as much as its own words. */
function inText<T>(
  documents: readonly ProposalDocument[],
  find: (text: string) => Stated<T>[],
  ofOthers?: number,
): Evidence<T>[] {
  return documents.flatMap((document) =>
    inLines(document, (lines, at) => {
      const bearing = ofOthers ?? OF_OTHERS[document.facts.kind] ?? 1;
      return find(goingOn(lines, at)).map(({ value, weight }) => ({ value, weight: weight * bearing }));
    }),
  );
}

/** What an association is called says most of its homes. */
function inName(documents: readonly ProposalDocument[]): Evidence<string>[] {
  return documents.flatMap(({ facts: { association } }) =>
    association
      ? findPropertyType(association.value).map(({ value }) => ({
          value,
          weight: association.confidence,
          source: association.source,
        }))
      : [],
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
