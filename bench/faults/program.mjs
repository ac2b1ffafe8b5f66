import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../tools/start/prepare.mjs';

/** A start takes seconds; on a machine that does much else, minutes. */
const READY_MS = 300_000;
const STOP_MS = 40_000;
/** Everything that a program of a run starts inherits it, so that what is left over can be found. */
const MARK = 'HOA_FAULTS_RUN';
const READER = path.join(root, 'libs/document-reader/dist/isolation/child.js');

/** One process of the built application, which may be killed, stopped and started again. */
export class Program {
  /** `onEnd` hears of an end that nobody asked for, with its last words. */
  constructor({ name, script, env, run, onEnd }) {
    Object.assign(this, { name, script, env, run, onEnd, isReady: false, wanted: false, errors: [] });
  }

  get url() {
    return `http://127.0.0.1:${this.env.PORT}`;
  }

  get metricsUrl() {
    return `http://127.0.0.1:${this.env.METRICS_PORT}/metrics`;
  }

  /** Tries again where a start fails, as whatever supervises processes would; `delay` between two tries. */
  async start() {
    this.wanted = true;
    for (let tries = 0; tries < 20; tries += 1) {
      if (await this.startOnce()) return;
      console.log(`${this.name} did not start: ${this.output.slice(-500) || 'it said nothing'}`);
      await delay(1_000);
    }
    throw new Error(`${this.name} does not start: ${this.output.slice(-2_000)}`);
  }

  async startOnce() {
    const child = spawn(process.execPath, [path.join(root, 'apps/api/dist', this.script)], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...this.env, [MARK]: this.run },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C ends what drives it, which ends it in its turn.
      detached: true,
    });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => this.said(chunk));
    this.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
    const over = this.ended.then(() => false);
    const ready = await Promise.race([over, this.saysReady(child)]);
    if (!ready) return false;
    this.isReady = true;
    void this.ended.then((end) => {
      if (this.child !== child) return;
      this.isReady = false;
      if (this.wanted) this.onEnd(this, end);
    });
    return true;
  }

  /** What it logs of answers that nobody expected is kept over all its lives. */
  said(chunk) {
    this.output = (this.output + chunk).slice(-20_000);
    this.line = (this.line ?? '') + chunk;
    const lines = this.line.split('\n');
    this.line = lines.pop();
    this.errors.push(...lines.filter((line) => line.includes(`"context":"Errors"`)));
  }

  async saysReady(child) {
    const until = Date.now() + READY_MS;
    while (!/(ready at http|worker ready)/.test(this.output)) {
      if (Date.now() > until) {
        child.kill('SIGKILL');
        return false;
      }
      await delay(50);
    }
    return true;
  }

  async kill() {
    this.wanted = false;
    this.isReady = false;
    this.child.kill('SIGKILL');
    await this.ended;
  }

  pause() {
    this.isReady = false;
    this.child.kill('SIGSTOP');
  }

  resume() {
    this.child.kill('SIGCONT');
    this.isReady = true;
  }

  /** SIGTERM, as a deployment would; answers its exit code, undefined where it had to be killed. */
  async stop() {
    this.wanted = false;
    this.child.kill('SIGTERM');
    const late = delay(STOP_MS, undefined, { ref: false });
    const end = await Promise.race([this.ended, late]);
    if (!end) await this.kill();
    return end?.code;
  }
}

/**
 * Processes that programs of this run started: pid, parent and command. Readers of documents inherit no environment: they are
 * known by their program. Where there is no /proc, none are known.
 */
export function descendants(run) {
  return pids().flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const isMarked = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${run}`);
      if (command === '' || !(isMarked || command.includes(READER))) return [];
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      return [{ pid, parent, command }];
    } catch {
      // It ended while it was looked at, or is another user's.
      return [];
    }
  });
}

function pids() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}
