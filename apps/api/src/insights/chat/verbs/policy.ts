import { formatPercent, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, InsurancePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { citedAs, dayOf, dollars, signed } from '../figures';
import { premiumSupposed } from '../question/premiums';
import { says, type Read } from '../question/read';
import { isOfPolicy, OF_OTHERS_POLICY } from '../question/subject';
import { askedOf } from '../question/terms';
import { stem } from '../question/words';
import { isOfGroup, partsOf, saidOnly, sureOf, type Sure } from './sure';

/** What the policies state. A value that was read in doubt is not said. */

const PolicyArgs = z.object({
  parts: z.array(z.string()).default([]).describe('Only these of it; empty for all'),
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

async function answer(
  { percent, covers, parts: asked }: PolicyArgs,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const parts = partsOf(context, 'insurance');
  const sure = await sureOf(parts, context);
  const all = parts.map((part) => policyOf(part, sure, asked)).filter(({ words }) => words !== '');
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
  const total = sure(part.total);
  const named = part.premiums.filter(({ line, premium }) => sure(premium) && covers.includes(line));
  const of = covers.length > 0 ? named.map(({ line, premium }) => ({ name: line, cents: toCents(premium.value) })) : total ? [{ name: 'The total', cents: toCents(total.value) }] : []; // prettier-ignore
  return of.map(({ name, cents }) => {
    const then = Math.round(cents * (1 + percent / 100));
    return `${name}: the premium of the policy is ${dollars(cents)}; ${formatPercent(percent, { sign: true })} would make it ${dollars(then)} (${signed(then - cents)}).`; // prettier-ignore
  });
}

const IDENTITY = ['carrier', 'policy number', 'policy period'];

function policyOf(
  part: InsurancePart,
  sure: Sure,
  asked: readonly string[],
): { words: string; citations: ChatCitation[] } {
  const [carrier, policy, period, total] = [sure(part.carrier), sure(part.policy), sure(part.period), sure(part.total)]; // prettier-ignore
  const premiums = part.premiums.filter(({ premium }) => sure(premium));
  // What begins with "in place of" is no cover's name.
  const deductibles = part.deductibles.filter(
    ({ line, amount }) => sure(amount) && !/^(?:in|of|on|as|to) /i.test(line),
  );
  const amounts = (name: string, list: readonly { line: string; cents: string }[]) =>
    list.length === 0 ? '' : `${name}: ${list.map(({ line, cents }) => `${line} ${dollars(toCents(cents))}`).join(', ')}.`; // prettier-ignore
  const said = saidOnly(
    [
      [
        IDENTITY,
        carrier ? `The insurer is ${carrier.value}${policy ? `, policy ${policy.value}` : ''}.` : '',
      ],
      [IDENTITY, period ? `The policy runs from ${dayOf(period.value.from)} to ${dayOf(period.value.to)}.` : ''], // prettier-ignore
      [['premium'], amounts('Premiums', premiums.map(({ line, premium }) => ({ line, cents: premium.value })))], // prettier-ignore
      [['premium', 'total premium', 'total due'], total ? `The total premium is ${dollars(toCents(total.value))}.` : ''], // prettier-ignore
      [['deductible'], amounts('Deductibles', deductibles.map(({ line, amount }) => ({ line, cents: amount.value })))], // prettier-ignore
    ],
    asked,
  );
  return {
    words: said.join(' '),
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

/** "By what date": of anything, and of no policy. */
const ASKS_OF_POLICY = /\b(?:cover\w*|agents?|brokers?|fidelity|crime|bond|liability|directors|declarations?|install?ments?|wind|hail|flood|earthquake|quake|hurricane)\b/; // prettier-ignore

/** Its limits, and deductibles that none of its tables has, are in its words: they are terms of it. */
function policySlots(read: Read, context: ChatContext): PolicyArgs | null {
  const { mentions, plain, tokens } = read;
  const supposed = premiumSupposed(read, context);
  if (supposed) return supposed;
  if (OF_OTHERS_POLICY.test(plain)) return null;
  const isNamed = says(read, 'policy') || isOfPolicy(plain, context) || ASKS_OF_POLICY.test(plain);
  if (mentions.length === 0 && !isNamed) return null;
  if (!mentions.every(isOfGroup('Insurance Expenses')) || isOtherCover(read, context)) return null;
  const listed = partsOf(context, 'insurance').flatMap((part) => part.deductibles.map(({ line }) => normaliseWords(line).split(' '))); // prettier-ignore
  const isListed = listed.some((words) =>
    tokens.some(({ word, kind }) => kind !== 'empty' && words.includes(word)),
  );
  const isInWords = /\bdeduct\w*/.test(plain) && !isListed && listed.length + mentions.length > 0;
  return isInWords || /\blimits?\b|\binsured for\b/.test(plain)
    ? null
    : { covers: [], parts: askedOf(plain, 'policy').map(({ name }) => name) };
}

export const policy: Verb<PolicyArgs> = {
  name: 'insurance_policy',
  description: 'What the insurance policies state: insurer, number, period, premiums, deductibles.',
  args: PolicyArgs as z.ZodType<PolicyArgs>,
  asked: () => 'What does the insurance policy state?',
  slots: policySlots,
  answer,
};
