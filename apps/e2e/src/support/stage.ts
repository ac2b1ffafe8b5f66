import path from 'node:path';
import { launchBrowser } from '@hoa/api/browser';
import { startApp, type RunningApp } from '@hoa/testing';
import type { Browser } from 'puppeteer';
import { Device, WIDE } from './device';
import { Apart } from './remotes/apart';
import { hasWorkerStage, workerApp, workerAppAgain, workerBrowser } from './run/worker-stage';

export const SAMPLES = path.resolve(__dirname, '../../../../samples');
const START_MS = 200_000;
const executable = () => process.env['PUPPETEER_EXECUTABLE_PATH'];
export const sample = (name: string) => path.join(SAMPLES, name);

/** A running application and a browser for a file of journeys; each journey opens devices of its own. */
export class Stage {
  private constructor(
    private running: RunningApp,
    private readonly around: {
      browser: Browser;
      closeBrowser: () => Promise<void>;
      apart: Apart | undefined;
      /** The application is the worker's: other suites use it before and after this one. */
      isShared: boolean;
    },
  ) {}

  private readonly devices: Device[] = [];

  /**
   * Without settings of its own a suite uses the application of its worker. With `E2E_REMOTES=apart` the remotes of any
   * journey come from three other origins.
   */
  static async set(env: Record<string, string> = {}): Promise<Stage> {
    const apart = process.env['E2E_REMOTES'] === 'apart' ? await Apart.open() : undefined;
    const isShared = hasWorkerStage() && apart === undefined && Object.keys(env).length === 0;
    const [app, { browser, close }] = await Promise.all([
      isShared ? workerApp() : startApp({ env: { ...apart?.env, ...env }, timeoutMs: START_MS }),
      hasWorkerStage() ? workerBrowser() : launchBrowser({ executable: executable() }),
    ]);
    return new Stage(app, { browser, closeBrowser: close, apart, isShared });
  }

  get browser(): Browser {
    return this.around.browser;
  }

  get app(): RunningApp {
    return this.running;
  }

  async device(viewport = WIDE): Promise<Device> {
    const device = await Device.open(this.browser, this.app.url, viewport);
    this.devices.push(device);
    return device;
  }

  /** Starts it again on the same port and data, after `stop` or `kill`. */
  async again(env: Record<string, string> = {}): Promise<void> {
    const { port, dataDir } = this.app;
    this.running = this.around.isShared
      ? await workerAppAgain(env)
      : await startApp({ port, dataDir, env: { ...this.around.apart?.env, ...env }, timeoutMs: START_MS });
  }

  async closeDevices(): Promise<void> {
    await Promise.all(this.devices.splice(0).map((device) => device.close()));
  }

  async strike(): Promise<void> {
    await this.closeDevices();
    await this.around.closeBrowser();
    if (!this.around.isShared) {
      await this.app.stop();
      await this.app.clean();
    }
    await this.around.apart?.close();
  }
}

/** A workspace with parameters and documents, made through the API as this device. */
export async function withBudget(device: Device, parameters: Record<string, unknown> = {}): Promise<number> {
  const created = await device.api('/api/budget-parameters', {
    method: 'POST',
    body: JSON.stringify({
      associationName: 'Copper Kestrel Condominium Association, Inc.',
      year: 2027,
      location: 'Colorado',
      units: 48,
      propertyType: 'Condominium',
      ...parameters,
    }),
  });
  if (created.status !== 201) throw new Error(`The parameters were refused: ${JSON.stringify(created.body)}`);
  return (created.body as { id: number }).id;
}

/** Adds the sample documents and waits until they are read. */
export async function withSamples(device: Device): Promise<void> {
  const added = await device.api('/api/sample-documents', { method: 'POST', body: '{}' });
  if (added.status !== 201) throw new Error(`The samples were refused: ${JSON.stringify(added.body)}`);
  await untilRead(device);
}

/** Waits until every document of this device is read. */
export async function untilRead(device: Device): Promise<void> {
  await device.until(
    'all documents are read',
    async () => {
      const rows = (await device.api('/api/documents')).body as { status: string }[];
      return rows.length > 0 && rows.every((row) => row.status === 'ready');
    },
    // Pages are read one after another by a process that shares its machine with all the others.
    180_000,
  );
}

/** Generates through the API and answers the lines. */
export async function generated(device: Device, parametersId: number): Promise<Record<string, unknown>[]> {
  const answer = await device.api(`/api/generate-budget/${parametersId}`, {
    method: 'POST',
    body: '{}',
    headers: { accept: 'application/json' },
  });
  const body = answer.body as { items: Record<string, unknown>[]; error?: string };
  if (answer.status !== 200 || body.error)
    throw new Error(`Generation failed: ${JSON.stringify(answer.body)}`);
  return body.items;
}
