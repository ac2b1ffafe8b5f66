import type { MarketSeries } from '@hoa/contracts';
import type { Rate } from '../../../pipeline/economics/rates';
import { serviceAccount } from '../../../pipeline/generation/rules/contract-terms';
import { rateIdOf, type Place } from '../../../pipeline/generation/rules/series';
import type { RateTable } from '../../../pipeline/generation/rules/types';

/**
 * The series that a contract is compared with: its account's own (utilities, insurance, wages), consumer prices of
 * services for what people do, consumer prices where nothing tells what it is for.
 */
export function marketSeries(names: readonly string[], of: { rates: RateTable } & Place): MarketSeries {
  const account = serviceAccount(names);
  return toSeries(of.rates[account ? rateIdOf({ account }, of) : 'cpi']);
}

export function toSeries({ id, label, percent, asOf, source, assumption }: Rate): MarketSeries {
  return { id, label, percent, asOf, source, assumption };
}
