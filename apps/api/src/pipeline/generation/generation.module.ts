import { Module } from '@nestjs/common';
import { BudgetModule } from '../budget/budget.module';
import { EconomicsModule } from '../economics/economics.module';
import { ExtractionModule } from '../extraction/extraction.module';
import { ParametersModule } from '../parameters/parameters.module';
import { GenerationController } from './generation.controller';
import { GenerationProcessor } from './generation.processor';
import { GenerationService } from './generation.service';
import { ServicePorts } from './ports';
import { Runs } from './runs';

@Module({
  imports: [ParametersModule, EconomicsModule, ExtractionModule, BudgetModule],
  controllers: [GenerationController],
  providers: [GenerationService, GenerationProcessor, Runs, ServicePorts],
  exports: [GenerationService],
})
export class GenerationModule {}
