import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

jest.setTimeout(60_000);

test('a child that reads documents has nothing of our environment, and as root is another user', async () => {
  process.env['STRANGER_SECRET'] = 'a password';
  const child = startChild('child');
  try {
    const pid = child.pid ?? 0;
    const told = execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'latin1' });
    expect(told).not.toContain('a password');
    // What takes its rights away runs first, as the same process.
    const wanted = asRoot ? 65_534 : process.getuid?.();
    let uid = Number.NaN;
    for (const until = Date.now() + 20_000; uid !== wanted && Date.now() < until; await pause(50))
      uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    expect(uid).toBe(wanted);
  } finally {
    delete process.env['STRANGER_SECRET'];
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
