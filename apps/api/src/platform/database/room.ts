import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { Database } from './database';
import type { Disk } from './embedded/disk';
import { PostgresServer } from './postgres-server';

const MB = 1024 * 1024;
/** A disk of a few hundred megabytes is not kept empty for the reserve's sake. */
const MOST_OF_DISK = 0.2;
/** What must be left of the reserve for work on what is there already. */
const OF_WORK = 0.25;
/** How large the database is, is asked this often at most. */
const ASKED_MS = 10_000;
/** A file is written to the log of the database and to its table. */
const WRITTEN = 2;

/**
 * Keeps a reserve on the disk of the database. PostgreSQL that finds no space for its log ends, and with it all reading;
 * so what would add to it is refused before, and reading, deleting and signing out go on.
 */
@Injectable()
export class Room {
  private asked: { at: number; bytes: number } | undefined;

  constructor(
    private readonly config: Config,
    private readonly server: PostgresServer,
    private readonly database: Database,
  ) {}

  /** Throws unavailable where there is no room for so many more bytes. */
  async assertFor(bytes: number): Promise<void> {
    await this.assertDisk(WRITTEN * bytes);
    const most = this.config.limits.databaseMb * MB;
    if ((await this.size()) + bytes > most) throw noRoom('This server keeps as much as it may.');
  }

  /** As large as all that is kept, at most: a backup must not be what fills the disk. */
  async assertForBackup(): Promise<void> {
    await this.assertDisk(await this.size());
  }

  /** Whether what was accepted may be worked on: it takes of the reserve, which is what that is for, but not all of it. */
  async isForWork(): Promise<boolean> {
    const disk = await this.server.disk();
    return !disk || disk.free >= this.reserveOf(disk) * OF_WORK;
  }

  private async assertDisk(bytes: number): Promise<void> {
    const disk = await this.server.disk();
    if (disk && disk.free < this.reserveOf(disk) + bytes)
      throw noRoom('The disk of the server is almost full.');
  }

  private reserveOf(disk: Disk): number {
    return Math.min(this.config.limits.diskReserveMb * MB, disk.total * MOST_OF_DISK);
  }

  private async size(): Promise<number> {
    const { asked } = this;
    if (asked && performance.now() - asked.at < ASKED_MS) return asked.bytes;
    const row = await this.database.first<{ bytes: number }>(
      'SELECT pg_database_size(current_database())::bigint AS bytes',
    );
    this.asked = { at: performance.now(), bytes: row?.bytes ?? 0 };
    return this.asked.bytes;
  }
}

function noRoom(why: string): AppError {
  return new AppError(
    'unavailable',
    `${why} Nothing was saved; what is there can be read and deleted. Whoever runs the server can make room.`,
  );
}
