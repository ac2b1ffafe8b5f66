import { z } from 'zod';
import { Id, Timestamp } from './primitives';

export const ChatMessage = z.looseObject({
  id: Id,
  isAssistant: z.boolean(),
  content: z.string(),
  createdAt: Timestamp,
});
export const ChatInput = z.object({ content: z.string().trim().min(1).max(4000) });

export const CcrAnalysis = z.looseObject({
  ownershipInterests: z.array(
    z.looseObject({ unit: z.string(), lotNumber: z.string(), percentage: z.number() }),
  ),
  sum: z.number().optional(),
  warnings: z.array(z.string()).optional(),
  error: z.string().optional(),
});

export const EmailExport = z.looseObject({ subject: z.string(), textContent: z.string() });
