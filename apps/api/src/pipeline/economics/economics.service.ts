import { Injectable } from '@nestjs/common';
import type { EconomicData } from '@hoa/contracts';
import { defaultRates, rateTable, type Rate, type RateId } from './rates';

/** The rates that budgets are generated with, each with its source and date. */
@Injectable()
export class EconomicsService {
  rates(): Promise<Rate[]> {
    return Promise.resolve([...defaultRates]);
  }

  async data(): Promise<EconomicData> {
    const rates = await this.rates();
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
        change: mean([percent('electricity'), percent('water'), percent('gas')]),
        source: sourceOf(table.electricity, table.water),
      },
      insuranceRates: {
        property: percent('insurance-condominium'),
        liability: percent('insurance-liability'),
        change: mean([percent('insurance-condominium'), percent('insurance-liability')]),
        source: sourceOf(table['insurance-condominium'], table['insurance-liability']),
      },
      rates: rates.map((rate) => ({ ...rate })),
    };
  }
}

const sourceOf = (...rates: Rate[]): string =>
  rates.map((rate) => `${rate.source} (${rate.asOf})`).join('; ');

/** To one decimal, as the rates are. */
const mean = (percents: number[]): number =>
  Math.round((percents.reduce((sum, percent) => sum + percent, 0) / percents.length) * 10) / 10;
