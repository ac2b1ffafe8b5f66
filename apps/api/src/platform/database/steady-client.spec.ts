import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import { SteadyClient } from './steady-client';

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Of PostgreSQL's protocol: welcome, ready, and at once an end of the connection, all in one piece. */
const WELCOME_AND_END = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
]);

let server: Server;
let connectionString: string;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(WELCOME_AND_END));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  connectionString = `postgres://a:b@127.0.0.1:${(server.address() as AddressInfo).port}/c`;
});
afterAll(() => server.close());

/** The errors that nobody handled while a connection was handed out: each would end the program. */
async function unhandled(pool: Pool): Promise<string[]> {
  const found: string[] = [];
  pool.on('connect', (client) => {
    const emit = client.emit.bind(client) as (name: string, ...given: unknown[]) => boolean;
    client.emit = (name: string, ...given: unknown[]) => {
      if (name !== 'error' || client.listenerCount('error') > 0) return emit(name, ...given);
      return found.push(String(given[0])) > 0;
    };
  });
  pool.on('error', () => undefined);
  const client: PoolClient = await pool.connect();
  await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|connection error/);
  client.release(true);
  await pool.end();
  return found;
}

it('survives a server that ends a connection while the pool hands it out', async () => {
  const pool = new Pool({ connectionString, Client: SteadyClient } as ConstructorParameters<typeof Pool>[0]);
  expect(await unhandled(pool)).toEqual([]);
});

it('which the usual connection does not', async () => {
  expect(await unhandled(new Pool({ connectionString }))).toEqual([
    expect.stringContaining('terminating connection'),
  ]);
});
