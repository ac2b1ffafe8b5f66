import { z } from 'zod';

/**
 * A string that is one of `values` today and may be another tomorrow: a newer server's value survives an older
 * client, which shows its own fallback. For responses only; requests take a closed `z.enum`.
 */
export function openEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.string().meta({ examples: [...values] }) as unknown as z.ZodType<
    T[number] | (string & {}),
    T[number] | (string & {})
  >;
}

/** A provider's name in a path such as `/api/built-in-budget/7`. */
export const PROVIDER_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const ProviderName = z.string().regex(PROVIDER_NAME).max(40);

/** A row's id on the wire: a positive JSON integer. */
export const Id = z.int().positive();
export type Id = z.infer<typeof Id>;

/** An id as a path segment: plain digits, at most what a JSON number holds exactly. */
export const IdParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'The id in this address is not a valid one.')
  .transform(Number)
  .refine(Number.isSafeInteger, 'The id in this address is not a valid one.');

/** A run's or a reading's id. */
export const Uuid = z.uuid();

/** Money on the wire: dollars and cents as a decimal string such as "1234.50" or "-12.00". */
export const Money = z.string().regex(/^-?\d+\.\d{2}$/);
export type Money = z.infer<typeof Money>;

/** An amount as a request may send it: any number of decimals, below 10^12; rounded half away from zero to cents. */
export const AmountInput = z
  .string()
  .max(64, 'Please enter a valid number')
  .regex(/^-?\d+(\.\d+)?$/, 'Please enter a valid number')
  .refine(
    (text) => text.replace(/^-?0*/, '').split('.')[0]!.length <= 12,
    'Please enter an amount below 1,000,000,000,000.',
  );

/** An instant: ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime({ offset: true });

/** What is wrong with a value where the schema has no words of its own: the same in a form and in the API's refusal. */
export function genericMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const { input } = issue;
    if (input === undefined || input === null || Number.isNaN(input)) return 'Required';
    const received = typeof input === 'number' && !Number.isInteger(input) ? 'float' : typeof input;
    return `Expected ${issue.expected === 'int' ? 'integer' : issue.expected}, received ${received}`;
  }
  const isNumber = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  if (issue.code === 'too_small' && isNumber)
    return `Number must be greater than or equal to ${issue.minimum}`;
  if (issue.code === 'too_big' && isNumber) return `Number must be less than or equal to ${issue.maximum}`;
  return undefined;
}
