import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DEVICE_HEADER,
  DocumentRow,
  ErrorBody,
  pathOf,
  routes,
  type BodyOf,
  type DocumentType,
  type ResponseOf,
  type RouteName,
} from '@hoa/contracts';

interface CallOptions<N extends RouteName> {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: BodyOf<N>;
}

export interface Upload {
  name: string;
  bytes: Uint8Array | string;
  type?: DocumentType;
}

/** A browser with its device id, which speaks to the API by the contracts and nothing else. */
export class Device {
  readonly id: string;

  constructor(
    private readonly url: string,
    id?: string,
  ) {
    this.id = id ?? `${Date.now()}-${randomBytes(16).toString('hex')}-Test`;
  }

  /** The answer of a route, checked against its contract. Throws where it is no success. */
  async call<N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<ResponseOf<N>> {
    const response = await this.request(name, options);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return routes[name].response.parse(JSON.parse(text)) as ResponseOf<N>;
  }

  /** Status and body of a route that is expected to fail. */
  async fail<N extends RouteName>(
    name: N,
    options: CallOptions<N> = {},
  ): Promise<{ status: number; code: string; message: string }> {
    return failure(await this.request(name, options));
  }

  request<N extends RouteName>(name: N, { params, query, body }: CallOptions<N> = {}): Promise<Response> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return this.fetch(pathOf(name, params) + search, {
      method: routes[name].method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, {
      ...init,
      headers: { [DEVICE_HEADER]: this.id, ...(init.headers as Record<string, string>) },
    });
  }

  async upload(upload: Upload): Promise<DocumentRow> {
    const response = await this.tryUpload(upload);
    if (response.status !== 201)
      throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
    return DocumentRow.parse(await response.json());
  }

  tryUpload({ name, bytes, type }: Upload): Promise<Response> {
    const form = new FormData();
    if (type !== undefined) form.append('type', type);
    form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return this.fetch('/api/documents', { method: 'POST', body: form });
  }

  /** Waits until a document is ready or failed. */
  async untilRead(id: number, timeoutMs = 90_000): Promise<DocumentRow> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const row = await this.call('getDocument', { params: { id } });
      if (row.status === 'ready' || row.status === 'failed') return row;
      if (Date.now() > until) throw new Error(`Document ${id} is still ${row.status}.`);
      await delay(100);
    }
  }
}

/** A failure must be JSON with a code and a sentence. */
export async function failure(
  response: Response,
): Promise<{ status: number; code: string; message: string }> {
  const { code, message } = ErrorBody.parse(await response.json());
  return { status: response.status, code, message };
}
