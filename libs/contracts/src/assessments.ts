import { z } from 'zod';
import { Citation } from './cited';
import { AmountInput, Id, Money, openEnum, Timestamp } from './primitives';

/** A schedule of units, how a total is divided over them, and what a portal may read of it. */

/** A schedule of more units than this is refused. */
export const MOST_SCHEDULE_UNITS = 20_000;
export const MOST_POOLS = 60;
/** So many statements one file has at most, a page each. */
export const MOST_STATEMENTS = 1_000;

/** By what a pool is divided: ownership, equally, floor area, or value. */
export const assessmentBases = ['share', 'equal', 'area', 'value'] as const;
export type AssessmentBasis = (typeof assessmentBases)[number];

/** What becomes of the difference where recorded shares do not add to 100 %. */
export const shareGaps = ['unallocated', 'normalise'] as const;
export type ShareGap = (typeof shareGaps)[number];

const decimal = z
  .string()
  .max(40, 'Please enter a valid number')
  .regex(/^\d+(\.\d+)?$/, 'Please enter a valid number');
const name = z.string().trim().max(120, 'This name is too long.');

/** An exact part of one. Short, so that a request cannot ask for arithmetic on numbers of any length. */
const Share = z.object({
  n: z.string().regex(/^-?\d{1,30}$/, 'This share is too long a number.'),
  d: z.string().regex(/^[1-9]\d{0,29}$/, 'This share is too long a number.'),
});

export const ScheduleUnit = z.object({
  unit: z.string().trim().min(1, 'Each row needs a unit.').max(120, 'This unit’s name is too long.'),
  lotNumber: z.string().trim().max(120).default(''),
  /** Tower, building or class: pools may be for one of them, and shares add to 100 % within each. */
  group: name.optional(),
  /** Of the whole, or of the group's whole: 1/40 is 2.5 %. Negative is stored, and blocks the calculation. */
  share: Share.optional(),
  /** Square feet. */
  area: decimal.optional(),
  value: AmountInput.optional(),
  /** What this unit was assessed last year. */
  lastYear: AmountInput.optional(),
  /** Where the share stands in a document; absent for what was typed. */
  source: Citation.optional(),
});
export type ScheduleUnit = z.infer<typeof ScheduleUnit>;
export type ScheduleUnitInput = z.input<typeof ScheduleUnit>;

/** How much of the total a pool takes: an amount, a part of it, the sum of budget categories, or what the others leave. */
export const PoolPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), amount: AmountInput }),
  z.object({ kind: z.literal('percent'), percent: decimal }),
  z.object({ kind: z.literal('categories'), names: z.array(name.min(1)).min(1).max(100) }),
]);
export type PoolPart = z.infer<typeof PoolPart>;

/** A part of the total, divided by one basis over all units or those of one group. */
export const AssessmentPool = z.object({
  label: name,
  part: PoolPart,
  basis: z.enum(assessmentBases),
  /** Only the units of this group pay it. */
  group: name.optional(),
});
export type AssessmentPool = z.infer<typeof AssessmentPool>;

export const AssessmentPlan = z.object({
  /** At most one takes the rest. */
  pools: z.array(AssessmentPool).min(1).max(MOST_POOLS),
  gap: z.enum(shareGaps),
});
export type AssessmentPlan = z.infer<typeof AssessmentPlan>;

/** Ownership shares of the whole total, as recorded: what a declaration means unless it says otherwise. */
export const PLAIN_PLAN: AssessmentPlan = {
  pools: [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }],
  gap: 'unallocated',
};

/** Digits of the shares' common denominator: that of all fractions from 1/1 to 1/900 has fewer. */
const MOST_DIGITS = 400;

/**
 * Whether shares have a common denominator of a bearable length. Any table's have; thousands of fractions that share no
 * factor, which nobody's declaration has, would take minutes to add exactly.
 */
function canBeAdded(units: readonly { share?: { d: string } | undefined }[]): boolean {
  const most = 10n ** BigInt(MOST_DIGITS);
  let common = 1n;
  for (const d of new Set(units.flatMap(({ share }) => (share ? [share.d] : [])))) {
    const denominator = BigInt(d);
    let [a, b] = [common, denominator];
    while (b !== 0n) [a, b] = [b, a % b];
    common *= denominator / a;
    if (common > most) return false;
  }
  return true;
}

export const ScheduleInput = z.object({
  /** The association is matched by its name, and made where there is none. */
  associationName: z.string().trim().min(2, 'Association name is required').max(200),
  name: z.string().trim().min(1, 'Please name the schedule.').max(120),
  documentId: Id.nullish(),
  plan: AssessmentPlan,
  units: z
    .array(ScheduleUnit)
    .min(1, 'A schedule needs at least one unit.')
    .max(MOST_SCHEDULE_UNITS, `A schedule has at most ${MOST_SCHEDULE_UNITS.toLocaleString('en-US')} units.`)
    .refine(
      canBeAdded,
      'These shares have no common denominator that can be calculated with. Please enter them in percent.',
    ),
});
export type ScheduleInput = z.input<typeof ScheduleInput>;

/** Only what changes; of two writers the second is told (409 with the current row). */
export const ScheduleChange = ScheduleInput.partial().extend({ version: z.int().positive() });
export type ScheduleChange = z.input<typeof ScheduleChange>;

export const ScheduleSummary = z.looseObject({
  id: Id,
  associationId: Id,
  associationName: z.string(),
  name: z.string(),
  documentId: Id.nullable(),
  units: z.int(),
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type ScheduleSummary = z.infer<typeof ScheduleSummary>;

const stored = {
  ...ScheduleSummary.shape,
  plan: z.looseObject({
    pools: z.array(
      z.looseObject({
        label: z.string(),
        part: z.looseObject({ kind: openEnum(['rest', 'amount', 'percent', 'categories']) }),
        basis: openEnum(assessmentBases),
        group: z.string().optional(),
      }),
    ),
    gap: openEnum(shareGaps),
  }),
};

/** As it is stored; `plan` parses as `AssessmentPlan` unless a newer server wrote it. */
export const Schedule = z.looseObject({
  ...stored,
  units: z.array(ScheduleUnit.extend({ lotNumber: z.string() })),
});
export type Schedule = z.infer<typeof Schedule>;

/** In how many parts the annual assessment is paid. */
export const instalmentCounts = [1, 2, 4, 12] as const;

/**
 * Statements as a PDF, a page a unit, from a stored schedule. `special` are statements of a special assessment instead of
 * the year's.
 */
export const StatementsInput = z.object({
  total: AmountInput,
  year: z.int().min(2020).max(2050),
  instalments: z.int().min(1).max(60),
  /** The budget that categories are taken from. */
  parametersId: Id.optional(),
  /** Places in the schedule, from 0; all of it where absent. */
  rows: z.array(z.int().min(0)).min(1).max(MOST_STATEMENTS).optional(),
  special: z.object({ title: z.string().trim().min(1).max(120) }).optional(),
});
export type StatementsInput = z.input<typeof StatementsInput>;

/** The header that carries an embed key, and what one looks like. */
export const EMBED_HEADER = 'x-embed-key';
export const EMBED_KEY_PATTERN = /^emb_[A-Za-z0-9_-]{43}$/;
export const EMBED_KEY_DAYS = { least: 1, most: 730, usual: 365 } as const;

/** A key for a portal's page: it reads one schedule, or all of one association, and nothing else. */
export const EmbedKeyInput = z.object({
  name: z.string().trim().min(1, 'Please say where the key is used.').max(60),
  days: z.int().min(EMBED_KEY_DAYS.least).max(EMBED_KEY_DAYS.most),
  opens: z.union([z.object({ scheduleId: Id }), z.object({ associationId: Id })]),
});
export type EmbedKeyInput = z.infer<typeof EmbedKeyInput>;

export const EmbedKey = z.looseObject({
  id: Id,
  name: z.string(),
  scheduleId: Id.nullable(),
  associationId: Id.nullable(),
  /** What it opens, in words. */
  opens: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type EmbedKey = z.infer<typeof EmbedKey>;

/** The key itself is told once, when it is made. */
export const CreatedEmbedKey = z.looseObject({ ...EmbedKey.shape, key: z.string() });
export type CreatedEmbedKey = z.infer<typeof CreatedEmbedKey>;

/** Which origins may embed, so that the page that makes keys can say so. */
export const EmbedKeys = z.looseObject({ keys: z.array(EmbedKey), origins: z.array(z.string()) });
export type EmbedKeys = z.infer<typeof EmbedKeys>;

export const EmbedBudget = z.looseObject({
  parametersId: Id,
  year: z.int(),
  total: Money,
  categories: z.array(z.looseObject({ name: z.string(), amount: Money })),
});

/** All that an embed key opens. Quotes of documents stay inside. */
export const EmbedAssessment = z.looseObject({
  associationName: z.string(),
  schedules: z.array(Schedule),
  budgets: z.array(EmbedBudget),
});
export type EmbedAssessment = z.infer<typeof EmbedAssessment>;
