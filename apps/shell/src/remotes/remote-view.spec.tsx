import '@testing-library/jest-dom';
import { UiRoot } from '@hoa/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { loadComponent } from './registry';
import { RemoteView } from './remote-view';

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

const show = () =>
  render(
    <UiRoot>
      <p>the rest</p>
      <RemoteView remote="history" module="routes" name="Budget History" fallback={<p>on its way</p>} />
    </UiRoot>,
  );

test('shows the fallback, then what the remote exposes', async () => {
  load.mockResolvedValue(() => <p>from the remote</p>);
  show();
  expect(screen.getByText('on its way')).toBeVisible();
  expect(await screen.findByText('from the remote')).toBeVisible();
});

test('a remote that cannot be loaded is said by name; the rest stays; Try again loads afresh', async () => {
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(() => <p>from the remote</p>);
  show();
  expect(await screen.findByText('Budget History is not available right now')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('from the remote')).toBeVisible();
  expect(load.mock.calls.map(([options]) => options.fresh)).toEqual([false, true]);
});

test('after three seconds it says that it waits, and shows the remote when it comes all the same', async () => {
  jest.useFakeTimers();
  let arrive: (component: ComponentType) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByText('on its way')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/taking longer than usual/)).toBeVisible();
  await act(async () => arrive(() => <p>from the remote</p>));
  expect(screen.getByText('from the remote')).toBeVisible();
});

test('a remote that breaks while drawing is contained and can be tried again', async () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('broken');
    return <p>from the remote</p>;
  };
  load.mockResolvedValue(Fragile);
  show();
  expect(await screen.findByText('Budget History stopped working')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('from the remote')).toBeVisible();
});
