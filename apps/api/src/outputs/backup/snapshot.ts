import { createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { dump, type DumpScope } from '../../platform/database/logical/dump';
import type { Sql } from '../../platform/database/logical/sql';

interface Dumped {
  scope: DumpScope;
  now: Date;
  readme?: string;
  /** Asked within the snapshot's transaction: nothing is written where it answers true. */
  unless?: (sql: Sql) => Promise<boolean>;
}

/** Writes a backup as of one moment, on a connection of its own. */
@Injectable()
export class Snapshot {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Answers whether anything was written. */
  async write(file: FileHandle, { scope, now, readme, unless }: Dumped): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      // A workspace's leaves out what was deleted, by deleting it for as long as the transaction lasts.
      if (scope.kind === 'database') await runner.query('SET TRANSACTION READ ONLY');
      const sql = ((text, params = []) => runner.query(text, [...params])) as Sql;
      const written = !(await unless?.(sql));
      if (written) {
        // By its number: a stream of the handle itself would hold it, and closing it would wait for ever.
        const output = createWriteStream('', { fd: file.fd, autoClose: false });
        await dump(sql, scope, { output, now, ...(readme === undefined ? {} : { readme }) });
      }
      await runner.rollbackTransaction();
      return written;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  }
}
