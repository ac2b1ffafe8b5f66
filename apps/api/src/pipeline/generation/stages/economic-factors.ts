import { rateTable } from '../../economics/rates';
import { monthsOf } from '../rules/construct';
import { usableContracts } from '../rules/contract-terms';
import { premiumsOf } from '../rules/premiums';
import { recommendedContribution } from '../rules/reserves';
import { toldPrices } from '../rules/told-prices';
import { stage } from './stage';
import type { Extracted, GenerationPorts, Rated } from './types';

/** Stage 3: the rates of the day, and what contracts, policies and studies come to under them. */
export function economicFactors(ports: GenerationPorts) {
  return stage<Extracted, Rated>('economic-factors', async ({ lines, ...extracted }) => {
    const rateList = await ports.rates();
    const rates = rateTable(rateList);
    const { parameters } = extracted.request;
    const { contracts, notes } = usableContracts(extracted.documents, {
      units: parameters.units,
      rates,
      firstMonth: parameters.fiscalYearStartMonth,
    });
    const months = monthsOf(parameters);
    const premiums = premiumsOf(extracted.documents, months);
    const prices = toldPrices(extracted.documents, lines, { units: parameters.units, months });
    const contribution = recommendedContribution(extracted.documents, parameters);
    return {
      ...extracted,
      findings: { lines, contracts, premiums, contribution, told: prices.told },
      rates,
      rateList,
      notes: [...extracted.notes, ...notes, ...prices.notes],
    };
  });
}
