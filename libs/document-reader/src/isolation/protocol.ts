import { Facts } from '@hoa/contracts';
import { z } from 'zod';
import type { About, Limits, Progress, Stated } from '../page/options';
import type { Page, ReadDocument } from '../page/types';
import type { Reading } from '../read';

/** Supervisor to child, once. */
export interface ReadRequest extends Stated {
  name: string;
  bytes: Uint8Array;
  about?: About;
  limits: Partial<Limits>;
  opened?: ReadDocument;
}

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const word = z.object({
  text: z.string(),
  box,
  confidence: z.number(),
  bold: z.boolean().optional(),
  fontSize: z.number().optional(),
});
const cell = z.object({
  text: z.string(),
  box,
  words: z.array(word),
  confidence: z.number(),
  ref: z.string().optional(),
  number: z.string().optional(),
});
const line = z.object({
  index: z.number().int(),
  text: z.string(),
  box,
  cells: z.array(cell),
  bold: z.boolean().optional(),
});

/**
 * Child to supervisor. The child runs on a hostile file, so its messages are checked like any other input. Pages come
 * one by one; `done` carries the rest of the reading with no pages in it.
 */
export const childMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    progress: z.object({
      stage: z.enum(['opening', 'text', 'ocr']),
      page: z.number(),
      pageCount: z.number(),
    }) satisfies z.ZodType<Progress>,
  }),
  z.object({ type: z.literal('alive') }),
  z.object({
    type: z.literal('page'),
    page: z.object({
      number: z.number().int(),
      name: z.string().optional(),
      width: z.number(),
      height: z.number(),
      source: z.enum(['text', 'ocr', 'grid']),
      lines: z.array(line),
      rulings: z.array(box),
      rotation: z.number(),
    }) satisfies z.ZodType<Page>,
  }),
  z.object({ type: z.literal('done'), reading: z.custom<Reading>((value) => isReading(value)) }),
  z.object({
    type: z.literal('failed'),
    code: z.string(),
    message: z.string().max(1_000),
    detail: z.string().optional(),
  }),
]);

export type ChildMessage = z.infer<typeof childMessage>;

const document = z.object({
  container: z.enum(['pdf', 'docx', 'doc', 'xlsx', 'xls', 'csv', 'txt']),
  pages: z.array(z.never()),
  pageCount: z.number().int(),
  info: z
    .object({ title: z.string().max(300).optional(), producer: z.string().max(300).optional() })
    .optional(),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), page: z.number().optional() })),
});

function isReading(value: unknown): boolean {
  return z.object({ document, facts: Facts }).safeParse(value).success;
}
