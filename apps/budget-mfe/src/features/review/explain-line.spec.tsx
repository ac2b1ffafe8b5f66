import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expand, loaded, open, water, withModel } from '../../testing/review';

const ROUTE = `POST /api/budget-items/${water.id}/explanation`;
const explained = (body: object) =>
  loaded({ ...withModel, [ROUTE]: () => ({ body: { itemId: water.id, notes: [], ...body } }) });

it('is in the words of the model that is asked', async () => {
  const { sent } = await open(explained({ text: 'Water costs more, since rates rise.', provider: 'openai' }));
  await expand('Water');
  await userEvent.click(await screen.findByRole('button', { name: 'Explain with OpenAI' }));
  expect(await screen.findByText('Water costs more, since rates rise.')).toBeTruthy();
  expect(screen.getByText('In the words of: OpenAI')).toBeTruthy();
  expect(sent(ROUTE)).toEqual([{ provider: 'openai' }]);
});

it('says so where the built-in words had to stand', async () => {
  const notes = ['These are the built-in words: the model was not used, it did not answer in time.'];
  await open(explained({ text: 'Water is $5,270.', provider: 'built-in', notes }));
  await expand('Water');
  await userEvent.click(await screen.findByRole('button', { name: 'Explain with OpenAI' }));
  expect(await screen.findByText(notes[0] ?? '')).toBeTruthy();
  expect(screen.getByText('In the words of: Built-in rules')).toBeTruthy();
});

it('says what went wrong where no answer came', async () => {
  const { notices } = await open(loaded(withModel));
  await expand('Water');
  await userEvent.click(await screen.findByRole('button', { name: 'Explain with OpenAI' }));
  await waitFor(() =>
    expect(notices).toMatchObject([{ title: 'The line could not be explained', variant: 'destructive' }]),
  );
});

it('is not offered where there is no model', async () => {
  await open();
  await expand('Water');
  expect(await screen.findByText('How this figure came about')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Explain with/ })).toBeNull();
});
