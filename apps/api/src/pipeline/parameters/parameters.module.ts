import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ExtractionModule } from '../extraction/extraction.module';
import { Associations } from './associations';
import { DeletedBudgets } from './deleted-budgets';
import { ParametersController } from './parameters.controller';
import { ParametersService } from './parameters.service';
import { ProposalService } from './proposal.service';

@Module({
  imports: [DocumentsModule, ExtractionModule],
  controllers: [ParametersController],
  providers: [ParametersService, DeletedBudgets, ProposalService, Associations],
  exports: [ParametersService, ProposalService, Associations],
})
export class ParametersModule {}
