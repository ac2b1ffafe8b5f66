import { formatPercent, groupOf, RESERVE_GROUP, toCents } from '@hoa/budget-math';
import type { BudgetItem, ChatCitation, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import {
  against,
  amountOf,
  citedAs,
  dollars,
  lineCitation,
  previousOf,
  previousYearOf,
  sumOf,
} from '../figures';
import { namesThing, SPECIAL } from '../question/read';
import { askedOf } from '../question/terms';
import { findText } from './find-text';
import { isOfGroup, partsOf, saidOnly, sureOf, type Sure } from './sure';

/** What goes into the reserves, and what the study states of them. A value that was read in doubt is not said. */

const Args = z.object({
  parts: z.array(z.string()).default([]).describe('Only these of it; empty for all'),
  full: z.boolean().default(false).describe('Whether the fully funded balance is asked for as well'),
});
type Args = z.infer<typeof Args>;

function putsInto(item: BudgetItem): string {
  const before = previousOf(item);
  const change =
    before === null ? '' : `, ${against(toCents(item.proposedBudget), before, item.previousYearOf ?? null)}`;
  return `The budget puts ${amountOf(item)} into ${item.description}${change}.`;
}

/** Each line, and of several what they come to. */
function putsIntoAll(lines: readonly BudgetItem[]): string[] {
  const sum = sumOf(lines);
  const change = sum.unknown.length > 0 ? '' : `, ${against(sum.proposedCents, sum.previousCents, previousYearOf(lines))}`; // prettier-ignore
  return [...lines.map(putsInto), ...(lines.length > 1 ? [`Together ${dollars(sum.proposedCents)}${change}.`] : [])]; // prettier-ignore
}

const STATE = ['percent funded', 'balance', 'fully funded balance'];
const CONTRIBUTION = ['recommended contribution'];

async function answer({ full, parts: asked }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const all = context.items.filter((item) => groupOf(item) === RESERVE_GROUP);
  const parts = partsOf(context, 'reserve');
  const sure = await sureOf(parts, context);
  const studies = parts.map((part) => studyOf(part, sure, asked)).filter(({ words }) => words !== '');
  const isOfLines =
    saidOnly(
      [
        [CONTRIBUTION, 'lines'],
        [[...STATE, ...ASSUMED], ''],
      ],
      asked,
    ).length > 0;
  const lines = isOfLines ? all : [];
  if (lines.length === 0 && studies.length === 0) return null;
  const quote = full ? await quoted('fully funded', 'reserve study', context) : null;
  return {
    content: [
      ...putsIntoAll(lines),
      ...(studies.length > 0
        ? studies.map(({ words }) => words)
        : ['None of the documents states how well the reserves are funded.']),
      ...(quote ? [quote.content, ...shortOf(quote.content, parts, sure)] : []),
    ].join('\n'),
    citations: [
      ...lines.map(lineCitation),
      ...studies.flatMap(({ citations }) => citations),
      ...(quote?.citations ?? []),
    ],
  };
}

const ASSUMED = ['inflation', 'interest'];

function studyOf(
  part: ReservePart,
  sure: Sure,
  asked: readonly string[],
): { words: string; citations: ChatCitation[] } {
  const [percent, balance, contribution] = [sure(part.percentFunded), sure(part.balance), sure(part.contribution)]; // prettier-ignore
  const [inflation, interest] = [sure(part.inflation), sure(part.interest)];
  const said = saidOnly(
    [
      [STATE, percent ? `the reserves are ${formatPercent(percent.value)} funded` : ''],
      [STATE, balance ? `their balance is ${dollars(toCents(balance.value))}` : ''],
      [CONTRIBUTION, contribution ? `it recommends a yearly contribution of ${dollars(toCents(contribution.value))}` : ''], // prettier-ignore
      [ASSUMED, inflation ? `it assumes ${formatPercent(inflation.value)} inflation` : ''],
      [ASSUMED, interest ? `it assumes ${formatPercent(interest.value)} interest` : ''],
    ],
    asked,
  );
  return {
    words: said.length === 0 ? '' : `By the reserve study ${said.join(', ')}.`,
    citations: [
      ...citedAs('Percent funded', percent),
      ...citedAs('Balance', balance),
      ...citedAs('Recommended contribution', contribution),
    ],
  };
}

const FULLY_FUNDED = /fully funded[^$]{0,80}\$ ?([\d,]+(?:\.\d\d)?)/i;
/** Points of a percentage that is printed rounded. */
const ROUNDED = 1;

/** How much is missing to the fully funded balance that was quoted, where percentage and balance of the study fit it. */
function shortOf(quote: string, parts: readonly ReservePart[], sure: Sure): string[] {
  const [, printed] = FULLY_FUNDED.exec(quote) ?? [];
  const [part] = parts;
  const [percent, balance] = [sure(part?.percentFunded), sure(part?.balance)];
  if (!printed || parts.length !== 1 || !percent || !balance) return [];
  const [full, present] = [toCents(printed.replaceAll(',', '')), toCents(balance.value)];
  if (full <= present || Math.abs((present / full) * 100 - percent.value) > ROUNDED) return [];
  return [`Fully funded would be ${dollars(full)}: ${dollars(full - present)} more than the balance.`];
}

/** An amount that is only in the words of a document. */
const quoted = (words: string, document: string, context: ChatContext) =>
  findText.answer({ words, hints: '', document, isOpen: false, least: 0, question: 'how much' }, context);

const FULL =
  /\b(?:full(?:y)?|100%|hundred|ideal(?:ly)?|completely)\b|\b(?:short(?:fall)?|gap|behind|missing|under ?funded|how far|need more)\b/; // prettier-ignore

export const reserves: Verb<Args> = {
  name: 'reserves',
  description:
    'What goes into reserves, and what the reserve study states: percent funded, balance, contribution.',
  args: Args as z.ZodType<Args>,
  asked: () => 'How well are the reserves funded?',
  slots: (read, { parameters }) =>
    // A special assessment is no contribution, and "saved for the decks" of one component.
    !SPECIAL.test(read.plain) &&
    !namesThing(read) &&
    read.years.every((year) => year >= parameters.year - 1) &&
    read.mentions.every(isOfGroup(RESERVE_GROUP))
      ? {
          full: FULL.test(read.plain),
          parts: askedOf(read.plain, 'study').map(({ name }) => name),
        }
      : null,
  answer,
};
