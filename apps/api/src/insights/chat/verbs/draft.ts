import { formatDollars, lineAmounts, ownersPay, RESERVE_GROUP, groupOf, toCents } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dayOf, sumOf } from '../figures';
import { asksExactWords } from '../question/provision';
import type { Read } from '../question/read';
import { askedOf } from '../question/terms';
import { terms } from './terms';

/** A notice to who is under contract is no letter to owners. */
const TO_VENDOR = /\b(?:(?:not|dont|wont) (?:\w+ ){0,3}renew\w*|non-?renew\w*|(?:cancel|terminat)\w*)\b/;

const Args = z.object({
  what: z.enum(['letter', 'motion']),
  rules: z.array(z.string()).default([]).describe('Rules that the letter reminds of, and no budget'),
});
type Args = z.infer<typeof Args>;

/** What a letter about the budget speaks of, and how another subject begins. */
const OF_BUDGET =
  /\b(?:budget\w*|dues|assess\w*|increas\w*|(?<!late )fees?|expens\w*|(?:new|monthly) amount|pay more|owes?|each month|rais(?:e|es|ing)|reserves?|20\d\d|(?:going|goes|go|went) up)\b/;
const OF_OTHER =
  /\b(?:about|on|regarding|re|concerning|that|saying|asking|thanking|inviting|warning|welcom\w*|announc\w*|remind\w*)\b(?! (?:it|that|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/;

/** How dues are paid, beside a budget that is new. */
const OF_PAYING = /^(?:due day|late payment|grace period)$/;
const OF_NEW =
  /\b(?:budgets?|increas\w*|new|rais\w*|reserves?|expens\w*|20\d\d|(?:going|goes|go|went) up|more)\b/;

/** A letter to somebody else: the city, a bank, a person. */
const TO_OTHERS =
  /\b(?:to|write|tell) (?:the |our |my )?(?:city|county|state|town|utility|water (?:board|company)|insurer|insurance company|bank|lender|lawyer|attorney|developer|press|police)\b/;
const TO_NAMED = /\b(?:letter|e-?mail|note|memo|notice|message) to (?:the |our |my )?([a-z]+)/;

/** "An email to Devin": a name that is none of the words of the field. */
const isToSomebody = ({ plain, tokens }: Read): boolean => {
  const [, to] = TO_NAMED.exec(plain) ?? [];
  return TO_OTHERS.test(plain) || tokens.some(({ word, kind, isProper }) => word === to && kind === 'unknown' && isProper); // prettier-ignore
};

/** "How much for 12 letters", "when do we have to tell him": asked, and not to be written. */
const ASKS = /^(?:(?:so|and|but|ok|okay) )*(?:how (?:much|many|soon|early|late)|when|who|what (?:does|do|did|would|will|is|was)) (?!.*\b(?:say|write|send|word\w*|look)\b)/; // prettier-ignore

function slots(read: Read, { parameters }: ChatContext): Args | null {
  if (ASKS.test(read.plain)) return null;
  const { years, plain } = read;
  if (isToSomebody(read) || asksExactWords(plain)) return null;
  if (years.some((year) => Math.abs(year - parameters.year) > 1) || TO_VENDOR.test(plain)) return null;
  const isMotion =
    /\b(?:motion|resolution|resolve|vote|moved|to adopt)/.test(plain) &&
    !/\b(?:letter|e-?mail|notice)\b/.test(plain);
  const rules = askedOf(plain, 'rules').map(({ name }) => name);
  // "When assessments are due and what the late charge is": facts of the rules, and none of the budget.
  const isOfRules = rules.some((name) => OF_PAYING.test(name)) && !OF_NEW.test(plain);
  if (isMotion || (OF_BUDGET.test(plain) && !isOfRules)) return { what: isMotion ? 'motion' : 'letter', rules: [] }; // prettier-ignore
  return rules.length === 0 && OF_OTHER.test(plain) ? null : { what: 'letter', rules };
}

/** A letter about rules has only their own sentences. */
async function reminderOf(rules: string[], context: ChatContext): Promise<VerbAnswer | null> {
  const quoted = await terms.answer(terms.args.parse({ kind: 'rules', terms: rules }), context);
  const intro = 'A draft for the owners, in the words of the rules. Nothing is sent from here.';
  return quoted && { ...quoted, content: `${intro}\n${quoted.content}` };
}

async function answer({ what, rules }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  if (rules.length > 0) return reminderOf(rules, context);
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
  const begins = dayOf(new Date(Date.UTC(parameters.year, parameters.fiscalYearStartMonth - 1, 1)));
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
  asked: ({ what }) =>
    what === 'letter' ? 'Draft the letter to owners.' : 'Draft the motion to adopt the budget.',
  description: 'Drafts the letter to owners about the budget, or the motion by which the board adopts it.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
