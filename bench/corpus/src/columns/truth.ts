import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Dollars and cents, "1234.50"; a minus where a side is below zero. */
const Amount = z.string().regex(/^-?\d+(\.\d{1,2})?$/);
const Sides = z.looseObject({ income: Amount, expense: Amount });
const Month = z.string().regex(/^\d{4}-\d{2}$/);

/** A column of amounts of a statement: what its two sides add up to. */
export const TrueColumn = z.looseObject({
  head: z.string(),
  what: z.enum(['budget', 'actual', 'projected', 'proposed']),
  from: Month,
  to: Month,
  annual: z.boolean(),
  /** Of all funds; of the operating fund, where the document tells it apart; and other sums that a treasurer could defend. */
  all: Sides,
  operating: Sides.optional(),
  also: z.array(Sides).optional(),
});

/** What is true of a statement that was written or typed off by hand: its columns, and from what a next budget may start. */
export const ColumnTruth = z.looseObject({
  file: z.string(),
  source: z.string().optional(),
  association: z.string(),
  scan: z.boolean().default(false),
  columns: z.array(TrueColumn),
  start: z.looseObject({ year: z.int(), right: z.array(Sides) }).optional(),
  /** False where an experienced person would have to ask, too. */
  ordinary: z.boolean().default(true),
});
export type ColumnTruth = z.infer<typeof ColumnTruth>;
export type TrueColumn = z.infer<typeof TrueColumn>;
export type Sides = z.infer<typeof Sides>;

/** The statements of a folder that have a truth beside them, in the order of their names. */
export async function columnTruthsIn(folder: string): Promise<{ path: string; truth: ColumnTruth }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.truth.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const truth = ColumnTruth.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      return { path: join(folder, truth.file), truth };
    }),
  );
}
