import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { makeOwnFolder, sweepAtStart } from '../../platform/own-folders';

/**
 * A folder that this user alone may enter, for files that are too large for memory; gone when the program ends, or, where
 * that was killed, when the next one starts.
 */
@Injectable()
export class Scratch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly folder = makeOwnFolder('backup');
  private readonly logger = new Logger('Backup');

  async onApplicationBootstrap(): Promise<void> {
    await sweepAtStart('backup', this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A file without a name: whatever becomes of this process, nothing of it stays once it is closed. */
  async file(): Promise<FileHandle> {
    const name = path.join(this.folder, randomBytes(12).toString('hex'));
    const file = await open(name, 'wx+', 0o600);
    await rm(name);
    return file;
  }
}
