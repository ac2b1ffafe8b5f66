import type { FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type RestoreResult } from '@hoa/contracts';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { Activity } from '../../platform/access/activity';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { Archive } from '../../platform/database/logical/archive-reader';
import type { DumpScope } from '../../platform/database/logical/dump';
import { loadWorkspace, type Loaded } from '../../platform/database/logical/load-workspace';
import { refusedRows } from '../../platform/database/logical/refused-rows';
import type { Sql } from '../../platform/database/logical/sql';
import { AppError } from '../../platform/errors/app-error';
import { Slots, SlotsBusyError } from '../../platform/slots';
import { README } from './readme';
import { backupRules } from './rules';
import { Scratch } from './scratch';
import { Snapshot } from './snapshot';

export interface BackupFile {
  name: string;
  size: number;
  /** Closed by whoever asked for it. */
  file: FileHandle;
}

const MOST_ENTRIES = 5_000;
/** Tables, beside the files: far more than the readings of as many documents have. */
const TABLES_BYTES = 2 * 1024 * 1024 * 1024;

/** The largest backup that a workspace can need: as many documents as it may have, each as large as one may be. */
export function mostBackupBytes(config: Config): number {
  return config.limits.documents * MAX_UPLOAD_BYTES + TABLES_BYTES;
}

/** Writes all that a workspace has into one file, and adds what such a file has to a workspace. */
@Injectable()
export class BackupService {
  /** Each takes a connection, a processor and disk for a while. */
  private readonly slots = new Slots({ slots: 2, waiting: 20, patienceMs: 60_000 });

  constructor(
    private readonly snapshot: Snapshot,
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly activity: Activity,
    private readonly documents: DocumentsService,
    private readonly config: Config,
    private readonly scratch: Scratch,
  ) {}

  /**
   * Written to disk first: the snapshot is not held for as long as a slow connection takes, and what goes wrong is
   * still an answer and not half a file.
   */
  async write(): Promise<BackupFile> {
    const { workspaceId, keyId } = this.tenant.current();
    const now = new Date();
    const file = await this.scratch.file();
    try {
      const scope: DumpScope = { kind: 'workspace', workspaceId, keyId, rules: backupRules };
      await this.inTurn(() => this.snapshot.write(file, { scope, now, readme: README }));
      return {
        name: `AI_Budget_Backup_${now.toISOString().slice(0, 10)}.zip`,
        size: (await file.stat()).size,
        file,
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** All of it or nothing; what is there stays as it is. Throws AppError for a file that is no whole backup. */
  async restore(file: FileHandle): Promise<RestoreResult> {
    return this.inTurn(async () => {
      const bytes = 2 * mostBackupBytes(this.config);
      const archive = await Archive.open(file.fd, { entries: MOST_ENTRIES, bytes });
      const loaded = await this.load(archive);
      return {
        created: archive.manifest.created,
        documents: countOf(loaded, 'documents'),
        budgets: countOf(loaded, 'budget_parameters'),
      };
    });
  }

  private async load(archive: Archive): Promise<Map<string, Loaded>> {
    const { workspaceId, keyId } = this.tenant.current();
    const sql: Sql = (text, params) => this.database.query(text, params);
    try {
      return await this.database.inTransaction(async () => {
        // Two restores at once would each find that the other's rows are not there.
        await this.database.query('SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
        await this.documents.lockFiles();
        const loaded = await loadWorkspace(sql, archive, {
          workspaceId,
          keyId,
          rules: backupRules,
          mostFileBytes: MAX_UPLOAD_BYTES,
        });
        await this.documents.assertRestored();
        await this.activity.note('backup-restored', archive.manifest.created.slice(0, 10));
        return loaded;
      });
    } catch (error) {
      throw refusedRows(error);
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.slots.run(work, this.tenant.workspaceId);
    } catch (error) {
      if (!(error instanceof SlotsBusyError)) throw error;
      throw new AppError(
        'unavailable',
        'Many backups are being made just now. Please try again in a minute.',
      );
    }
  }
}

function countOf(loaded: ReadonlyMap<string, Loaded>, table: string): Loaded {
  return loaded.get(table) ?? { added: 0, present: 0 };
}
