import { statfs } from 'node:fs/promises';

export interface Disk {
  /** Bytes that are left for who is not root. */
  free: number;
  total: number;
}

export async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
