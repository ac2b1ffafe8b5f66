import { HostProvider, type Notice } from '@hoa/api-client/core';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import BudgetRoutes from '../exposed/routes';

/** A DOM without layout has no sizes to observe. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

export interface Call {
  /** 'PATCH /api/budget-items/7'. */
  route: string;
  /** JSON bodies parsed, forms as they are. */
  body: unknown;
  headers: Headers;
}
type Answer = { status?: number; body: unknown } | Response | Promise<Response>;
export type Answers = Record<string, ((call: Call) => Answer) | undefined>;

/**
 * Draws this remote at an address inside a host whose API is `answers`, keyed 'GET /api/...'. Gives back what was
 * notified, called, and where the address is now. A call that is not in the table is answered 404, as the API would.
 */
export function renderAt(path: string, answers: Answers) {
  const notices: Notice[] = [];
  const calls: Call[] = [];
  const address = { current: path };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = {
      route: `${init?.method ?? 'GET'} ${String(input)}`,
      body: bodyOf(init?.body),
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const answer = answers[call.route]?.(call) ?? {
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    };
    return Promise.resolve('body' in answer && !(answer instanceof Response) ? json(answer) : answer);
  });
  render(
    <HostProvider
      host={{
        apiBase: '',
        key: { header: 'x-device-id', value: 'test' },
        notify: (notice) => void notices.push(notice),
        theme: 'system',
      }}
    >
      <MemoryRouter initialEntries={[path]}>
        <BudgetRoutes />
        <Address into={address} />
      </MemoryRouter>
    </HostProvider>,
  );
  return {
    notices,
    address,
    /** Bodies of the calls to one route. */
    sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body),
  };
}

function Address({ into }: { into: { current: string } }) {
  const { pathname, search } = useLocation();
  into.current = pathname + search;
  return null;
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
}

function json({ status = 200, body }: { status?: number; body: unknown }): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
