import {
  accountByCode,
  addExact,
  addYears,
  keywordAccount,
  normaliseWords,
  premiumYear,
  roundExact,
  toCents,
  type Exact,
  type IsoDate,
} from '@hoa/budget-math';
import type { Citation, InsurancePart } from '@hoa/contracts';
import type { Rate } from '../../economics/rates';
import { draftOf, newLine } from './draft';
import { secondOpinions } from './rivals';
import { dayText, dollars, percentText, doubts } from './text';
import { propertyRateId, rateIdOf } from './trend';
import type { DraftItem, GenerationDocument, GenerationParameters, PriorLine, RateTable } from './types';

const GENERAL = '7740';

/** One premium of a declaration. */
export interface Premium {
  name: string;
  account: string;
  cents: number;
  rate: Rate;
  renewal: IsoDate;
  /** The declaration does not say when it ends. */
  assumedRenewal: boolean;
  sources: Citation[];
  confidence: number;
  /** Confidence in what was read, of the premium and of its period where one is stated. */
  readAt: number;
  /** What two readings see differently. */
  remarks: string[];
  needsReview: boolean;
}

export interface PremiumMatch {
  line: PriorLine;
  premiums: Premium[];
}

export interface InsuranceContext {
  parameters: GenerationParameters;
  rates: RateTable;
  months: readonly IsoDate[];
}

/** All premiums of all declarations; of two declarations of one coverage the one that ends later counts. */
export function premiumsOf(documents: readonly GenerationDocument[], context: InsuranceContext): Premium[] {
  const all = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part) =>
      part.kind === 'insurance' ? premiumsIn(part, context) : [],
    ),
  );
  const latest = new Map<string, Premium>();
  for (const premium of all) {
    const key = `${premium.account}|${normaliseWords(premium.name)}`;
    const other = latest.get(key);
    if (!other || other.renewal < premium.renewal) latest.set(key, premium);
  }
  return [...latest.values()];
}

function premiumsIn(part: InsurancePart, context: InsuranceContext): Premium[] {
  const end = part.period?.value.to;
  const stated = part.premiums.map(({ line, premium }) => ({ name: line, premium }));
  const rows = stated.length === 0 && part.total ? [{ name: 'Total premium', premium: part.total }] : stated;
  return rows.map(({ name, premium }) => {
    const account = premiumAccount(name);
    const opinions = secondOpinions({ [`premium of ${name}`]: premium, period: part.period });
    return {
      name,
      account,
      cents: toCents(premium.value),
      rate: context.rates[
        account === GENERAL
          ? propertyRateId(context.parameters.propertyType)
          : rateIdOf(account, context.parameters.propertyType)
      ],
      renewal: end === undefined ? (context.months[0] ?? '') : renewalOf(end),
      assumedRenewal: end === undefined,
      sources: [premium.source, ...(part.period ? [part.period.source] : []), ...opinions.sources],
      remarks: opinions.remarks,
      confidence: Math.min(premium.confidence, part.period?.confidence ?? 0.5),
      readAt: Math.min(premium.confidence, part.period?.confidence ?? 1),
      needsReview: opinions.remarks.length > 0,
    };
  });
}

/** The day after a last day of a month: '2027-06-30' renews on July 1; a policy to '2027-07-01' on that day. */
function renewalOf(end: IsoDate): IsoDate {
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < lastDay) return end;
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function premiumAccount(name: string): string {
  if (/\b(tax(es)?|fees?|surcharges?|assessments?|stamping|total)\b/i.test(name)) return GENERAL;
  const code = keywordAccount(`${name} insurance`, 'expense')?.code ?? GENERAL;
  return code.startsWith('77') ? code : GENERAL;
}

/** Premiums by the line that they go to: that of their account, else the general insurance line, else a new one. */
export function matchPremiums(premiums: readonly Premium[], lines: readonly PriorLine[]): PremiumMatch[] {
  const insurance = lines.filter((line) => line.type === 'expense' && line.group === 'Insurance Expenses');
  const matches: PremiumMatch[] = [];
  for (const premium of premiums) {
    const line = lineFor(premium, insurance) ?? addedLine(premium);
    const match = matches.find((other) => other.line.lineKey === line.lineKey);
    if (match) match.premiums.push(premium);
    else matches.push({ line, premiums: [premium] });
  }
  return matches;
}

function lineFor(premium: Premium, insurance: readonly PriorLine[]): PriorLine | undefined {
  const of = (account: string) => insurance.find((line) => line.account?.code === account);
  const only = insurance.length === 1 && insurance[0]?.account === undefined ? insurance[0] : undefined;
  return of(premium.account) ?? of(GENERAL) ?? only;
}

function addedLine(premium: Premium): PriorLine {
  const account = accountByCode(premium.account);
  return newLine({
    lineKey: `insurance|${premium.account}`,
    glCode: premium.account,
    description: premium.account === GENERAL ? (account?.name ?? premium.name) : premium.name,
    type: 'expense',
    group: 'Insurance Expenses',
    account,
  });
}

/** A line that a declaration pays: months before the renewal at the premium, months from it at the raised one. */
export function insuranceItem({ line, premiums }: PremiumMatch, months: readonly IsoDate[]): DraftItem {
  const parts = premiums.map((premium) => premiumPart(premium, months));
  const proposedCents = roundExact(addExact(...parts.map((part) => part.total)));
  const rates = [...new Set(premiums.map((premium) => premium.rate))];
  const unsure = doubts(Math.min(...premiums.map((premium) => premium.readAt)));
  return draftOf(line, {
    proposedCents,
    basis: 'document',
    formula: `${parts.map((part) => part.words).join('; ')} = ${dollars(proposedCents)}.`,
    notes: `Premium of the policy in force, ${rates.map((rate) => percentText(rate.percent)).join(' and ')} more from its renewal on ${dayText(nextRenewal(premiums, months))}.`,
    assumptions: [
      ...unsure,
      ...new Set(premiums.flatMap((premium) => premium.remarks)),
      ...rates.map((rate) => `The renewal is assumed at +${percentText(rate.percent)}: ${rate.source}.`),
      ...(premiums.some((premium) => premium.assumedRenewal)
        ? ['The papers do not say when the policy renews; the first month of the year is assumed.']
        : []),
    ],
    sources: premiums.flatMap((premium) => premium.sources),
    needsReview:
      unsure.length > 0 || premiums.some((premium) => premium.needsReview || premium.assumedRenewal),
    confidence: Math.min(...premiums.map((premium) => premium.confidence)) * 0.95,
  });
}

function premiumPart(premium: Premium, months: readonly IsoDate[]): { total: Exact; words: string } {
  const year = premiumYear(
    { premiumCents: premium.cents, renewal: premium.renewal, percent: premium.rate.percent },
    months,
  );
  const grown =
    year.renewals > 1
      ? `+${percentText(premium.rate.percent)} a renewal`
      : `+${percentText(premium.rate.percent)}`;
  const spans = [
    ...(year.monthsBefore > 0 ? [`${year.monthsBefore} months at ${dollars(premium.cents)} a year`] : []),
    ...(year.monthsAfter > 0 ? [`${year.monthsAfter} months at ${grown}`] : []),
  ];
  return { total: year.total, words: `${premium.name} ${dollars(premium.cents)}: ${spans.join(' + ')}` };
}

/** The renewal within the year, where there is one: an older policy has renewed since. */
function nextRenewal(premiums: readonly Premium[], months: readonly IsoDate[]): IsoDate {
  const first = months[0] ?? '';
  let renewal = premiums[0]?.renewal ?? first;
  while (renewal < first) renewal = addYears(renewal, 1);
  return renewal;
}
