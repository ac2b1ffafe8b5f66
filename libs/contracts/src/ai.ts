import { z } from 'zod';
import { Provider } from './generation';
import { Id, openEnum, Timestamp } from './primitives';

const count = z.int().min(0);
/** Millionths of a dollar: a call may cost less than a cent. */
const Micros = z.int().min(0);

/** One question that a model was asked, or that was answered without it. */
export const AiCall = z.looseObject({
  id: Id,
  at: Timestamp,
  /** What was to be done, such as `read-lines`. */
  task: z.string(),
  /** The prompt's name and version. */
  prompt: z.string(),
  provider: z.string(),
  model: z.string(),
  /** Null where no answer came. */
  tokens: count.nullable(),
  /** Null where the model's price is not known, or no answer came. */
  costMicros: Micros.nullable(),
  milliseconds: count.nullable(),
  /** How often an answer that did not fit was sent back, and how often the question was sent again. */
  repairs: count,
  retries: count,
  /** `cache`: an identical question had been answered before. `built-in`: no usable answer, the rules did it. */
  source: openEnum(['model', 'cache', 'built-in']),
  /** In words; for `built-in` the reason. */
  outcome: z.string(),
  /** The budget whose run asked; null for other questions. */
  parametersId: Id.nullable(),
});
export type AiCall = z.infer<typeof AiCall>;

/** What this server can ask, what was asked today and last. */
export const AiStatus = z.looseObject({
  default: z.string(),
  providers: z.array(Provider),
  /** The day of UTC that limits count. */
  today: z.looseObject({
    calls: count,
    tokens: count,
    costMicros: Micros,
    /** Null is no limit. */
    limits: z.looseObject({ tokens: count.nullable(), costMicros: Micros.nullable() }),
    /** When the day ends. */
    resetsAt: Timestamp,
    /** The month whose published prices the cost is estimated with, such as 2026-04. */
    pricesAsOf: z.string().optional(),
  }),
  /** Newest first. */
  calls: z.array(AiCall),
});
export type AiStatus = z.infer<typeof AiStatus>;

/** What came of one trivial question. */
export const ProviderTest = z.looseObject({
  ok: z.boolean(),
  message: z.string(),
  model: z.string(),
  milliseconds: count,
});
export type ProviderTest = z.infer<typeof ProviderTest>;
