import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { EconomicsModule } from '../../pipeline/economics/economics.module';
import { ExtractionModule } from '../../pipeline/extraction/extraction.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { ClockModule } from '../clock/clock';
import { VendorContractsController } from './vendor-contracts.controller';
import { VendorContractsService } from './vendor-contracts.service';

@Module({
  imports: [DocumentsModule, ExtractionModule, EconomicsModule, ParametersModule, ClockModule],
  controllers: [VendorContractsController],
  providers: [VendorContractsService],
  exports: [VendorContractsService],
})
export class VendorContractsModule {}
