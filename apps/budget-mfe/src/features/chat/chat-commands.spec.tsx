import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BATCH, field, message, say, show } from '../../testing/chat';

it('applies a clear command at once, tells the server, and undoes it', async () => {
  const { sent } = show({ messages: [] });
  await say('set water to 8,400');
  await screen.findByText('Answer to set water to 8,400');
  expect(sent('POST /api/budget-edits/7')).toEqual([
    { baseRevision: 5, changes: [{ itemId: 101, version: 3, proposedBudget: '8400.00' }], origin: 'chat' },
  ]);
  expect(sent('POST /api/chat/7')).toEqual([{ content: 'set water to 8,400', batchId: BATCH }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: BATCH }]));
});

it('asks which line, changes nothing before, and applies the one that is chosen', async () => {
  const { sent } = show({ messages: [] });
  await say('increase insurance to 40,000');
  const options = await screen.findByRole('group', { name: 'Which line do you mean?' });
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(within(options).getByRole('button', { name: /^Property Insurance: / }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { changes: [{ itemId: 102, proposedBudget: '40000.00' }] },
    ]),
  );
});

it('asks once before a change of more than three times', async () => {
  const { sent } = show({ messages: [] });
  await say('set water to 84,000');
  const question = 'That changes an amount more than three times. Is it right? Water: $8,000 to $84,000';
  const options = await screen.findByRole('group', { name: question });
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(within(options).getByRole('button', { name: 'Yes, change it' }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { changes: [{ itemId: 101, proposedBudget: '84000.00' }] },
    ]),
  );
});

it('says what it did not understand, and changes nothing', async () => {
  const { sent } = show({ messages: [] });
  await say('set the helicopter to 500');
  expect(await screen.findByText(/could not tell which line/)).toBeTruthy();
  expect(sent('POST /api/chat/7')).toEqual([]);
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
});

it('shows why a command was refused and keeps it', async () => {
  const refusal = { code: 'stale_version', message: 'The budget was changed elsewhere.' };
  const { notices, sent } = show({
    messages: [],
    answers: { 'POST /api/budget-edits/7': () => ({ status: 409, body: refusal }) },
  });
  await say('set water to 8,400');
  await waitFor(() => expect(field().value).toBe('set water to 8,400'));
  expect(notices).toMatchObject([{ title: 'Error updating budget item', description: refusal.message }]);
  expect(sent('POST /api/chat/7')).toEqual([]);
});

it('applies what the assistant proposes only when told to', async () => {
  const proposal = {
    summary: 'Set Water to $8,400',
    changes: [{ itemId: 101, version: 3, description: 'Water', from: '8000.00', to: '8400.00' }],
  };
  const { sent } = show({ messages: [message(1, { proposal })] });
  expect(await screen.findByText('Water: $8,000 to $8,400')).toBeTruthy();
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Apply this change' }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { origin: 'chat', changes: [{ itemId: 101, version: 3, proposedBudget: '8400.00' }] },
    ]),
  );
});

it('corrects the line of the last change, also of a conversation that was loaded again', async () => {
  const saved = { content: 'Saved.', batchId: BATCH, citations: [{ label: 'Water', itemId: 101 }] };
  const { sent } = show({ messages: [message(1, saved)] });
  await say('no wait, 7,900');
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { changes: [{ itemId: 101, proposedBudget: '7900.00' }] },
    ]),
  );
});
