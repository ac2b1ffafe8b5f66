import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Injectable, OnApplicationShutdown } from '@nestjs/common';

/** A folder that this user alone may enter, for files that are too large for memory; gone when the program ends. */
@Injectable()
export class Scratch implements OnApplicationShutdown {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'budget-backup-'));

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
