import { z } from 'zod';
import { ItemSource } from './cited';
import { feePeriods } from './facts';
import { Id, IdParam, Money, openEnum, Timestamp } from './primitives';

/** What a contract says and what follows from it: told from the facts of its reading, never from the file. */

/** A day as "2027-05-01". */
const Day = z.string();
/** Something that the document says, with its place; `text` is the value as a person reads it. */
function stated<T extends z.ZodType>(value: T) {
  return z.looseObject({ value, text: z.string(), source: ItemSource, needsReview: z.boolean() });
}

/** A published yearly change that an increase is compared with. */
export const MarketSeries = z.looseObject({
  /** Id of the rate, as in the economic data. */
  id: z.string(),
  label: z.string(),
  /** Percent a year. */
  percent: z.number(),
  asOf: z.string(),
  source: z.string(),
  /** True where no published figure stands behind it. */
  assumption: z.boolean(),
});
export type MarketSeries = z.infer<typeof MarketSeries>;

export const marketVerdicts = ['above', 'with', 'below'] as const;

export const RateIncrease = z.looseObject({
  description: z.string(),
  effectiveDate: Day,
  /** Amounts a period of the fee, as the contract bills them. */
  oldAmount: Money,
  newAmount: Money,
  /** Percent, of the two amounts: 3 is 3 %. */
  percentageIncrease: z.number(),
  /** A sentence that names the series. */
  comparedToMarket: z.string(),
  market: openEnum(marketVerdicts),
  period: openEnum(feePeriods),
  /** Twelve months at the new amount less twelve at the old one grown by the market's rate; negative is cheaper. */
  yearlyDifferenceToMarket: Money,
  /** The step rests on a figure that the contract does not print (an index to come, a cap as the worst case). */
  estimate: z.boolean(),
  /** In force by the day of the analysis. */
  past: z.boolean(),
  sources: z.array(ItemSource),
});
export type RateIncrease = z.infer<typeof RateIncrease>;

export const timelineKinds = ['start', 'increase', 'today', 'notice', 'renewal', 'end'] as const;
export const TimelineEntry = z.looseObject({
  kind: openEnum(timelineKinds),
  date: Day,
  label: z.string(),
  /** Before the day of the analysis. */
  past: z.boolean(),
  estimate: z.boolean(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A recommendation with what it rests on; `recommendations` has the same sentences alone. */
export const ContractAdvice = z.looseObject({
  code: z.string(),
  text: z.string(),
  /** Dollars a year, null where the documents give none. */
  yearlySavings: Money.nullable(),
  /** How the saving was computed, in words; empty where there is none. */
  computation: z.string(),
  sources: z.array(ItemSource),
});
export type ContractAdvice = z.infer<typeof ContractAdvice>;

export const ContractAnalysis = z.looseObject({
  documentId: Id,
  documentName: z.string(),
  /** When it was computed; "today" of deadlines is its day. */
  analysisDate: Timestamp,
  /** 'Not stated' where the document names none. */
  vendor: z.string(),
  serviceType: z.string(),
  rateIncreases: z.array(RateIncrease),
  recommendations: z.array(z.string()),
  advice: z.array(ContractAdvice),
  fee: stated(z.looseObject({ amount: Money.nullable(), period: openEnum(feePeriods) })).nullable(),
  /** What a period costs on the day of the analysis, and twelve months of that; null where no fee is stated. */
  currentAmount: Money.nullable(),
  yearlyCost: Money.nullable(),
  start: stated(Day).nullable(),
  end: stated(Day).nullable(),
  /** The clause in its own words or a keyword; `renewsItself` is what we take it to mean. */
  renewal: stated(z.string()).nullable(),
  renewsItself: z.boolean(),
  noticeDays: stated(z.number()).nullable(),
  /** The last day to give notice for the term that runs: its end less the notice days. */
  noticeBy: Day.nullable(),
  /** End of the term that runs on the day of the analysis: the printed end, or that of a renewal. */
  currentTermEnd: Day.nullable(),
  escalator: stated(
    z.looseObject({
      type: z.string(),
      value: z.number().optional(),
      floor: z.number().optional(),
      cap: z.number().optional(),
      frequency: z.string().optional(),
    }),
  ).nullable(),
  /** How the fee rises, in words; 'No increase is stated.' and 'Not stated: ...' among them. */
  escalation: z.string(),
  surcharges: z.array(stated(z.string())),
  /** Which series increases are compared with. */
  comparedWith: MarketSeries,
  timeline: z.array(TimelineEntry),
  warnings: z.array(z.string()),
});
export type ContractAnalysis = z.infer<typeof ContractAnalysis>;

/** Body of calls that look at one document. */
export const AnalyzeDocument = z.object({ documentId: Id });

/** With `parametersId` the contract is looked at for that budget: by its rates, overrides among them, and property type. */
export const AnalyzeContract = AnalyzeDocument.extend({ parametersId: Id.optional() });
export const ContractAnalysisQuery = z.object({ parametersId: IdParam.optional() });
