import '@testing-library/jest-dom';
import { UiRoot } from '@hoa/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { loadComponent } from './registry';
import { RemoteView } from './remote-view';
import { CALM_MS, PATIENCE_MS } from './use-remote';

jest.mock('./registry');
const load = jest.mocked(loadComponent);

beforeEach(() => {
  load.mockReset();
  // What went wrong is written to the console for whoever runs the remotes.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const page = () => (
  <UiRoot>
    <p>the rest</p>
    <RemoteView remote="history" module="routes" name="Budget History" fallback={<p>on its way</p>} />
  </UiRoot>
);
const show = () => render(page());
const afresh = () => load.mock.calls.map(([options]) => options.fresh);
const Remote = () => <p>from the remote</p>;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('shows the fallback, then what the remote exposes', async () => {
  load.mockResolvedValue(Remote);
  show();
  expect(screen.getByText('on its way')).toBeVisible();
  expect(await screen.findByText('from the remote')).toBeVisible();
});

test('a remote that cannot be loaded is said by name; the rest stays; Try again loads afresh', async () => {
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(Remote);
  show();
  expect(await screen.findByText('Budget History is not available right now')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  await tryAgain();
  expect(await screen.findByText('from the remote')).toBeVisible();
  expect(afresh()).toEqual([false, true]);
});

test('after its patience, below three seconds, it says that it waits, and shows the remote when it comes all the same', async () => {
  jest.useFakeTimers();
  let arrive: (component: ComponentType) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  expect(PATIENCE_MS).toBeLessThan(3_000);
  act(() => jest.advanceTimersByTime(PATIENCE_MS - 1));
  expect(screen.getByText('on its way')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/taking longer than usual/)).toBeVisible();
  await act(async () => arrive(Remote));
  expect(screen.getByText('from the remote')).toBeVisible();
});

test('a remote that breaks while drawing is contained, and Try again loads it afresh', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  load.mockResolvedValueOnce(Broken).mockResolvedValueOnce(Remote);
  show();
  expect(await screen.findByText('Budget History stopped working')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  await tryAgain();
  expect(await screen.findByText('from the remote')).toBeVisible();
  expect(afresh()).toEqual([false, true]);
});

const lacking = { script: { name: 'ChunkLoadError' }, style: { code: 'CSS_CHUNK_LOAD_FAILED' } };

test.each([
  ['a script', lacking.script],
  ['a style sheet', lacking.style],
])('a release that took %s away is loaded afresh by itself, once', async (_name, error) => {
  const Stale = () => {
    throw Object.assign(new Error('Loading chunk 5 failed.'), error);
  };
  load.mockResolvedValueOnce(Stale).mockResolvedValueOnce(Remote);
  show();
  expect(await screen.findByText('from the remote')).toBeVisible();
  expect(afresh()).toEqual([false, true]);
});

test('the next release of the same visit is loaded afresh by itself, too', async () => {
  jest.useFakeTimers();
  let isTaken = true;
  const Page = () => {
    if (isTaken) throw Object.assign(new Error('Loading chunk 5 failed.'), lacking.script);
    return <Remote />;
  };
  load.mockResolvedValueOnce(Page).mockImplementation(async () => {
    isTaken = false;
    return Page;
  });
  const view = show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('from the remote')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(CALM_MS));
  isTaken = true;
  await act(async () => view.rerender(page()));
  expect(screen.getByText('from the remote')).toBeVisible();
  expect(afresh()).toEqual([false, true, true]);
});

test('a release that lacks a file for good is said, and can be tried again', async () => {
  const Stale = () => {
    throw Object.assign(new Error('Loading chunk 5 failed.'), lacking.script);
  };
  load.mockResolvedValue(Stale);
  show();
  expect(await screen.findByText('Budget History stopped working')).toBeVisible();
  expect(afresh()).toEqual([false, true]);
  load.mockResolvedValue(Remote);
  await tryAgain();
  expect(await screen.findByText('from the remote')).toBeVisible();
});
