import { Module } from '@nestjs/common';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { ExplanationsController } from './explanations.controller';
import { ExplanationsService } from './explanations.service';

@Module({
  imports: [BudgetModule],
  controllers: [ExplanationsController],
  providers: [ExplanationsService],
})
export class ExplanationsModule {}
