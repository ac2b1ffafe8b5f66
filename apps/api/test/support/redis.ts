import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export interface TestRedis {
  url: string;
  stop: () => Promise<void>;
}

/** REDIS_URL, else the program that REDIS_SERVER names, else Valkey in WebAssembly: each in a process of its own. */
export async function startRedis(): Promise<TestRedis> {
  if (process.env.REDIS_URL !== undefined) return { url: process.env.REDIS_URL, stop: async () => undefined };
  const port = await freePort();
  const native = process.env.REDIS_SERVER;
  const child = native
    ? spawn(native, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    : spawn(process.execPath, [path.join(__dirname, 'valkey.mjs'), String(port)], {
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
  await untilSaid(child, /ready/i);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

function untilSaid(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (words.test(chunk.toString())) resolve();
    });
    child.once('close', (code) => reject(new Error(`Redis ended with ${String(code)} before it was ready.`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
