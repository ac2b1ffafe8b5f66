import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentsApi } from '../slices/documents';
import { generationApi } from '../slices/generation';
import { asApiError, makeStore, messageOf } from '.';

type Answer = { status: number; body: string; type?: string };

/** The client against a real HTTP server, so that headers, cookies and bodies are what goes over the wire. */
describe('the client on the wire', () => {
  let server: Server;
  let answer: Answer;
  let seen: { url: string; method: string; headers: Record<string, unknown>; body: string }[];

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
        response.writeHead(answer.status, {
          'content-type': answer.type ?? 'application/json',
          'access-control-allow-origin': '*',
        });
        response.end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const store = () =>
    makeStore({
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key: { header: 'x-device-id', value: '1700000000000-abcdefgh12345678-Mozilla50' },
    });

  it('sends the key with every call', async () => {
    answer = { status: 200, body: '[]' };
    const result = await store().dispatch(
      documentsApi.endpoints.listDocuments.initiate({ type: 'assessment' }),
    );
    expect(result.data).toEqual([]);
    expect(seen[0]).toMatchObject({ url: '/api/documents?type=assessment', method: 'GET' });
    expect(seen[0]?.headers['x-device-id']).toBe('1700000000000-abcdefgh12345678-Mozilla50');
  });

  it('shows the server’s sentence, and the status with the text only where there is none', async () => {
    answer = {
      status: 422,
      body: JSON.stringify({ code: 'file_encrypted', message: 'This file is locked.' }),
    };
    const locked = await store().dispatch(documentsApi.endpoints.deleteDocument.initiate(1));
    expect(messageOf(locked.error, 'fallback')).toBe('This file is locked.');
    expect(asApiError(locked.error)).toMatchObject({ status: 422, code: 'file_encrypted' });
    answer = { status: 502, body: 'upstream went away', type: 'text/plain' };
    const broken = await store().dispatch(documentsApi.endpoints.deleteDocument.initiate(1));
    expect(messageOf(broken.error, 'It failed.')).toBe('It failed. (502: upstream went away)');
    expect(messageOf(broken.error, '')).toBe('502: upstream went away');
    answer = { status: 504, body: '<html><h1>Gateway</h1></html>', type: 'text/html' };
    const page = await store().dispatch(documentsApi.endpoints.deleteDocument.initiate(1));
    expect(messageOf(page.error, 'It failed.')).toMatch(/^It failed\. \(504: [^<]*\)$/);
  });

  it.each(['{}', '{"message":""}', '[]', ''])(
    'has one rule for an answer without a sentence: %s',
    async (body) => {
      answer = { status: 500, body };
      const { error } = await store().dispatch(documentsApi.endpoints.deleteDocument.initiate(1));
      expect(messageOf(error, 'Failed to upload document')).toBe(
        'Failed to upload document (500: Internal Server Error)',
      );
    },
  );

  it('says its own sentence of what it cannot understand', async () => {
    answer = { status: 200, body: 'surprise' };
    const { error } = await store().dispatch(documentsApi.endpoints.listDocuments.initiate());
    expect(messageOf(error, 'They could not be loaded.')).toBe('They could not be loaded.');
  });

  it('does not ask twice after a failure', async () => {
    answer = { status: 500, body: '{}' };
    await store().dispatch(documentsApi.endpoints.listDocuments.initiate());
    expect(seen).toHaveLength(1);
  });

  it('refuses an answer that is not what the contract says', async () => {
    answer = { status: 200, body: JSON.stringify([{ id: 'seven' }]) };
    const result = await store().dispatch(documentsApi.endpoints.listDocuments.initiate());
    expect(result.error).toBeDefined();
  });

  it('reads progress from a stream, and its last line as the result', async () => {
    const lines = [
      { stage: 'document-analysis', percent: 10, message: 'Reading', runId: 'r' },
      { stage: 'budget-construction', percent: 80, message: 'Building', runId: 'r' },
      { items: [], runId: 'r' },
    ];
    answer = {
      status: 200,
      body: lines.map((line) => JSON.stringify(line)).join('\n') + '\n',
      type: 'application/x-ndjson',
    };
    const running = store();
    const result = await running.dispatch(
      generationApi.endpoints.generateBudget.initiate({ parametersId: 3 }),
    );
    expect(result.data).toEqual({ items: [], runId: 'r' });
    expect(generationApi.endpoints.generationProgress.select(3)(running.getState()).data).toMatchObject({
      percent: 80,
    });
  });

  it('calls a run that ends with an error a failure', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ items: [], error: 'No budget was found in your documents.', runId: 'r' }),
    };
    const result = await store().dispatch(
      generationApi.endpoints.generateBudget.initiate({ parametersId: 3 }),
    );
    expect(messageOf(result.error, 'fallback')).toBe('No budget was found in your documents.');
  });
});
