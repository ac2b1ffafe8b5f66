import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../../errors/app-error';
import { matchesChecksum } from './checksum';
import { FORMAT, MANIFEST, Manifest } from './manifest';

export interface ArchiveLimits {
  entries: number;
  /** All entries together, as they come out of the zip. */
  bytes: number;
}

/** One row with its JSON; PostgreSQL itself takes no value much larger. */
const MOST_LINE_BYTES = 64 * 1024 * 1024;
const MOST_MANIFEST_BYTES = 8 * 1024 * 1024;
/** Names that the writer gives; everything else, every path among them, is none of ours. */
const NAME = /^(?:manifest\.json|README\.txt|tables\/[a-z][a-z0-9_]{0,62}\.jsonl|files\/[0-9a-f]{64})$/;
const SYMBOLIC_LINK = 0o120000;
/** The first bytes of a zip. */
const LOCAL_HEADER = Buffer.from([0x50, 0x4b, 3, 4]);

const NOT_OURS = 'This file is not a backup of this program. Nothing was restored.';
export const DAMAGED = 'This backup is damaged, or was changed after it was made. Nothing was restored.';

export function damaged(why: string): AppError {
  return new AppError('invalid_backup', DAMAGED, { cause: new Error(why) });
}

/** A backup file that was looked through from beginning to end: each entry is what the manifest says. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  /**
   * Opens and verifies. Sizes are counted as bytes come out of the zip: what its directory says may be a lie. Throws
   * AppError: file_type (no backup), file_too_large, invalid_backup (damaged, changed, newer).
   */
  static async open(fd: number, limits: ArchiveLimits): Promise<Archive> {
    const { zip, entries } = await directoryOf(fd, limits);
    const counter = new Counter(limits.bytes);
    const manifest = await manifestOf(zip, entries, counter);
    const archive = new Archive(zip, entries, manifest);
    await archive.verify(counter);
    return archive;
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** An entry's lines, as many at a time as came. */
  async *lines(name: string): AsyncGenerator<string> {
    let rest: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.chunks(name)) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
        rest = [];
        size = 0;
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
      size += chunk.length - from;
      if (size > MOST_LINE_BYTES) throw damaged(`A line of ${name} is too long.`);
    }
    if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
  }

  /** An entry as a whole; throws where it is longer than `most` bytes. */
  async bytes(name: string, most: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.chunks(name)) {
      size += chunk.length;
      if (size > most) throw damaged(`${name} is too long.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  private chunks(name: string): AsyncGenerator<Buffer> {
    return chunksOf(this.zip, this.entries.get(name), name);
  }

  private async verify(counter: Counter): Promise<void> {
    const named = new Map(this.manifest.entries.map((entry) => [entry.name, entry]));
    const unexpected = [...this.entries.keys()].find((name) => name !== MANIFEST && !named.has(name));
    if (unexpected !== undefined || named.size !== this.manifest.entries.length)
      throw damaged('The manifest names other entries than there are.');
    for (const { name, bytes, sha256 } of this.manifest.entries) {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of this.chunks(name)) {
        counter.add(chunk.length);
        size += chunk.length;
        if (size > bytes) break;
        hash.update(chunk);
      }
      const isFileOf = name.startsWith('files/') ? name.slice('files/'.length) : sha256;
      if (size !== bytes || hash.digest('hex') !== sha256 || isFileOf !== sha256)
        throw damaged(`${name} is not what the manifest says.`);
    }
  }
}

class Counter {
  private total = 0;
  constructor(private readonly most: number) {}

  add(bytes: number): void {
    this.total += bytes;
    if (this.total > this.most)
      throw new AppError(
        'file_too_large',
        'This backup holds more than one browser’s work can be. Nothing was restored.',
      );
  }
}

async function directoryOf(
  fd: number,
  limits: ArchiveLimits,
): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const zip = await fromFdPromise(fd, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    // A download that was cut off has no directory, but begins as a zip does.
    throw beginsAsZip(fd) ? damaged(String(cause)) : new AppError('file_type', NOT_OURS, { cause });
  });
  if (!(await matchesChecksum(fd, zip.fileSize, zip.comment)))
    throw damaged('The file is not what its checksum says.');
  if (zip.entryCount > limits.entries)
    throw new AppError('file_too_large', 'This backup has too many entries. Nothing was restored.');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= limits.entries) throw damaged('There are more entries than the zip says.');
      if (entries.has(entry.fileName)) throw damaged(`${entry.fileName} comes twice.`);
      if (!isPlain(entry))
        throw entry.fileName === MANIFEST ? damaged('A strange manifest.') : foreign(entry);
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    // yauzl refuses paths that lead out of the folder, by an error of its own.
    throw cause instanceof AppError ? cause : damaged(String(cause));
  }
  return { zip, entries };
}

function beginsAsZip(fd: number): boolean {
  const start = Buffer.alloc(LOCAL_HEADER.length);
  readSync(fd, start, 0, start.length, 0);
  return start.equals(LOCAL_HEADER);
}

function isPlain(entry: Entry): boolean {
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
  return NAME.test(entry.fileName) && !entry.isEncrypted() && mode !== SYMBOLIC_LINK;
}

function foreign({ fileName }: Entry): AppError {
  return new AppError('file_type', NOT_OURS, { cause: new Error(`${fileName} has no place in a backup.`) });
}

async function manifestOf(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  counter: Counter,
): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry) throw new AppError('file_type', NOT_OURS);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(zip, entry, MANIFEST)) {
    counter.add(chunk.length);
    size += chunk.length;
    if (size > MOST_MANIFEST_BYTES) throw damaged('The manifest is too long.');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // A backup of an earlier version has no other check of its manifest.
  if (crc32(bytes) !== entry.crc32) throw damaged('The manifest is not what the zip says.');
  const given = parseJson(bytes.toString('utf8'));
  const newer = (given as { format?: unknown } | null)?.format;
  if (typeof newer === 'number' && newer > FORMAT) throw newerBackup();
  const manifest = Manifest.safeParse(given);
  if (!manifest.success) throw damaged(manifest.error.message);
  return manifest.data;
}

export function newerBackup(): AppError {
  return new AppError(
    'invalid_backup',
    'This backup was made by a newer version of the program. Please update this one first; nothing was restored.',
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw damaged(String(cause));
  }
}

async function* chunksOf(zip: ZipFile, entry: Entry | undefined, name: string): AsyncGenerator<Buffer> {
  if (!entry) throw damaged(`${name} is missing.`);
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged(String(cause));
  }
}
