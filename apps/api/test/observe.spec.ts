import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { ask } from '../src/platform/ai/ask';
import { OperationsServer } from '../src/platform/observe/operations-server';
import { type TestApp } from './support/app';
import { startTestAppInSuite } from './support/app-in-suite';
import { until } from './support/until';

let app: TestApp;
let collector: Server;
const sent: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push(`${request.url ?? ''} ${body}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  app = await startTestAppInSuite({
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_SERVICE_NAME: 'budget-of-a-test',
  });
}, 240_000);
afterAll(async () => {
  await app.close();
  collector.closeAllConnections();
  collector.close();
});

const operations = (path: string) => fetch(`http://127.0.0.1:${app.get(OperationsServer).port ?? 0}${path}`);

/** Word for word what the device sent or got that belongs to somebody. */
async function work(): Promise<string[]> {
  const device = app.device();
  const { id } = await device.upload({
    name: 'Willow Creek budget 2025.txt',
    bytes: 'Insurance 12,000.00\nTotal 12,000.00\n',
  });
  await device.untilRead(id);
  expect((await device.fail('getDocument', { params: { id: 987_654_321 } })).status).toBe(404);
  return [device.id, 'Willow Creek', '987654321'];
}

it('counts requests by route, jobs and what waits, and names nobody', async () => {
  const secrets = await work();
  // The job ends a moment after its document is read.
  const done = /job_duration_seconds_count\{job="[a-z-]+",outcome="done"\} [1-9]/;
  await until('the job is counted', async () => done.test(await (await operations('/metrics')).text()));
  const answer = await operations('/metrics');
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(figures).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/documents\/:id",status="404"\} 1\n/,
  );
  expect(figures).toMatch(/jobs_waiting\{job="[a-z-]+"\} 0/);
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(figures).toContain('process_resident_memory_bytes');
  for (const secret of secrets) expect(figures).not.toContain(secret);
});

it('answers probes on the same port, and nothing else', async () => {
  expect([(await operations('/live')).status, (await operations('/ready')).status]).toEqual([200, 200]);
  expect((await operations('/api/documents')).status).toBe(404);
});

it('does not show its figures where the public asks', async () => {
  expect((await fetch(`${app.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
});

it('sends spans of requests and jobs to a collector, without ids, names or words', async () => {
  const secrets = await work();
  await until('spans arrived', () => {
    const all = sent.join('');
    return all.includes('GET /api/documents/:id') && all.includes('"job ');
  });
  const all = sent.join('\n');
  expect(all).toContain('/v1/traces ');
  expect(all).toContain('budget-of-a-test');
  expect(all).toContain('http.response.status_code');
  for (const secret of secrets) expect(all).not.toContain(secret);
});

it('tells of a question to a model who was asked and what it took, and no words of either side', async () => {
  const model = {
    name: 'small-model',
    provider: 'house',
    timeoutMs: 30_000,
    answer: async () => ({ text: '{"said":"marigold"}', tokens: 30, usage: { input: 20, output: 10 } }),
  };
  const question = {
    task: 'try',
    prompt: 'try-1',
    system: 'You try.',
    human: 'periwinkle',
    schema: z.object({ said: z.string() }),
  };
  expect((await ask(question, { model, record: async () => undefined })).ok).toBe(true);
  await until('its span arrived', () => sent.some((body) => body.includes('chat small-model')));
  const span = sent.find((body) => body.includes('chat small-model')) ?? '';
  expect(span).toMatch(/"gen_ai.usage.input_tokens","value":\{"intValue":"?20"?\}/);
  expect(span).toMatch(/"gen_ai.provider.name","value":\{"stringValue":"house"\}/);
  expect(span).not.toMatch(/periwinkle|marigold|You try/);
  const figures = await (await operations('/metrics')).text();
  expect(figures).toContain('ai_tokens_total{provider="house",model="small-model"} 30');
});
