import type { EconomicData } from '@hoa/contracts';
import { rateTable, type Rate, type RateId } from './rates';

/** The figures in the groups that the screens show, and every rate by itself. */
export function economicData(rates: readonly Rate[], live: NonNullable<EconomicData['live']>): EconomicData {
  const table = rateTable(rates);
  const percent = (id: RateId) => table[id].percent;
  return {
    inflation: {
      current: percent('cpi'),
      forecasted: percent('forecast-inflation'),
      source: sourceOf(table.cpi, table['forecast-inflation']),
    },
    cpi: { current: percent('cpi'), change: percent('cpi'), source: sourceOf(table.cpi) },
    utilityRates: {
      electric: percent('electricity'),
      water: percent('water'),
      gas: percent('gas'),
      change: utilityChange(table),
      source: sourceOf(table.electricity, table.water),
    },
    insuranceRates: {
      property: percent('insurance-condominium'),
      liability: percent('insurance-liability'),
      change: mean([percent('insurance-condominium'), percent('insurance-liability')]),
      source: sourceOf(table['insurance-condominium'], table['insurance-liability']),
    },
    rates: rates.map((rate) => ({ ...rate, origin: rate.origin ?? 'built-in' })),
    live,
  };
}

/** The mean of the three utilities, one decimal. */
export function utilityChange(table: Record<RateId, Rate>): number {
  return mean([table.electricity.percent, table.water.percent, table.gas.percent]);
}

const sourceOf = (...rates: Rate[]): string =>
  rates.map((rate) => `${rate.source} (${rate.asOf})`).join('; ');

/** To one decimal, as the rates are. */
const mean = (percents: number[]): number =>
  Math.round((percents.reduce((sum, percent) => sum + percent, 0) / percents.length) * 10) / 10;
