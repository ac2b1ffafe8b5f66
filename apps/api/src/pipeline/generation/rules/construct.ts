import { fiscalMonths, RESERVE_GROUP, type IsoDate } from '@hoa/budget-math';
import type { Cited } from '@hoa/contracts';
import type { UsableContract } from './contract-terms';
import { contractItem, matchContracts } from './contracts';
import { insuranceItem, matchPremiums, type Premium } from './insurance';
import { reserveItems } from './reserves';
import { incomeItem, trendItem } from './trend';
import type { DraftItem, GenerationParameters, PriorLine, RateTable, RunNote } from './types';

/** All that the papers say, read and put together; rates chosen. */
export interface Findings {
  lines: PriorLine[];
  contracts: UsableContract[];
  premiums: Premium[];
  contribution: Cited<string> | undefined;
}

export interface ConstructionContext {
  parameters: GenerationParameters;
  rates: RateTable;
}

/** The first day of each month of the budget's year. */
export function monthsOf(parameters: GenerationParameters): IsoDate[] {
  return fiscalMonths(parameters.year, parameters.fiscalYearStartMonth);
}

/**
 * Each line by the first rule that knows it: contract, insurance declaration, reserve study, else its trend; income
 * unchanged. Lines keep the papers' order, added ones follow.
 */
export function construct(
  findings: Findings,
  context: ConstructionContext,
): { items: DraftItem[]; notes: RunNote[] } {
  const months = monthsOf(context.parameters);
  const { lines } = findings;
  const { matches, notes } = matchContracts(findings.contracts, lines, months.at(-1) ?? '');
  const reserves = lines.filter((line) => line.type === 'expense' && line.group === RESERVE_GROUP);
  const byRule: DraftItem[] = [
    ...matches.map((match) => contractItem(match, months)),
    ...matchPremiums(findings.premiums, lines).map((match) => insuranceItem(match, months)),
    ...(findings.contribution ? reserveItems(findings.contribution, reserves) : []),
  ];
  const ruled = new Map(byRule.map((item) => [item.lineKey, item]));
  const items = lines.map((line) => {
    const item =
      ruled.get(line.lineKey) ?? (line.type === 'income' ? incomeItem(line) : trendItem(line, context));
    ruled.delete(line.lineKey);
    return item;
  });
  return { items: [...items, ...ruled.values()], notes };
}
