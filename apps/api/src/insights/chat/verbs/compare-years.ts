import {
  groupOf,
  isDues,
  INCOME_GROUP,
  budgetTotals,
  lineAmounts,
  sumCents,
  type Cents,
} from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, firstNames } from '../figures';
import { basesSaid } from '../question/bases';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { scopesOf, type Scope } from '../question/scope';
import { lineOf, namesOther, says, TOGETHER, type Read } from '../question/read';
import { bases, columnOf, knownYears, sumIn, type Basis } from '../question/year-figures';
import { sentenceOf, tableOf, withoutGone, type Row, type Shown } from './years-table';

const Args = z.object({
  line: z.string().describe('Name or GL code of a line or section; empty for the whole budget'),
  years: z.array(z.int()).max(8).describe('The years to compare; empty for all years that are known'),
  bases: z
    .array(z.enum(bases))
    .max(3)
    .default([])
    .describe('Which figures of past years, each of them; empty for the best known'),
  mean: z.boolean().default(false).describe('The mean of these years as well'),
});
type Args = z.infer<typeof Args>;

const POINTS = /\b(?:thats?|this|those|these|them|it)\b(?! (?:year|fiscal|compare with last year))/;
/** What comes in of dues, not what one owner pays. */
const TAKEN = /\b(?:collect\w*|br(?:ing|ought)s? in|t(?:ake|ook)s? in|c(?:ome|ame)s? in)\b/;

/** "2026 budget vs 2026 projected": figures of one year, side by side. */
const isOfOneYear = (plain: string, named: number): boolean =>
  named > 1 && !/\b(?:now|next|coming|change\w*)\b/.test(plain);

/** "2025 actual vs the 2026 budget vs what's proposed": the year of the budget beside those that are named. */
const PROPOSED = /\b(?:and|vs?|versus|against|to|than|,|what) (?:is |are |the |what is |what you |whats |our )*(?:\w+ )?(?:propos\w*|recommend\w*)\b/; // prettier-ignore
const isOfBudget = (plain: string): boolean => /\bpropos\w* (?:for|in) 20\d\d\b/.test(plain);

/** Years of the budget or before it, of a line, a section or the whole. */
function slots(read: Read, context: ChatContext): Args | null {
  const { years, every, mentions, plain } = read;
  const { year } = context.parameters;
  // "Who services the elevators" asks for no figure.
  if (/\bwho (?!paid\b)/.test(plain)) return null;
  // "playground 2025 vs 2026": not of the whole, where something else is named.
  const [dues, more] = context.items.filter(isDues);
  const isDuesTaken = dues !== undefined && !more && says(read, 'fee') && TAKEN.test(plain);
  if (mentions.length === 0 && !isDuesTaken && (says(read, 'fee') || namesOther(read))) return null;
  // "Why did 2025 end negative": what is left of it, and no expenses.
  if (mentions.length === 0 && years.length === 1 && says(read, 'net')) return null;
  // "How much more is that than in 2025": of what was spoken of, and not of the whole.
  if (mentions.length === 0 && POINTS.test(plain) && !says(read, 'whole', 'expenses', 'income', 'net')) return null; // prettier-ignore
  const past = years.filter((one) => one !== year);
  // "in 2025, and what are we assuming now": the past year beside the budget's.
  const named = basesSaid(plain, year);
  const isBeside = says(read, 'compare', 'change', 'now', 'coming') || (says(read, 'projected') && named.length < 2); // prettier-ignore
  const both = past.length === 1 && years.length === 1 && isBeside && !isOfOneYear(plain, named.length);
  const isToo = PROPOSED.test(plain) && past.length > 0 && !isOfBudget(plain);
  const asked = every ? [] : both || isToo ? [...past, year] : years;
  const known = knownYears([...context.items, ...goneLines(context)], context);
  if (asked.some((one) => !known.includes(one))) return null;
  // An estimate alone is any figure.
  const isSaid = named.length > 1 || named.includes('adopted') || /\b(?:actual|project)/.test(plain);
  const whole = says(read, 'income') ? 'total income' : says(read, 'expenses') ? 'total expenses' : '';
  return {
    line: lineOf(read) || (isDuesTaken ? dues.description : whole),
    years: asked,
    bases: isSaid ? named : [],
    mean: /\b(?:average|mean)\b/.test(plain),
  };
}

/** A section in the years in which it had other lines as well. */
function withGone(scopes: readonly Scope[] | null, gone: readonly YearsLine[]): YearsScope[] | null {
  if (scopes === null) return null;
  return scopes.map((scope) => {
    const isOf = (line: YearsLine) =>
      scope.kind === 'group'
        ? groupOf(line) === scope.name
        : scope.kind === 'income' && groupOf(line) === INCOME_GROUP;
    return { kind: scope.kind, name: scope.name, items: [...scope.items, ...gone.filter(isOf)] };
  });
}

interface YearsScope {
  kind: Scope['kind'];
  name: string;
  items: readonly YearsLine[];
}

function answer({ line, years: asked, bases: named, mean }: Args, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const budgetYear = parameters.year;
  const scopes = line === '' ? null : scopesOf(line, items);
  if (line !== '' && !scopes) return null;
  const isAsked = (one: YearsLine) => knownYears([one], { parameters: { ...parameters, year: -1 } }).some((year) => asked.includes(year)); // prettier-ignore
  const gone = goneLines(context).filter((one) => asked.length === 0 || isAsked(one));
  const rows = rowsOf(withGone(scopes, gone), [...items, ...gone]);
  const of = rows.flatMap((row) => row.items as YearsLine[]);
  const known = knownYears(of, context);
  const years = yearsToShow(asked, known, budgetYear);
  if (years.length < 1 || asked.some((year) => !known.includes(year))) return null;
  const shown = years.flatMap((year) => figuresOf(of, year, { named, isRow: years.length > 1, budgetYear }));
  const columns = shown.map((figure) => columnOf(of, figure.year, figure));
  if (columns.some((column) => column.known === 0)) return null;
  const sums = (row: Row) => shown.map((figure) => sumIn(row.items, figure.year, figure));
  const sentences = rows
    .filter(({ total }) => total || rows.length <= MOST_SAID)
    .map((row) => sentenceOf(row.name, sums(row), columns));
  const missing = columns
    .filter(({ absent }) => absent.length > 0)
    .map(
      ({ year, absent }) =>
        `${year === budgetYear ? `Not in the budget of ${year}` : `Not stated for ${year}, so not counted`}: ${firstNames(absent)}.`,
    );
  const isTable = shown.length > 1 || rows.length > 1;
  return {
    content: [
      ...sentences,
      ...(mean ? meansOf(rows, sums) : []),
      ...withoutGone(rows, { shown, gone, budgetYear }),
      ...missing,
    ].join('\n'),
    citations:
      of.length <= 8 ? items.filter((item) => of.some(({ id }) => id === item.id)).map(lineCitation) : [],
    ...(isTable ? { table: tableOf(rows, columns, sums) } : {}),
  };
}

/** Of each row that has a figure in all years. */
const meansOf = (rows: readonly Row[], sums: (row: Row) => (Cents | null)[]): string[] =>
  rows.flatMap((row) => {
    const known = sums(row).filter((cents) => cents !== null);
    return known.length < 2 || known.length < sums(row).length ? [] : [`${row.name}, on average of these ${known.length}: ${dollars(Math.round(sumCents(known) / known.length))}.`]; // prettier-ignore
  });

/** Of so many rows each is said, and of more only what they come to. */
const MOST_SAID = 4;
const ORDER: readonly Basis[] = ['adopted', 'projected', 'actual'];

/** The figures of a year that are asked for: of several that are named those that are known. */
function figuresOf(
  of: readonly YearsLine[],
  year: number,
  { named, isRow, budgetYear }: { named: readonly Basis[]; isRow: boolean; budgetYear: number },
): Shown[] {
  const [only] = named;
  const all = (named.length > 1 ? ORDER.filter((basis) => named.includes(basis)) : []).map((basis) => ({
    year,
    basis,
    budgetYear,
  }));
  const known = all.filter((figure) => year !== budgetYear && columnOf(of, year, figure).known > 0);
  if (known.length > 0) return known;
  // "24, 25, 26 projected": what is said of one of the years.
  const isOfYear =
    named.length === 1 && (!isRow || columnOf(of, year, { basis: only, budgetYear }).known > 0);
  return [{ year, basis: isOfYear ? only : undefined, budgetYear }];
}

function rowsOf(scopes: readonly YearsScope[] | null, items: readonly YearsLine[]): Row[] {
  if (scopes === null) {
    const { groups } = budgetTotals(items.map((item) => ({ ...lineAmounts(item), item })));
    const rows = groups.map(({ group, items: members }) => ({
      name: group,
      items: members.map(({ item }) => item),
    }));
    const expenses = items.filter(
      (item) => item.type === 'expense' && (item.fund ?? 'operating') === 'operating',
    );
    return [...rows, { name: 'All expenses', items: expenses, total: true }];
  }
  const [only] = scopes;
  if (!only) return [];
  if (only.kind === 'expenses') return rowsOf(null, items).filter(({ name }) => name !== 'Income');
  if (scopes.length === 1 && only.items.length === 1) return [{ name: only.name, items: only.items, total: true }]; // prettier-ignore
  const each = scopes.length > 1 ? scopes : only.items.map((item) => ({ name: item.description, items: [item] })); // prettier-ignore
  return [...each, ...sumRow(scopes)];
}

/** What they come to; of income and expenses side by side the expenses alone. */
function sumRow(scopes: readonly YearsScope[]): Row[] {
  const all = scopes.flatMap(({ items }) => items);
  const expenses = all.filter(({ type }) => type === 'expense');
  const isMixed = expenses.length > 0 && expenses.length < all.length;
  const items = isMixed ? expenses : all;
  if (new Set(items).size < items.length || (isMixed && scopes.length > 1)) return [];
  const [only] = scopes;
  const name = only && scopes.length === 1 && only.kind !== 'lines' ? only.name : isMixed ? 'Expenses together' : 'Together'; // prettier-ignore
  return [{ name, items, total: true }];
}

function yearsToShow(asked: readonly number[], known: readonly number[], budgetYear: number): number[] {
  if (asked.length > 1) return [...asked];
  const [one] = asked;
  if (one !== undefined)
    return one === budgetYear ? [...known.filter((year) => year < budgetYear).slice(-1), one] : [one];
  return [...known];
}

/** "Water and sewer added together, 2025 and 2026": of several lines that are named. */
export function linesTogether(read: Read, context: ChatContext): Args | null {
  const count = read.mentions.flatMap(({ scope }) => scope.items).length;
  const isOther = read.quantities.length > 0 || says(read, 'why', 'condition', 'letter', 'motion', 'drop', 'policy', 'life', 'parts', 'month', 'monthly', 'fee') || SHARED.test(read.plain); // prettier-ignore
  if (isOther || count < 2 || !TOGETHER.test(read.plain) || read.mentions.every(({ scope }) => scope.kind === 'group')) return null; // prettier-ignore
  if (read.mentions.some(({ scope, said }) => scope.kind === 'lines' && !/;| (?:[+&]|and|plus) /.test(said) && !EACH.test(read.plain))) return null; // prettier-ignore
  const args = slots(read, context);
  return args && { ...args, years: args.years.length > 0 || read.every ? args.years : [context.parameters.year] }; // prettier-ignore
}
const SHARED = /%|\b(?:percent\w*|shares?|owners?|limits?|deductibles?|premiums?|balance)\b/;
/** All lines that a word names, and not one of them. */
const EACH = /\b(?:both|all|everything|every|lines|each|related)\b/;

export const compareYears: Verb<Args> = {
  name: 'compare_years',
  asked: ({ line }) => `What was ${line === '' ? 'the whole budget' : line} in all years?`,
  description: 'Figures of any years that the documents state, of a line, a section or the whole budget.',
  // Parsed, so that what a model leaves out has its value.
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
