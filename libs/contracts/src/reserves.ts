import { z } from 'zod';
import { Money, openEnum } from './primitives';

export const reservePlans = ['budget', 'baseline', 'threshold', 'full'] as const;

export const ReserveYear = z.looseObject({
  /** As `year` of the parameters: the year in which the fiscal year begins. */
  year: z.int(),
  /** As the association writes it. */
  label: z.string(),
  opening: Money,
  contribution: Money,
  interest: Money,
  expenses: Money,
  closing: Money,
  /** Null where nothing has worn. */
  percentFunded: z.number().nullable(),
});
export type ReserveYear = z.infer<typeof ReserveYear>;

/** 30 years of the reserve fund under one contribution. */
export const ReservePlan = z.looseObject({
  id: openEnum(reservePlans),
  label: z.string(),
  /** What it is meant to reach, as a sentence. */
  goal: z.string(),
  /** Of the budget's year. */
  contribution: Money,
  firstBelowZero: z.string().nullable(),
  lowest: Money,
  years: z.array(ReserveYear),
});
export type ReservePlan = z.infer<typeof ReservePlan>;

export const ReserveStudySummary = z.looseObject({
  documentName: z.string(),
  firstYear: z.string(),
  balance: Money,
  inflation: z.number(),
  interest: z.number(),
  percentFunded: z.number().nullable(),
  components: z.array(
    z.looseObject({ name: z.string(), cost: Money, usefulLife: z.number(), remainingLife: z.number() }),
  ),
  assumptions: z.array(z.string()),
});
export type ReserveStudySummary = z.infer<typeof ReserveStudySummary>;

/** The reserve fund over 30 years; no study and no plans where the documents do not support them, and why. */
export const ReserveOutlook = z.looseObject({
  study: ReserveStudySummary.nullable(),
  plans: z.array(ReservePlan),
  phaseYears: z.int(),
  missing: z.string().nullable(),
});
export type ReserveOutlook = z.infer<typeof ReserveOutlook>;

export const ReservesQuery = z.object({
  /** In how many equal steps the plans' contributions are reached; 1 where nothing is said. */
  phaseYears: z
    .string()
    .regex(/^([1-9]|10)$/, 'Please choose 1 to 10 years.')
    .transform(Number)
    .optional(),
});
export type ReservesQuery = z.infer<typeof ReservesQuery>;
