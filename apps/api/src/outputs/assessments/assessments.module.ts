import { Module } from '@nestjs/common';
import { CcrModule } from '../../insights/ccr/ccr.module';
import { ClockModule } from '../../insights/clock/clock';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { PrintModule } from '../../platform/print/print.module';
import { StatementsController } from './statements.controller';
import { StatementsService } from './statements.service';

@Module({
  imports: [CcrModule, ParametersModule, BudgetModule, PrintModule, ClockModule],
  controllers: [StatementsController],
  providers: [StatementsService],
})
export class AssessmentsModule {}
