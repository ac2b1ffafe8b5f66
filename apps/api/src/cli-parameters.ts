import { DEFAULT_UNITS, ParametersInput, type Proposed } from '@hoa/contracts';
import type { CommandDocument } from './cli-documents';
import type { GenerationParameters } from './pipeline/generation/rules/types';
import { proposeParameters } from './pipeline/parameters/rules/proposal';
import { readable } from './platform/errors/translate';

/** A wrong command line: the sentence and how it is used. */
export class UsageError extends Error {}
/** What no document states and nobody said: the sentence alone says what to add. */
export class NotStated extends Error {}

/** The options of the command line, as they were typed. */
export interface TypedOptions {
  association?: string | undefined;
  location?: string | undefined;
  units?: string | undefined;
  year?: string | undefined;
  'property-type'?: string | undefined;
  'fiscal-month'?: string | undefined;
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/**
 * The parameters of a budget: what was typed, and for the rest what the documents state. `remarks` say which values are
 * the documents' or a default, and what was typed that the documents contradict.
 */
export function parametersOf(
  typed: TypedOptions,
  documents: readonly CommandDocument[],
): { parameters: GenerationParameters; remarks: string[] } {
  const given = {
    associationName: typed.association,
    location: typed.location,
    units: numberIn(typed.units),
    year: numberIn(typed.year),
  };
  const readDocuments = documents.flatMap(({ facts, ...of }) => (facts ? [{ ...of, facts }] : []));
  const stated = proposeParameters(readDocuments, given, { chosen: true });
  const remarks = stated.contradictions.map(({ message }) => message);
  const take = <T extends string | number>(what: string, value: T | undefined, of?: Proposed<T>): T | undefined => {
    if (value !== undefined || !of) return value;
    const [source] = of.sources;
    remarks.push(`${what}: ${of.value}${source ? `, from ${source.documentName}, page ${source.page}` : ''}.`);
    return of.value;
  }; // prettier-ignore
  const associationName = take('Association', typed.association, stated.associationName);
  const location = take('State', typed.location, stated.location);
  if (!associationName)
    throw new NotStated('No document names the association: please say --association "NAME".');
  if (!location) throw new NotStated('No document names the state: please say --location STATE.');
  const units = take('Units', given.units, stated.units);
  if (units === undefined)
    remarks.push(`No document says how many units there are: ${DEFAULT_UNITS} are assumed.`);
  const input = ParametersInput.safeParse({
    associationName,
    location,
    units: units ?? DEFAULT_UNITS,
    year: take('Year', given.year, stated.year) ?? new Date().getFullYear() + 1,
    propertyType: take('Property type', typed['property-type'], stated.propertyType) ?? 'Condominium',
    fiscalYearStartMonth:
      take('First month of the fiscal year', numberIn(typed['fiscal-month']), stated.fiscalYearStartMonth) ??
      1,
  });
  if (!input.success) throw new UsageError(readable(input.error));
  const parameters = {
    ...input.data,
    fiscalYearStartMonth: input.data.fiscalYearStartMonth ?? 1,
    specialConsiderations: null,
    // Each was named on the command line.
    documentsChosen: true,
  };
  return { parameters, remarks };
}
