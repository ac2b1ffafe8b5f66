import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder of built front-end files, by their paths below `apps`, for WEB_DIR. */
export function webFolder(files: Readonly<Record<string, string>>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-web-'));
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
