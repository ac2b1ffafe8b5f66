import type { RunningApp } from '@hoa/testing';
import type { Browser } from 'puppeteer';

interface Answer {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  endpoint: string;
}

const services = (): string | undefined => process.env['E2E_SERVICES_URL'];

/** Whether this is a run of Jest, whose workers have an application and a browser each. */
export const hasWorkerStage = (): boolean => services() !== undefined;

/** This worker's browser; `close` leaves it running. */
export async function workerBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const { endpoint } = await ask<Answer>('ready');
  const { default: puppeteer } = await import('puppeteer');
  const browser = await puppeteer.connect({ browserWSEndpoint: endpoint });
  return { browser, close: () => browser.disconnect() };
}

/** This worker's application, without settings of its own. */
export async function workerApp(): Promise<RunningApp> {
  return running(await ask<Answer>('ready'));
}

/** The same again, on its port and data, after `stop` or `kill`. */
export async function workerAppAgain(env: Record<string, string>): Promise<RunningApp> {
  return running(await ask<Answer>('start', env));
}

function running({ url, port, dataDir, pid }: Answer): RunningApp {
  return {
    url,
    port,
    dataDir,
    pid,
    output: () => {
      throw new Error('What a shared application printed is not known to one suite.');
    },
    stop: async () => void (await ask('stop')),
    kill: async () => void (await ask('kill')),
    // Its data last as long as the run.
    clean: async () => undefined,
  };
}

async function ask<T>(call: string, body?: object): Promise<T> {
  const response = await fetch(`${services()}/${process.env['JEST_WORKER_ID'] ?? '1'}/${call}`, {
    method: 'POST',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The run's services failed at ${call}: ${answer}`);
  return JSON.parse(answer) as T;
}
