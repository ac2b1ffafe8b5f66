import { Module } from '@nestjs/common';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { EconomicsModule } from '../../pipeline/economics/economics.module';
import { ExtractionModule } from '../../pipeline/extraction/extraction.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { ClockModule } from '../clock/clock';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { Messages } from './messages';

@Module({
  imports: [ParametersModule, BudgetModule, DocumentsModule, ExtractionModule, EconomicsModule, ClockModule],
  controllers: [ChatController],
  providers: [ChatService, Messages],
})
export class ChatModule {}
