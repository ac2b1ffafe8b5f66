import { z } from 'zod';
import { Id, Money, openEnum, Timestamp } from './primitives';

export const ChatMessage = z.looseObject({
  id: Id,
  isAssistant: z.boolean(),
  content: z.string(),
  createdAt: Timestamp,
});
export const ChatInput = z.object({ content: z.string().trim().min(1).max(4000) });

export const ContractAnalysis = z.looseObject({
  vendor: z.string(),
  serviceType: z.string(),
  rateIncreases: z.array(
    z.looseObject({
      description: z.string(),
      effectiveDate: z.string(),
      oldAmount: Money,
      newAmount: Money,
      percentageIncrease: z.number(),
      comparedToMarket: z.string(),
    }),
  ),
  recommendations: z.array(z.string()),
});
export const AnalyzeDocument = z.object({ documentId: Id });

export const Recommendations = z.looseObject({
  analysisDate: Timestamp,
  budgetHealth: z.string(),
  suggestions: z.array(
    z.looseObject({
      title: z.string(),
      description: z.string(),
      category: z.string(),
      savingsPotential: openEnum(['high', 'medium', 'low']),
      implementationComplexity: openEnum(['easy', 'medium', 'complex']),
      estimatedSavings: Money,
    }),
  ),
});

export const CcrAnalysis = z.looseObject({
  ownershipInterests: z.array(
    z.looseObject({ unit: z.string(), lotNumber: z.string(), percentage: z.number() }),
  ),
  sum: z.number().optional(),
  warnings: z.array(z.string()).optional(),
  error: z.string().optional(),
});

export const EmailExport = z.looseObject({ subject: z.string(), textContent: z.string() });
