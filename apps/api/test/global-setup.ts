import { chmodSync } from 'node:fs';
import { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { makeOwnFolder, sweepOwnFolders } from '../src/platform/own-folders';
import { running } from './running';

/** One real PostgreSQL for the whole run, the one that the product ships; each suite makes its own database on it. */
export default async function setup(): Promise<void> {
  // A run that was killed could not clean up.
  await sweepOwnFolders('tests');
  const folder = makeOwnFolder('tests');
  // As root PostgreSQL runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  running.folder = folder;
  running.server = await EmbeddedPostgres.open(folder);
  process.env.TEST_DATABASE_URL = running.server.url;
}
