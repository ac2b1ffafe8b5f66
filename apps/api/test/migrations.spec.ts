import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrate } from '../src/platform/database/migrate';
import { migrations } from '../src/platform/database/migrations';
import { emptyDatabase } from './support/database';

type Step = new () => MigrationInterface;
const steps = Object.values(migrations) as Step[];

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

async function at<T>(some: readonly Step[], work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const options = { type: 'postgres' as const, url: database.url, migrationsTableName: 'migrations' };
  const dataSource = await new DataSource({ ...options, migrations: [...some] }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Every column, constraint and index. */
const schemaOf = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(`
    SELECT table_name || '.' || column_name AS what, data_type || is_nullable || coalesce(column_default, '') AS how
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1, 2`);

const workspaces = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query('SELECT * FROM workspaces ORDER BY id');

class AddsThenFails implements MigrationInterface {
  readonly name = 'AddsThenFails9999999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workspaces ADD COLUMN colour text');
    await runner.query('UPDATE workspaces SET no_such_column = 1');
  }
  async down(): Promise<void> {
    throw new Error('There is no way back.');
  }
}

it('from every earlier schema, with a row in it, the same schema comes about as from nothing', async () => {
  const whole = await at(steps, async (dataSource) => {
    await migrate(dataSource);
    return schemaOf(dataSource);
  });
  expect(whole.length).toBeGreaterThan(200);
  for (let count = 1; count < steps.length; count += 1) {
    await database.drop();
    database = await emptyDatabase();
    const before = await at(steps.slice(0, count), async (dataSource) => {
      await migrate(dataSource);
      await dataSource.query('INSERT INTO workspaces DEFAULT VALUES');
      return workspaces(dataSource);
    });
    await at(steps, async (dataSource) => {
      await migrate(dataSource);
      expect(await schemaOf(dataSource)).toEqual(whole);
      expect(await workspaces(dataSource)).toMatchObject(before as object[]);
    });
  }
});

it('one step that fails leaves rows and schema as they were, also what the steps before it did', async () => {
  const count = steps.length - 2;
  const before = await at(steps.slice(0, count), async (dataSource) => {
    await migrate(dataSource);
    await dataSource.query('INSERT INTO workspaces DEFAULT VALUES');
    return [await schemaOf(dataSource), await workspaces(dataSource)];
  });
  await at([...steps, AddsThenFails], async (dataSource) => {
    await expect(migrate(dataSource)).rejects.toThrow('no_such_column');
    expect([await schemaOf(dataSource), await workspaces(dataSource)]).toEqual(before);
  });
  await at(steps, async (dataSource) => {
    await migrate(dataSource);
    expect(await workspaces(dataSource)).toHaveLength(1);
  });
});

it('processes that start at once do each step once', async () => {
  await Promise.all(
    [1, 2, 3].map(() =>
      at(steps, async (dataSource) => {
        await migrate(dataSource);
      }),
    ),
  );
  await at(steps, async (dataSource) => {
    const [{ done }] = await dataSource.query('SELECT count(*)::int AS done FROM migrations');
    expect(done).toBe(steps.length);
  });
});

it('of keys that were there whoever began a workspace is its owner, and who was let in an editor', async () => {
  const until = steps.findIndex(({ name }) => name.startsWith('Roles'));
  await at(steps.slice(0, until), async (dataSource) => {
    await migrate(dataSource);
    await dataSource.query(`
      INSERT INTO workspaces DEFAULT VALUES;
      INSERT INTO workspaces DEFAULT VALUES;
      INSERT INTO access_keys (workspace_id, hash, kind, scopes, name, created_at, revoked_at) VALUES
        -- Its id is older than the workspace that it joined.
        (1, sha256('joined'), 'device', '{all}', 'joined', now(), NULL),
        (1, sha256('first'), 'device', '{all}', 'first', now() - interval '1 day', NULL),
        (1, sha256('code'), 'join', '{}', 'code', now(), NULL),
        (2, sha256('gone'), 'device', '{all}', 'gone', now() - interval '2 days', now()),
        (2, sha256('heir'), 'device', '{all}', 'heir', now() - interval '1 day', NULL),
        (2, sha256('guest'), 'device', '{all}', 'guest', now(), NULL)`);
  });
  await at(steps, async (dataSource) => {
    await migrate(dataSource);
    const rows: { name: string; role: string }[] = await dataSource.query(
      'SELECT name, role FROM access_keys ORDER BY id',
    );
    expect(Object.fromEntries(rows.map(({ name, role }) => [name, role]))).toMatchObject({
      first: 'owner',
      joined: 'editor',
      code: 'editor',
      heir: 'owner',
      guest: 'editor',
    });
  });
});
