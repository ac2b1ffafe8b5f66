import {
  CallHandler,
  ExecutionContext,
  Injectable,
  NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { networkOf } from '../../platform/access/address';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { oneFile } from '../../platform/http/one-file';
import { mostBackupBytes } from './backup.service';
import { Scratch } from './scratch';

/** Each takes gigabytes of disk, from the first byte of its upload until it is restored. */
const MOST_AT_ONCE = 4;
const MOST_OF_ONE = 2;
/** One place is kept from any single address, which may say that it is many browsers. */
const MOST_OF_ADDRESS = 3;

interface Sender {
  workspaceId: number;
  address: string;
}

/** Takes one large file to disk, where an upload of a document is taken to memory. */
@Injectable()
export class BackupUpload implements NestInterceptor {
  private readonly inner: NestInterceptor;
  private readonly open: Sender[] = [];

  constructor(
    config: Config,
    scratch: Scratch,
    private readonly tenant: TenantContext,
  ) {
    const Interceptor = FileInterceptor('file');
    this.inner = new Interceptor({ dest: scratch.folder, ...oneFile(mostBackupBytes(config)) });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    const sender: Sender = { workspaceId: this.tenant.workspaceId, address: networkOf(ip) };
    if (!this.hasPlaceFor(sender))
      throw new AppError(
        'too_many_requests',
        'Other backups are being restored just now. Please try again in a few minutes.',
      );
    this.open.push(sender);
    try {
      const result = await this.inner.intercept(context, next);
      return result.pipe(finalize(() => this.close(sender)));
    } catch (error) {
      this.close(sender);
      if (!(error instanceof PayloadTooLargeException)) throw error;
      throw new AppError('file_too_large', 'This file is larger than a backup can be. Nothing was restored.');
    }
  }

  /** Whoever sends slowly must not hold all places. */
  private hasPlaceFor({ workspaceId, address }: Sender): boolean {
    const ofWorkspace = this.open.filter((one) => one.workspaceId === workspaceId).length;
    const ofAddress = this.open.filter((one) => one.address === address).length;
    return this.open.length < MOST_AT_ONCE && ofWorkspace < MOST_OF_ONE && ofAddress < MOST_OF_ADDRESS;
  }

  private close(sender: Sender): void {
    this.open.splice(this.open.indexOf(sender), 1);
  }
}
