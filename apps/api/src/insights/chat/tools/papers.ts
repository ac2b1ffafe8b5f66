import { addDays, formatPercent, matchLines, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, ContractPart, Part, ReservePart } from '@hoa/contracts';
import type { ChatContext, Tool, ToolAnswer } from './context';
import { amountOf, citedAs, dollars, lineCitation, sourceCitation, subjectOf } from './words';

const PERIODS: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
  unit: 'a unit',
};
const MOST = 8;

function partsOf<K extends Part['kind']>({ facts }: ChatContext, kind: K): Extract<Part, { kind: K }>[] {
  return facts.flatMap(({ parts }) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind),
  );
}

function contractWords(contract: ContractPart, today: string): string {
  const { vendor, service, fee, end, renewal, noticeDays } = contract;
  const notice = end && noticeDays ? addDays(end.value, -noticeDays.value) : undefined;
  const parts = [
    `${vendor?.value ?? 'A vendor that the paper does not name'}${service ? ` (${service.value})` : ''}`,
    fee?.value.amount
      ? `${dollars(toCents(fee.value.amount))} ${PERIODS[fee.value.period] ?? ''}`
      : 'states no fee',
    end ? `${end.value < today ? 'ended' : 'ends'} ${end.value}` : 'states no end',
    renewal ? `renewal: ${renewal.value}` : '',
    noticeDays
      ? `notice ${noticeDays.value} days before${notice ? `, by ${notice}${notice < today ? ' (passed)' : ''}` : ''}`
      : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function contractCitations({ vendor, fee, end, renewal, noticeDays }: ContractPart): ChatCitation[] {
  return [
    ...citedAs('Vendor', vendor),
    ...citedAs('Fee', fee),
    ...citedAs('End', end),
    ...citedAs('Renewal', renewal),
    ...citedAs('Notice', noticeDays),
  ];
}

function contracts(question: string, context: ChatContext): ToolAnswer {
  const all = partsOf(context, 'contract');
  if (all.length === 0)
    return { content: 'None of this budget’s documents is a contract that could be read.', citations: [] };
  const wanted = about(question, all);
  const shown = (wanted.length > 0 ? wanted : all)
    .toSorted((a, b) => (a.end?.value ?? '9').localeCompare(b.end?.value ?? '9'))
    .slice(0, MOST);
  return {
    content: shown.map((one) => contractWords(one, context.today)).join('\n'),
    citations: shown.flatMap(contractCitations),
  };
}

/** Contracts whose vendor or service has words of the question, or whose service is of the account that they mean. */
function about(question: string, all: readonly ContractPart[]): ContractPart[] {
  const subject = subjectOf(question)
    .replace(/\b(?:contracts?|vendors?|agreements?|renewals?|notice|dates?|soon)\b/gi, ' ')
    .trim();
  if (normaliseWords(subject) === '') return [];
  const services = all.flatMap((contract) => {
    const names = [contract.service?.value, contract.vendor?.value].filter((name) => name !== undefined);
    return names.map((description) => ({ type: 'expense' as const, description, contract }));
  });
  const match = matchLines(subject, services);
  if (match.kind === 'none') return [];
  const found = match.kind === 'line' ? [match.line] : match.lines;
  return [...new Set(found.map(({ contract }) => contract))];
}

function vendor(question: string, context: ChatContext): ToolAnswer | null {
  const wanted = about(question, partsOf(context, 'contract'));
  if (wanted.length === 0) return null;
  return {
    content: wanted.map((one) => contractWords(one, context.today)).join('\n'),
    citations: wanted.flatMap(contractCitations),
  };
}

function reserves(_question: string, context: ChatContext): ToolAnswer {
  const lines = context.items.filter(
    (item) =>
      item.type === 'expense' &&
      (/^90/.test(item.glCode) || /reserve/i.test(`${item.category} ${item.description}`)) &&
      !/study/i.test(item.description),
  );
  const studies = partsOf(context, 'reserve');
  const budgeted = lines.map((item) => `The budget puts ${amountOf(item)} into ${item.description}.`);
  const studied = studies.map(studyWords).filter((words) => words !== '');
  const parts = [
    ...(budgeted.length > 0 ? budgeted : ['The budget has no reserve contribution.']),
    ...(studied.length > 0
      ? studied
      : [
          'None of the documents is a reserve study with a funding level, so how well the reserves are funded is not known.',
        ]),
  ];
  return {
    content: parts.join('\n'),
    citations: [...lines.map(lineCitation), ...studies.flatMap(studyCitations)],
  };
}

function studyWords({ percentFunded, balance, contribution }: ReservePart): string {
  const parts = [
    percentFunded ? `the reserves are ${formatPercent(percentFunded.value)} funded` : '',
    balance ? `their balance is ${dollars(toCents(balance.value))}` : '',
    contribution ? `a yearly contribution of ${dollars(toCents(contribution.value))} is recommended` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `By the reserve study ${parts.join(', ')}.`;
}

function studyCitations({ percentFunded, balance, contribution }: ReservePart): ChatCitation[] {
  return [
    ...citedAs('Percent funded', percentFunded),
    ...citedAs('Balance', balance),
    ...citedAs('Recommended contribution', contribution),
  ];
}

/** What a careful reader would ask for before the board does. */
function missing(_question: string, context: ChatContext): ToolAnswer {
  const { items, documents, facts } = context;
  const kinds = new Set(facts.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
  const unread = documents.filter(({ status }) => status !== 'ready');
  const review = items.filter(({ needsReview }) => needsReview);
  const assumed = items.filter(({ basis }) => basis === 'assumption');
  const unknown = items.filter(({ previousYearKnown }) => !previousYearKnown);
  const names = (list: readonly { description: string }[]) =>
    `${list
      .slice(0, MOST)
      .map(({ description }) => description)
      .join(', ')}${list.length > MOST ? ' and others' : ''}`;
  const found = [
    kinds.has('reserve') ? '' : 'There is no reserve study among the documents.',
    kinds.has('insurance') ? '' : 'There is no insurance policy among the documents.',
    kinds.has('contract') ? '' : 'There is no vendor contract among the documents.',
    unread.length > 0 ? `Not read: ${unread.map(({ name }) => name).join(', ')}.` : '',
    assumed.length > 0 ? `Assumptions, which no paper states: ${names(assumed)}.` : '',
    review.length > 0 ? `To be reviewed: ${names(review)}.` : '',
    unknown.length > 0 ? `Last year is not known of: ${names(unknown)}.` : '',
    toCents(context.budget.totals.shortfall) > 0
      ? `Income falls short of expenses by ${dollars(toCents(context.budget.totals.shortfall))}.`
      : '',
  ].filter((part) => part !== '');
  return {
    content:
      found.length === 0
        ? 'Nothing that I can tell: every line has a source, and the papers are all read.'
        : found.join('\n'),
    citations: [...assumed, ...review].slice(0, MOST).map(lineCitation),
  };
}

/** Words that say where to look or that something stands there: they are on every page. */
const OF_ANY_PAPER =
  /\b(?:contracts?|agreements?|documents?|papers?|polic(?:y|ies)|declaration|says?|said|mention(?:s|ed)?|written|states?|stated|according|clauses?|search|find|look|up|about)\b/gi;

/** What a question looks for in the papers; all of it where nothing else is left. */
export function searchWords(question: string): string {
  const rest = question.replace(OF_ANY_PAPER, ' ').replace(/\s+/g, ' ').trim();
  return /^(?:the|an?|our|this|that|it)?$/i.test(subjectOf(rest)) && !/renew|expir|notice/i.test(rest)
    ? question
    : rest;
}

async function searched(question: string, { search }: ChatContext): Promise<ToolAnswer | null> {
  const places = await search(searchWords(question));
  if (places.length === 0) return null;
  const lines = places.map(({ source }) => `${source.documentName}, page ${source.page}: “${source.quote}”`);
  return {
    content: `The documents say:\n${lines.join('\n')}`,
    citations: places.map(({ source }) => sourceCitation('Found', source)),
  };
}

export const contractsTool: Tool = {
  name: 'contracts',
  description:
    'Contracts with fee, end, renewal and notice dates. Query: a vendor or service, or nothing for all.',
  run: contracts,
};
export const vendorTool: Tool = {
  name: 'vendor',
  description: 'Who provides a service. Query: the service.',
  run: vendor,
};
export const reservesTool: Tool = {
  name: 'reserves',
  description: 'Reserve contributions and how well the reserves are funded.',
  run: reserves,
};
export const missingTool: Tool = {
  name: 'missing',
  description: 'What is missing, assumed, unread or to be reviewed.',
  run: missing,
};
export const searchTool: Tool = {
  name: 'search-documents',
  description: 'Full text of the documents. Query: words that stand there.',
  run: searched,
};
