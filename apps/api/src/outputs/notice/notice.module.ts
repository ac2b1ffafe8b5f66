import { Module } from '@nestjs/common';
import { LettersModule } from '../../insights/chat/letters';
import { ClockModule } from '../../insights/clock/clock';
import { PrintModule } from '../../platform/print/print.module';
import { ExportModule } from '../export/export.module';
import { NoticeController } from './notice.controller';
import { NoticeService } from './notice.service';

@Module({
  imports: [ExportModule, ClockModule, PrintModule, LettersModule],
  controllers: [NoticeController],
  providers: [NoticeService],
  exports: [NoticeService],
})
export class NoticeModule {}
