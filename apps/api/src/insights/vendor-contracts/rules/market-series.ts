import { groupOf } from '@hoa/budget-math';
import type { MarketSeries } from '@hoa/contracts';
import type { Rate, RateId } from '../../../pipeline/economics/rates';
import { serviceAccount } from '../../../pipeline/generation/rules/contract-terms';
import { rateIdOf } from '../../../pipeline/generation/rules/trend';
import type { RateTable } from '../../../pipeline/generation/rules/types';

/**
 * The series that a contract is compared with: its account's own (utilities, insurance, wages), consumer prices of
 * services for what people do, consumer prices where nothing tells what it is for.
 */
export function marketSeries(
  names: readonly string[],
  of: { rates: RateTable; propertyType: string },
): MarketSeries {
  return toSeries(of.rates[seriesId(names, of.propertyType)]);
}

function seriesId(names: readonly string[], propertyType: string): RateId {
  const account = serviceAccount(names);
  if (!account) return 'cpi';
  const own = rateIdOf(account.code, propertyType);
  if (own !== 'cpi') return own;
  const group = groupOf({ type: 'expense', glCode: account.code, description: account.name });
  return group === 'Service Contracts' || group === 'Administrative' || group === 'Repairs & Maintenance'
    ? 'cpi-services'
    : 'cpi';
}

export function toSeries({ id, label, percent, asOf, source, assumption }: Rate): MarketSeries {
  return { id, label, percent, asOf, source, assumption };
}
