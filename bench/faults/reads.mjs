import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 100;
/** A read that takes longer was not answered, for whoever waits. */
const PATIENCE_MS = 5_000;

/** Reads what is there, one kind after another, all the time, and notes each read that is not answered. */
export class Reads {
  count = 0;
  slowestMs = 0;
  failed = [];

  constructor({ device, uploads, parametersId }) {
    this.device = device;
    this.paths = [
      '/api/documents',
      `/api/documents/${uploads[0].id}`,
      `/api/documents/${uploads[0].id}/file`,
      `/api/budget-items/${parametersId}`,
      `/api/built-in-export/${parametersId}`,
      '/api/budget-parameters',
    ];
  }

  start() {
    this.isOn = true;
    this.reading = this.read();
  }

  async stop() {
    this.isOn = false;
    await this.reading;
  }

  async read() {
    for (; this.isOn; this.count += 1) {
      const path = this.paths[this.count % this.paths.length];
      const from = Date.now();
      const outcome = await this.device.once(path, { as: 'bytes' });
      const ms = Date.now() - from;
      this.slowestMs = Math.max(this.slowestMs, ms);
      if (!('value' in outcome) || ms > PATIENCE_MS)
        this.failed.push(`${path}: ${outcome.text ?? 'answered'} after ${ms} ms`);
      await delay(EVERY_MS);
    }
  }
}
