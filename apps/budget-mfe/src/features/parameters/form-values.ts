import { zodResolver } from '@hookform/resolvers/zod';
import { basisOf, periodOf } from '@hoa/budget-math';
import { DEFAULT_UNITS, genericMessage, ParametersInput, type Parameters } from '@hoa/contracts';
import { z } from 'zod';

/** What the form holds; the documents are chosen beside it. */
export const FormSchema = ParametersInput.omit({ documentIds: true, provider: true }).extend({
  /** '' while nobody was chosen. */
  provider: z.string(),
});
export type FormValues = z.infer<typeof FormSchema>;

export const resolver = zodResolver(FormSchema, { error: genericMessage });

/** A new form: next calendar year, 100 units, a condominium. */
export function defaultValues(now: Date): FormValues {
  return {
    year: now.getFullYear() + 1,
    associationName: '',
    location: '',
    units: DEFAULT_UNITS,
    propertyType: 'Condominium',
    associationType: '',
    specialConsiderations: '',
    fiscalYearStartMonth: 1,
    billing: 'month',
    billedBy: 'equal',
    wholeDollars: false,
    contingencyPercent: null,
    delinquencyPercent: null,
    provider: '',
  };
}

export function valuesOf(parameters: Parameters): FormValues {
  return {
    year: parameters.year,
    associationName: parameters.associationName,
    location: parameters.location,
    units: parameters.units,
    propertyType: parameters.propertyType,
    associationType: parameters.associationType ?? '',
    specialConsiderations: parameters.specialConsiderations ?? '',
    fiscalYearStartMonth: parameters.fiscalYearStartMonth,
    billing: periodOf(parameters),
    billedBy: basisOf(parameters),
    wholeDollars: parameters.wholeDollars ?? false,
    contingencyPercent: parameters.contingencyPercent ?? null,
    delinquencyPercent: parameters.delinquencyPercent ?? null,
    workingCapital: capitalOf(parameters),
    provider: parameters.provider ?? '',
  };
}

function capitalOf({ workingCapital }: Parameters): FormValues['workingCapital'] {
  const { amount, months } = workingCapital ?? {};
  if (amount !== undefined) return { amount };
  return months === undefined ? undefined : { months };
}

/** What is sent: an optional text that was left empty is none. */
export function toInput({ provider, ...values }: FormValues, documentIds: number[]): ParametersInput {
  return {
    ...values,
    ...(provider ? { provider } : {}),
    associationType: values.associationType?.trim() || null,
    specialConsiderations: values.specialConsiderations?.trim() || null,
    documentIds,
  };
}
