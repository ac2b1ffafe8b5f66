import {
  CallHandler,
  ExecutionContext,
  Injectable,
  NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { finalize, type Observable } from 'rxjs';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { oneFile } from '../../platform/http/one-file';
import { mostBackupBytes } from './backup.service';
import { Scratch } from './scratch';

/** Each takes gigabytes of disk, from the first byte of its upload until it is restored. */
const MOST_AT_ONCE = 4;
const MOST_OF_ONE = 2;

/** Takes one large file to disk, where an upload of a document is taken to memory. */
@Injectable()
export class BackupUpload implements NestInterceptor {
  private readonly inner: NestInterceptor;
  /** The workspace of each. */
  private readonly open: number[] = [];

  constructor(
    config: Config,
    scratch: Scratch,
    private readonly tenant: TenantContext,
  ) {
    const Interceptor = FileInterceptor('file');
    this.inner = new Interceptor({ dest: scratch.folder, ...oneFile(mostBackupBytes(config)) });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { workspaceId } = this.tenant;
    // Whoever sends slowly must not hold all places.
    const own = this.open.filter((id) => id === workspaceId).length;
    if (own >= MOST_OF_ONE || this.open.length >= MOST_AT_ONCE)
      throw new AppError(
        'too_many_requests',
        'Other backups are being restored just now. Please try again in a few minutes.',
      );
    this.open.push(workspaceId);
    try {
      const result = await this.inner.intercept(context, next);
      return result.pipe(finalize(() => this.close(workspaceId)));
    } catch (error) {
      this.close(workspaceId);
      if (!(error instanceof PayloadTooLargeException)) throw error;
      throw new AppError('file_too_large', 'This file is larger than a backup can be. Nothing was restored.');
    }
  }

  private close(workspaceId: number): void {
    this.open.splice(this.open.indexOf(workspaceId), 1);
  }
}
