import '@testing-library/jest-dom';
import { UiRoot } from '@hoa/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../host/theme';
import { ThemeMenu } from './theme-menu';

const show = () =>
  render(
    <ThemeProvider>
      <UiRoot>
        <ThemeMenu />
      </UiRoot>
    </ThemeProvider>,
  );

const choose = async (current: string, next: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Colors: ${current}` }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: next }));
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('the chosen theme is written to the page and kept; the system’s leaves the page alone', async () => {
  const { unmount } = show();
  await choose('As the system', 'Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  unmount();

  show();
  await choose('Dark', 'As the system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
