import { Module } from '@nestjs/common';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { CcrModule } from './ccr.module';
import { EmbedController } from './embed.controller';
import { EmbedService } from './embed.service';

@Module({
  imports: [ParametersModule, BudgetModule, CcrModule],
  controllers: [EmbedController],
  providers: [EmbedService],
})
export class EmbedModule {}
