import { z } from 'zod';
import type { EmailWords } from '../../email';
import type { Report } from '../../report';

export interface WriteEmailInput {
  report: Report;
}
export interface WriteEmailOutput {
  words: EmailWords;
  /** Who found them. */
  provider: string;
  /** Why a model's words were not used. */
  notes: string[];
}

const paragraph = z.string().max(3000);

/** A model's words for the places of the mail that take some. */
export const Mail = z.object({ introduction: paragraph, highlights: paragraph, closing: paragraph });
export type Mail = z.infer<typeof Mail>;
