import { Module } from '@nestjs/common';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { EconomicsModule } from '../../pipeline/economics/economics.module';
import { ExtractionModule } from '../../pipeline/extraction/extraction.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { ClockModule } from '../clock/clock';
import { RecommendationsController } from './recommendations.controller';
import { RecommendationsService } from './recommendations.service';

@Module({
  imports: [ParametersModule, BudgetModule, DocumentsModule, ExtractionModule, EconomicsModule, ClockModule],
  controllers: [RecommendationsController],
  providers: [RecommendationsService],
  exports: [RecommendationsService],
})
export class RecommendationsModule {}
