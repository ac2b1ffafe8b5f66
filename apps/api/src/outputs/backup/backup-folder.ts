import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^AI_Budget_Database_(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip$/;
const UNFINISHED = /^AI_Budget_Database_.*\.part$/;
/** What has not grown for so long, nobody is writing any more. */
const LEFT_MS = 24 * 3_600_000;

export interface KeptBackup {
  file: string;
  made: Date;
}

/** The folder of scheduled backups. What in it has another name is nobody's business here. */
export class BackupFolder {
  constructor(readonly folder: string) {}

  /** Newest first; none where there is no such folder. */
  async list(): Promise<KeptBackup[]> {
    const found = (await this.names()).flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ file: path.join(this.folder, name), made: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    });
    return found.sort((a, b) => b.made.getTime() - a.made.getTime());
  }

  /**
   * Adds one. It has its name only when all of it is on disk: half a backup, of a process that was killed, is not taken
   * for a whole one. `write` answers whether it wrote anything.
   */
  async add(made: Date, write: (file: FileHandle) => Promise<boolean>): Promise<string | undefined> {
    await mkdir(this.folder, { recursive: true });
    const name = `AI_Budget_Database_${made.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
    const whole = path.join(this.folder, name);
    // Several processes may find a backup due in the same second.
    const part = `${whole}.${randomBytes(4).toString('hex')}.part`;
    try {
      const file = await open(part, 'w', 0o600);
      try {
        if (!(await write(file))) return undefined;
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, whole);
      return whole;
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Leaves the newest, and nothing that a killed process left half. */
  async keep(count: number): Promise<void> {
    for (const { file } of (await this.list()).slice(count)) await rm(file, { force: true });
    for (const name of (await this.names()).filter((one) => UNFINISHED.test(one))) {
      const file = path.join(this.folder, name);
      if (Date.now() - (await stat(file)).mtimeMs > LEFT_MS) await rm(file, { force: true });
    }
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
