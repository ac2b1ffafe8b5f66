import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distOf, type Remote } from './origin';

const HASH = /\.([0-9a-f]{10})\.(?:js|css)$/;
const TEXT = /\.(js|css|json|html)$/;

export interface Deployment {
  folder: string;
  remove: () => Promise<void>;
}

/**
 * The build of a remote as the next release would leave it: all files with a hash are called otherwise, and none of the old names
 * is there. `says` replaces words of the page, so that a journey sees which of the two it looks at.
 */
export async function redeployed(remote: Remote, says: Record<string, string> = {}): Promise<Deployment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoa-redeployed-'));
  await cp(distOf(remote), folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = files.flatMap((file) => HASH.exec(file)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((so, hash) => so.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of files) {
    if (TEXT.test(file)) {
      const text = renamed(await readFile(file, 'utf8'));
      const said = Object.entries(says).reduce((so, [old, now]) => so.replaceAll(old, now), text);
      await writeFile(file, said);
    }
    await rename(file, path.join(path.dirname(file), renamed(path.basename(file))));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
