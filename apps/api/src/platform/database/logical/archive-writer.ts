import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { COMMENT, withChecksum } from './checksum';
import { MANIFEST, type Manifest, type ManifestEntry } from './manifest';

export interface EntrySource {
  name: string;
  /** Already compressed, such as PDFs: stored as it is. */
  stored?: boolean;
  /** Begun when it is this entry's turn, so that one statement runs at a time. */
  chunks: () => AsyncIterable<Buffer>;
}

/**
 * A zip, written as its entries are made: never the whole in memory. `finish` makes the manifest when all else is
 * written, out of names, sizes and hashes; a checksum of all bytes is last. Rejects with whatever made an entry fail; the
 * output is destroyed then.
 */
export async function writeArchive(
  output: Writable,
  sources: readonly EntrySource[],
  finish: (entries: ManifestEntry[]) => Manifest,
): Promise<void> {
  const zip = new ZipFile();
  const entries: ManifestEntry[] = [];
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  for (const source of sources) addEntry(zip, source, entries);
  zip.addReadStreamLazy(MANIFEST, (done) =>
    done(null, Readable.from([Buffer.from(JSON.stringify(finish(entries), null, 1))])),
  );
  zip.end({ comment: COMMENT, forceZip64Format: false });
  try {
    const whole = withChecksum(zip.outputStream as AsyncIterable<Buffer>);
    await Promise.race([pipeline(whole, output), failed]);
  } catch (error) {
    output.destroy();
    throw error;
  }
}

function addEntry(zip: ZipFile, { name, stored, chunks }: EntrySource, entries: ManifestEntry[]): void {
  // Table entries of a whole database may pass 4 GB, which is not known when they are begun.
  zip.addReadStreamLazy(name, { compress: !stored, forceZip64Format: !stored }, (done) => {
    const stream = Readable.from(counted(name, chunks(), entries), { objectMode: false });
    // yazl does not listen: a lost connection would end the whole program.
    stream.on('error', (error) => zip.emit('error', error));
    done(null, stream);
  });
}

async function* counted(
  name: string,
  chunks: AsyncIterable<Buffer>,
  entries: ManifestEntry[],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  entries.push({ name, bytes, sha256: hash.digest('hex') });
}
