import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { ReadingState } from './reading-state';
import { SampleDocuments } from './sample-documents';

@Module({
  controllers: [DocumentsController],
  providers: [DocumentsService, SampleDocuments, ReadingState],
  exports: [DocumentsService, ReadingState],
})
export class DocumentsModule {}
