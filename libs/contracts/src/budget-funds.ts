import { z } from 'zod';
import { ItemSource } from './cited';
import { billingBases, billingPeriods } from './parameters';
import { Money, openEnum } from './primitives';
import { funds } from './statements';

/** One fund of a budget by itself. Balances are null where no document states them. */
export const FundBalance = z.looseObject({
  fund: openEnum(funds),
  opening: Money.nullable(),
  income: Money,
  expenses: Money,
  transfersIn: Money,
  transfersOut: Money,
  net: Money,
  closing: Money.nullable(),
  /** Where the opening balance stands; absent where no document states it. */
  openingSource: z.looseObject({ words: z.string(), source: ItemSource }).optional(),
});
export type FundBalance = z.infer<typeof FundBalance>;

/** What owners pay by the budgeted dues, a unit and bill, this year's and last year's. */
export const OwnersPaid = z.looseObject({
  billing: openEnum(billingPeriods),
  /** Other than equally, `perUnit` is the average; absent from older servers. */
  billedBy: openEnum(billingBases).optional(),
  dues: Money,
  /** Null where no document states them. */
  previousDues: Money.nullable(),
  perUnit: Money,
  previousPerUnit: Money.nullable(),
  /** False where the budget has no dues line: then what other income leaves of the expenses. */
  stated: z.boolean(),
});
export type OwnersPaid = z.infer<typeof OwnersPaid>;

export const shortfallChoices = ['raise-dues', 'use-surplus', 'cut', 'phase-in'] as const;

/** One way to cover a shortfall. Amounts that do not belong to a choice are absent. */
export const ShortfallChoice = z.looseObject({
  id: openEnum(shortfallChoices),
  /** Dues of the year under this choice. */
  dues: Money,
  /** A unit and bill at these dues; absent from older servers. */
  perUnit: Money.optional(),
  /** Against this year's dues; null where they are unknown. */
  percent: z.number().nullable(),
  /** Of the balance of earlier years. */
  surplusUsed: Money.optional(),
  /** Off the lines that no contract binds, and in percent of them. */
  cut: Money.optional(),
  cutPercent: z.number().optional(),
  years: z.int().optional(),
  /** Income above expenses afterwards, or below where it is negative. */
  net: Money,
  /** The budget is as this choice makes it. */
  applied: z.boolean(),
});
export type ShortfallChoice = z.infer<typeof ShortfallChoice>;

/** What next year's expenses exceed next year's income by at this year's dues, and what can be done about it. */
export const Shortfall = z.looseObject({
  amount: Money,
  dues: Money,
  opening: Money.nullable(),
  /** What a use of surplus leaves in the operating fund. */
  workingCapital: Money,
  choices: z.array(ShortfallChoice),
});
export type Shortfall = z.infer<typeof Shortfall>;

export const surplusChoices = ['lower-dues', 'to-reserves', 'keep-capital', 'keep'] as const;

/** One way to deal with income above need. What it takes of the dues, its parts and `net` add to the surplus. */
export const SurplusChoice = z.looseObject({
  id: openEnum(surplusChoices),
  /** Dues of the year under this choice, and of a unit and bill. */
  dues: Money,
  perUnit: Money,
  /** Against the dues that the surplus is counted at; null where there are none. */
  percent: z.number().nullable(),
  toReserves: Money,
  /** What is collected to stay in the operating fund, and how many months of operating expenses it pays for. */
  capital: Money,
  capitalMonths: z.number().nullable(),
  /** Income above expenses afterwards that has no purpose. */
  net: Money,
  /** The budget is as this choice makes it. */
  applied: z.boolean(),
});
export type SurplusChoice = z.infer<typeof SurplusChoice>;

/** What income exceeds the need of a budget by, and what can be done with it. */
export const Surplus = z.looseObject({
  amount: Money,
  /** The dues that it is counted at: those that were generated, or higher ones that a person set. */
  dues: Money,
  perUnit: Money,
  choices: z.array(SurplusChoice),
});
export type Surplus = z.infer<typeof Surplus>;

/** One of the choices that the budget lists, for a shortfall or for a surplus. */
export const ShortfallInput = z.strictObject({
  choice: z.enum([...shortfallChoices, ...surplusChoices]),
  revision: z.int(),
});
export type ShortfallInput = z.infer<typeof ShortfallInput>;
