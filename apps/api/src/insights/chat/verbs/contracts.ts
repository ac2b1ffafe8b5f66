import { matchLines, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, ContractAnalysis } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, sourceCitation } from '../figures';
import { leftOver } from '../question/words';

const Args = z.object({
  about: z.string().describe('A vendor or a service; empty for all contracts'),
  /** Only those of which a date lies ahead within so many days. */
  soon: z.boolean().default(false),
});
type Args = z.infer<typeof Args>;

const NAMED =
  /\b(?:contracts?|contractors?|agreements?|vendors?|suppliers?|providers?|service providers?|renew(?:s|al|als|ing|ed)?|expir(?:e[sd]?|ing|ation|ations)|notice|terminat(?:e|es|ion)|escalat(?:or|ors|ion|es|e)|auto-?renew\w*)\b|\bwho (?:does|do|is|are|handles?|provides?|services?|maintains?|takes? care of|cuts?|mows?|cleans?|plows?|runs?)\b/;
const ASKING =
  /\b(?:contracts?|contractors?|agreements?|vendors?|suppliers?|providers?|provid(?:e[sd]?|ing)|compan(?:y|ies)|renew(?:s|al|als|ing|ed)?|expir(?:e[sd]?|ing|ation|ations)|end(?:s|ing|ed)?|start(?:s|ed)?|begin(?:s|ning)?|began|notice|notices|terminat(?:e|es|ion)|cancel(?:lation|ing)?|dates?|deadlines?|due|day|days|terms?|length|long|last(?:s)?|fees?|costs?|price[sd]?|rates?|charg(?:e[sd]?|ing)|pay(?:ing|s)?|bill(?:s|ed)?|amounts?|increas(?:e[sd]?|ing)|escalat(?:or|ors|ion|es|e)|rais(?:e[sd]?|ing)|go(?:es|ing)?|up|coming|come|comes|soon|next|first|last|list|all|any|each|every|current(?:ly)?|active|existing|does|handles?|services?|maintains?|take care|takes care|cuts?|mows?|cleans?|plows?|runs?|must|year|annual(?:ly)?|yearly|months?|monthly|per|automatic(?:ally)?|auto-?renew\w*|summar(?:y|ize)|overview|details?|key|main|before|by|out|when|under|signed|give|send|until|effect|involved|work(?:s|ing)?|hired?|use|using|which|percent(?:age)?|info(?:rmation)?|look(?:ing)? like|state|stated|important|run|runs|running|over|expensive|into|between|upcoming|auto|get out|to get|giving|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|charge|from|to|onwards?|starting|long|much|how|next|themselves|itself|one|ones|period|want|if|many|still|leave|leaving|quit|guys?|people|folks|crew|outfit|show|get rid of|switch|change)\b|%/;
const SOON = /\b(?:soon|next|first|upcoming|coming up|come up|coming)\b/;

const PERIODS: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
  unit: 'a unit',
};

function understand(question: string, context: ChatContext): Args | null {
  if (!NAMED.test(question) && !namesVendor(question, context)) return null;
  // "the line Elevator Contract" is a line; a contract is a document.
  const about = leftOver(question, [ASKING]);
  return { about, soon: SOON.test(question) };
}

/** Words that a vendor of the documents is called by, two of them: "blue grama". */
function namesVendor(question: string, { facts }: ChatContext): boolean {
  const vendors = facts.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'contract' && part.vendor ? [part.vendor.value] : [])),
  );
  const plain = ` ${normaliseWords(question)} `;
  const names = vendors.map((vendor) => normaliseWords(vendor).split(' ').slice(0, 2).join(' '));
  const isService =
    /\b(?:per month|a month|monthly|charge[sd]?|bill[sd]?)\b/.test(question) &&
    /\b(?:landscaper|gardener|contractor|vendor|company|guys)\b/.test(question);
  return isService || names.some((name) => name.includes(' ') && plain.includes(` ${name} `));
}

async function answer({ about, soon }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const all = await context.contracts();
  const wanted = about.trim() === '' ? all : contractsAbout(about, all);
  if (wanted.length === 0) return null;
  const shown = [...wanted].sort((a, b) => endOf(a).localeCompare(endOf(b)));
  return {
    content: [
      ...(soon && shown.length > 1 ? ['By the end of their present terms, the next first:'] : []),
      ...shown.map(sentenceOf),
    ].join('\n'),
    citations: shown.flatMap(citationsOf),
    table: {
      title: shown.length === 1 ? 'The contract' : 'Contracts',
      columns: ['Vendor', 'Service', 'Fee today', 'A year', 'Present term ends', 'Notice by'],
      rows: shown.map((one) => ({
        cells: [
          one.vendor,
          one.serviceType,
          feeOf(one),
          one.yearlyCost === null ? 'not stated' : dollars(toCents(one.yearlyCost)),
          one.currentTermEnd ?? 'not stated',
          one.noticeBy ?? 'not stated',
        ],
      })),
    },
  };
}

const endOf = ({ currentTermEnd }: ContractAnalysis): string => currentTermEnd ?? '9';

/** Contracts whose vendor or service has all of the words, in the words of budgets also: "gardener" is landscaping. */
export function contractsAbout(about: string, all: readonly ContractAnalysis[]): ContractAnalysis[] {
  const words = normaliseWords(about)
    .split(' ')
    .filter((word) => word !== '');
  const named = all.filter((one) => {
    const own = normaliseWords(`${one.vendor} ${one.serviceType}`).split(' ');
    return words.every((word) => own.includes(word));
  });
  if (named.length > 0) return named;
  const services = all.map((contract) => ({
    type: 'expense' as const,
    description: contract.serviceType,
    contract,
  }));
  const match = matchLines(about, services);
  if (match.kind === 'line') return [match.line.contract];
  return match.kind === 'several' ? match.lines.map(({ contract }) => contract) : [];
}

function feeOf({ currentAmount, fee }: ContractAnalysis): string {
  if (currentAmount === null) return 'not stated';
  return `${dollars(toCents(currentAmount))} ${PERIODS[fee?.value.period ?? ''] ?? ''}`.trim();
}

function sentenceOf(one: ContractAnalysis): string {
  const {
    vendor,
    serviceType,
    yearlyCost,
    start,
    end,
    renewal,
    noticeDays,
    noticeBy,
    currentTermEnd,
    escalation,
    rateIncreases,
  } = one;
  const parts = [
    `${vendor} (${serviceType}): ${feeOf(one)}${yearlyCost === null ? '' : `, ${dollars(toCents(yearlyCost))} in twelve months`}`,
    start || end
      ? `term ${start?.value ?? 'not stated'} to ${end?.value ?? 'not stated'}`
      : 'no term is stated',
    currentTermEnd && currentTermEnd !== end?.value ? `the present term ends ${currentTermEnd}` : '',
    renewal ? `renewal: ${renewal.text}` : 'no renewal is stated',
    noticeDays
      ? `notice ${noticeDays.value} days before the end${noticeBy ? `, by ${noticeBy}` : ''}`
      : 'no notice is stated',
    escalation.replace(/\.$/, ''),
    ...rateIncreases
      .filter(({ past }) => !past)
      .slice(0, 3)
      .map(
        ({ newAmount, period, effectiveDate, estimate }) =>
          `${dollars(toCents(newAmount))} ${PERIODS[period] ?? ''} from ${effectiveDate}${estimate ? ' (an estimate)' : ''}`,
      ),
  ];
  return `${parts.filter((part) => part !== '').join('; ')}.`;
}

function citationsOf({ vendor, fee, end, renewal, noticeDays }: ContractAnalysis): ChatCitation[] {
  const places = [
    ['Fee', fee],
    ['End', end],
    ['Renewal', renewal],
    ['Notice', noticeDays],
  ] as const;
  return places.flatMap(([label, stated]) =>
    stated && !stated.needsReview ? [sourceCitation(`${vendor}: ${label}`, stated.source)] : [],
  );
}

export const contracts: Verb<Args> = {
  name: 'contracts',
  description:
    'Contracts with vendor, service, fee, term, renewal, notice and increases, as on the Contracts tab.',
  args: Args as z.ZodType<Args>,
  understand,
  answer,
};
