import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { Config } from '../config/config';
import { StartupError } from '../errors/app-error';
import { Readiness } from '../health/readiness';
import { Queue } from '../queue/queue';
import { registry } from './metrics';

/**
 * `/metrics`, `/live` and `/ready` on a port of their own, for those who run the program: it is not for browsers, a worker
 * has no other port, and what is counted is nobody else's business.
 */
@Injectable()
export class OperationsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly readiness: Readiness,
    private readonly queue: Queue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { port, host } = this.config.metrics;
    if (port === undefined) return;
    collect(this.queue);
    this.server = createServer((request, response) => void this.answer(request, response));
    try {
      await once(this.server.listen({ port, host }), 'listening');
    } catch (cause) {
      throw new StartupError(`METRICS_PORT ${port} cannot be listened on: ${String(cause)}`);
    }
  }

  /** Where it listens; undefined where it does not. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.url === '/live') return void response.end('ok');
      if (request.url === '/ready') {
        await this.readiness.check();
        return void response.end('ready');
      }
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      const text = await registry.metrics();
      response.setHeader('content-type', registry.contentType);
      response.end(text);
    } catch {
      // Why is in the log of who failed; a probe needs to know that, not why.
      response.writeHead(503).end();
    }
  }
}

const WAITING = 'jobs_waiting';

/** Memory, processor, event loop, open handles; and what waits, which says whether there are enough workers. */
function collect(queue: Queue): void {
  registry.removeSingleMetric(WAITING);
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: WAITING,
    help: 'Jobs that no worker has taken yet.',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      for (const [job, count] of await queue.waiting()) this.set({ job }, count);
    },
  });
}
