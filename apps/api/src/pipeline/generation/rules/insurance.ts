import {
  accountByCode,
  addExact,
  addYears,
  lineGrowth,
  premiumMonths,
  roundExact,
  sumCents,
  type Cents,
  type Exact,
  type IsoDate,
} from '@hoa/budget-math';
import { draftOf, newLine } from './draft';
import { coveragesOf, GENERAL, PROPERTY, type Premium } from './premiums';
import { rateIdOf, toSeries } from './series';
import { dayText, dollars, doubts, percentText } from './text';
import type { DraftItem, GenerationParameters, PriorLine, RateTable } from './types';
import { budgetYearOf } from './years';

/** A policy takes the place of a line's amount only where the two are of one size. */
const SAME_SIZE = { least: 0.5, most: 2 } as const;

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

/**
 * Coverages by the line that they go to: that of their account, else the general insurance line, else the line that pays
 * the rest of their policy, else the one that may pay for all of it and comes nearest to its size. A line is added only
 * where nothing in the earlier budget fits.
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
    if (withThem <= without) return paying.line;
  }
  const free = insurance.filter((line) => !matches.some((match) => match.line === line));
  const [only] = free;
  if (only && insurance.length === 1 && only.account === undefined) return only;
  const sizeOf = (line: PriorLine) => (line.previous?.cents ? sumOf(own) / line.previous.cents : 1);
  const packages = free.filter((line) => mayPay(line, own) || insurance.length === 1);
  return packages
    .filter((line) => sizeOf(line) >= SAME_SIZE.least && sizeOf(line) <= SAME_SIZE.most)
    .sort((a, b) => Math.abs(Math.log(sizeOf(a))) - Math.abs(Math.log(sizeOf(b))))[0];
}

/** "Insurance - Package" beside "Insurance - Flood": a line of property, or of no coverage, may pay for all of a policy. */
const mayPay = ({ account }: PriorLine, own: readonly Premium[][]): boolean =>
  account === undefined || account.code === PROPERTY || own.some(([one]) => one!.account === account.code);

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

/** "+4.9%", "\u22122%". */
const signedPercent = (percent: number): string => `${percent < 0 ? '' : '+'}${percentText(percent)}`;

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
  const growth = lineGrowth(line.history, {
    budgetYear: budgetYearOf(parameters),
    series: toSeries(rate),
    isPremium: true,
  });
  const policies = coverage.map(({ cents, from, renewal }) => ({ premiumCents: cents, from, renewal }));
  const year = premiumMonths(policies, growth.percent, months);
  const grownText = `${signedPercent(growth.percent)}${year.renewals > 1 ? ' a renewal' : ''}`;
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
        ? `The renewal is assumed at ${growth.percent < 0 ? '' : '+'}${growth.words}.`
        : `The renewal is assumed at ${signedPercent(growth.percent)}: ${rate.source} (${rate.asOf}).`,
  };
}

/** The renewal within the year, where there is one: an older policy has renewed since. */
function nextRenewal(stated: IsoDate | undefined, months: readonly IsoDate[]): IsoDate {
  const first = months[0] ?? '';
  let renewal = stated ?? first;
  while (renewal < first) renewal = addYears(renewal, 1);
  return renewal;
}
