import { columnRoles } from '@hoa/contracts';
import { z } from 'zod';

/** Where one amount stands: the cell's number on its line, what its column states, and of which year. */
const AmountAddress = z.object({
  cell: z.number().int(),
  role: z.enum(columnRoles),
  year: z.number().int().nullish(),
});

/** What a model answers: addresses and roles, never an amount. */
export const LineAddresses = z.object({
  lines: z
    .array(
      z.object({
        page: z.number().int(),
        line: z.number().int(),
        type: z.enum(['income', 'expense', 'reserve']),
        description: z.number().int(),
        code: z.number().int().nullish(),
        amounts: z.array(AmountAddress).max(40),
      }),
    )
    .max(5000),
});
export type LineAddresses = z.infer<typeof LineAddresses>;
export type LineAddress = LineAddresses['lines'][number];
