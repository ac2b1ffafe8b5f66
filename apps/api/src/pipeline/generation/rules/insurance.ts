import {
  accountByCode,
  addDays,
  addExact,
  addYears,
  keywordAccount,
  lineGrowth,
  normaliseWords,
  premiumMonths,
  roundExact,
  sumCents,
  toCents,
  type Cents,
  type Exact,
  type IsoDate,
} from '@hoa/budget-math';
import type { Citation, InsurancePart } from '@hoa/contracts';
import { draftOf, newLine } from './draft';
import { secondOpinions } from './rivals';
import { rateIdOf, toSeries } from './series';
import { dayText, dollars, doubts, percentText } from './text';
import type { DraftItem, GenerationDocument, GenerationParameters, PriorLine, RateTable } from './types';
import { budgetYearOf } from './years';

const GENERAL = '7740';
/** The end of one policy and the start of the next rarely meet to the day. */
const RENEWAL_GAP_DAYS = 31;
/** A policy takes the place of a line's amount only where the two are of one size. */
const SAME_SIZE = { least: 0.5, most: 2 } as const;

/** What one declaration charges for one coverage. */
export interface Premium {
  name: string;
  account: string;
  cents: Cents;
  /** The declaration, so that premiums of one policy are known. */
  policy: string;
  from: IsoDate | undefined;
  renewal: IsoDate;
  /** The declaration does not state when it ends. */
  assumedRenewal: boolean;
  sources: Citation[];
  confidence: number;
  /** Confidence in what was read, of the premium and of its period where one is stated. */
  readAt: number;
  /** What two readings see differently. */
  remarks: string[];
  needsReview: boolean;
}

/** A line and the coverages that it pays: of each, its policies in their order. */
export interface PremiumMatch {
  line: PriorLine;
  coverages: Premium[][];
  /** The line is new: no line of the earlier budget fits the policy. */
  added: boolean;
}

export interface InsuranceContext {
  parameters: GenerationParameters;
  rates: RateTable;
  months: readonly IsoDate[];
}

/** Every premium of every declaration; the same policy in two documents counts once. */
export function premiumsOf(documents: readonly GenerationDocument[], months: readonly IsoDate[]): Premium[] {
  const all = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part) =>
      part.kind === 'insurance' ? premiumsIn(part, `${document.id}|${part.id}`, months) : [],
    ),
  );
  // Of two documents with one coverage and one period the later one counts.
  const byPeriod = new Map(
    all.map((premium) => [
      [premium.account, normaliseWords(premium.name), premium.renewal].join('|'),
      premium,
    ]),
  );
  return [...byPeriod.values()];
}

function premiumsIn(part: InsurancePart, policy: string, months: readonly IsoDate[]): Premium[] {
  const period = part.period?.value;
  const stated = part.premiums.map(({ line, premium }) => ({ name: line, premium }));
  const rows = stated.length === 0 && part.total ? [{ name: 'Total premium', premium: part.total }] : stated;
  return rows.map(({ name, premium }) => {
    const opinions = secondOpinions({ [`premium of ${name}`]: premium, period: part.period });
    return {
      name,
      account: premiumAccount(name),
      cents: toCents(premium.value),
      policy,
      from: period?.from,
      renewal: period === undefined ? (months[0] ?? '') : renewalOf(period.to),
      assumedRenewal: period === undefined,
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

/** Coverages by account and name; a renewal joins the policy that it follows, whatever it calls the coverage. */
function coveragesOf(premiums: readonly Premium[]): Premium[][] {
  const coverages: Premium[][] = [];
  for (const premium of [...premiums].sort((a, b) =>
    a.renewal < b.renewal ? -1 : a.renewal > b.renewal ? 1 : 0,
  )) {
    const same = coverages.filter(
      (one) => one[0]!.account === premium.account && follows(premium, one.at(-1)!),
    );
    const named = same.find((one) => normaliseWords(one.at(-1)!.name) === normaliseWords(premium.name));
    const coverage = named ?? (same.length === 1 ? same[0] : undefined);
    if (coverage) coverage.push(premium);
    else coverages.push([premium]);
  }
  // A renewal that pools what several coverages were replaces all of them.
  return coverages.filter((one) => {
    const last = one.at(-1)!;
    return !coverages.some(
      (other) =>
        other !== one &&
        other[0]!.account === last.account &&
        other[0]!.policy !== last.policy &&
        other[0]!.from !== undefined &&
        other[0]!.from >= addDays(last.renewal, -RENEWAL_GAP_DAYS),
    );
  });
}

function follows(later: Premium, earlier: Premium): boolean {
  if (later.policy === earlier.policy) return false;
  if (later.from === undefined)
    return earlier.assumedRenewal && normaliseWords(later.name) === normaliseWords(earlier.name);
  return later.from >= addDays(earlier.renewal, -RENEWAL_GAP_DAYS);
}

/**
 * Coverages by the line that they go to: that of their account, else the general insurance line, else the line that pays
 * the rest of their policy, else the only insurance line where its amount is of the same size. A line is added only where
 * nothing in the earlier budget fits.
 */
export function matchPremiums(premiums: readonly Premium[], lines: readonly PriorLine[]): PremiumMatch[] {
  const insurance = lines.filter((line) => line.type === 'expense' && line.group === 'Insurance Expenses');
  const matches: PremiumMatch[] = [];
  const put = (line: PriorLine, coverage: Premium[], added: boolean) => {
    const match = matches.find((other) => other.line.lineKey === line.lineKey);
    if (match) match.coverages.push(coverage);
    else matches.push({ line, coverages: [coverage], added });
  };
  const coverages = coveragesOf(premiums);
  const direct = (account: string) => insurance.find((line) => line.account?.code === account);
  const rest = coverages.filter((coverage) => {
    const line = direct(coverage[0]!.account) ?? direct(GENERAL);
    if (line) put(line, coverage, false);
    return !line;
  });
  for (const policy of new Set(rest.map((coverage) => coverage.at(-1)!.policy))) {
    const own = rest.filter((coverage) => coverage.at(-1)!.policy === policy);
    const line = lineOfPolicy(policy, own, { matches, insurance });
    for (const coverage of own) put(line ?? addedLine(coverage.at(-1)!), coverage, line === undefined);
  }
  return matches;
}

const sumOf = (coverages: readonly (readonly Premium[])[]): Cents =>
  sumCents(coverages.map((coverage) => coverage.at(-1)!.cents));

function lineOfPolicy(
  policy: string,
  own: readonly Premium[][],
  { matches, insurance }: { matches: readonly PremiumMatch[]; insurance: readonly PriorLine[] },
): PriorLine | undefined {
  const paying = matches
    .filter((match) => match.coverages.some((coverage) => coverage.at(-1)!.policy === policy))
    .sort((a, b) => sumOf(b.coverages) - sumOf(a.coverages))[0];
  if (paying?.line.previous) {
    const without = Math.abs(sumOf(paying.coverages) - paying.line.previous.cents);
    const withThem = Math.abs(sumOf([...paying.coverages, ...own]) - paying.line.previous.cents);
    return withThem <= without ? paying.line : undefined;
  }
  const free = insurance.filter((line) => !matches.some((match) => match.line === line));
  const [only] = free;
  if (!only || free.length > 1 || insurance.length > 1) return undefined;
  const size = only.previous ? sumOf(own) / only.previous.cents : 1;
  return only.account === undefined || (size >= SAME_SIZE.least && size <= SAME_SIZE.most) ? only : undefined;
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

/** What policies cost over other months than the budget's, such as those of a later year. */
export function insuranceTotal({ line, coverages }: PremiumMatch, context: InsuranceContext): Cents {
  return roundExact(addExact(...coverages.map((coverage) => coveragePart(line, coverage, context).total)));
}

/** A line that policies pay: each month at the premium in force; after the last known renewal, grown. */
export function insuranceItem(
  { line, coverages, added }: PremiumMatch,
  context: InsuranceContext,
): DraftItem {
  const { months } = context;
  const parts = coverages.map((coverage) => coveragePart(line, coverage, context));
  const proposedCents = roundExact(addExact(...parts.map((part) => part.total)));
  const premiums = coverages.flat();
  const grown = parts.filter((part) => part.monthsAfter > 0);
  const renewal = nextRenewal(coverages[0]?.at(-1)?.renewal, months);
  const rates = [...new Set(grown.map((part) => part.percent))].map(percentText).join(' and ');
  const unsure = doubts(Math.min(...premiums.map((premium) => premium.readAt)));
  return draftOf(line, {
    proposedCents,
    basis: 'document',
    formula: `${parts.map((part) => part.words).join('; ')} = ${dollars(proposedCents)}.`,
    notes:
      grown.length > 0
        ? `Premium of the policy in force, ${rates} more from its renewal on ${dayText(renewal)}.`
        : 'Premiums of the policies in force.',
    method: 'policy',
    inputs: premiums.map((premium) => ({ label: premium.name, value: dollars(premium.cents) })),
    assumptions: [
      ...unsure,
      ...new Set(premiums.flatMap((premium) => premium.remarks)),
      ...new Set(grown.map((part) => part.assumption)),
      ...(premiums.some((premium) => premium.assumedRenewal)
        ? ['The documents do not state when the policy renews; the first month of the year is assumed.']
        : []),
      ...(added ? ['No line of the earlier budget fits this policy: please check that it is new.'] : []),
    ],
    sources: premiums.flatMap((premium) => premium.sources),
    needsReview:
      added || unsure.length > 0 || premiums.some((premium) => premium.needsReview || premium.assumedRenewal),
    confidence: Math.min(...premiums.map((premium) => premium.confidence)) * 0.95,
  });
}

interface CoveragePart {
  total: Exact;
  words: string;
  monthsAfter: number;
  percent: number;
  assumption: string;
}

function coveragePart(
  line: PriorLine,
  coverage: readonly Premium[],
  context: InsuranceContext,
): CoveragePart {
  const { parameters, rates, months } = context;
  const last = coverage.at(-1)!;
  const account = accountByCode(last.account);
  const rate = rates[rateIdOf({ account, group: 'Insurance Expenses' }, parameters)];
  // The line's own history first, the series where it has none.
  const growth = lineGrowth(line.history, budgetYearOf(parameters), toSeries(rate));
  const policies = coverage.map(({ cents, from, renewal }) => ({ premiumCents: cents, from, renewal }));
  const year = premiumMonths(policies, growth.percent, months);
  const grownText = `+${percentText(growth.percent)}${year.renewals > 1 ? ' a renewal' : ''}`;
  const spans = coverage.flatMap((premium, index) => {
    const count = year.monthsAt[index] ?? 0;
    return count > 0 ? [`${count} months at ${dollars(premium.cents)} a year`] : [];
  });
  if (year.monthsAfter > 0) spans.push(`${year.monthsAfter} months at ${grownText}`);
  return {
    total: year.total,
    words: `${last.name} ${dollars(last.cents)}: ${spans.join(' + ')}`,
    monthsAfter: year.monthsAfter,
    percent: growth.percent,
    assumption:
      growth.own > 0
        ? `The renewal is assumed at +${growth.words}.`
        : `The renewal is assumed at +${percentText(growth.percent)}: ${rate.source} (${rate.asOf}).`,
  };
}

/** The renewal within the year, where there is one: an older policy has renewed since. */
function nextRenewal(stated: IsoDate | undefined, months: readonly IsoDate[]): IsoDate {
  const first = months[0] ?? '';
  let renewal = stated ?? first;
  while (renewal < first) renewal = addYears(renewal, 1);
  return renewal;
}
