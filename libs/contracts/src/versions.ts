import { z } from 'zod';
import { BudgetItem, itemTypes } from './budget';
import { Id, IdParam, Money, openEnum, Timestamp } from './primitives';

/** A budget's lines as they stood, under a name. The reason is a person's words, or why the program saved it. */
export const BudgetVersion = z.looseObject({
  id: Id,
  parametersId: Id,
  name: z.string(),
  reason: z.string(),
  /** `saved` by a person; the others by the program before it replaced lines, or with a change of status. */
  cause: openEnum(['saved', 'generation', 'restore', 'proposed', 'adopted']),
  lines: z.int(),
  totals: z.looseObject({ income: Money, expenses: Money, net: Money }),
  at: Timestamp,
});
export type BudgetVersion = z.infer<typeof BudgetVersion>;

export const VersionInput = z.object({
  name: z.string().trim().min(1, 'Please give the version a name.').max(100),
  reason: z.string().trim().max(500).default(''),
});
export type VersionInput = z.input<typeof VersionInput>;

/** `from` is a version; `to` another one, or absent for the current budget. */
export const CompareQuery = z.object({ from: IdParam, to: IdParam.optional() });

export const lineChanges = ['added', 'removed', 'changed', 'same'] as const;

/** A line of either side; an amount is null where the line is not there. */
export const ComparedLine = z.looseObject({
  lineKey: z.string(),
  description: z.string(),
  glCode: z.string(),
  category: z.string(),
  type: z.enum(itemTypes),
  change: openEnum(lineChanges),
  from: Money.nullable(),
  to: Money.nullable(),
  /** to - from, an absent line counting as 0. */
  difference: Money,
});
export type ComparedLine = z.infer<typeof ComparedLine>;

const ComparedAmount = z.looseObject({ from: Money, to: Money, difference: Money });

export const VersionComparison = z.looseObject({
  from: z.looseObject({ id: Id, name: z.string(), at: Timestamp }),
  /** `id` is null for the current budget. */
  to: z.looseObject({ id: Id.nullable(), name: z.string(), at: Timestamp }),
  lines: z.array(ComparedLine),
  totals: z.looseObject({ income: ComparedAmount, expenses: ComparedAmount, net: ComparedAmount }),
  counts: z.looseObject({ added: z.int(), removed: z.int(), changed: z.int(), same: z.int() }),
});
export type VersionComparison = z.infer<typeof VersionComparison>;

/** `batchId` undoes the restore; `saved` is the version that was made of what stood before. */
export const VersionRestored = z.looseObject({
  batchId: z.string(),
  revision: z.int(),
  items: z.array(BudgetItem),
  saved: BudgetVersion,
});
