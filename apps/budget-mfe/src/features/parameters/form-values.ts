import { zodResolver } from '@hookform/resolvers/zod';
import { DEFAULT_UNITS, MAX_YEAR, MIN_YEAR, ParametersInput, type Parameters } from '@hoa/contracts';
import type { z } from 'zod';

/** What the form holds; the documents are chosen beside it. */
export const FormSchema = ParametersInput.omit({ documentIds: true });
export type FormValues = z.infer<typeof FormSchema>;

export const resolver = zodResolver(FormSchema, { error: messageFor });

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
  };
}

/** What is sent: an optional text that was left empty is none. */
export function toInput(values: FormValues, documentIds: number[]): ParametersInput {
  return {
    ...values,
    associationType: values.associationType?.trim() || null,
    specialConsiderations: values.specialConsiderations?.trim() || null,
    documentIds,
  };
}

/** The generic messages, where the schema has no words of its own. */
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const { input } = issue;
    if (input === undefined || input === null || Number.isNaN(input)) return 'Required';
    const received = typeof input === 'number' && !Number.isInteger(input) ? 'float' : typeof input;
    return `Expected ${issue.expected === 'int' ? 'integer' : issue.expected}, received ${received}`;
  }
  if (issue.path?.[0] === 'year') return `Year must be between ${MIN_YEAR} and ${MAX_YEAR}`;
  return undefined;
}
