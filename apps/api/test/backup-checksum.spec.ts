import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { DailyBackup } from '../src/outputs/backup/daily-backup';
import { Archive } from '../src/platform/database/logical/archive-reader';
import { startTestApp, type TestApp } from './support/app';
import { backupOf, refusedBackup, restore, rowCounts, withoutChecksum } from './support/backup';
import type { Device } from './support/device';
import { madeBudget } from './support/made-budget';

jest.setTimeout(120_000);
const LIMITS = { entries: 10_000, bytes: 1_000_000_000 };
const DAMAGED = 'This backup is damaged, or was changed after it was made. Nothing was restored.';
/** Too short to be recognized as a zip. */
const NOT_OURS = 'This file is not a backup of this program. Nothing was restored.';

let app: TestApp;
let folder: string;
let device: Device;
let downloaded: Buffer;
let daily: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-checksum-'));
  // None by itself: on a busy machine that of the start would come when there is something to back up.
  app = await startTestApp({ BACKUP_DIR: folder, BACKUP_EVERY_HOURS: '0' });
  await madeBudget(app);
  ({ device } = await madeBudget(app));
  downloaded = await backupOf(device);
  daily = readFileSync((await app.get(DailyBackup).makeIfDue())!);
}, 240_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** As both restores open a backup, before they write anything. */
async function open(bytes: Buffer): Promise<Archive> {
  const file = path.join(folder, 'opened.zip');
  writeFileSync(file, bytes);
  const fd = openSync(file, 'r');
  try {
    return await Archive.open(fd, LIMITS);
  } finally {
    closeSync(fd);
  }
}

async function refusal(bytes: Buffer): Promise<string> {
  return open(bytes).then(
    () => 'opened as if whole',
    (error: Error) => error.message,
  );
}

function flipped(bytes: Buffer, at: number, mask = 0xff): Buffer {
  const changed = Buffer.from(bytes);
  changed[at]! ^= mask;
  return changed;
}

const signature = (...last: number[]) => Buffer.from([0x50, 0x4b, ...last]);
/** A byte of every part that a zip has; most of them are in no hash of the manifest. */
const POSITIONS: [what: string, at: (bytes: Buffer) => number][] = [
  ['the first byte', () => 0],
  ['the time in the header of an entry', () => 10],
  ['the name in the header of an entry', () => 30],
  ['the middle', (bytes) => Math.floor(bytes.length / 2)],
  ['the size after an entry', (bytes) => bytes.indexOf(signature(7, 8)) + 8],
  ['the manifest', (bytes) => bytes.indexOf('manifest.json') + 40],
  ['the time in the directory', (bytes) => bytes.indexOf(signature(1, 2)) + 12],
  ['the mark of the end', (bytes) => bytes.lastIndexOf(signature(5, 6))],
  ['the number of entries', (bytes) => bytes.lastIndexOf(signature(5, 6)) + 11],
  ['the length of the comment', (bytes) => bytes.lastIndexOf(signature(5, 6)) + 20],
  ['the last byte before the checksum', (bytes) => bytes.length - 65],
  ['the last byte', (bytes) => bytes.length - 1],
];

describe.each([
  ['a backup that a person downloads', () => downloaded],
  ['the daily backup', () => daily],
])('%s', (_what, whole) => {
  it('opens as it was made', async () => {
    expect(await open(whole())).toBeInstanceOf(Archive);
  });

  it.each(POSITIONS)('is refused with %s flipped', async (_part, at) => {
    expect(await refusal(flipped(whole(), at(whole())))).toBe(DAMAGED);
  });

  it('is refused with any byte changed in any way', async () => {
    const bytes = whole();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        expect(await refusal(flipped(bytes, at, mask))).toBe(DAMAGED);
      }),
      { numRuns: 200 },
    );
  });

  it('is refused when cut off anywhere', async () => {
    const bytes = whole();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        expect(await refusal(bytes.subarray(0, length))).toBe(length < 4 ? NOT_OURS : DAMAGED);
      }),
      { numRuns: 200, examples: [[0], [3], [4], [bytes.length - 1]] },
    );
  });

  it('is refused with anything before or after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (more) => {
        expect(await refusal(Buffer.concat([whole(), more]))).toBe(DAMAGED);
        expect([DAMAGED, NOT_OURS]).toContain(await refusal(Buffer.concat([more, whole()])));
      }),
      { numRuns: 50 },
    );
  });

  it('opens without a checksum, as earlier versions made it', async () => {
    expect(await open(withoutChecksum(whole()))).toBeInstanceOf(Archive);
  });

  it('never accepts a changed manifest, even without a checksum', async () => {
    const earlier = withoutChecksum(whole());
    const { manifest } = await open(earlier);
    const from = earlier.indexOf('manifest.json') + 'manifest.json'.length;
    const to = earlier.indexOf(signature(7, 8), from) - 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: from, max: to }),
        fc.integer({ min: 1, max: 255 }),
        async (at, mask) => {
          // Different bytes may expand to the same text.
          const read = await open(flipped(earlier, at, mask)).then(
            (archive) => archive.manifest,
            (error: Error) => error.message,
          );
          expect([DAMAGED, manifest]).toContainEqual(read);
        },
      ),
    );
  });
});

describe('restored on the screen', () => {
  it.each(POSITIONS)('a backup with %s flipped is refused, and nothing is written', async (_part, at) => {
    const before = await rowCounts(app);
    const answer = await refusedBackup(app.device(), flipped(downloaded, at(downloaded)));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_backup', message: DAMAGED });
    expect(await rowCounts(app)).toEqual(before);
  });

  it('half a backup is refused, and nothing is written', async () => {
    const before = await rowCounts(app);
    const half = downloaded.subarray(0, downloaded.length / 2);
    expect(await refusedBackup(app.device(), half)).toMatchObject({ status: 422, message: DAMAGED });
    expect(await rowCounts(app)).toEqual(before);
  });

  it('a backup of an earlier version, which has no checksum, is restored', async () => {
    expect(await restore(app.device(), withoutChecksum(downloaded))).toMatchObject({
      documents: { added: 1 },
      budgets: { added: 1 },
    });
  });
});
