import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { BackupUpload } from './backup-upload';
import { BackupController } from './backup.controller';
import { BackupService } from './backup.service';
import { DailyBackup } from './daily-backup';
import { Scratch } from './scratch';
import { Snapshot } from './snapshot';

@Module({
  imports: [DocumentsModule],
  controllers: [BackupController],
  providers: [BackupService, BackupUpload, DailyBackup, Scratch, Snapshot],
})
export class BackupModule {}
