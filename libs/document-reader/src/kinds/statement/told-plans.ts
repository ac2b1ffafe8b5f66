import type { ReadDocument } from '../../page/types';
import { ADOPTED, BEGINS_PLAN, COUNT_OF_HOMES, LOOKS_BACK, PLANS, PROPOSED } from '../../lexicon/told-terms';
import { yearOf } from '../../tables/roles';
import { proseOf, sentencesOf, type Prose } from '../reading/prose';
import { toldIn, type Told } from './told-amounts';

/** A year's budget as a letter, minutes or a newsletter tell it in sentences. */
export interface ToldPlan {
  year: number;
  isProposed: boolean;
  /** The sentence or heading that names the year, and its place. */
  title: string;
  /** All of its sentences. */
  head: string;
  start: number;
  end: number;
  told: Told[];
  /** Numbers of homes that its sentences speak of. */
  homes: number[];
  prose: Prose;
}

/** Lines with an amount of money that a document has, before its sentences are read at all. */
const FEWEST_LINES = 2;
/** Sentences without an amount behind which nothing goes on. */
const MOST_SILENT = 3;
const MOST_HEADING = 7;

/** The budgets that a document tells in its sentences. */
export function toldPlans(doc: ReadDocument): ToldPlan[] {
  if (!hasSentences(doc)) return [];
  const prose = proseOf(doc);
  const plans: ToldPlan[] = [];
  let plan: ToldPlan | undefined;
  let silent = 0;
  for (const { text, start, end } of sentencesOf(prose.text)) {
    const words = text.replace(/\s+/g, ' ').trim();
    const isBack = LOOKS_BACK.test(words) && !PLANS.test(words);
    const year = isBack || !BEGINS_PLAN.test(words) ? undefined : newestYear(words);
    if (year !== undefined && (plan === undefined || year > plan.year || silent > MOST_SILENT)) {
      plan = {
        year,
        isProposed: false,
        title: words,
        head: '',
        start,
        end: start,
        told: [],
        homes: [],
        prose,
      };
      plans.push(plan);
    } else if (isHeading(words) && !BEGINS_PLAN.test(words)) plan = undefined;
    if (!plan || isBack || (year ?? plan.year) < plan.year) continue;
    const told = toldIn(text, start).filter((one) => !isOfTable(prose, one));
    silent = told.length > 0 ? 0 : silent + 1;
    if (silent > MOST_SILENT && plan.told.length > 0) continue;
    plan.head += `${words}\n`;
    plan.end = end;
    if (ADOPTED.test(words)) plan.isProposed = false;
    else plan.isProposed ||= PROPOSED.test(words);
    plan.homes.push(
      ...[...words.matchAll(COUNT_OF_HOMES)].map(([, count]) => Number(count!.replace(',', ''))),
    );
    plan.told.push(...told);
  }
  return plans.filter(({ told }) => told.length > 0);
}

/** A row of cells is a table's. */
const isOfTable = ({ segments }: Prose, { start }: Told): boolean =>
  segments.some((one) => one.start <= start && start < one.end && one.cells.length > 1);

function hasSentences({ pages, container }: ReadDocument): boolean {
  if (container === 'xlsx' || container === 'xls' || container === 'csv') return false;
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  return (
    lines.filter((text) => text.includes('$')).length >= FEWEST_LINES &&
    lines.some((text) => BEGINS_PLAN.test(text) && /20\d\d/.test(text))
  );
}

function newestYear(words: string): number | undefined {
  const years = [...words.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : words.length < 60 ? yearOf(words) : undefined;
}

const isHeading = (words: string): boolean =>
  words.split(' ').length <= MOST_HEADING && /^\p{Lu}/u.test(words) && !/[,;$\d]|[.:]$/.test(words);
