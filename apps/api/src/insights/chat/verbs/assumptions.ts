import { formatPercent, toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation } from '../figures';
import { leftOver } from '../question/words';

/** The rates behind the budget, what in it is assumed or to be looked at, and whose budget it is. */

const NoArgs = z.object({});
type NoArgs = z.infer<typeof NoArgs>;
const MOST = 8;

const RATES = /\b(?:inflation|cpi|consumer prices?|rates?|economic|growth rates?|price increases?)\b/;
const OF_RATES =
  /\b(?:inflation(?:ary)?|cpi|consumer|prices?|rates?|economic|economy|growth|increases?|data|assumptions?|assum(?:e[sd]?|ing)|us(?:e[sd]?|ing)|budget|behind|appl(?:y|ied)|year|annual|list|all|based|current|percent(?:age)?|figures?|what|source[sd]?|from|come|expected|forecast(?:ed)?|wages?)\b|%/;

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
  understand: (question) => (RATES.test(question) && leftOver(question, [OF_RATES]) === '' ? {} : null),
  answer: ratesAnswer,
};

const REVIEW =
  /\b(?:missing|incomplete|review(?:ed)?|assum(?:e[sd]?|ptions?|ing)|gaps?|uncertain|unsure|not sure|double-?check|unknown|look at again|without (?:a )?(?:source|document)s?|guess(?:es|ed)?|no (?:source|document)s?)\b/;
const OF_REVIEW =
  /\b(?:missing|incomplete|review(?:ed|ing)?|assum(?:e[sd]?|ptions?|ing)|gaps?|uncertain|unsure|sure|not|double-?check|unknown|look|again|without|sources?|documents?|guess(?:es|ed)?|no|budget|lines?|items?|figures?|numbers?|anything|something|things?|still|needs?|list|all|else|from|any|should|based|behind|papers?|were|year|made|support(?:ed|ing)?|backed)\b/;

function reviewAnswer(_args: NoArgs, context: ChatContext): VerbAnswer {
  const { items, documents, facts } = context;
  const kinds = new Set(facts.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
  const unread = documents.filter(({ status }) => status !== 'ready');
  const review = items.filter(({ needsReview }) => needsReview);
  const assumed = items.filter(({ basis }) => basis === 'assumption');
  const unknown = items.filter(({ previousYearKnown }) => !previousYearKnown);
  const shortfall = toCents(context.budget.totals.shortfall);
  const found = [
    kinds.has('reserve') ? '' : 'There is no reserve study among the documents.',
    kinds.has('insurance') ? '' : 'There is no insurance policy among the documents.',
    kinds.has('contract') ? '' : 'There is no vendor contract among the documents.',
    unread.length > 0 ? `Not read: ${unread.map(({ name }) => name).join(', ')}.` : '',
    assumed.length > 0 ? `Assumptions, which no document states: ${names(assumed)}.` : '',
    review.length > 0 ? `To be reviewed: ${names(review)}.` : '',
    unknown.length > 0 ? `The year before is not known of: ${names(unknown)}.` : '',
    shortfall > 0 ? `Income falls short of expenses by ${dollars(shortfall)}.` : '',
  ].filter((part) => part !== '');
  return {
    content:
      found.length === 0
        ? 'Nothing was found: every line has a source, and all documents have been read.'
        : found.join('\n'),
    citations: [...assumed, ...review].slice(0, MOST).map(lineCitation),
  };
}

function names(list: readonly BudgetItem[]): string {
  const shown = list.slice(0, MOST).map(({ description }) => description);
  return `${shown.join(', ')}${list.length > MOST ? ` and ${list.length - MOST} more` : ''}`;
}

export const review: Verb<NoArgs> = {
  name: 'review',
  description: 'What is missing, assumed, unread or to be reviewed.',
  args: NoArgs,
  understand: (question) => (REVIEW.test(question) && leftOver(question, [OF_REVIEW]) === '' ? {} : null),
  answer: reviewAnswer,
};

const FACTS =
  /\b(?:how many (?:units|homes|condos|condominiums|doors)|number of (?:units|homes)|units (?:are|do)|(?:what|which) (?:fiscal )?year|which (?:hoa|association|community)|what (?:state|location)|where is|name of (?:the|our) (?:hoa|association|community)|status of (?:the|this|our) budget|(?:is|has|was) (?:the|this|our) budget (?:been )?(?:adopted|approved|proposed|a draft))\b/;
const OF_FACTS =
  /\b(?:units?|homes?|doors?|condos?|condominiums?|numbers?|years?|fiscal|budgets?|names?|called|located|location|states?|status|adopted|approved|proposed|draft|cover(?:s|ed)?|yet|many|property|type|split(?:s|ting)?|divid(?:e[sd]?|ing)|shar(?:e[sd]?|ing)|over|across|between|among|by|costs?|fees?|dues|count(?:ed|ing)?|total|altogether|this|it)\b/;

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
  understand: (question) => (FACTS.test(question) && leftOver(question, [OF_FACTS]) === '' ? {} : null),
  answer: factsAnswer,
};
