import {
  addYears,
  indexedPercent,
  keywordAccount,
  normaliseWords,
  toCents,
  type Account,
  type ContractTerms,
  type IsoDate,
} from '@hoa/budget-math';
import type { Citation, ContractPart } from '@hoa/contracts';
import { secondOpinions } from './rivals';
import { percentText } from './text';
import type { GenerationDocument, PriorLine, RateTable, RunNote } from './types';

/** A contract as generation calculates with it. */
export interface UsableContract {
  document: GenerationDocument;
  vendor: string;
  service: string;
  account: Account | undefined;
  terms: ContractTerms;
  /** What a step between two months is due to, in words. */
  escalation: string;
  end: IsoDate | undefined;
  renewsItself: boolean;
  /** A loan is over when its last payment is made. */
  stopsAtEnd: boolean;
  /** The vendor's name as it is compared. */
  party: string;
  assumptions: string[];
  needsReview: boolean;
  sources: (Citation | undefined)[];
  confidence: number;
}

const LOAN = '7250';

export interface ContractContext {
  units: number;
  rates: RateTable;
  /** First month of the fiscal year, 1 to 12; January where absent. */
  firstMonth?: number | undefined;
}

/** The contracts whose fee is stated, and a note for each whose is not. */
export function usableContracts(
  documents: readonly GenerationDocument[],
  context: ContractContext,
): { contracts: UsableContract[]; notes: RunNote[] } {
  const contracts: UsableContract[] = [];
  const notes: RunNote[] = [];
  const declined = documents.flatMap((by) =>
    (by.facts?.declined ?? []).map(({ value }) => ({ vendor: value, by })),
  );
  for (const document of documents) {
    for (const part of document.facts?.parts ?? []) {
      if (part.kind !== 'contract') continue;
      const refused = declined.find(({ vendor }) => isOf(part, vendor));
      const contract = refused ? undefined : usable(document, part, context);
      if (refused) notes.push(declinedNote(document, refused));
      else if (contract) contracts.push(contract);
      else
        notes.push({
          code: 'contract_without_fee',
          message: `${document.name} states no recurring fee; its line follows its trend.`,
        });
    }
  }
  return { contracts, notes };
}

/** An offer is called by the first words of its vendor's name: `the Desert Crown proposal`. */
function isOf({ vendor }: ContractPart, name: string): boolean {
  const [whole, short] = [normaliseWords(vendor?.value ?? ''), normaliseWords(name)];
  return short !== '' && `${whole} `.startsWith(`${short} `);
}

const declinedNote = (
  { name }: GenerationDocument,
  { vendor, by }: { vendor: string; by: GenerationDocument },
): RunNote => ({
  code: 'contract_declined',
  message: `${by.name} tells that the offer of ${vendor} was declined: ${name} is not used.`,
});

function usable(
  document: GenerationDocument,
  part: ContractPart,
  context: ContractContext,
): UsableContract | undefined {
  const escalator = escalation(part, context.rates);
  const terms = chargesOf(part, { ...context, percent: escalator.percent });
  if (!part.fee || !terms) return undefined;
  const perUnit = part.fee.value.period === 'unit' ? context.units : 1;
  const service = part.service?.value ?? '';
  const vendor = part.vendor?.value ?? '';
  const { fee, escalator: clause, start, end } = part;
  const account = serviceAccount([service, vendor, document.name]);
  const opinions = secondOpinions({ fee, increase: clause, 'first day': start, 'last day': end });
  return {
    document,
    vendor,
    service,
    account,
    terms,
    escalation: escalator.words,
    end: part.end?.value,
    renewsItself: renewsItself(part.renewal?.value),
    stopsAtEnd: account?.code === LOAN,
    party: normaliseWords(vendor),
    assumptions: [
      ...opinions.remarks,
      ...escalator.assumptions,
      ...(perUnit > 1 ? [`The fee is taken as a monthly one for each of ${perUnit} units.`] : []),
      ...(part.surcharges.length > 0 ? ['Surcharges that the contract allows are not in this figure.'] : []),
    ],
    needsReview: opinions.remarks.length > 0 || escalator.uncertain,
    sources: [
      part.fee.source,
      ...(part.fee.value.schedule ?? []).map((step) => step.source),
      part.escalator?.source,
      part.start?.source,
      part.renewal?.source,
      ...opinions.sources,
    ],
    confidence: Math.min(part.fee.confidence, part.escalator?.confidence ?? 1, part.start?.confidence ?? 1),
  };
}

/**
 * What a contract charges where its price rises by `percent` a year; a fee a unit is that of `units` units. Undefined
 * where it states no recurring fee.
 */
export function chargesOf(
  part: ContractPart,
  { percent, units, firstMonth }: { percent: number; units: number; firstMonth?: number | undefined },
): ContractTerms | undefined {
  const fee = part.fee?.value;
  if (!fee || fee.period === 'one-time') return undefined;
  const steps = stepsOf(part, firstMonth);
  if (fee.amount === null && steps.length === 0) return undefined;
  const times = fee.period === 'unit' ? units : 1;
  return {
    amountCents: fee.amount === null ? 0 : toCents(fee.amount) * times,
    monthsPerPeriod: fee.period === 'year' ? 12 : fee.period === 'quarter' ? 3 : 1,
    start: part.start?.value,
    escalatorPercent: percent,
    steps: steps.map((step) => ({ ...step, cents: step.cents * times })),
  };
}

/** `2027`, `2027 season`: a season, whose first day the document does not state. */
const SEASON = /^(?:season )?(20\d\d)(?: season)?$/i;

/** Rows of a schedule by the day from which they hold; 'Year 2' counts from the start. */
function stepsOf(part: ContractPart, firstMonth = 1): { from: IsoDate; cents: number }[] {
  const start = part.start?.value;
  return (part.fee?.value.schedule ?? []).flatMap((row, index) => {
    const ordinal = Number(/\b(?:year|yr)\.?\s*(\d{1,2})\b/i.exec(row.label)?.[1] ?? index + 1);
    const season = SEASON.exec(row.label)?.[1];
    const counted = start === undefined ? undefined : addYears(start, ordinal - 1);
    const from = row.from ?? (season ? yearOfSeason(Number(season), firstMonth) : counted);
    return from === undefined ? [] : [{ from, cents: toCents(row.amount) }];
  });
}

/** First day of the fiscal year in which the summer of `year` is: a season is paid for in the year that it falls into. */
function yearOfSeason(year: number, firstMonth: number): IsoDate {
  return `${firstMonth > 7 ? year - 1 : year}-${String(firstMonth).padStart(2, '0')}-01`;
}

interface Escalation {
  percent: number;
  words: string;
  assumptions: string[];
  uncertain: boolean;
}

function escalation(part: ContractPart, rates: RateTable): Escalation {
  const found = clauseOf(part, rates);
  const isScheduled = found.percent !== 0 && (part.fee?.value.schedule ?? []).length > 0;
  return isScheduled ? { ...found, words: `by the contract’s schedule, then ${found.words}` } : found;
}

function clauseOf(part: ContractPart, rates: RateTable): Escalation {
  const escalator = part.escalator?.value;
  const plain = { assumptions: [], uncertain: false };
  if (!escalator || escalator.type === 'none') return { ...plain, percent: 0, words: 'no increase stated' };
  if (escalator.type === 'schedule') return { ...plain, percent: 0, words: 'by the contract’s schedule' };
  if (escalator.type === 'fixed_percent' && escalator.value !== undefined) {
    return {
      ...plain,
      percent: escalator.value,
      words: `${percentText(escalator.value)} at each anniversary`,
    };
  }
  if (escalator.type === 'cost_based') {
    const assumption = 'The increase follows the vendor’s cost, which no document states: none is taken.';
    return { percent: 0, words: 'increase by the vendor’s cost', assumptions: [assumption], uncertain: true };
  }
  return byPrices(escalator, rates);
}

/** CPI within its floor and cap; a cap or a 'lesser of' bounds it from above. */
function byPrices(
  escalator: { value?: number | undefined; floor?: number | undefined; cap?: number | undefined },
  rates: RateTable,
): Escalation {
  const cpi = rates.cpi;
  const { percent } = indexedPercent(cpi.percent, escalator);
  return {
    percent,
    words: `${percentText(percent)} at each anniversary (consumer prices within the contract’s limits)`,
    assumptions: [
      `Consumer prices are taken as ${percentText(cpi.percent)} (${cpi.source}) at each anniversary.`,
    ],
    uncertain: false,
  };
}

/** The account that a contract's service, vendor or file is named after; the first of them that says. */
export function serviceAccount(names: readonly string[]): Account | undefined {
  for (const name of names) {
    const account = keywordAccount(name, 'expense');
    if (account) return account;
  }
  return undefined;
}

/** By its own name, or by the account that it has. */
export const isOfAccount = (line: PriorLine, account: Account): boolean =>
  line.account?.code === account.code || namesAccount(line, account);

export const namesAccount = ({ description, type }: PriorLine, account: Account): boolean =>
  keywordAccount(description, type) === account;

const NO_RENEWAL =
  /\b(no|not|without|non)\b[^.]{0,40}renew|renew[^.]{0,60}\b(only|mutual|written agreement|sole|option)\b/i;

/** Whether a renewal clause renews by itself; it may be a keyword or the clause's own words. */
export function renewsItself(renewal: string | undefined): boolean {
  if (renewal === undefined || /^(none|no|manual|expires)$/i.test(renewal)) return false;
  return (
    /auto|success|evergreen|month[- ]to[- ]month|year[- ]to[- ]year|shall renew|will renew|renews/i.test(
      renewal,
    ) && !NO_RENEWAL.test(renewal)
  );
}
