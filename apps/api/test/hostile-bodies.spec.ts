import { connect } from 'node:net';
import { DEVICE_HEADER } from '@hoa/contracts';
import { sharedTestApp, startTestApp, type SharedApp, type TestApp } from './support/app';
import { until } from './support/until';
import { rawRequest, sendRaw, statusOf } from './support/raw';

const MB = 1024 * 1024;
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const json = 'content-type: application/json';
const schedule = 'POST /api/assessment-schedules';
const length = (bytes: number) => `content-length: ${bytes}`;
const device = () => `${DEVICE_HEADER}: ${app.device().id}`;

describe('a body', () => {
  it('of somebody without a key is refused before any of it comes', async () => {
    // Whoever waits for the body never answers: none is sent.
    const answer = await sendRaw(app.port, [rawRequest(schedule, [json, length(16 * MB)])], 3_000);
    expect(statusOf(answer)).toBe(401);
  });

  it.each(['http://localhost/api/assessment-schedules', '/api/assessment-schedules#'])(
    'of somebody without a key is refused as well when the address is written as %s',
    async (target) => {
      const answer = await sendRaw(app.port, [rawRequest(`POST ${target}`, [json, length(16 * MB)])], 3_000);
      expect(statusOf(answer)).toBe(401);
    },
  );

  it('of a foreign origin is refused before any of it comes', async () => {
    const headers = [json, length(16 * MB), device(), 'origin: https://evil.example'];
    expect(statusOf(await sendRaw(app.port, [rawRequest(schedule, headers)], 3_000))).toBe(403);
  });

  it.each([2, 12])(
    '%i times 16 MB without a key take no memory',
    async (count) => {
      const body = Buffer.alloc(16 * MB, '[');
      const before = process.memoryUsage().rss;
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          sendRaw(app.port, [rawRequest(schedule, [json, length(body.length)]), body], 20_000),
        ),
      );
      expect(answers.map(statusOf).filter((status) => status !== 401 && status !== 0)).toEqual([]);
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * MB);
      expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
    },
    60_000,
  );

  it.each([
    ['POST /api/budget-parameters', json, MB + 1],
    [schedule, json, 16 * MB + 1],
    ['POST /api/documents', 'content-type: multipart/form-data; boundary=x', 11 * MB],
  ])('that says it is larger than %s takes is refused before any of it comes', async (line, type, size) => {
    const answer = await sendRaw(app.port, [rawRequest(line, [type, length(size), device()])], 3_000);
    expect(statusOf(answer)).toBe(413);
  });

  it('that is sent compressed is refused: what it becomes is not what it weighs', async () => {
    const headers = [json, length(100), device(), 'content-encoding: gzip'];
    expect(statusOf(await sendRaw(app.port, [rawRequest(schedule, headers)], 3_000))).toBe(415);
  });

  it('of millions of empty lists is refused before it is taken apart', async () => {
    const body = `[${'[],'.repeat(5 * MB)}[]]`;
    const sent = async (): Promise<number> => {
      const started = Date.now();
      const { status } = await app.device().fetch('/api/assessment-schedules', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(Date.now() - started).toBeLessThan(5_000);
      return status;
    };
    // Bodies of the tests before may still be on their way: the address then waits, at most until they have been silent
    // for 20 seconds, which a busy machine makes longer.
    await until('its address has room for it', async () => (await sent()) === 413, {
      seconds: 150,
      everyMs: 500,
    });
  }, 180_000);
});

/** Sends the head of a request and cuts the connection as soon as it is on its way. */
function leaveAtOnce(port: number, head: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('connect', () => socket.write(head, () => socket.destroy()));
  });
}

describe('bodies on their way', () => {
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({
      LIMIT_BODY_MB: '30',
      LIMIT_BODY_MB_PER_ADDRESS: '20',
      BODY_SILENT_SECONDS: '2',
    });
  }, 240_000);
  afterAll(() => small.close());

  const upload = (id: string) =>
    rawRequest('POST /api/documents', [
      'content-type: multipart/form-data; boundary=x',
      length(9 * MB),
      `${DEVICE_HEADER}: ${id}`,
    ]);

  it('are limited for one address, and given back when they end or dribble', async () => {
    const held = [1, 2].map(() => sendRaw(small.port, [upload(small.device().id), '--x\r\n'], 15_000));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const third = await sendRaw(small.port, [upload(small.device().id)], 3_000);
    expect(statusOf(third)).toBe(429);
    expect(third).toContain('Other large files are being sent from here just now');
    // What sends nothing is cut off.
    const started = Date.now();
    expect((await Promise.all(held)).map(statusOf)).toEqual([400, 400]);
    expect(Date.now() - started).toBeLessThan(10_000);
    const row = await small.device().upload({ name: 'a.csv', bytes: 'Water,100.00\n' });
    expect(row.name).toBe('a.csv');
  }, 60_000);

  it('take no room when their sender leaves while the key is looked up', async () => {
    for (let times = 0; times < 30; times += 1) await leaveAtOnce(small.port, upload(small.device().id));
    await until('the last of them is seen to be gone', async () => {
      const answer = await sendRaw(small.port, [upload(small.device().id)], 500);
      return statusOf(answer) !== 429;
    });
    const row = await small.device().upload({ name: 'b.csv', bytes: 'Water,100.00\n' });
    expect(row.name).toBe('b.csv');
  }, 120_000);
});
