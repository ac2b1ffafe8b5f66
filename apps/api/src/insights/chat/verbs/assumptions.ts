import { formatPercent, toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, firstNames, joined } from '../figures';

/** The rates behind the budget, what in it is assumed or to be looked at, and whose budget it is. */

const NoArgs = z.object({});
type NoArgs = z.infer<typeof NoArgs>;
const MOST = 8;

function ratesAnswer(_args: NoArgs, { rates }: ChatContext): VerbAnswer {
  return {
    content: `The rates of this budget, a year, with source and date:`,
    citations: [],
    table: {
      title: 'Rates',
      columns: ['Rate', 'A year', 'Source', 'Of'],
      rows: rates.map(({ label, percent, source, asOf }) => ({
        cells: [label, formatPercent(percent), source, asOf],
      })),
    },
  };
}

export const rates: Verb<NoArgs> = {
  name: 'rates',
  description: 'Inflation and the other rates behind the budget, with source and date.',
  args: NoArgs,
  slots: () => ({}),
  answer: ratesAnswer,
};

function reviewAnswer(_args: NoArgs, context: ChatContext): VerbAnswer {
  const { items, documents, facts } = context;
  const kinds = new Set(facts.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
  const unread = documents.filter(({ status }) => status !== 'ready');
  const review = items.filter(({ needsReview }) => needsReview);
  const assumed = items.filter(({ basis }) => basis === 'assumption');
  const unknown = items.filter(({ previousYearKnown }) => !previousYearKnown);
  const shortfall = toCents(context.budget.totals.shortfall);
  const found = joined(
    kinds.has('reserve') ? '' : 'There is no reserve study among the documents.',
    kinds.has('insurance') ? '' : 'There is no insurance policy among the documents.',
    kinds.has('contract') ? '' : 'There is no vendor contract among the documents.',
    unread.length > 0 ? `Not read: ${unread.map(({ name }) => name).join(', ')}.` : '',
    assumed.length > 0 ? `Assumptions, which no document states: ${names(assumed)}.` : '',
    review.length > 0 ? `To be reviewed: ${names(review)}.` : '',
    unknown.length > 0 ? `The year before is not known of: ${names(unknown)}.` : '',
    shortfall > 0 ? `Income falls short of expenses by ${dollars(shortfall)}.` : '',
  );
  return {
    content: found || 'Nothing was found: every line has a source, and all documents have been read.',
    citations: [...assumed, ...review].slice(0, MOST).map(lineCitation),
  };
}

const names = (list: readonly BudgetItem[]): string => firstNames(list.map(({ description }) => description), MOST); // prettier-ignore

export const review: Verb<NoArgs> = {
  name: 'review',
  description: 'What is missing, assumed, unread or to be reviewed.',
  args: NoArgs,
  slots: () => ({}),
  answer: reviewAnswer,
};

function factsAnswer(_args: NoArgs, { parameters, budget }: ChatContext): VerbAnswer {
  const { associationName, units, year, location, propertyType } = parameters;
  return {
    content: `${associationName || 'This association'}: ${units} ${units === 1 ? 'unit' : 'units'}, ${propertyType}, ${location}. This is the budget of ${year}; its status is ${budget.status}.`,
    citations: [],
  };
}

export const about: Verb<NoArgs> = {
  name: 'about',
  description: 'Whose budget it is: association, units, year, location, status.',
  args: NoArgs,
  slots: () => ({}),
  answer: factsAnswer,
};
