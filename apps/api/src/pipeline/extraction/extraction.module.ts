import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { CorrectedFacts } from './corrected-facts';
import { CorrectionsController } from './corrections.controller';
import { CorrectionsService } from './corrections.service';
import { CorrectionsTable } from './corrections.table';
import { ExtractionController } from './extraction.controller';
import { ExtractionProcessor } from './extraction.processor';
import { ExtractionService } from './extraction.service';
import { KindReadings } from './kind-readings';
import { PageImages } from './page-images';
import { PageSearch } from './page-search';
import { Readings } from './readings';

@Module({
  imports: [DocumentsModule],
  controllers: [ExtractionController, CorrectionsController],
  providers: [
    CorrectedFacts,
    PageSearch,
    PageImages,
    ExtractionService,
    ExtractionProcessor,
    Readings,
    KindReadings,
    CorrectionsTable,
    CorrectionsService,
  ],
  exports: [PageSearch, ExtractionService],
})
export class ExtractionModule {}
