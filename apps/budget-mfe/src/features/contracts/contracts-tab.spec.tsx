import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analysis } from '../../testing/insights';
import { documentRow, parameters } from '../../testing/records';
import { loaded, open } from '../../testing/review';

const documents = [
  documentRow({ id: 1 }),
  documentRow({ id: 2, name: 'landscape-contract.docx', kind: 'contract' }),
  documentRow({ id: 3, name: 'other-association.pdf', kind: 'contract' }),
  documentRow({ id: 4, name: 'letter.pdf', kind: 'other', status: 'reading' }),
];
const openContracts = (answers = {}) =>
  open(
    loaded({
      'GET /api/budget-parameters/7': () => ({ body: parameters({ documentIds: [1, 2, 4] }) }),
      'GET /api/documents': () => ({ body: documents }),
      ...answers,
    }),
    '/budget-review/7?tab=contracts',
  );

it('lists the budget’s contracts, and analyzes one', async () => {
  const { notices, sent } = await openContracts({
    'POST /api/analyze-contract': () => ({ body: analysis() }),
  });
  await screen.findByRole('heading', { name: 'landscape-contract.docx' });
  expect(screen.queryByText('other-association.pdf')).toBeNull();
  expect(screen.queryByText('prior-year-budget.pdf')).toBeNull();
  expect(screen.getByRole('button', { name: 'Analyze: letter.pdf' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Analyze: landscape-contract.docx' }));
  await waitFor(() => expect(notices[0]?.title).toBe('Contract Analysis Complete'));
  expect(sent('POST /api/analyze-contract')).toEqual([{ documentId: 2, parametersId: 7 }]);
  expect(screen.getByText('Green Ridge LLC')).toBeTruthy();
  expect(screen.getByRole('button', { name: '$2,499.00 a month' })).toBeTruthy();
  const increase = within(screen.getByRole('table', { name: 'Rate increases' })).getAllByRole('row')[1];
  expect(increase?.textContent).toMatch(/May 1, 2027.*\$2,499\.00.*\$2,698\.92.*8\.0%.*Above market/);
  expect(screen.getByText(/Market: Consumer prices, 4.2% a year \(BLS, 2026-05\)/)).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Timeline of the contract' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  expect(screen.getByText(/Worth \$1,140 a year/)).toBeTruthy();
});

it('says where it could not', async () => {
  const { notices } = await openContracts({
    'POST /api/analyze-contract': () => ({
      status: 422,
      body: { code: 'not_a_contract', message: 'This paper is a budget.' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze: landscape-contract.docx' }));
  await waitFor(() =>
    expect(notices[0]).toEqual({
      title: 'Error Analyzing Contract',
      description: 'This paper is a budget.',
      variant: 'destructive',
    }),
  );
  expect(screen.getByRole('button', { name: 'Analyze: landscape-contract.docx' })).toHaveProperty(
    'disabled',
    false,
  );
});

it('leads to the upload where there are none', async () => {
  await openContracts({ 'GET /api/documents': () => ({ body: [documents[0]] }) });
  expect((await screen.findByRole('link', { name: 'Upload Contracts' })).getAttribute('href')).toBe(
    '/upload-documents',
  );
});
