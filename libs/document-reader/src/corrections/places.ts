import { Question, type BudgetColumn, type BudgetLine, type BudgetPart, type Facts } from '@hoa/contracts';
import { z } from 'zod';

const text = z.string().max(2_000);

/** A budget of the document: by its pages, and which of the document's budgets it is. */
const PartPlace = z.object({ pages: z.tuple([z.int(), z.int()]), nth: z.int() });
/** A column: by its label, which of those labelled so it is, and, where it has none, by its place among all. */
const ColumnPlace = z.object({ label: text, nth: z.int(), of: z.int(), place: z.int() });
/** A line: by its words and code, which of those it is, and where it stood. */
const LinePlace = z.object({
  description: text,
  glCode: text.optional(),
  nth: z.int(),
  of: z.int(),
  page: z.int().optional(),
  line: z.int().optional(),
});

/** Where a correction belongs. Ids are a reading's own and change with it; words and places mostly stay. */
export const Locator = z.object({
  pages: z.tuple([z.int(), z.int()]).optional(),
  part: PartPlace.optional(),
  column: ColumnPlace.optional(),
  line: LinePlace.optional(),
  /** Id of a question or a section: it is made from their words, so it outlives the reading too. */
  question: text.optional(),
  /** The question as it was asked: once it is answered, the reader has no reason to ask it. */
  asked: Question.optional(),
});
export type Locator = z.infer<typeof Locator>;

const plain = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ').trim();
const budgetsOf = (facts: Facts): BudgetPart[] =>
  facts.parts.filter((part): part is BudgetPart => part.kind === 'budget');

export function partPlace(facts: Facts, part: BudgetPart): z.infer<typeof PartPlace> {
  return { pages: part.pages, nth: budgetsOf(facts).findIndex(({ id }) => id === part.id) };
}

export function columnPlace(part: BudgetPart, column: BudgetColumn): z.infer<typeof ColumnPlace> {
  const alike = part.columns.filter((one) => plain(one.label) === plain(column.label));
  return {
    label: column.label,
    nth: alike.indexOf(column),
    of: alike.length,
    place: part.columns.indexOf(column),
  };
}

export function linePlace(part: BudgetPart, line: BudgetLine): z.infer<typeof LinePlace> {
  const alike = part.lines.filter((one) => isAlike(one, line));
  const { source } = Object.values(line.cells)[0] ?? {};
  return {
    description: line.description,
    ...(line.glCode ? { glCode: line.glCode } : {}),
    nth: alike.indexOf(line),
    of: alike.length,
    ...(source ? { page: source.page } : {}),
    ...(source?.line === undefined ? {} : { line: source.line }),
  };
}

/** The budget in which column and line of a locator are found: that of the same pages first, then of the same rank. */
export function findPart(facts: Facts, locator: Locator): { part: BudgetPart } | undefined {
  const { part: place, column, line } = locator;
  if (!place) return undefined;
  const apart = (part: BudgetPart, nth: number): number =>
    (part.pages[0] <= place.pages[1] && part.pages[1] >= place.pages[0] ? 0 : 1_000) +
    Math.abs(nth - place.nth);
  const ranked = budgetsOf(facts)
    .map((part, nth) => ({ part, apart: apart(part, nth) }))
    .sort((a, b) => a.apart - b.apart);
  return ranked.find(({ part }) => (!column || findColumn(part, column)) && (!line || findLine(part, line)));
}

export function findColumn(part: BudgetPart, place: z.infer<typeof ColumnPlace>): BudgetColumn | undefined {
  const alike = part.columns.filter((one) => plain(one.label) === plain(place.label));
  // Without words only its place among all tells a column.
  return alike.length === place.of ? alike[place.nth] : alike.length === 1 ? alike[0] : undefined;
}

export function findLine(part: BudgetPart, place: z.infer<typeof LinePlace>): BudgetLine | undefined {
  const alike = part.lines.filter((one) => isAlike(one, place));
  if (alike.length === 1) return alike[0];
  const here = alike.filter((one) =>
    Object.values(one.cells).some(({ source }) => source.page === place.page && source.line === place.line),
  );
  if (here.length === 1) return here[0];
  return alike.length === place.of ? alike[place.nth] : undefined;
}

function isAlike(
  a: Pick<BudgetLine, 'description' | 'glCode'>,
  b: Pick<BudgetLine, 'description' | 'glCode'>,
): boolean {
  return plain(a.description) === plain(b.description) && (a.glCode ?? '') === (b.glCode ?? '');
}
