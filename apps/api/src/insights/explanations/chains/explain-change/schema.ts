import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';

export interface ExplainInput {
  item: BudgetItem;
}
export interface ExplainOutput {
  text: string;
  /** Who wrote it. */
  provider: string;
  /** Why a model's words were not used. */
  notes: string[];
}

/** A model's words. */
export const Explained = z.object({ text: z.string().min(1).max(2000) });
