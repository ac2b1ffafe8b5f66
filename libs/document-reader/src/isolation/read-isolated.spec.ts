import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { pdfOf, rawPdf, stream } from '../../fixtures/containers/pdf';
import { ReadError } from '../page/read-error';
import { readIsolated, type IsolatedOptions } from './read-isolated';

// A child compiles its sources as it starts, and other tests want the processor too.
jest.setTimeout(120_000);

const good = (): Promise<Buffer> => pdfOf((pdf) => void pdf.text('Water 120').addPage().text('Gas 80'));
const read = (bytes: Buffer, options: Partial<IsolatedOptions> = {}) =>
  readIsolated(bytes, { name: 'a.pdf', ...options });

/** Text that inflates twice over to a content stream of this many megabytes. */
function nestedBomb(megabytes: number): Buffer {
  const content = Buffer.alloc(megabytes * 1_048_576, '(x) Tj ');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
    stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(content))),
  ]);
}

async function childrenNow(): Promise<number[]> {
  const listed = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

async function refusal(reading: Promise<unknown>): Promise<ReadError> {
  const error = await reading.then(
    () => new Error('was read'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ReadError)) throw error;
  return error;
}

describe('readIsolated', () => {
  it('reads pages and facts in a child, page by page', async () => {
    const seen: string[] = [];
    const { document, facts } = await read(await good(), {
      onPage: (page) => seen.push(page.lines.map((line) => line.text).join()),
      onProgress: ({ page, pageCount }) => seen.push(`${page}/${pageCount}`),
    });
    expect(seen).toEqual(['Water 120', '1/2', 'Gas 80', '2/2']);
    expect(document.pages.map((page) => page.number)).toEqual([1, 2]);
    expect(facts.status).toBe('ready');
  });

  it('passes the sentence of a refusal on', async () => {
    const locked = await pdfOf((pdf) => pdf.text('x'), { userPassword: 'secret', ownerPassword: 'owner' });
    const error = await refusal(read(locked));
    expect(error.code).toBe('encrypted');
    expect(error.message).toMatch(/password.*open copy/);
  });

  it('attack 16: ends a file that takes too much memory, as nested compression does, and reads the next one', async () => {
    const bomb = nestedBomb(220);
    expect(bomb.length).toBeLessThan(100_000);
    // On a busy machine silence would end it first.
    const patient = { silenceCpuMs: 120_000, silenceMs: 120_000 };
    const bounds = { memoryBytes: 200 * 1_048_576, ...patient };
    const error = await refusal(read(bomb, { bounds }));
    expect(error.code).toBe('too-much-memory');
    expect(error.message).toMatch(/memory.*Please/);
    const { document } = await read(await good(), { bounds });
    expect(document.pages).toHaveLength(2);
  });

  it('ends a file that gives no sign of life, by processor time and by the clock', async () => {
    for (const bounds of [{ silenceCpuMs: 30 }, { silenceMs: 1 }]) {
      const error = await refusal(read(await good(), { bounds }));
      expect([error.code, error.detail]).toEqual(['too-slow', 'silent']);
      expect(error.message).toMatch(/too long.*Please/);
    }
  });

  // Waiting is as good as starving: neither uses any processor. Only Linux tells how much was used.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux(
    'waits longer for a child that is kept from working than the same time of work would take',
    async () => {
      const before = await childrenNow();
      const reading = read(await good(), { bounds: { silenceCpuMs: 6_000, silenceMs: 90_000 } });
      const pid = (await childrenNow()).find((child) => !before.includes(child));
      if (pid === undefined) throw new Error('no child was started');
      process.kill(pid, 'SIGSTOP');
      await pause(7_000);
      process.kill(pid, 'SIGCONT');
      expect((await reading).document.pages).toHaveLength(2);
    },
  );

  it('ends a file that takes too long in all', async () => {
    const error = await refusal(read(await good(), { bounds: { totalMs: 1 } }));
    expect([error.code, error.detail]).toEqual(['too-slow', 'total']);
  });

  it('ends when it is told to, before and during', async () => {
    const before = AbortSignal.abort();
    expect((await refusal(read(await good(), { signal: before }))).code).toBe('cancelled');
    const during = new AbortController();
    setTimeout(() => during.abort(), 50);
    expect((await refusal(read(await good(), { signal: during.signal }))).code).toBe('cancelled');
  });

  it('reads several documents at once, each in a child of its own', async () => {
    const bytes = await good();
    const [first, second, bad] = await Promise.allSettled([read(bytes), read(bytes), read(Buffer.alloc(0))]);
    expect([first.status, second.status, bad.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
