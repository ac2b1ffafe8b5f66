import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Controller, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import type { Response } from 'express';
import { AppError } from '../../platform/errors/app-error';
import { Route } from '../../platform/http/route';
import { BackupUpload } from './backup-upload';
import { BackupService } from './backup.service';

@Controller()
export class BackupController {
  constructor(private readonly backups: BackupService) {}

  @Route('downloadBackup')
  async download(@Res() response: Response): Promise<void> {
    const { name, size, file } = await this.backups.write();
    try {
      response.attachment(name);
      response.set({
        'content-type': 'application/zip',
        'content-length': String(size),
        'content-security-policy': "default-src 'none'; sandbox",
      });
      await pipeline(file.createReadStream({ start: 0, autoClose: false }), response);
    } catch (error) {
      // Whoever asked went away in the middle: there is nobody to tell, and nothing went wrong here.
      if (!isCutOff(error)) throw error;
    } finally {
      await file.close();
    }
  }

  @Route('restoreBackup')
  @UseInterceptors(BackupUpload)
  async restore(
    @UploadedFile() upload: Express.Multer.File | undefined,
  ): Promise<ResponseOf<'restoreBackup'>> {
    if (!upload) throw new AppError('file_missing', 'Please choose a backup file.');
    const file = await open(upload.path, 'r');
    try {
      // It needs no name any more: whatever becomes of this process, nothing of it stays.
      await rm(upload.path);
      if (upload.size === 0) throw new AppError('file_empty', 'This file is empty. Nothing was restored.');
      return await this.backups.restore(file);
    } finally {
      await file.close();
    }
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
