import { Module } from '@nestjs/common';
import { CcrModule } from '../../insights/ccr/ccr.module';
import { ClockModule } from '../../insights/clock/clock';
import { RecommendationsModule } from '../../insights/recommendations/recommendations.module';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { GenerationModule } from '../../pipeline/generation/generation.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { PrintModule } from '../../platform/print/print.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';

@Module({
  imports: [
    ParametersModule,
    BudgetModule,
    GenerationModule,
    RecommendationsModule,
    CcrModule,
    ClockModule,
    PrintModule,
  ],
  controllers: [ExportController],
  providers: [ExportService],
  exports: [ExportService],
})
export class ExportModule {}
