import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fetchConfig } from './config';
import { HostedApp, PATIENCE_MS } from './hosted-app';
import { ThemeProvider } from './theme';

jest.mock('./config');
jest.mock('../remotes/registry');
jest.mock('../routing/current-page', () => ({ CurrentPage: () => <p>the pages</p> }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a server that never says where the remotes are is told of, let go, and can be asked again', async () => {
  const ask = jest.mocked(fetchConfig);
  ask.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce({ apiBase: '', remotes: {} });
  render(
    <ThemeProvider>
      <HostedApp />
    </ThemeProvider>,
  );
  act(() => jest.advanceTimersByTime(PATIENCE_MS - 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('could not start');
  expect(ask.mock.calls[0]?.[0]?.aborted).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('the pages')).toBeVisible();
  act(() => jest.advanceTimersByTime(PATIENCE_MS));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
