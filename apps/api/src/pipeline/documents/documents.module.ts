import { Module } from '@nestjs/common';
import { DeletedDocuments } from './deleted-documents';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { ReadingState } from './reading-state';
import { SampleDocuments } from './sample-documents';

@Module({
  controllers: [DocumentsController],
  providers: [DocumentsService, DeletedDocuments, SampleDocuments, ReadingState],
  exports: [DocumentsService, ReadingState],
})
export class DocumentsModule {}
