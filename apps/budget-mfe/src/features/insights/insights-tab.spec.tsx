import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetRates, recommendations } from '../../testing/insights';
import { item } from '../../testing/records';
import { loaded, open, water, withModel } from '../../testing/review';

const openInsights = (answers = {}) =>
  open(
    loaded({
      'GET /api/budget-recommendations/7': () => ({ body: recommendations() }),
      'GET /api/economic-rates/7': () => ({ body: budgetRates() }),
      ...answers,
    }),
    '/budget-review/7?tab=insights',
  );

it('shows the score with all it is made of', async () => {
  await openInsights();
  expect(await screen.findByText('84 of 100')).toBeTruthy();
  const parts = within(screen.getByRole('table', { name: 'Parts of the score', hidden: true }));
  expect(parts.getByText('Full points from 1.00 to 1.05.')).toBeTruthy();
  const tiles = within(screen.getByRole('region', { name: 'Key figures' }));
  expect(tiles.getByText('Above Inflation')).toBeTruthy();
  expect(tiles.getByText('Assumption')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'About: Fee change' }));
  expect(screen.getByText('The fee rises by 6.4%, prices by 4.2%.')).toBeTruthy();
});

it('suggests, and shows how a saving was computed', async () => {
  await openInsights();
  const card = (await screen.findByRole('heading', { name: 'Ask for quotes of the insurance' })).closest(
    'li',
  )!;
  expect(card.textContent).toContain('$1,839a year');
  expect(card.textContent).toContain('46,000 x 4%.');
  expect(within(card).getByRole('button', { name: /premium \$46,000/, hidden: true })).toBeTruthy();
});

it('draws where the money goes', async () => {
  await openInsights();
  expect(
    await screen.findByRole('img', { name: /Service Contracts is the largest: 66.2% of \$15,571/ }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: /From 2026 to 2027, expenses rise by \$571/ })).toBeTruthy();
});

it('names the year that earlier figures belong to', async () => {
  const lines = [item(), { ...water, previousYearOf: 2025 }];
  await openInsights({ 'GET /api/budget-items/7': () => ({ body: lines }) });
  expect(
    await screen.findByRole('img', { name: /From 2026 and earlier to 2027, expenses rise by \$571/ }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: /\$15,000 in 2026 and earlier over the lines/ })).toBeTruthy();
});

it('has nothing to suggest', async () => {
  await openInsights({
    'GET /api/budget-recommendations/7': () => ({ body: recommendations({ suggestions: [] }) }),
  });
  expect(await screen.findByText('No Recommendations Available')).toBeTruthy();
});

it('words them by whom one chooses, says why, and keeps what is computed in sight', async () => {
  const worded = recommendations();
  await openInsights({
    ...withModel,
    'GET /api/budget-recommendations/7?provider=openai': () => ({
      body: {
        ...worded,
        provider: 'openai',
        suggestions: worded.suggestions.map((one) => ({ ...one, why: 'It is the largest line.' })),
        notes: ['One sentence of the model named figures.'],
      },
    }),
  });
  const choice = await screen.findByRole('combobox', { name: 'Who words the recommendations' });
  expect(screen.queryByText('It is the largest line.')).toBeNull();
  await userEvent.selectOptions(choice, 'OpenAI');
  expect((await screen.findAllByText('It is the largest line.')).length).toBeGreaterThan(0);
  expect(screen.getByText('One sentence of the model named figures.')).toBeTruthy();
  expect(screen.getByText('84 of 100')).toBeTruthy();
});

it('offers no choice of words where there is no model', async () => {
  await openInsights();
  await screen.findByText('84 of 100');
  expect(screen.queryByRole('combobox', { name: 'Who words the recommendations' })).toBeNull();
});

it('could not load them', async () => {
  await openInsights({ 'GET /api/budget-recommendations/7': undefined });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Recommendations' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  // The charts come from the lines themselves, and are still there.
  expect(screen.getByRole('heading', { name: 'Where the money goes' })).toBeTruthy();
});
