import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { jailed, permissions, type Wrapped } from './jail';
import { stranger } from './stranger';
import { systemCallFilter } from './system-calls';

jest.setTimeout(60_000);
const identity = stranger([process.execPath]);
const { program, args } = jailed(process.execPath, identity);
const isRoot = process.getuid?.() === 0;
const may = (name: string, ...rest: string[]) =>
  process.platform === 'linux' &&
  spawnSync(name, rest, { env: { PATH: '/usr/bin:/bin:/usr/sbin' }, stdio: 'ignore' }).status === 0;
/** What this system has, asked without the jail: a container or another kernel may refuse namespaces. */
const has = {
  unshare: may('unshare', ...(isRoot ? [] : ['--user', '--map-current-user']), '--net', 'true'),
  setpriv: may('setpriv', '--no-new-privs', 'true'),
  perl: systemCallFilter() !== undefined && may('perl', '-e', '1'),
};

/** What a program in the jail says of what it tries. */
function said(script: string, flags: readonly string[] = []): Promise<string> {
  return saidBy({ program, args: [...args, ...flags, '-e', script] });
}

async function saidBy(started: Wrapped): Promise<string> {
  const child = spawn(started.program, started.args, {
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
  expect(await said(script)).toBe(has.unshare || has.perl ? 'no network' : 'connected');
  server.close();
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('gives no way to more rights, and none of root’s', async () => {
  const status = await said(`console.log(require('fs').readFileSync('/proc/self/status', 'utf8'))`);
  if (has.setpriv) expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  // 2: its system calls are filtered.
  if (has.perl) expect(status).toMatch(/^Seccomp:\s+2$/m);
  if (isRoot) {
    expect(status).toMatch(new RegExp(`^Uid:\\s+${identity.uid ?? 0}\\s`, 'm'));
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
  }
  if (has.unshare)
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

/** Stands for compiled code that took the reader over: nothing of Node is asked. */
const TAKEN_OVER = `
sub tried { my ($what, $done) = @_; print $what, ' ', ($done ? 'done' : 0 + $!), "\\n" }
my $file = shift;
tried('socket', socket(my $socket, 1, 1, 0));
my $child = fork; exit 0 if defined $child && $child == 0;
tried('fork', defined $child);
tried('signal', kill('CONT', getppid));
tried('ask', kill(0, getppid));
tried('own signal', kill('CONT', $$));
tried('empty', open(my $empty, '>', $file));
tried('remove', unlink $file);
tried('read', open(my $read, '<', $file));
`;

onLinux(
  'lets compiled code open no socket, start no process, signal none but itself, and change no file, whoever it runs as',
  async () => {
    if (!has.perl) return;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-jail-'));
    const file = path.join(folder, 'data');
    writeFileSync(file, 'what others wrote');
    const jail = jailed('perl', {});
    const told = await saidBy({ ...jail, args: [...jail.args, '-e', TAKEN_OVER, '--', file] });
    expect(Object.fromEntries(told.split('\n').map((line) => line.split(/ (?=\S+$)/)))).toEqual({
      socket: '1',
      fork: '1',
      signal: '1',
      ask: 'done',
      'own signal': 'done',
      empty: '13',
      remove: '1',
      read: 'done',
    });
    expect(readFileSync(file, 'utf8')).toBe('what others wrote');
    rmSync(folder, { recursive: true });
  },
);
