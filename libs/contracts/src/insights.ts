import { z } from 'zod';

export const CcrAnalysis = z.looseObject({
  ownershipInterests: z.array(
    z.looseObject({ unit: z.string(), lotNumber: z.string(), percentage: z.number() }),
  ),
  sum: z.number().optional(),
  warnings: z.array(z.string()).optional(),
  error: z.string().optional(),
});
