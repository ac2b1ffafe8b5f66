import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Room } from '../../platform/database/room';
import type { Sql } from '../../platform/database/logical/sql';
import { lastBackup } from '../../platform/observe/metrics';
import { BackupFolder } from './backup-folder';
import { Snapshot } from './snapshot';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = HOUR_MS / 6;
/** Any constant: of several processes that find a backup due, one makes it. */
const BACKUP_LOCK = 4_871_003;

/**
 * Keeps the last backups of the whole database in a folder. Whether one is due is told by the newest that is there: a
 * program that runs for an hour each evening makes one too.
 */
@Injectable()
export class DailyBackup implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Backup');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly snapshot: Snapshot,
    private readonly room: Room,
  ) {}

  onApplicationBootstrap(): void {
    const { folder, everyHours } = this.config.backups;
    if (folder === undefined || everyHours === 0 || !this.config.runJobs) return;
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Makes a backup if one is due and there is anything to keep; answers its file. */
  async makeIfDue(now = new Date()): Promise<string | undefined> {
    const { folder: path, everyHours, keep } = this.config.backups;
    if (path === undefined) return undefined;
    const folder = new BackupFolder(path);
    const [newest] = await folder.list();
    if (newest && now.getTime() - newest.made.getTime() < everyHours * HOUR_MS) return undefined;
    await this.room.assertForBackup();
    const made = await folder.add(now, (file) =>
      this.snapshot.write(file, { scope: { kind: 'database' }, now, unless: isElsewhereOrEmpty }),
    );
    if (made === undefined) return undefined;
    await folder.keep(keep);
    lastBackup.set(now.getTime() / 1000);
    return made;
  }

  /** A backup that fails is said and tried again at the next look; the work of people goes on. */
  private look(): void {
    this.running = this.running.then(async () => {
      try {
        const made = await this.makeIfDue();
        if (made !== undefined) this.logger.log(`The database was backed up to ${made}.`);
      } catch (error) {
        this.logger.error(
          `The database could not be backed up: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
  }
}

/** An empty database must not push out backups of a full one. */
async function isElsewhereOrEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ mine: boolean; full: boolean }>(
    `SELECT pg_try_advisory_xact_lock($1) AS mine,
            EXISTS (SELECT 1 FROM documents) OR EXISTS (SELECT 1 FROM budget_parameters) AS full`,
    [BACKUP_LOCK],
  );
  return !row?.mine || !row.full;
}
