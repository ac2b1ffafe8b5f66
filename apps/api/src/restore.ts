import 'reflect-metadata';
import { openSync } from 'node:fs';
import path from 'node:path';
import { BackupFolder } from './outputs/backup/backup-folder';
import { Config } from './platform/config/config';
import { EmbeddedPostgres } from './platform/database/embedded/embedded-postgres';
import { Archive, DAMAGED } from './platform/database/logical/archive-reader';
import { restoreDatabase } from './platform/database/logical/load-database';
import { AppError, StartupError } from './platform/errors/app-error';
import { startProgram } from './platform/start';
import { SteadyClient } from './platform/database/steady-client';

/** A backup that one's own program made may be as large as the disk; the limits are against what is no backup. */
const LIMITS = { entries: 10_000_000, bytes: Number.MAX_SAFE_INTEGER };
const FORMER = 'before_restore';
const COMING = 'being_restored';

/** `npm run restore -- FILE`: puts a backup of the whole database in the place of what is there. */
async function main(): Promise<void> {
  const config = Config.fromEnvironment();
  const [file] = process.argv.slice(2);
  if (file === undefined) return tell(config);
  const archive = await opened(path.resolve(file));
  const { created } = archive.manifest;
  if (config.databaseUrl === undefined) await intoEmbedded(config.dataDir, archive);
  else await intoEmpty(config.databaseUrl, archive);
  console.log(`The backup of ${created.slice(0, 16).replace('T', ', ')} UTC is restored.`);
}

async function tell({ backups }: Config): Promise<void> {
  console.log('npm run restore -- FILE puts a backup of the database in the place of what is there.');
  const kept = backups.folder === undefined ? [] : await new BackupFolder(backups.folder).list();
  if (kept.length === 0) console.log(`There are no backups${backups.folder ? ` in ${backups.folder}` : ''}.`);
  for (const { file } of kept) console.log(`  ${file}`);
}

/** Looked through from beginning to end, before anything else happens. */
async function opened(file: string): Promise<Archive> {
  try {
    // Not a FileHandle: nobody would hold it, and it closes the file when it is collected.
    return await Archive.open(openSync(file, 'r'), LIMITS);
  } catch (error) {
    if (error instanceof AppError) throw new StartupError(withAdvice(error.message));
    throw new StartupError(
      `The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function withAdvice(sentence: string): string {
  if (sentence !== DAMAGED) return sentence;
  return `${sentence} Please use the backup of another day: npm run restore lists them.`;
}

/** Beside what is there, and only when all of it is loaded in its place. What was there stays until the next restore. */
async function intoEmbedded(dataDir: string, archive: Archive): Promise<void> {
  const server = await EmbeddedPostgres.open(dataDir);
  try {
    await server.dropDatabase(COMING);
    await load(await server.addDatabase(COMING), archive);
    await server.dropDatabase(FORMER);
    await server.putInPlace(COMING, FORMER);
  } finally {
    await server.stop();
  }
  console.log(`What was there before is kept as the database "${FORMER}" until the next restore.`);
}

async function intoEmpty(url: string, archive: Archive): Promise<void> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1");
  await client.end();
  if (rows.length > 0)
    throw new StartupError(
      'The database of DATABASE_URL is not empty. Nothing was changed. Please name an empty one, and use that from then on.',
    );
  await load(url, archive);
}

async function load(url: string, archive: Archive): Promise<void> {
  try {
    await restoreDatabase(url, archive);
  } catch (error) {
    if (error instanceof AppError) throw new StartupError(error.message);
    throw error;
  }
}

void startProgram(main);
