import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MB = 1024 * 1024;

/** A disk in memory that somebody else may fill as well. It takes Linux and root. */
export class SmallDisk {
  constructor(megabytes) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'hoa-disk-'));
    this.filler = path.join(this.folder, 'of-somebody-else');
    try {
      const options = `size=${megabytes}m,mode=755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', this.folder], { stdio: 'pipe' });
    } catch (error) {
      rmdirSync(this.folder);
      throw new Error(`A small disk could not be made; this needs Linux and root. ${error.stderr ?? error}`, {
        cause: error,
      });
    }
  }

  remove() {
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }

  /** So many bytes more of somebody else's, or to the last page. */
  fill(bytes = Infinity) {
    const handle = openSync(this.filler, 'a');
    try {
      for (let size = MB, written = 0; written < bytes && size >= 4_096;) {
        try {
          written += writeSync(handle, Buffer.alloc(Math.min(size, bytes - written)));
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error;
          size /= 2;
        }
      }
    } finally {
      closeSync(handle);
    }
  }

  empty() {
    truncateSync(this.filler, 0);
  }

  freeMb() {
    const { bavail, bsize } = statfsSync(this.folder);
    return Math.round((bavail * bsize) / MB);
  }
}
