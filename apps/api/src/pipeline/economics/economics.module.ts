import { Module } from '@nestjs/common';
import { BudgetModule } from '../budget/budget.module';
import { ParametersModule } from '../parameters/parameters.module';
import { EconomicsController } from './economics.controller';
import { EconomicsService } from './economics.service';
import { LiveRates } from './live/live-rates';
import { Overrides } from './overrides';

@Module({
  imports: [ParametersModule, BudgetModule],
  controllers: [EconomicsController],
  providers: [EconomicsService, LiveRates, Overrides],
  exports: [EconomicsService],
})
export class EconomicsModule {}
