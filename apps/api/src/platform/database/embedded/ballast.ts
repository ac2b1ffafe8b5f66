import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { diskOf } from './disk';

const MB = 1024 * 1024;
const WATCH_MS = 1_000;
/** A segment of PostgreSQL's log and a little; two where that is nothing beside the disk. */
const LEAST = 17 * MB;
const MOST = 32 * MB;
const SHARE = 0.1;
/** Less than this is no room for PostgreSQL to work in. */
const TIGHT = 8 * MB;

/**
 * A file without content that is given up when the disk is full, whoever filled it: PostgreSQL that cannot begin the next
 * segment of its log ends, and does not start either. It is laid down again when there is room.
 */
export class Ballast {
  private readonly logger = new Logger('Database');
  private readonly file: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly folder: string) {
    this.file = path.join(folder, 'room-for-the-log');
  }

  watch(): void {
    this.timer = setInterval(() => {
      this.look().catch((error: NodeJS.ErrnoException) => {
        // The data folder was removed.
        if (error.code === 'ENOENT') this.stop();
        else this.logger.error(error.message);
      });
    }, WATCH_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { free, total } = await diskOf(this.folder);
    const bytes = Math.max(LEAST, Math.min(MOST, total * SHARE));
    if (free < TIGHT) this.giveUp();
    else if (free > 2 * bytes && !this.isLaidDown()) this.layDown(bytes);
  }

  private isLaidDown(): boolean {
    return statSync(this.file, { throwIfNoEntry: false }) !== undefined;
  }

  private giveUp(): void {
    if (!this.isLaidDown()) return;
    rmSync(this.file, { force: true });
    this.logger.error('The disk is full: what was kept of it for the log of the database is given up.');
  }

  /** Zeros that are written take their room; a file that is only made longer takes none. */
  private layDown(bytes: number): void {
    const handle = openSync(this.file, 'w', 0o600);
    try {
      const zeros = Buffer.alloc(MB);
      for (let written = 0; written < bytes;) written += writeSync(handle, zeros);
    } catch {
      // Somebody else was faster: there is no room after all.
      rmSync(this.file, { force: true });
    } finally {
      closeSync(handle);
    }
  }
}
