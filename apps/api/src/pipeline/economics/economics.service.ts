import { Injectable } from '@nestjs/common';
import type { BudgetRates, BudgetRatesPatch, EconomicData } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';
import { Database } from '../../platform/database/database';
import { DraftsService } from '../budget/drafts.service';
import { ParametersService } from '../parameters/parameters.service';
import { economicData } from './data';
import { LiveRates } from './live/live-rates';
import { Overrides } from './overrides';
import { defaultRates, rateIds, withLive, withOverrides, type Rate } from './rates';
import { budgetRatesOf, scenarioRateIds } from './scenarios';

/** The rates that budgets are generated with, each with its source and date. */
@Injectable()
export class EconomicsService {
  constructor(
    private readonly live: LiveRates,
    private readonly overrides: Overrides,
    private readonly parameters: ParametersService,
    private readonly drafts: DraftsService,
    private readonly database: Database,
  ) {}

  /** Those of the day, of no budget in particular: live where they came, else built in. */
  async rates(): Promise<Rate[]> {
    return withLive(defaultRates, await this.live.state());
  }

  /** Those of one budget: a person's own go before published ones. */
  async ratesFor(parametersId: number): Promise<Rate[]> {
    const [rates, overrides] = await Promise.all([this.rates(), this.overrides.of(parametersId)]);
    return withOverrides(rates, overrides);
  }

  async data(): Promise<EconomicData> {
    const { rates, ...live } = await this.live.state();
    return economicData(withLive(defaultRates, { ...live, rates }), live);
  }

  /** The rates of generation that a person replaced for this budget, in percent by id. */
  async replaced(parametersId: number): Promise<Record<string, number>> {
    const overrides = await this.overrides.of(parametersId);
    return Object.fromEntries(
      rateIds.flatMap((id) => {
        const override = overrides.get(id);
        return override ? [[id, override.percent]] : [];
      }),
    );
  }

  async budgetRates(parametersId: number): Promise<BudgetRates> {
    await this.parameters.get(parametersId);
    const [rates, overrides] = await Promise.all([this.rates(), this.overrides.of(parametersId)]);
    return budgetRatesOf({ parametersId, rates, overrides });
  }

  /** All or none; an adopted budget refuses them. Generation takes them when it runs again; recommendations and the forecast at once. */
  async override(parametersId: number, { changes }: BudgetRatesPatch): Promise<BudgetRates> {
    await this.parameters.get(parametersId);
    const known = new Set<string>([...rateIds, ...scenarioRateIds]);
    const unknown = changes.find(({ id }) => !known.has(id));
    if (unknown) {
      throw new AppError('invalid_request', `There is no rate "${unknown.id}" that can be changed.`);
    }
    await this.database.inTransaction(async () => {
      // Locks the budget: a generation that ends meanwhile sees these rates, or is seen to have run without them.
      await this.drafts.assertWritable(parametersId);
      await this.assertSeen(parametersId, changes);
      await this.overrides.set(parametersId, changes);
      await this.drafts.recordRates(parametersId, await this.replaced(parametersId));
    });
    return this.budgetRates(parametersId);
  }

  /** Within the lock: of two who replace a rate that both looked at, the second is told what the first made of it. */
  private async assertSeen(parametersId: number, changes: BudgetRatesPatch['changes']): Promise<void> {
    if (changes.every(({ was }) => was === undefined)) return;
    const current = await this.budgetRates(parametersId);
    const all = [...current.rates, ...current.scenarios.flatMap(({ rates }) => rates)];
    const percents = new Map(all.map(({ id, percent }) => [id, percent]));
    if (changes.every(({ id, was }) => was === undefined || percents.get(id) === was)) return;
    throw new AppError('stale_version', 'These rates were changed elsewhere. Please look at them again.', {
      details: { current },
    });
  }
}
