import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from './start-child';
import { stranger } from './stranger';

const asRoot = process.getuid?.() === 0;

test('whoever is not root stays who it is; root becomes nobody where nobody can start the program', () => {
  expect(stranger([__filename])).toEqual(asRoot ? { uid: 65_534, gid: 65_534 } : {});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-stranger-'));
  const program = path.join(folder, 'program.js');
  writeFileSync(program, '');
  chmodSync(folder, 0o700);
  expect(stranger([program])).toEqual({});
  expect(stranger([path.join(folder, 'is-not-there.js')])).toEqual({});
  rmSync(folder, { recursive: true });
});

test('a child that reads documents has nothing of our environment, and as root is another user', async () => {
  process.env['STRANGER_SECRET'] = 'a password';
  const child = startChild('child');
  try {
    const pid = child.pid ?? 0;
    const told = execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'latin1' });
    expect(told).not.toContain('a password');
    const uid = /^Uid:\s+(\d+)/m.exec(
      execFileSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' }),
    )?.[1];
    expect(Number(uid)).toBe(asRoot ? 65_534 : process.getuid?.());
  } finally {
    delete process.env['STRANGER_SECRET'];
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
