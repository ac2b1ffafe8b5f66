import { formatPercent, groupOf, normaliseWords, RESERVE_GROUP, toCents } from '@hoa/budget-math';
import type { BudgetItem, ChatCitation, InsurancePart, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { against, amountOf, citedAs, dayOf, dollars, lineCitation, previousOf, signed } from '../figures';
import type { Mention } from '../question/mentions';
import { namesThing, SPECIAL, type Read } from '../question/read';
import { premiumSupposed } from '../question/premiums';
import { stem } from '../question/words';
import { findText } from './find-text';
import { partsOf, sureOf, type Sure } from './sure';

/** What the policies and the reserve study state. A value that was read in doubt is not said. */

const ReserveArgs = z.object({
  full: z.boolean().default(false).describe('Whether the fully funded balance is asked for as well'),
});
type ReserveArgs = z.infer<typeof ReserveArgs>;
const PolicyArgs = z.object({
  percent: z
    .number()
    .optional()
    .describe('Premiums supposed to be so many percent higher, or lower where negative'),
  covers: z
    .array(z.string())
    .default([])
    .describe('Coverages of the policy whose premium that is; empty for the total'),
});
export type PolicyArgs = z.infer<typeof PolicyArgs>;

const isOf =
  (group: string) =>
  ({ scope }: Mention): boolean =>
    scope.items.every((item) => groupOf(item) === group);

function putsInto(item: BudgetItem): string {
  const before = previousOf(item);
  const change =
    before === null ? '' : `, ${against(toCents(item.proposedBudget), before, item.previousYearOf ?? null)}`;
  return `The budget puts ${amountOf(item)} into ${item.description}${change}.`;
}

async function reservesAnswer({ full }: ReserveArgs, context: ChatContext): Promise<VerbAnswer | null> {
  const lines = context.items.filter((item) => groupOf(item) === RESERVE_GROUP);
  const parts = partsOf(context, 'reserve');
  const sure = await sureOf(parts, context);
  const studies = parts.map((part) => studyOf(part, sure)).filter(({ words }) => words !== '');
  if (lines.length === 0 && studies.length === 0) return null;
  const quote = full ? await quoted('fully funded', 'reserve study', context) : null;
  return {
    content: [
      ...lines.map((item) => putsInto(item)),
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

function studyOf(part: ReservePart, sure: Sure): { words: string; citations: ChatCitation[] } {
  const [percent, balance, contribution] = [sure(part.percentFunded), sure(part.balance), sure(part.contribution)]; // prettier-ignore
  const parts = [
    percent ? `the reserves are ${formatPercent(percent.value)} funded` : '',
    balance ? `their balance is ${dollars(toCents(balance.value))}` : '',
    contribution ? `it recommends a yearly contribution of ${dollars(toCents(contribution.value))}` : '',
    part.inflation && sure(part.inflation) ? `it assumes ${formatPercent(part.inflation.value)} inflation` : '', // prettier-ignore
    part.interest && sure(part.interest) ? `it assumes ${formatPercent(part.interest.value)} interest` : '',
  ].filter((words) => words !== '');
  return {
    words: parts.length === 0 ? '' : `By the reserve study ${parts.join(', ')}.`,
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
  /\b(?:full(?:y)?|100%|ideal(?:ly)?|completely) fund|\bshort(?:fall)?\b.{0,30}\bfull\b|\bfull\b.{0,30}\bshort(?:fall)?\b/;

export const reserves: Verb<ReserveArgs> = {
  name: 'reserves',
  description:
    'What goes into reserves, and what the reserve study states: percent funded, balance, contribution.',
  args: ReserveArgs as z.ZodType<ReserveArgs>,
  asked: () => 'How well are the reserves funded?',
  slots: (read, { parameters }) =>
    // A special assessment is no contribution, and "saved for the decks" of one component.
    !SPECIAL.test(read.plain) &&
    !namesThing(read) &&
    read.years.every((year) => year >= parameters.year - 1) &&
    read.mentions.every(isOf(RESERVE_GROUP))
      ? { full: FULL.test(read.plain) }
      : null,
  answer: reservesAnswer,
};

async function policyAnswer(
  { percent, covers }: PolicyArgs,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const parts = partsOf(context, 'insurance');
  const sure = await sureOf(parts, context);
  const all = parts.map((part) => policyOf(part, sure)).filter(({ words }) => words !== '');
  if (all.length === 0) return null;
  if (percent !== undefined) {
    const supposed = parts.flatMap((part) => supposedOf(part, { percent, covers }, sure));
    return supposed.length === 0 ? null : { content: [...supposed, 'Nothing is changed.'].join('\n'), citations: all.flatMap(({ citations }) => citations) }; // prettier-ignore
  }
  return {
    content: all.map(({ words }) => words).join('\n'),
    citations: all.flatMap(({ citations }) => citations),
  };
}

/** What premiums that the policy states would be. */
function supposedOf(
  part: InsurancePart,
  { percent, covers }: { percent: number; covers: readonly string[] },
  sure: Sure,
): string[] {
  // prettier-ignore
  const total = sure(part.total);
  const named = part.premiums.filter(({ line, premium }) => sure(premium) && covers.includes(line));
  const of = covers.length > 0 ? named.map(({ line, premium }) => ({ name: line, cents: toCents(premium.value) })) : total ? [{ name: 'The total', cents: toCents(total.value) }] : []; // prettier-ignore
  return of.map(({ name, cents }) => {
    const then = Math.round(cents * (1 + percent / 100));
    return `${name}: the premium of the policy is ${dollars(cents)}; ${formatPercent(percent, { sign: true })} would make it ${dollars(then)} (${signed(then - cents)}).`; // prettier-ignore
  });
}

function policyOf(part: InsurancePart, sure: Sure): { words: string; citations: ChatCitation[] } {
  const [carrier, policy, period, total] = [sure(part.carrier), sure(part.policy), sure(part.period), sure(part.total)]; // prettier-ignore
  const premiums = part.premiums.filter(({ premium }) => sure(premium));
  // What begins with "in place of" is no cover's name.
  const deductibles = part.deductibles.filter(
    ({ line, amount }) => sure(amount) && !/^(?:in|of|on|as|to) /i.test(line),
  );
  const amounts = (list: readonly { line: string; cents: string }[]) =>
    list.map(({ line, cents }) => `${line} ${dollars(toCents(cents))}`).join(', ');
  const parts = [
    carrier ? `The insurer is ${carrier.value}${policy ? `, policy ${policy.value}` : ''}.` : '',
    period ? `The policy runs from ${dayOf(period.value.from)} to ${dayOf(period.value.to)}.` : '',
    premiums.length > 0
      ? `Premiums: ${amounts(premiums.map(({ line, premium }) => ({ line, cents: premium.value })))}.`
      : '',
    total ? `The total premium is ${dollars(toCents(total.value))}.` : '',
    deductibles.length > 0
      ? `Deductibles: ${amounts(deductibles.map(({ line, amount }) => ({ line, cents: amount.value })))}.`
      : '',
  ].filter((words) => words !== '');
  return {
    words: parts.join(' '),
    citations: [
      ...citedAs('Insurer', carrier),
      ...citedAs('Policy', policy),
      ...citedAs('Period', period),
      ...citedAs('Total premium', total),
    ],
  };
}

/** Words of every policy, beside those of its own tables. */
const OF_POLICY =
  /^(?:master|package|blanket|agents?|brokers?|binder|declarations?|dec|page|carriers?|underwrit\w*)$/;

/** "flood insurance" where no policy has it: another cover than those that are there. */
function isOtherCover({ tokens }: Read, context: ChatContext): boolean {
  const parts = partsOf(context, 'insurance');
  const texts = parts.flatMap((part) => [part.carrier?.value ?? '', ...[...part.premiums, ...part.deductibles].map(({ line }) => line)]); // prettier-ignore
  const own = new Set(texts.flatMap((text) => normaliseWords(text).split(' ')).map(stem));
  const isCover = (at: number) => tokens[at]?.kind === 'line' || tokens[at]?.concepts.has('policy') === true;
  return tokens.some(({ word, kind }, at) => {
    if (kind !== 'unknown' || OF_POLICY.test(word) || word.endsWith('ly') || own.has(stem(word)))
      return false;
    const before = tokens.slice(0, at).findLastIndex((one) => one.kind !== 'empty');
    return isCover(at + 1) || isCover(before) || /^(?:for|against|on)$/.test(tokens[at - 1]?.word ?? '');
  });
}

/** Its limits, and deductibles that none of its tables has, are in its words: they are terms of it. */
function policySlots(read: Read, context: ChatContext): PolicyArgs | null {
  const { mentions, plain, tokens } = read;
  const supposed = premiumSupposed(read, context);
  if (supposed) return supposed;
  if (!mentions.every(isOf('Insurance Expenses')) || isOtherCover(read, context)) return null;
  const listed = partsOf(context, 'insurance').flatMap((part) => part.deductibles.map(({ line }) => normaliseWords(line).split(' '))); // prettier-ignore
  const isListed = listed.some((words) =>
    tokens.some(({ word, kind }) => kind !== 'empty' && words.includes(word)),
  );
  const isInWords = /\bdeduct\w*/.test(plain) && !isListed && listed.length + mentions.length > 0;
  return isInWords || /\blimits?\b|\binsured for\b/.test(plain) ? null : { covers: [] };
}

export const policy: Verb<PolicyArgs> = {
  name: 'insurance_policy',
  description: 'What the insurance policies state: insurer, number, period, premiums, deductibles.',
  args: PolicyArgs as z.ZodType<PolicyArgs>,
  asked: () => 'What does the insurance policy state?',
  slots: policySlots,
  answer: policyAnswer,
};
