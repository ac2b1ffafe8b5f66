import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../testing/render';

it.each([
  ['/budget-presentation/7', 'Presentation'],
  ['/budget-export/7', 'Export'],
])('%s says what is coming and leads back to the review', (path, title) => {
  renderAt(path, {});
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(/(is|are) coming$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Budget' }).getAttribute('href')).toBe('/budget-modern/7');
});

it('an export without a budget says so and returns home', async () => {
  const { notices, address } = renderAt('/budget-export', {});
  await waitFor(() => expect(address.current).toBe('/'));
  expect(notices).toEqual([
    {
      title: 'No budget selected',
      description: 'Please create or select a budget first.',
      variant: 'destructive',
    },
  ]);
});
