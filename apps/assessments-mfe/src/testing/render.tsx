import { HostProvider, type Notice } from '@hoa/api-client/core';
import { UiRoot } from '@hoa/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

type Answer = { status?: number; body: unknown };
type Answers = Record<string, (() => Answer) | undefined>;

/**
 * Draws a screen inside a host whose API is `answers`, keyed 'GET /api/...'. Gives back what was notified. A call that
 * is not in the table is answered 404, as the API would.
 */
export function renderHosted(screen: ReactNode, answers: Answers) {
  // jsdom lays nothing out, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const notices: Notice[] = [];
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    calls.push(call);
    const { status = 200, body } = answers[call]?.() ?? {
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
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
      <MemoryRouter>
        <UiRoot>{screen}</UiRoot>
      </MemoryRouter>
    </HostProvider>,
  );
  return { notices, calls };
}
