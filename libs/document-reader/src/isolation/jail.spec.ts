import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { jailed, permissions } from './jail';
import { stranger } from './stranger';

jest.setTimeout(60_000);
const identity = stranger([process.execPath]);
const { program, args } = jailed(process.execPath, identity);
/** What this system has of it: a container or another kernel may refuse namespaces. */
const has = (tool: string) => [program, ...args].some((word) => word.endsWith(`/${tool}`));

/** What a program in the jail says of what it tries. */
async function said(script: string, flags: readonly string[] = []): Promise<string> {
  const child = spawn(program, [...args, ...flags, '-e', script], {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  return text.trim();
}

const tried = (attempt: string) =>
  `try { ${attempt}; console.log('done') } catch (error) { console.log(error.code) }`;

it('root, and whoever may make namespaces, starts it without a network, also for compiled code', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `require('net').connect(${port}, '127.0.0.1').on('connect', () => { console.log('connected'); process.exit() }).on('error', () => console.log('no network'))`;
  expect(await said(script)).toBe(has('unshare') ? 'no network' : 'connected');
  server.close();
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('gives no way to more rights, and none of root’s', async () => {
  const status = await said(`console.log(require('fs').readFileSync('/proc/self/status', 'utf8'))`);
  if (has('setpriv')) expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  if (process.getuid?.() === 0) {
    expect(status).toMatch(new RegExp(`^Uid:\\s+${identity.uid ?? 0}\\s`, 'm'));
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
  }
  if (has('unshare'))
    expect(await said(`console.log(require('fs').readlinkSync('/proc/self/ns/net'))`)).not.toBe(
      readlinkSync('/proc/self/ns/net'),
    );
});

it('starts no program, and reads and writes no file but its own', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-jail-'));
  const flags = permissions(false);
  expect(flags).not.toEqual([]);
  expect(await said(tried(`require('child_process').execFileSync('/bin/true')`), flags)).toBe(
    'ERR_ACCESS_DENIED',
  );
  expect(await said(tried(`require('fs').readFileSync('/etc/passwd')`), flags)).toBe('ERR_ACCESS_DENIED');
  expect(await said(tried(`require('fs').writeFileSync('${folder}/a', 'a')`), flags)).toBe(
    'ERR_ACCESS_DENIED',
  );
  expect(
    await said(tried(`require('fs').readFileSync('${require.resolve('zod/package.json')}')`), flags),
  ).toBe('done');
  rmSync(folder, { recursive: true });
});
