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
