import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ExtractionController } from './extraction.controller';
import { ExtractionProcessor } from './extraction.processor';
import { ExtractionService } from './extraction.service';
import { Readings } from './readings';

@Module({
  imports: [DocumentsModule],
  controllers: [ExtractionController],
  providers: [ExtractionService, ExtractionProcessor, Readings],
  exports: [ExtractionService],
})
export class ExtractionModule {}
