import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const LENGTH = 64;

/**
 * A backup's zip comment, its last bytes: the SHA-256 of all that comes before the digits. The hashes in the manifest
 * cover what is in the entries, but not the manifest itself, nor the headers and the directory of the zip.
 *
 * It is a comment and not a file beside the backup: whoever downloads or moves a backup has one file, and would lose the
 * second. Earlier versions and other zip programs ignore it.
 */
export const COMMENT = `SHA-256 ${'0'.repeat(LENGTH)}`;

/** Passes on a zip that ends with `COMMENT`, with the checksum in place of its zeros. */
export async function* withChecksum(zip: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of zip) {
    const bytes = Buffer.concat([held, chunk]);
    const certain = bytes.subarray(0, Math.max(0, bytes.length - LENGTH));
    held = bytes.subarray(certain.length);
    hash.update(certain);
    yield certain;
  }
  yield Buffer.from(hash.digest('hex'));
}

/**
 * Whether a zip of `size` bytes is as it was written. Earlier versions wrote no comment, and their backups are still
 * restored. A damaged backup does not pass for one of those: a zip states the length of its comment, and yauzl refuses
 * one that has another length.
 */
export async function matchesChecksum(fd: number, size: number, comment: string): Promise<boolean> {
  if (comment === '') return true;
  if (comment.length !== COMMENT.length) return false;
  const hash = createHash('sha256');
  // By its number and a position: the zip is read through the same descriptor.
  const bytes = createReadStream('', { fd, start: 0, end: size - LENGTH - 1, autoClose: false });
  for await (const chunk of bytes as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex') === comment.slice(-LENGTH);
}
