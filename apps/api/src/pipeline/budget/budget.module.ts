import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ExtractionModule } from '../extraction/extraction.module';
import { ParametersModule } from '../parameters/parameters.module';
import { BudgetController } from './budget.controller';
import { BudgetService } from './budget.service';
import { CoverService } from './cover.service';
import { DraftsService } from './drafts.service';
import { EditsService } from './edits.service';
import { Items } from './items';
import { Journal } from './journal';
import { StatusService } from './status.service';
import { UndoService } from './undo.service';
import { VersionStore } from './version-store';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

@Module({
  imports: [DocumentsModule, ExtractionModule, ParametersModule],
  controllers: [BudgetController, VersionsController],
  providers: [
    BudgetService,
    EditsService,
    CoverService,
    UndoService,
    VersionsService,
    StatusService,
    DraftsService,
    Items,
    Journal,
    VersionStore,
  ],
  exports: [BudgetService, DraftsService],
})
export class BudgetModule {}
