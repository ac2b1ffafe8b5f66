import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { running } from './running';

/** One real PostgreSQL for the whole run, the one that the product ships; each suite makes its own database on it. */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-api-test-'));
  // As root PostgreSQL runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  running.folder = folder;
  running.server = await EmbeddedPostgres.open(folder);
  process.env.TEST_DATABASE_URL = running.server.url;
}
