import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ReadError } from '../page/read-error';

interface ZipLimits {
  entries: number;
  inflatedBytes: number;
}

/**
 * Names of a zip's entries, nothing inflated. Throws ReadError: damaged (no directory, `../` in a name, a symbolic
 * link), encrypted, too-large-inside (more entries than allowed).
 */
export async function zipNames(bytes: Uint8Array, entries: number): Promise<string[]> {
  const names: string[] = [];
  await eachEntry(bytes, entries, async (_zip, entry) => {
    names.push(entry.fileName);
  });
  return names;
}

/**
 * Inflates the wanted entries, counting real bytes as they come: what the directory says of sizes may be a lie. A zip
 * inside is bytes like any other. Throws ReadError as `zipNames`, and too-large-inside past the limit.
 */
export async function unzip(
  bytes: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let inflated = 0;
  await eachEntry(bytes, limits.entries, async (zip, entry) => {
    if (entry.fileName.endsWith('/') || !wanted(entry.fileName)) return;
    const chunks: Buffer[] = [];
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      inflated += chunk.length;
      if (inflated > limits.inflatedBytes) {
        stream.destroy();
        throw new ReadError(
          'too-large-inside',
          `${entry.fileName} inflates past ${limits.inflatedBytes} bytes`,
        );
      }
      chunks.push(chunk);
    }
    const part = Buffer.concat(chunks);
    // Office never writes one; whoever does wants entities expanded or files fetched.
    if (part.subarray(0, 4_096).includes('<!DOCTYPE'))
      throw new ReadError('damaged', 'a document type inside a part');
    // The first of two entries of one name counts, as it does for Word.
    if (!parts.has(entry.fileName)) parts.set(entry.fileName, part);
  });
  return parts;
}

async function eachEntry(
  bytes: Uint8Array,
  most: number,
  visit: (zip: ZipFile, entry: Entry) => Promise<void>,
): Promise<void> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Sizes are checked by counting; yauzl's own check would call a lying size a stream error only at the end.
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true });
    if (zip.entryCount > most) throw new ReadError('too-large-inside', `${zip.entryCount} entries`);
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      if (++count > most) throw new ReadError('too-large-inside', `more than ${most} entries`);
      if (entry.isEncrypted()) throw new ReadError('encrypted', 'zip entry');
      // The upper half holds the Unix mode where the zip was made on Unix.
      if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000)
        throw new ReadError('damaged', 'symbolic link');
      await visit(zip, entry);
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError('damaged', error instanceof Error ? error.message : String(error));
  }
}
