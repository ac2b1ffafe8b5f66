import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { findPage } from '../../routing/pages';
import { loadComponent } from '../../remotes/registry';
import { Home } from './home';

jest.mock('../../remotes/registry');

test('asks what to do and offers three ways, and recent activity from its remote', async () => {
  jest.mocked(loadComponent).mockResolvedValue(() => <p>recent budgets</p>);
  render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Budget Assistant');
  expect(screen.getByText('What would you like to do today?')).toBeVisible();
  expect(screen.getByText(/complete budget in under 5 minutes/)).toBeVisible();
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.querySelector('h2')?.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Create New Budget', '/upload-documents'],
    ['Calculate Assessments', '/assessments-calculator'],
    ['Budget History', '/budget-history'],
  ]);
  expect(ways.every(([, path]) => findPage(path ?? '')?.remote)).toBe(true);
  expect(await screen.findByText('recent budgets')).toBeVisible();
});
