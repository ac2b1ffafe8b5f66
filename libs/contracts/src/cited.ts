import { z } from 'zod';

/** Where a value stands: page and line from 1, the container's cell if it has one, box in points, the words themselves. */
export const Citation = z.object({
  documentId: z.int().nullable(),
  documentName: z.string(),
  readingId: z.string(),
  page: z.int(),
  line: z.int().optional(),
  cell: z.string().optional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  quote: z.string(),
});
export type Citation = z.infer<typeof Citation>;

/** A value with its source. `confidence` is 0 to 1; a `rival` means that it needs review. */
export function cited<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    raw: z.string(),
    source: Citation,
    confidence: z.number().min(0).max(1),
    by: z.enum(['rules', 'model', 'both', 'person']),
    rival: z.object({ value, source: Citation }).optional(),
  });
}
export interface Cited<T> {
  value: T;
  raw: string;
  source: Citation;
  confidence: number;
  by: 'rules' | 'model' | 'both' | 'person';
  rival?: { value: T; source: Citation } | undefined;
}

/** A citation in a budget. A deleted document leaves its quote, with `documentId` null. */
export const ItemSource = Citation.extend({ readingId: z.string().optional() });
export type ItemSource = z.infer<typeof ItemSource>;
