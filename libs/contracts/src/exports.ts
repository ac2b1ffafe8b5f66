import { z } from 'zod';
import { budgetStatuses, BudgetItem } from './budget';
import { Parameters } from './parameters';
import { Id, Money, openEnum } from './primitives';
import { savingsPotentials } from './recommendations';

/** What leaves the product as a mail or as slides. Files are bytes, named by their content-disposition. */

export const EmailExport = z.looseObject({
  subject: z.string(),
  /** Plain text with line ends, fit to be copied. */
  textContent: z.string(),
  /** What the workbook that goes with it is called, as `exportEmailFile` and `exportExcel` name it. */
  attachmentName: z.string().optional(),
  /** Who found the words, by a provider's name; figures are computed whoever it is. */
  provider: z.string().optional(),
  /** Why words are not those of whom was asked. */
  notes: z.array(z.string()).optional(),
});
export type EmailExport = z.infer<typeof EmailExport>;

/** Whoever accepts this type gets the slides as a file. */
export const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** How many of each a presentation shows. */
export const PRESENTATION_LIMITS = {
  topItems: 5,
  categoryChanges: 6,
  notableChanges: 5,
  insights: 6,
} as const;

/** A group of the budget with its lines; `change` is percent, null where there is no earlier figure. */
export const PresentedCategory = z.looseObject({
  category: z.string(),
  type: openEnum(['income', 'expense']),
  proposed: Money,
  /** "0.00" with `previousKnown: false` where no line of it has an earlier figure. */
  previous: Money,
  previousKnown: z.boolean(),
  change: z.number().nullable(),
  /** Percent of all expenses, one decimal; null for income. */
  share: z.number().nullable(),
  items: z.array(BudgetItem),
});
export type PresentedCategory = z.infer<typeof PresentedCategory>;

export const PresentedItem = z.looseObject({
  id: Id,
  description: z.string(),
  category: z.string(),
  glCode: z.string(),
  proposed: Money,
  /** Percent of all expenses, one decimal. */
  share: z.number(),
});
export type PresentedItem = z.infer<typeof PresentedItem>;

/** A category or line against the year before. `label` is ready to show: "+4.2%", or "New" without an earlier amount. */
export const PresentedChange = z.looseObject({
  name: z.string(),
  category: z.string(),
  proposed: Money,
  previous: Money,
  difference: Money,
  /** Percent, one decimal; null for a new one. */
  change: z.number().nullable(),
  label: z.string(),
});
export type PresentedChange = z.infer<typeof PresentedChange>;

export const PresentedInsight = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** `observation` says how a figure stands, `recommendation` what can be done. */
  kind: openEnum(['recommendation', 'observation']),
  /** Null for an observation, and for what saves no dollars. */
  savingsPotential: openEnum(savingsPotentials).nullable(),
  /** Dollars a year; "0.00" where nothing is saved. */
  estimatedSavings: Money,
});
export type PresentedInsight = z.infer<typeof PresentedInsight>;

/** What whoever speaks may say to each slide: sentences made of the budget's own figures. */
export const PresenterNotes = z.looseObject({
  title: z.array(z.string()),
  overview: z.array(z.string()),
  expenses: z.array(z.string()),
  changes: z.array(z.string()),
  insights: z.array(z.string()),
  conclusion: z.array(z.string()),
});
export type PresenterNotes = z.infer<typeof PresenterNotes>;

/** All that the six slides say. Every list is cut to its limit and in the order in which it is shown. */
export const PresentationData = z.looseObject({
  parameters: Parameters,
  status: openEnum(budgetStatuses),
  /** "Not reconciled: ...", for the top of every slide; absent where the budget is reconciled. */
  banner: z.string().optional(),
  /** Income first, then expense groups in the order of the budget. */
  categorizedItems: z.array(PresentedCategory),
  totals: z.looseObject({
    totalProposedBudget: Money,
    totalPreviousYear: Money,
    /** Percent, one decimal; 0 where there is no earlier year. */
    percentChange: z.number(),
    /** Exact to the cent; shown without cents. */
    monthlyPerUnit: Money,
    previousKnown: z.boolean(),
    annualPerUnit: Money,
    totalIncome: Money,
    /** Income less expenses. */
    net: Money,
    /** What owners pay a unit and bill by the budgeted dues; absent from older servers. */
    ownersPay: Money.optional(),
    /** What they paid in the year before; null where it is unknown. */
    ownersPaid: Money.nullish(),
  }),
  /** Each fund by name from its opening to its closing balance; null where no document states them. */
  funds: z
    .array(z.looseObject({ name: z.string(), opening: Money.nullable(), closing: Money.nullable() }))
    .optional(),
  /** "2027", "FY 2026-27", and the year that the earlier figures belong to. */
  yearLabel: z.string().optional(),
  previousLabel: z.string().optional(),
  topItems: z.array(PresentedItem),
  /** Largest movements of expense categories first. */
  categoryChanges: z.array(PresentedChange),
  /** Lines that change by more than 15 % or more than $1,000. */
  notableChanges: z.array(PresentedChange),
  insights: z.array(PresentedInsight),
  optimizationInsights: z.looseObject({
    recommendations: z.array(PresentedInsight),
    /** "B+" where none can be computed; `assumed` says so. */
    budgetHealthScore: z.string(),
    budgetHealthRating: z.string(),
    budgetHealthSummary: z.string(),
    assumed: z.boolean(),
    longTermRecommendations: z.array(z.string()),
  }),
  /** Sentences for the closing slide, in order. */
  nextSteps: z.array(z.string()),
  /** The standard projection: the budget's year and the years after it. */
  forecast: z.array(z.looseObject({ year: z.int(), total: Money, monthlyPerUnit: Money })),
  /** Absent from servers before it was made there. */
  presenterNotes: PresenterNotes.optional(),
  /** Who found the words, by a provider's name; figures are computed whoever it is. */
  provider: z.string().optional(),
  /** Why words are not those of whom was asked. */
  notes: z.array(z.string()).optional(),
});
export type PresentationData = z.infer<typeof PresentationData>;
