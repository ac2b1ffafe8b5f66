import { randomUUID } from 'node:crypto';
import type { DocumentRow } from '@hoa/contracts';
import { Paper } from '../facts';
import type { SharedApp } from './app';
import type { Device } from './device';
import { runSql } from './run-sql';

/** Runs statements beside the application, as another process would. */
export async function sql<T extends object>(
  app: SharedApp,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  return runSql(app.databaseUrl, text, values);
}

/**
 * Uploads a plain file and says that it was read as what `build` makes. Its real reading, if one has begun, finds the
 * document read and stores nothing; one that was quicker than this is taken away with its pages.
 */
export async function uploadPaper(
  app: SharedApp,
  device: Device,
  name: string,
  build: (paper: Paper) => Paper,
): Promise<DocumentRow> {
  const row = await device.upload({ name: `${name}.csv`, bytes: `Paper,${name}\n` });
  const readingId = randomUUID();
  const facts = { ...build(new Paper(row.id, row.name)).document().facts, readingId };
  await sql(
    app,
    `UPDATE documents SET status = 'ready', kind = 'budget', pages = 1, pages_read = 1 WHERE id = $1`,
    [row.id],
  );
  await sql(app, 'DELETE FROM readings WHERE document_id = $1', [row.id]);
  await sql(
    app,
    `INSERT INTO readings (id, workspace_id, document_id, reader, schema, status, facts)
     SELECT $1, workspace_id, id, 'test', 1, 'ready', $2 FROM documents WHERE id = $3`,
    [readingId, JSON.stringify(facts), row.id],
  );
  return row;
}
