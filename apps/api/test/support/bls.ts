import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BlsRequest {
  method: string;
  path: string;
  body: { seriesid: string[]; startyear: string; endyear: string; registrationkey?: string };
}

interface Row {
  year: string;
  period: string;
  value: string;
}

/** A server that speaks the public API v2 of the Bureau of Labor Statistics as its documentation shows it. */
export class FakeBls {
  readonly requests: BlsRequest[] = [];
  /** Rows by series id, newest first, as the publisher sends them. */
  series: Record<string, Row[]> = {};
  mode: 'answer' | 'refuse' | 'hang' | 'broken' | 'garbage' = 'answer';
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as BlsRequest['body'];
    this.requests.push({ method: request.method ?? '', path: request.url ?? '', body });
    if (this.mode === 'hang') return;
    if (this.mode === 'broken') return void response.writeHead(503).end('Service Unavailable');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (this.mode === 'garbage') return void response.end('<html>Maintenance</html>');
    response.end(JSON.stringify(this.mode === 'refuse' ? REFUSED : this.answer(body)));
  }

  private answer({ seriesid, startyear, endyear }: BlsRequest['body']): object {
    const known = seriesid.map((seriesID) => ({
      seriesID,
      data: (this.series[seriesID] ?? [])
        .filter(({ year }) => year >= startyear && year <= endyear)
        .map((row, index) => ({
          ...row,
          periodName: 'Month',
          ...(index === 0 ? { latest: 'true' } : {}),
          footnotes: [{}],
        })),
    }));
    return {
      status: 'REQUEST_SUCCEEDED',
      responseTime: 132,
      message: known
        .filter(({ data }) => data.length === 0)
        .map(({ seriesID }) => `No Data Available for Series ${seriesID} Year: ${endyear}`),
      Results: { series: known },
    };
  }
}

const REFUSED = {
  status: 'REQUEST_NOT_PROCESSED',
  responseTime: 0,
  message: [
    'Request could not be serviced, as the daily threshold for total number of requests has been reached.',
  ],
  Results: {},
};
