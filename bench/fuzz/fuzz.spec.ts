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

/** At night everything that is kept is tried again (`fuzz-replay`) and every defect that was put there is looked for. */
const isWhole = process.env.PLANTED === 'all';

it('nothing breaks on a part of what once did, or once reached new code', async () => {
  const { code, said } = await run(program('fuzz.mjs'), '--replay', '--every', '5');
  expect([code, said]).toEqual([0, expect.stringContaining('nothing broke')]);
  const [, tried] = /^(\d+) inputs of \d+ targets/m.exec(said) ?? [];
  const kept = readdirSync(program('seeds'), { recursive: true, withFileTypes: true });
  expect(Number(tried)).toBeGreaterThanOrEqual(kept.filter((entry) => entry.isFile()).length / 5);
  expect(Number(tried)).toBeGreaterThan(50);
});

const PLANTED: Record<string, string[]> = {
  words: ['broken promise'],
  hang: ['hang'],
  wait: ['hang'],
  memory: ['memory'],
  death: ['death'],
  nothing: [],
};

it('what is hidden behind conditions, hangs, fills the memory or ends the process is found', async () => {
  const names = isWhole ? Object.keys(PLANTED) : ['words', 'death', 'nothing'];
  const { said } = await run(program('planted.mjs'), ...names);
  expect(JSON.parse(said)).toEqual(
    Object.fromEntries(names.map((name) => [`planted-${name}`, PLANTED[name]])),
  );
});
