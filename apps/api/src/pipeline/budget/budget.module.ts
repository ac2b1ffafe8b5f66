import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ParametersModule } from '../parameters/parameters.module';
import { BudgetController } from './budget.controller';
import { BudgetService } from './budget.service';
import { DraftsService } from './drafts.service';
import { EditsService } from './edits.service';
import { Items } from './items';

@Module({
  imports: [DocumentsModule, ParametersModule],
  controllers: [BudgetController],
  providers: [BudgetService, EditsService, DraftsService, Items],
  exports: [BudgetService, DraftsService],
})
export class BudgetModule {}
