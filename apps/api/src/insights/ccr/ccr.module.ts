import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { ExtractionModule } from '../../pipeline/extraction/extraction.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { CcrController } from './ccr.controller';
import { CcrService } from './ccr.service';
import { SchedulesService } from './schedules.service';

@Module({
  imports: [DocumentsModule, ExtractionModule, ParametersModule],
  controllers: [CcrController],
  providers: [CcrService, SchedulesService],
  exports: [SchedulesService],
})
export class CcrModule {}
