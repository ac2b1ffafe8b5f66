import { Module } from '@nestjs/common';
import { BudgetModule } from '../../pipeline/budget/budget.module';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { EconomicsModule } from '../../pipeline/economics/economics.module';
import { ExtractionModule } from '../../pipeline/extraction/extraction.module';
import { ParametersModule } from '../../pipeline/parameters/parameters.module';
import { ClockModule } from '../clock/clock';
import { VendorContractsModule } from '../vendor-contracts/vendor-contracts.module';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { ChatContexts } from './contexts';
import { LettersModule } from './letters';
import { Messages } from './messages';

@Module({
  imports: [
    ParametersModule,
    BudgetModule,
    DocumentsModule,
    ExtractionModule,
    EconomicsModule,
    ClockModule,
    VendorContractsModule,
    LettersModule,
  ],
  controllers: [ChatController],
  providers: [ChatService, ChatContexts, Messages],
})
export class ChatModule {}
