import { z } from 'zod';
import { usStates } from './states';
import { Id, Money, openEnum, ProviderName, Timestamp } from './primitives';

export const propertyTypes = ['Condominium', 'Single Family Homes', 'Townhomes', 'Mixed Use'] as const;
export const billingPeriods = ['month', 'quarter', 'year'] as const;
/** How dues are divided over the units: equally, by shares of ownership, or by classes of units. */
export const billingBases = ['equal', 'share', 'class'] as const;
export const MAX_CONTINGENCY_CHOICE = 25;
export const MAX_DELINQUENCY = 50;
export const MAX_CAPITAL_MONTHS = 12;
export const MIN_YEAR = 2020;
export const MAX_YEAR = 2050;
export const DEFAULT_UNITS = 100;

/** What the operating fund should hold: an amount, or months of operating expenses. */
export const WorkingCapital = z.union([
  z.strictObject({ amount: z.string().regex(/^\d{1,10}\.\d{2}$/, 'Please enter a valid number') }),
  z.strictObject({ months: z.number().min(0).max(MAX_CAPITAL_MONTHS) }),
]);

/** What the form collects. The client's form and the API validate with this one schema. */
export const ParametersInput = z.object({
  year: z.int().min(MIN_YEAR).max(MAX_YEAR),
  associationName: z.string().trim().min(2, 'Association name is required').max(200),
  location: z
    .string()
    .min(2, 'Location is required')
    .refine((name) => usStates.some((state) => state === name), 'Location is required'),
  units: z.int().min(1, 'Units must be at least 1').max(100_000),
  propertyType: z.string().min(1, 'Property type is required').max(100),
  associationType: z.string().max(100).nullish(),
  specialConsiderations: z
    .string()
    .max(10_000, 'Please keep special considerations under 10,000 characters.')
    .nullish(),
  /** 1 to 12; January unless said otherwise. */
  fiscalYearStartMonth: z.int().min(1).max(12).optional(),
  /** How owners are billed: monthly and equally unless stated otherwise. */
  billing: z.enum(billingPeriods).optional(),
  billedBy: z.enum(billingBases).optional(),
  /** Bills are rounded up to whole dollars. */
  wholeDollars: z.boolean().optional(),
  /** Contingency in percent of operating expenses; the default of the method where nobody chose one. */
  contingencyPercent: z.number().min(0).max(MAX_CONTINGENCY_CHOICE).nullish(),
  /** Percent of assessments that owners do not pay, where the association knows it. */
  delinquencyPercent: z.number().min(0).max(MAX_DELINQUENCY).nullish(),
  /** What dues fill the operating fund up to; nothing is collected for it unless chosen. */
  workingCapital: WorkingCapital.nullish(),
  /** Who generates, by the name of a provider; the server's default where none was chosen. */
  provider: ProviderName.nullish(),
  /** Which documents the budget uses. Absent: those of the association and those that belong to none yet. */
  documentIds: z.array(Id).min(1, 'Please select at least one document.').max(500).optional(),
});
export type ParametersInput = z.infer<typeof ParametersInput>;

export const ParametersPatch = ParametersInput.partial().extend({ version: z.int().optional() });
export type ParametersPatch = z.infer<typeof ParametersPatch>;

export const Parameters = z.looseObject({
  id: Id,
  associationId: Id,
  associationName: z.string(),
  year: z.int(),
  location: z.string(),
  units: z.int(),
  propertyType: z.string(),
  associationType: z.string().nullable(),
  specialConsiderations: z.string().nullable(),
  fiscalYearStartMonth: z.int(),
  /** These six are absent from servers before there was a choice: billed monthly, equally and to the cent. */
  billing: openEnum(billingPeriods).optional(),
  billedBy: openEnum(billingBases).optional(),
  wholeDollars: z.boolean().optional(),
  contingencyPercent: z.number().nullish(),
  delinquencyPercent: z.number().nullish(),
  workingCapital: z.looseObject({ amount: Money.optional(), months: z.number().optional() }).nullish(),
  /** Who was chosen to generate; absent from servers before there was a choice. */
  provider: z.string().nullish(),
  documentIds: z.array(Id),
  /** A person selected the documents; else those of the association and those of none are used. */
  documentsChosen: z.boolean().optional(),
  /** Proposed expenses; null before a budget was generated. */
  budgetTotal: Money.nullable(),
  version: z.int(),
  createdAt: Timestamp,
});
export type Parameters = z.infer<typeof Parameters>;
