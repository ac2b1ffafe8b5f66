import { fiscalMonths, FORECAST_YEARS, RESERVE_GROUP, type IsoDate } from '@hoa/budget-math';
import type { UsableContract } from './contract-terms';
import { contractItem, contractTotal, matchContracts } from './contracts';
import { insuranceItem, insuranceTotal, matchPremiums } from './insurance';
import type { Premium } from './premiums';
import { itemByMethod } from './by-method';
import { percentageItems, percentageLines } from './percentages';
import { isNewer, toldItem, type PaidBy, type ToldPrice } from './told-prices';
import { reserveItems, type Contribution } from './reserves';
import type { DraftItem, GenerationParameters, PriorLine, RateTable, RunNote } from './types';

/** All that the papers say, read and put together; rates chosen. */
export interface Findings {
  lines: PriorLine[];
  contracts: UsableContract[];
  premiums: Premium[];
  contribution: Contribution | undefined;
  told: ToldPrice[];
}

export interface ConstructionContext {
  parameters: GenerationParameters;
  rates: RateTable;
}

/** The first day of each month of the budget's year. */
export function monthsOf(parameters: GenerationParameters): IsoDate[] {
  return fiscalMonths(parameters.year, parameters.fiscalYearStartMonth);
}

/** The same of each year that a forecast looks ahead. */
function laterYears({ year, fiscalYearStartMonth }: GenerationParameters): IsoDate[][] {
  return Array.from({ length: FORECAST_YEARS }, (_, index) =>
    fiscalMonths(year + index + 1, fiscalYearStartMonth),
  );
}

/**
 * Each line by the first rule that knows it: contract, insurance declaration, reserve study, else the method of its kind.
 * Bad debt and contingency are computed last. Lines keep the documents' order, added ones follow.
 */
export function construct(
  findings: Findings,
  context: ConstructionContext,
): { items: DraftItem[]; notes: RunNote[] } {
  const months = monthsOf(context.parameters);
  const years = laterYears(context.parameters);
  const { lines } = findings;
  const { matches, notes } = matchContracts(findings.contracts, lines, months);
  const reserves = lines.filter(
    (line) => line.type === 'expense' && line.fund === 'operating' && line.group === RESERVE_GROUP,
  );
  const premiums = matchPremiums(findings.premiums, lines);
  const paidBy = new Map<string, PaidBy>([
    ...matches.map(({ line, contracts }): [string, PaidBy] => [
      line.lineKey,
      { contractStart: contracts.map(({ terms }) => terms.start ?? '').sort().at(-1) }, // prettier-ignore
    ]),
    ...premiums.map(({ line, coverages }): [string, PaidBy] => [
      line.lineKey,
      { renewal: coverages.flat().map(({ renewal }) => renewal).sort().at(-1) }, // prettier-ignore
    ]),
  ]);
  const byDocument: DraftItem[] = [
    ...matches.map((match) => ({
      ...contractItem(match, months),
      later: years.map((later) => contractTotal(match, later)),
    })),
    ...premiums.map((match) => ({
      ...insuranceItem(match, { months, ...context }),
      later: years.map((later) => insuranceTotal(match, { months: later, ...context })),
    })),
    ...(findings.contribution ? reserveItems(findings.contribution, reserves) : []),
  ];
  const byRule = withTold(byDocument, { told: findings.told, paidBy, months });
  const ruled = new Map(byRule.map((item) => [item.lineKey, item]));
  const unruled = lines.filter((line) => !ruled.has(line.lineKey));
  const last = percentageLines(unruled, context.parameters);
  const waiting = new Set([...last.badDebt, ...last.contingency]);
  const settled = new Map(
    lines.flatMap((line) =>
      waiting.has(line) ? [] : [[line.lineKey, ruled.get(line.lineKey) ?? itemByMethod(line, context)]],
    ),
  );
  const added = byRule.filter((item) => !settled.has(item.lineKey));
  const others = [...settled.values(), ...added];
  const percentages = new Map(
    percentageItems(last, others, context.parameters).map((item) => [item.lineKey, item]),
  );
  const items = lines.flatMap(({ lineKey }) => settled.get(lineKey) ?? percentages.get(lineKey) ?? []);
  const known = new Set(lines.map(({ lineKey }) => lineKey));
  const chosen = [...percentages.values()].filter(({ lineKey }) => !known.has(lineKey));
  return { items: [...items, ...added, ...chosen], notes };
}

/** What letters and minutes tell, where no newer contract or policy pays the line. */
function withTold(
  items: readonly DraftItem[],
  {
    told,
    paidBy,
    months,
  }: { told: readonly ToldPrice[]; paidBy: ReadonlyMap<string, PaidBy>; months: readonly IsoDate[] },
): DraftItem[] {
  const lines = [...new Set(told.map(({ line }) => line))];
  const own = lines.flatMap((line) => {
    const item = items.find(({ lineKey }) => lineKey === line.lineKey);
    const newer = told.filter(
      (one) => one.line === line && isNewer(one, paidBy.get(line.lineKey), item?.proposedCents ?? 0),
    );
    return newer.length > 0 ? [toldItem(newer, months)] : [];
  });
  const known = new Set(own.map(({ lineKey }) => lineKey));
  return [...items.filter(({ lineKey }) => !known.has(lineKey)), ...own];
}
