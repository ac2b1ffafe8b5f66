import {
  feeChange,
  formatDollars,
  formatPercent,
  lineAmounts,
  ownersPay,
  ownersPayText,
} from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, previousYearOf, signed } from '../figures';
import { leftOver } from '../question/words';
import { yearsAsked } from '../question/years';

const Args = z.object({
  inflation: z.boolean().default(false).describe('Whether it is to be compared with inflation'),
});
type Args = z.infer<typeof Args>;

/** What owners pay, by any of its names. */
export const FEE =
  /\b(?:(?:monthly|quarterly|annual|yearly|hoa|regular|maintenance|common|association|homeowners?|owners?|members?|residents?|unit|condo|per unit|per month) )*(?<!management |late |transfer |legal |filing |special )(?:fees?|dues|assessments?|charges?|monthly payments?|payments?)(?! income)\b|\b(?:what|how much)(?: more| less)?(?: do| does| will| would| must| each)* (?:i|we|they|you|owners?|homeowners?|members?|residents?|unit|units|people|everyone|everybody|a unit|an owner|each unit|each owner|each home)(?: have to| has to| must| will| would)? pay(?:s|ing)?\b|\b(?:owners?|homeowners?|i|we|members?|residents?|units?|homes?)(?: will| must| have to| are| am)? (?:pay|paying|pays)\b/;
const WHO =
  /\b(?:per|a|each|every|for|one|single|of|by|owners?|homeowners?|members?|residents?|units?|homes?|doors?|months?|monthly|annual(?:ly)?|years?|yearly|quarter(?:ly)?|next|new|current|pay(?:s|ing)?|people|everyone|everybody|average|owed?|owes|have to|has to|must)\b/;
const CHANGING =
  /\b(?:why|because|reasons?|behind|up|down|go(?:es|ing|ne)?|went|increas(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|rais(?:e[sd]?|ing)|ris(?:e[sn]?|ing)|rose|gr(?:ow(?:n|s|ing)?|ew)|drop(?:s|ped|ping)?|fall(?:s|ing)?|higher|lower|more|less|chang(?:e[sd]?|ing)|jump(?:s|ed|ing)?|hik(?:e[sd]?|ing)|driv(?:e[sn]?|ing|ers?)|caus(?:e[sd]?|ing)|account(?:s|ing)? for|responsible|contribut(?:e[sd]?|ing|ors?)|push(?:es|ing|ed)?|mak(?:e|es|ing)|made up|makes up|make up|made|waterfall|bridge|walk|break ?down|broken|explain(?:ed)?|explanation|differ(?:ent|ence)?|adjust(?:ed|ment)?|expensive|much|parts?|factors?|mov(?:e[sd]?|ing)|components?|lead(?:s|ing)?|led|through|out|lines?|items?|costs?|where|comes?|coming|percent(?:age)?|biggest|main|mainly|mostly|primary|top|amount|compared?|versus|vs|big|large|steep|step|most|stay|same|above|below|inflation|faster|slower|than|higher|sentences?|detail(?:s|ed)?|all|dollars?|many|or|exact(?:ly)?)\b|%/;
const ASKS_CHANGE =
  /\b(?:why|because|reasons?|behind (?!on|in|with)\w|above inflation|below inflation|increas\w*|decreas\w*|rais\w*|ris(?:e|es|ing|en)|rose|grow\w*|grew|go(?:es|ing)? (?:up|down)|going|went|higher|lower|more|less|chang\w*|jump\w*|hik\w*|driv\w*|caus\w*|account\w* for|responsible|contribut\w*|waterfall|bridge|push\w*|differ\w*|up|down|drop\w*|fall\w*|expensive|adjust\w*)\b/;

/** Single owners, of whom a budget knows nothing. */
export const WHICH_OWNERS =
  /\bwho(?:se)?\b(?! (?:decides?|decided|sets?|approve[sd]?))|\b(?:which|what|any|some|how many) (?:owners?|homeowners?|units?|members?|residents?|homes?|households?|neighbors?)\b|\b(?:unit|apt|apartment|lot) #? ?\d/;

function understand(question: string, context: ChatContext): Args | null {
  const { years, rest } = yearsAsked(question, context.parameters.year);
  if (WHICH_OWNERS.test(rest) || !FEE.test(rest) || !ASKS_CHANGE.test(rest) || !speaksOf(years, context))
    return null;
  return leftOver(rest, [FEE, CHANGING, WHO]) === '' ? { inflation: /\binflation\b/.test(rest) } : null;
}

/** The years that the change is between; others are not its. */
function speaksOf(years: readonly number[], { parameters, items }: ChatContext): boolean {
  const before = previousYearOf(items.filter(({ type }) => type === 'income'));
  return years.every((year) => year === parameters.year || year === before || year === parameters.year - 1);
}

function answer({ inflation }: Args, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const amounts = items.map(lineAmounts);
  const change = feeChange(amounts, parameters);
  if (!change)
    return {
      content: `Owners would pay ${ownersPayText(ownersPay(amounts, parameters))}. What they paid before is not in the documents, so the change cannot be explained.`,
      citations: [],
    };
  const { pay, steps } = change;
  const previous = pay.previousPerUnitCents ?? 0;
  const changed = pay.changeCents ?? 0;
  const year = previousYearOf(items.filter(({ type }) => type === 'income'));
  const before = year === null ? 'Before' : String(year);
  const way = changed === 0 ? 'stays the same' : changed > 0 ? 'goes up' : 'goes down';
  const cents = (amount: number) => formatDollars(amount, { cents: true });
  const plus = (amount: number) => (amount > 0 ? `+${cents(amount)}` : cents(amount));
  const most = [...steps].sort((a, b) => Math.abs(b.unitCents) - Math.abs(a.unitCents)).slice(0, 3);
  const percent = pay.changePercent === null ? '' : ` (${formatPercent(pay.changePercent, { sign: true })})`;
  const unit = parameters.units === 1 ? 'unit' : 'units';
  return {
    content: [
      `What owners pay ${way}: ${cents(previous)} a unit and ${pay.billing} in ${before === 'Before' ? 'the year before' : before}, ${cents(pay.perUnitCents)} in ${parameters.year}, ${plus(changed)}${percent}.`,
      `Dues are ${dollars(pay.duesCents)} a year for ${parameters.units} ${unit}, after ${dollars(pay.previousDuesCents ?? 0)}: ${signed(pay.duesCents - (pay.previousDuesCents ?? 0))}.`,
      inflation ? inflationWords(context) : '',
      most.length === 0
        ? ''
        : `Most of it: ${most.map(({ name, unitCents }) => `${name} ${plus(unitCents)}`).join(', ')} a unit and ${pay.billing}. The parts in the table add up to the change.`,
    ]
      .filter((part) => part !== '')
      .join('\n'),
    citations: movers(context),
    table: {
      title: `From ${cents(previous)} to ${cents(pay.perUnitCents)}`,
      columns: ['Part', 'A year', `A unit and ${pay.billing}`],
      rows: [
        { cells: [before, dollars(pay.previousDuesCents ?? 0), cents(previous)], total: true },
        ...steps.map(({ name, yearCents, unitCents }) => ({
          cells: [name, signed(yearCents), plus(unitCents)],
        })),
        { cells: [String(parameters.year), dollars(pay.duesCents), cents(pay.perUnitCents)], total: true },
      ],
    },
  };
}

/** The published rate of consumer prices beside the change. */
function inflationWords({ rates }: ChatContext): string {
  const [cpi] = rates;
  return cpi ? `${cpi.label}: ${formatPercent(cpi.percent)} (${cpi.source}, ${cpi.asOf}).` : '';
}

/** The lines that moved most, to be looked up. */
function movers({ items }: ChatContext) {
  const difference = (item: (typeof items)[number]) => {
    const { proposedCents, previousCents } = lineAmounts(item);
    return Math.abs(proposedCents - previousCents);
  };
  return items
    .filter((item) => item.type === 'expense' && item.previousYearKnown && difference(item) > 0)
    .sort((a, b) => difference(b) - difference(a))
    .slice(0, 5)
    .map(lineCitation);
}

export const explainFee: Verb<Args> = {
  name: 'explain_fee_change',
  description: 'Why what owners pay (fee, dues, assessments) changes: a waterfall whose parts add up to it.',
  args: Args as z.ZodType<Args>,
  understand,
  answer,
};
