import { matchLines, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, ChatTable, ContractAnalysis } from '@hoa/contracts';
import { z } from 'zod';
import { CANNOT, type ChatContext, type Verb, type VerbAnswer } from '../context';
import { against, amountOf, dayOf, dollars, joined, previousOf, sourceCitation } from '../figures';
import { VAGUE } from '../question/mentions';
import { lineOf, says, type Read } from '../question/read';
import { askedOf, isWritten } from '../question/terms';
import { timesIn } from '../question/times';
import { stem } from '../question/words';
import { feesAt } from './contract-fees';
import { partsOf } from './sure';

const Args = z.object({
  about: z.string().describe('A vendor or a service; empty for all contracts'),
  line: z.string().default('').describe('The line of the budget that pays for it'),
  /** Only those of which a date lies ahead within so many days. */
  soon: z.boolean().default(false),
  parts: z
    .array(z.string())
    .default([])
    .describe('Only these of it: fee, end, renewal, notice; empty for all'),
  times: z
    .array(z.string())
    .default([])
    .describe('Months and years of which the amount is asked: "2027-03", "2027"'),
});
type Args = z.infer<typeof Args>;

/** Of so many lines that could pay for a service, each is shown. */
const MOST_LINES = 3;
const PERIODS: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
  unit: 'a unit',
};

/** Contracts as the documents name them, before the Contracts tab's analysis. */
export const contractNames = ({ facts }: ChatContext) =>
  facts.flatMap(
    ({ parts }) =>
    parts.flatMap((part) => (part.kind === 'contract' ? [{ vendor: part.vendor?.value ?? '', serviceType: part.service?.value ?? '' }] : [])), // prettier-ignore
  );

/** Vendors and services by their own words, or by what a line of the budget is called. */
export function aboutIn(read: Read, context: ChatContext): { words: string[]; isOwn: boolean } | null {
  const names = contractNames(context);
  const isOf = (word: string) =>
    !/^(?:contracts?|agreements?|services?|company|vendors?|maintenance|management)$/.test(word) &&
    contractsAbout(word, names).length > 0;
  const all = read.tokens.filter(({ word, kind }) => (kind === 'unknown' || kind === 'line') && isOf(word)).map(({ word }) => word); // prettier-ignore
  const words = [...new Set(all)];
  const together = contractsAbout(words.join(' '), names).length > 0 ? words : words.slice(0, 1);
  if (together.length > 0) return { words: together, isOwn: true };
  const line = lineOf(read);
  return line !== '' && contractsAbout(line, names).length > 0 ? { words: [line], isOwn: false } : null;
}

/** "Which can be ended on the shortest notice": of all of them. */
const BY_NOTICE = /\b(?:shortest|least|less|longest|most|more|fewest|fewer)\b(?: \w+){0,2} notice\b|\bnotice\b.*\b(?:is )?(?:the )?(?:shortest|least|longest|most|fewest)\b/; // prettier-ignore

function slots(read: Read, context: ChatContext): Args | null {
  if (BY_NOTICE.test(read.plain)) return { about: '', line: '', soon: false, parts: ['notice'], times: [] };
  const about = aboutIn(read, context);
  // A thing that is named and has no contract is not answered with those of others.
  const { tokens } = read;
  const isOther =
    read.mentions.length > 0 ||
    tokens.some(
      ({ kind, word }, at) =>
        kind === 'unknown' &&
        word.length > 2 &&
        !word.endsWith('ly') &&
        tokens[at + 1]?.concepts.has('contract'),
    );
  // "The gate camera": another thing than what the contract is about.
  const names = contractNames(context);
  const isThing = tokens.some(({ kind, word, isName }, at) => kind === 'unknown' && ((isName && /^an?$/.test(tokens[at - 1]?.word ?? '') && tokens[at - 2]?.word === 'for') || [at - 1, at + 1].some((next) => tokens[next]?.kind === 'line')) && !word.endsWith('ly') && !VAGUE.test(word) && contractsAbout(word, names).length === 0); // prettier-ignore
  // "Main pool resurfacing": a component of the reserves, not who cleans the pool.
  const said = new Set(tokens.map(({ word }) => stem(word)));
  const isComponent = partsOf(context, 'reserve').some(({ components }) => components.some(({ name }) => name.includes(' ') && normaliseWords(name).split(' ').every((word) => said.has(stem(word))))); // prettier-ignore
  if (isThing || (isComponent && !says(read, 'contract')) || (!about && (isOther || !says(read, 'contract'))))
    return null;
  if (read.years.some((year) => Math.abs(year - context.parameters.year) > 1)) return null;
  const parts = askedOf(read.plain, 'contract');
  // One of several, which it does not say.
  if (!about && names.length > 1 && /\bthe (?:contract|agreement|deal)\b/.test(read.plain)) return null;
  // What is only in its words is a term of it.
  if (about && parts.length > 0 && parts.every((term) => isWritten(term) && !OF_CONTRACT.test(term.name))) return null; // prettier-ignore
  return {
    parts: parts.map(({ name }) => name),
    about: about?.words.join(' ') ?? '',
    line: lineOf(read),
    times: about ? timesIn(read.dated, context.parameters.year) : [],
    soon: /\b(?:soon|next|first|upcoming|coming up|come up|coming)\b/.test(read.plain),
  };
}

async function answer(
  { about, line, soon, parts, times }: Args,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const all = await context.contracts();
  const isAll = about.trim() === '' || !parts.some((part) => OF_CONTRACT.test(part));
  const wanted = about.trim() === '' ? all : contractsAbout(about, all);
  if (wanted.length === 0) return null;
  const shown = [...wanted].sort((a, b) => endOf(a).localeCompare(endOf(b)));
  const fees = shown.flatMap((one) => feesAt(one, times));
  // What it costs now is not what is asked.
  if (times.length > 0 && !fees.some((one) => one.includes('$')))
    return { content: joined(`${CANNOT}: what ${shown.map(({ vendor }) => vendor).join(', ')} takes then. No contract states an amount of ${times.join(', ')}.`, ...shown.flatMap((one) => parts.some((part) => OF_TIME.test(part)) ? sentenceOf(one, parts.filter((part) => OF_TIME.test(part))) : [])), citations: [] }; // prettier-ignore
  return {
    content: [
      ...(soon && shown.length > 1 ? ['By the end of their present terms, the next first:'] : []),
      ...shown.map((one) => sentenceOf(one, isAll ? ALL : parts)),
      ...fees,
      ...(about.trim() === '' || !isAll ? [] : budgeted(line === '' ? about : line, context)),
    ].join('\n'),
    citations: shown.flatMap(citationsOf),
    ...(isAll || shown.length > 1 ? { table: tableOf(shown) } : {}),
  };
}

const tableOf = (shown: readonly ContractAnalysis[]): ChatTable => ({
  title: shown.length === 1 ? 'The contract' : 'Contracts',
  columns: ['Vendor', 'Service', 'Fee today', 'A year', 'Present term ends', 'Notice by'],
  rows: shown.map((one) => ({
    cells: [
      one.vendor,
      one.serviceType,
      feeOf(one),
      one.yearlyCost === null ? 'not stated' : dollars(toCents(one.yearlyCost)),
      dayOf(one.currentTermEnd),
      dayOf(one.noticeBy),
    ],
  })),
});

/** What the budget has for the service, beside what its contract costs now. */
function budgeted(about: string, { items, parameters }: ChatContext): string[] {
  const match = matchLines(about, items.filter(({ type }) => type === 'expense')); // prettier-ignore
  const lines = match.kind === 'line' ? [match.line] : match.kind === 'several' ? match.lines : [];
  if (lines.length === 0 || lines.length > MOST_LINES) return [];
  const amounts = lines.map((item) => {
    const before = previousOf(item);
    const change = before === null ? '' : ` (${against(toCents(item.proposedBudget), before, item.previousYearOf ?? null)})`; // prettier-ignore
    return `${amountOf(item)} for ${item.description}${change}`;
  });
  return [`The budget of ${parameters.year} has ${amounts.join(', ')}.`];
}

const endOf = ({ currentTermEnd }: ContractAnalysis): string => currentTermEnd ?? '9';

/** Contracts whose vendor or service has all of the words, in the words of budgets also: "gardener" is landscaping. */
export function contractsAbout<T extends { vendor: string; serviceType: string }>(
  about: string,
  all: readonly T[],
): T[] {
  const words = normaliseWords(about).split(' ').filter((word) => word !== ''); // prettier-ignore
  const named = all.filter((one) => {
    const own = normaliseWords(`${one.vendor} ${one.serviceType}`).split(' ');
    return words.every((word) => own.includes(word));
  });
  if (named.length > 0) return named;
  const services = all.map((contract) => ({ type: 'expense' as const, description: contract.serviceType, contract })); // prettier-ignore
  const match = matchLines(about, services);
  if (match.kind === 'line') return [match.line.contract];
  return match.kind === 'several' ? match.lines.map(({ contract }) => contract) : [];
}

function feeOf({ currentAmount, fee }: ContractAnalysis): string {
  if (currentAmount === null) return 'not stated';
  return `${dollars(toCents(currentAmount))} ${PERIODS[fee?.value.period ?? ''] ?? ''}`.trim();
}

const MONEY = 'vendor|fee|fee at a time|increases';
const TIME = 'end|renewal|notice';
const OF_MONEY = new RegExp(`^(?:${MONEY})$`);
const OF_TIME = new RegExp(`^(?:${TIME})$`);
/** What facts state of a contract. */
export const OF_CONTRACT = new RegExp(`^(?:${MONEY}|${TIME})$`);
const ALL = ['fee', 'end'];

/** What it costs, how it ends, or both. */
function sentenceOf(one: ContractAnalysis, asked: readonly string[]): string {
  const { start, end, renewal, noticeDays, noticeBy, currentTermEnd } = one;
  const year = one.yearlyCost === null ? '' : `, ${dollars(toCents(one.yearlyCost))} in twelve months`;
  const coming = one.rateIncreases.filter(({ past }) => !past).slice(0, 3);
  const steps = coming.map(
    ({ newAmount, period, effectiveDate, estimate }) =>
      `${dollars(toCents(newAmount))} ${PERIODS[period] ?? ''} from ${dayOf(effectiveDate)}${estimate ? ' (an estimate)' : ''}`,
  );
  const isPresent = currentTermEnd !== null && currentTermEnd !== end?.value;
  const times = [
    start || end ? `term ${dayOf(start?.value)} to ${dayOf(end?.value)}` : 'no term is stated',
    ...(isPresent ? [`the present term ends ${dayOf(currentTermEnd)}`] : []),
    renewal ? `renewal: ${renewal.text}` : 'no renewal is stated',
    noticeDays
      ? `notice ${noticeDays.value} days before the end${noticeBy ? `, by ${dayOf(noticeBy)}` : ''}`
      : 'no notice is stated',
  ];
  const isCost = asked.some((part) => OF_MONEY.test(part));
  const parts = [
    ...(isCost ? [`${feeOf(one)}${year}`] : []),
    ...(asked.some((part) => OF_TIME.test(part)) ? times : []),
    ...(isCost ? [one.escalation.replace(/\.$/, ''), ...steps] : []),
  ];
  return `${one.vendor} (${one.serviceType}): ${parts.filter((part) => part !== '').join('; ')}.`;
}

function citationsOf({ vendor, fee, end, renewal, noticeDays }: ContractAnalysis): ChatCitation[] {
  return Object.entries({ Fee: fee, End: end, Renewal: renewal, Notice: noticeDays }).flatMap(
    ([label, stated]) =>
      stated && !stated.needsReview ? [sourceCitation(`${vendor}: ${label}`, stated.source)] : [],
  );
}

export const contracts: Verb<Args> = {
  name: 'contracts',
  asked: ({ about }) => (about === '' ? 'Which contracts do we have?' : `What is in the ${about} contract?`),
  description:
    'Contracts with vendor, service, fee, term, renewal, notice and increases, as on the Contracts tab.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
