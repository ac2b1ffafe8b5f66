import { formatDollars, lineAmounts, ownersPay, RESERVE_GROUP, groupOf, toCents } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { sumOf } from '../figures';
import { leftOver } from '../question/words';
import { yearsAsked } from '../question/years';

const Args = z.object({ what: z.enum(['letter', 'motion']) });
type Args = z.infer<typeof Args>;

const MAKING =
  /\b(?:draft(?:ing)?|writ(?:e|ing|ten)|prepar(?:e|ing)|compos(?:e|ing)|creat(?:e|ing)|mak(?:e|ing)|generat(?:e|ing)|produc(?:e|ing)|need|want|give|word(?:ing)?|get|put together|come up with|have|download|propose)\b/;
const MOTION = /\b(?:motions?|resolutions?)\b/;
const LETTER = /\b(?:letters?|notices?|notification|announcement|mailing|e-?mail|memo)\b/;
const FOR_MOTION =
  /\b(?:motions?|resolutions?|board|meeting|minutes|vote|adopt(?:ing|ion)?|approv(?:e|ing|al)|pass(?:ing)?|budget|fees?|dues|assessments?|increase|new|year|formal|text|sample|that|adopts?|approves?|annual|proposed|short|next|monthly|members?|directors?|use|can|read|present|the|set(?:s|ting)?|reserves?|contributions?|study|says?|at|amount|language|agenda|packet|tomorrows?|tonights?|todays?|i)\b/;
const FOR_LETTER =
  /\b(?:letters?|notices?|notification|announcement|mailing|owners?|homeowners?|members?|residents?|neighbors?|everyone|explain(?:ing|s)?|announc(?:e|ing|es)|tell(?:ing|s)?|inform(?:ing|s)?|notify(?:ing)?|fees?|dues|assessments?|increases?|chang(?:e|es|ing)|budget|new|year|next|annual|monthly|proposed|why|going|up|hike|raise|send|sending|out|community|all|unit|units|justify(?:ing)?|describ(?:e|ing)|go|about|are|rise|rising|higher|share|mail|word|docx?|pdf|cover|short|friendly|polite|owner|complain(?:s|ed|ing)?|complaint|insurance|utilit(?:y|ies)|reserves?|goes|packet|e-?mail|memo|tone|increased|effective|january|july|jan|jul|first|1|sent|to|warm|clear|simple|that|with|package|enclosed|because|nice|respond(?:ing)?|answer(?:ing)?|reply)\b/;

function understand(question: string, context: ChatContext): Args | null {
  const { years, rest } = yearsAsked(question, context.parameters.year);
  if (years.some((year) => year !== context.parameters.year && year !== context.parameters.year - 1))
    return null;
  if (
    !MAKING.test(rest) &&
    !/^(?:the |a |an )?(?:owner |board |budget |adoption )?(?:letter|motion|resolution|notice)/.test(rest)
  )
    return null;
  if (MOTION.test(rest)) return leftOver(rest, [MAKING, FOR_MOTION]) === '' ? { what: 'motion' } : null;
  if (LETTER.test(rest)) return leftOver(rest, [MAKING, FOR_LETTER]) === '' ? { what: 'letter' } : null;
  return null;
}

async function answer({ what }: Args, context: ChatContext): Promise<VerbAnswer> {
  return what === 'letter' ? letterOf(await context.letter(), context) : motionOf(context);
}

function letterOf(paragraphs: readonly string[], { parameters }: ChatContext): VerbAnswer {
  return {
    content: [
      `The letter to owners about the budget of ${parameters.year}, as Export writes it. What only you know (the meeting, the signature) is left blank there.`,
      ...paragraphs,
    ].join('\n\n'),
    citations: [],
    download: { label: 'Download the letter (Word)', kind: 'letter' },
  };
}

function motionOf({ items, parameters, budget }: ChatContext): VerbAnswer {
  const cents = (amount: number) => formatDollars(amount, { cents: true });
  const pay = ownersPay(items.map(lineAmounts), parameters);
  const reserves = sumOf(items.filter((item) => groupOf(item) === RESERVE_GROUP)).proposedCents;
  const association = parameters.associationName || 'the Association';
  const begins = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(parameters.year, parameters.fiscalYearStartMonth - 1, 1)),
  );
  const text = [
    `Motion to adopt the ${parameters.year} budget`,
    `Moved, that the Board of Directors of ${association} adopt the budget for the fiscal year that begins on ${begins}, as presented, with total income of ${cents(toCents(budget.totals.income))} and total expenses of ${cents(toCents(budget.totals.expenses))}${reserves > 0 ? `, of which ${cents(reserves)} are contributions to reserves` : ''}; and that regular assessments be set at ${cents(pay.perUnitCents)} a unit and ${pay.billing}${pay.billedBy === 'equal' ? '' : ' on average'}${pay.previousPerUnitCents === null ? '' : ` (before: ${cents(pay.previousPerUnitCents)})`} from that day, where the governing documents divide them equally, for total dues of ${cents(pay.duesCents)} a year.`,
    'Moved by: ____________________   Seconded by: ____________________',
    'In favor: ____   Opposed: ____   Abstained: ____',
  ];
  return {
    content: text.join('\n\n'),
    citations: [],
    download: {
      label: 'Download the motion',
      kind: 'text',
      fileName: `Motion_Budget_${parameters.year}.txt`,
      text: `${text.join('\r\n\r\n')}\r\n`,
    },
  };
}

export const draft: Verb<Args> = {
  name: 'draft',
  description: 'Drafts the letter to owners about the budget, or the motion by which the board adopts it.',
  args: Args,
  understand,
  answer,
};
