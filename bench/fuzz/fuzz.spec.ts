import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

// What is looked for is found by counts of executions; how long those take is the machine's affair.
const PATIENCE_MS = 300_000;
jest.setTimeout(PATIENCE_MS);

function run(...args: string[]): Promise<{ code: unknown; said: string }> {
  const options = { env: { ...process.env, NODE_OPTIONS: '' }, timeout: PATIENCE_MS - 10_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: stdout + stderr }),
    );
  });
}

const program = (name: string) => path.join(__dirname, name);

it('nothing breaks on what once did, or once reached new code', async () => {
  const seeds = readdirSync(program('seeds'), { recursive: true, withFileTypes: true });
  const count = seeds.filter((entry) => entry.isFile()).length;
  const { code, said } = await run(program('fuzz.mjs'), '--replay');
  expect(said).toContain(`${count} inputs of`);
  expect([code, said]).toEqual([0, expect.stringContaining('nothing broke')]);
  expect(count).toBeGreaterThan(100);
});

it('what is hidden behind conditions, hangs, fills the memory or ends the process is found', async () => {
  const { said } = await run(program('planted.mjs'));
  expect(JSON.parse(said)).toEqual({
    'planted-words': ['broken promise'],
    'planted-hang': ['hang'],
    'planted-wait': ['hang'],
    'planted-memory': ['memory'],
    'planted-death': ['death'],
    'planted-nothing': [],
  });
});
