import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { DEVICE_HEADER, MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { sharedTestApp, startTestApp, type SharedApp } from './support/app';
import { failure, type Upload } from './support/device';
import { encryptedPdf, scriptedPdf } from './support/pdf';
import { rawRequest, sendRaw, statusOf } from './support/raw';
import { until } from './support/until';

// Documents are read in processes of their own, which on a busy machine take their time to start.
jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const BOUNDARY = 'xBOUNDARYx';
const form = `content-type: multipart/form-data; boundary=${BOUNDARY}`;
const part = (headers: string, content: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

async function refused(upload: Upload) {
  const device = app.device();
  const answer = await failure(await device.tryUpload(upload));
  expect(await device.call('listDocuments')).toEqual([]);
  return answer;
}

async function rawUpload(
  body: string,
  headers: string[] = [`content-length: ${Buffer.byteLength(body)}`],
  timeoutMs?: number,
) {
  const device = app.device();
  const answer = await sendRaw(
    app.port,
    [rawRequest('POST /api/documents', [`${DEVICE_HEADER}: ${device.id}`, form, ...headers], body)],
    timeoutMs,
  );
  return { device, answer };
}

describe('uploads', () => {
  it('attack 01: a file of zero bytes is refused', async () => {
    expect(await refused({ name: 'empty.pdf', bytes: '' })).toMatchObject({
      status: 400,
      code: 'file_empty',
    });
  });

  it('attack 02: 10 MB pass and one byte more is refused', async () => {
    const device = app.device();
    const largest = Buffer.alloc(MAX_UPLOAD_BYTES, 'a line of text\n');
    const { id, size } = await device.upload({ name: 'largest.txt', bytes: largest });
    expect(size).toBe(MAX_UPLOAD_BYTES);
    // Nobody waits for its reading, which would take the processor from the other tests.
    await device.call('deleteDocument', { params: { id } });
    const answer = await refused({ name: 'large.txt', bytes: Buffer.concat([largest, Buffer.from('x')]) });
    expect(answer).toMatchObject({
      status: 413,
      code: 'file_too_large',
      message: expect.stringContaining('10 MB') as string,
    });
  });

  it('attack 03: a Content-Length that lies stores nothing', async () => {
    const body = part('content-disposition: form-data; name="file"; filename="a.txt"', 'hello') + END;
    const short = await rawUpload(body, [`content-length: ${body.length - 20}`]);
    expect(statusOf(short.answer)).toBe(400);
    expect(await short.device.call('listDocuments')).toEqual([]);
    const long = await rawUpload(body, [`content-length: ${body.length + 500}`], 1_000);
    await delay(100);
    // Either nothing was answered while the rest was waited for, or the complete form was taken.
    expect([0, 201, 400]).toContain(statusOf(long.answer));
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  });

  it('attack 04: a program named .pdf is refused', async () => {
    const program = Buffer.concat([
      Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04', 'latin1'),
      Buffer.alloc(2_000, 7),
    ]);
    expect(await refused({ name: 'budget.pdf', bytes: program })).toMatchObject({
      status: 415,
      code: 'file_type',
    });
  });

  it('attack 19: an encrypted PDF is refused with a sentence', async () => {
    const answer = await refused({ name: 'locked.pdf', bytes: await encryptedPdf() });
    expect(answer).toMatchObject({
      status: 422,
      code: 'file_encrypted',
      message: expect.stringMatching(/password/) as string,
    });
  });

  it('attack 20: a PDF’s scripts are not run', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'script.pdf', bytes: scriptedPdf() });
    expect((await device.untilRead(id)).status).toMatch(/ready|failed/);
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  });

  it('attack 26: UTF-16 and NUL text is decoded', async () => {
    const device = app.device();
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Wässer 1,234.50\n', 'utf16le')]);
    const { id } = await device.upload({ name: 'utf16.txt', bytes: utf16 });
    await device.untilRead(id);
    expect((await device.call('getDocument', { params: { id } })).content).toContain('Wässer 1,234.50');
    const nul = await device.tryUpload({ name: 'nul.txt', bytes: 'Water\u0000 900.00\n' });
    if (nul.ok)
      expect((await device.untilRead(((await nul.json()) as { id: number }).id)).status).toMatch(
        /ready|failed/,
      );
    else expect(nul.status).toBe(415);
  });

  it.each([
    ['an empty field name', part('content-disposition: form-data; name=""; filename="a.txt"', 'hello') + END],
    [
      'another field name',
      part('content-disposition: form-data; name="other"; filename="a.txt"', 'hello') + END,
    ],
    ['no file', part('content-disposition: form-data; name="type"', 'document') + END],
    ['two files', part('content-disposition: form-data; name="file"; filename="a.txt"', 'a').repeat(2) + END],
    [
      'an unknown type',
      part('content-disposition: form-data; name="type"', 'secret') +
        part('content-disposition: form-data; name="file"; filename="a.txt"', 'a') +
        END,
    ],
    ['a thousand fields', part('content-disposition: form-data; name="x"', '1').repeat(1_000) + END],
    ['a name of prototype', part('content-disposition: form-data; name="__proto__[type]"', 'x') + END],
  ])('attack 27: a form with %s is refused', async (_what, body) => {
    const { device, answer } = await rawUpload(body);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code"');
    expect(await device.call('listDocuments')).toEqual([]);
  });

  it.each([
    ['no boundary', 'content-type: multipart/form-data'],
    ['another boundary', 'content-type: multipart/form-data; boundary=other'],
    ['an endless boundary', `content-type: multipart/form-data; boundary=${'x'.repeat(5_000)}`],
  ])('attack 28: a form with %s is refused', async (_what, type) => {
    const device = app.device();
    const body = part('content-disposition: form-data; name="file"; filename="a.txt"', 'hello') + END;
    const headers = [`${DEVICE_HEADER}: ${device.id}`, type, `content-length: ${body.length}`];
    const answer = await sendRaw(app.port, [rawRequest('POST /api/documents', headers, body)]);
    expect(statusOf(answer)).toBe(400);
    expect(await device.call('listDocuments')).toEqual([]);
  });

  it('streams that are cut off leave no open file behind', async () => {
    const handles = () => readdirSync('/proc/self/fd').length;
    const before = handles();
    const start = part('content-disposition: form-data; name="file"; filename="a.txt"', 'hello').slice(0, -2);
    await Promise.all(Array.from({ length: 20 }, () => rawUpload(start, ['content-length: 5000000'], 300)));
    // A stream's end is seen a moment after it; what leaks never goes.
    await until('no more handles are open than before', () => handles() < before + 10);
    expect(await app.device().call('listDocuments')).toEqual([]);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['budget\u202Etxt.exe.txt', 'budget txt.exe.txt'],
    ['Wohngeld für 世界.txt', 'Wohngeld für 世界.txt'],
    ['quote"; filename="evil.exe.txt', undefined],
    [`${'n'.repeat(5_000)}.txt`, `${'n'.repeat(196)}.txt`],
  ])('attack 29: the file name %j is made harmless and comes back in a proper header', async (sent, kept) => {
    const device = app.device();
    const { id, name } = await device.upload({ name: sent, bytes: 'hello' });
    if (kept !== undefined) expect(name).toBe(kept);
    const response = await device.request('getDocumentFile', { params: { id } });
    const header = response.headers.get('content-disposition') ?? '';
    expect(header).toMatch(
      /^attachment; filename="(?:[^"\\\r\n]|\\.)*"(; filename\*=UTF-8''[\w!#$&+\-.^`|~%]+)?$/,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toBe('hello');
  });

  it('a file name with a line break adds no header', async () => {
    const { device, answer } = await rawUpload(
      part('content-disposition: form-data; name="file"; filename="a%0d%0aSet-Cookie: x=1.txt"', 'hi') + END,
    );
    expect(statusOf(answer)).toBe(201);
    const [row] = await device.call('listDocuments');
    const response = await device.request('getDocumentFile', { params: { id: row?.id ?? 0 } });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('attack 30: the number of documents is limited, and said', async () => {
    const small = await startTestApp({ LIMIT_DOCUMENTS: '5', RUN_JOBS: 'false' });
    try {
      const device = small.device();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => device.tryUpload({ name: `${n}.txt`, bytes: `Text ${n}` })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(await device.call('listDocuments')).toHaveLength(5);
      const answer = await failure(await device.tryUpload({ name: 'more.txt', bytes: 'More' }));
      expect(answer).toMatchObject({
        status: 409,
        code: 'quota_exceeded',
        message: expect.stringContaining('5 documents') as string,
      });
      expect(await failure(await device.request('addSampleDocuments'))).toMatchObject({ status: 409 });
      expect(await device.call('listDocuments')).toHaveLength(5);
    } finally {
      await small.close();
    }
  }, 240_000);

  it('a name with markup stays text', async () => {
    const device = app.device();
    const { name } = await device.upload({ name: '<img src=x onerror=alert(1)>.txt', bytes: 'hello' });
    expect(name).toBe('<img src=x onerror=alert(1)>.txt');
    expect((await device.request('listDocuments')).headers.get('content-type')).toMatch(/^application\/json/);
  });
});
