import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../pipeline/documents/documents.module';
import { BackupUpload } from './backup-upload';
import { BackupController } from './backup.controller';
import { BackupService } from './backup.service';
import { Scratch } from './scratch';

@Module({
  imports: [DocumentsModule],
  controllers: [BackupController],
  providers: [BackupService, BackupUpload, Scratch],
})
export class BackupModule {}
