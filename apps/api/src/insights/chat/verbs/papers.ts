import { formatPercent, groupOf, normaliseWords, RESERVE_GROUP, toCents } from '@hoa/budget-math';
import type { ChatCitation, InsurancePart, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { amountOf, citedAs, dollars, lineCitation } from '../figures';
import type { Mention } from '../question/mentions';
import { partsOf, sureOf, type Sure } from './sure';

/** What the policies and the reserve study state. A value that was read in doubt is not said. */

const NoArgs = z.object({});
type NoArgs = z.infer<typeof NoArgs>;

const isOf =
  (group: string) =>
  ({ scope }: Mention): boolean =>
    scope.items.every((item) => groupOf(item) === group);

async function reservesAnswer(_args: NoArgs, context: ChatContext): Promise<VerbAnswer | null> {
  const lines = context.items.filter((item) => groupOf(item) === RESERVE_GROUP);
  const parts = partsOf(context, 'reserve');
  const sure = await sureOf(parts, context);
  const studies = parts.map((part) => studyOf(part, sure)).filter(({ words }) => words !== '');
  if (lines.length === 0 && studies.length === 0) return null;
  return {
    content: [
      ...lines.map((item) => `The budget puts ${amountOf(item)} into ${item.description}.`),
      ...(studies.length > 0
        ? studies.map(({ words }) => words)
        : ['None of the documents states how well the reserves are funded.']),
    ].join('\n'),
    citations: [...lines.map(lineCitation), ...studies.flatMap(({ citations }) => citations)],
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

export const reserves: Verb<NoArgs> = {
  name: 'reserves',
  description:
    'What goes into reserves, and what the reserve study states: percent funded, balance, contribution.',
  args: NoArgs,
  asked: () => 'How well are the reserves funded?',
  slots: ({ years, mentions }, { parameters }) =>
    years.every((year) => year >= parameters.year - 1) && mentions.every(isOf(RESERVE_GROUP)) ? {} : null,
  answer: reservesAnswer,
};

async function policyAnswer(_args: NoArgs, context: ChatContext): Promise<VerbAnswer | null> {
  const parts = partsOf(context, 'insurance');
  const sure = await sureOf(parts, context);
  const all = parts.map((part) => policyOf(part, sure)).filter(({ words }) => words !== '');
  if (all.length === 0) return null;
  return {
    content: all.map(({ words }) => words).join('\n'),
    citations: all.flatMap(({ citations }) => citations),
  };
}

function policyOf(part: InsurancePart, sure: Sure): { words: string; citations: ChatCitation[] } {
  const [carrier, policy, period, total] = [sure(part.carrier), sure(part.policy), sure(part.period), sure(part.total)]; // prettier-ignore
  const premiums = part.premiums.filter(({ premium }) => sure(premium));
  const deductibles = part.deductibles.filter(({ amount }) => sure(amount));
  const amounts = (list: readonly { line: string; cents: string }[]) =>
    list.map(({ line, cents }) => `${line} ${dollars(toCents(cents))}`).join(', ');
  const parts = [
    carrier ? `The insurer is ${carrier.value}${policy ? `, policy ${policy.value}` : ''}.` : '',
    period ? `The policy runs from ${period.value.from} to ${period.value.to}.` : '',
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

export const policy: Verb<NoArgs> = {
  name: 'insurance_policy',
  description: 'What the insurance policies state: insurer, number, period, premiums, deductibles.',
  args: NoArgs,
  asked: () => 'What does the insurance policy state?',
  // A deductible that none of its tables has is in its words.
  slots: ({ mentions, plain, tokens }, context) => {
    const listed = partsOf(context, 'insurance').flatMap((part) => part.deductibles.map(({ line }) => normaliseWords(line).split(' '))); // prettier-ignore
    const isListed = listed.some((words) =>
      tokens.some(({ word, kind }) => kind !== 'empty' && words.includes(word)),
    );
    if (/\bdeduct\w*/.test(plain) && !isListed && listed.length + mentions.length > 0) return null;
    return mentions.every(isOf('Insurance Expenses')) ? {} : null;
  },
  answer: policyAnswer,
};
