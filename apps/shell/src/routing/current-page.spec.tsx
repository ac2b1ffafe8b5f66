import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { loadComponent } from '../remotes/registry';
import { CurrentPage } from './current-page';
import { MAIN_ID } from './page-change';

jest.mock('../remotes/registry');

const show = (path: string) => {
  jest
    .mocked(loadComponent)
    .mockImplementation(({ remote }) => Promise.resolve(() => <p>drawn by {remote}</p>));
  render(
    <MemoryRouter initialEntries={['/budget-history', path]}>
      <Link to="/budget-parameters">no id</Link>
      <Link to="/budget-parameters/7">id 7</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage />
      </main>
    </MemoryRouter>,
  );
};

test('an address that means nothing says so, and leads back or home', async () => {
  show('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(document.title).toBe('Page Not Found · AI Budget Assistant');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Dashboard' }));
  expect(screen.getByText('What would you like to do today?')).toBeVisible();
  expect(document.title).toBe('AI Budget Assistant');
});

test('a new page takes the title and the focus; a new id on the same page does not', async () => {
  show('/budget-history');
  expect(await screen.findByText('drawn by history')).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByText('no id'));
  expect(await screen.findByText('drawn by budget')).toBeVisible();
  expect(document.title).toBe('Budget Parameters · AI Budget Assistant');
  expect(screen.getByRole('main')).toHaveFocus();
  const link = screen.getByText('id 7');
  await userEvent.click(link);
  expect(link).toHaveFocus();
});
