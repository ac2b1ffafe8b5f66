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
  expect(screen.getAllByRole('button', { name: /^Analyze: / }).map((one) => one.ariaLabel)).toEqual([
    'Analyze: landscape-contract.docx',
    'Analyze: letter.pdf',
    'Analyze: prior-year-budget.pdf',
  ]);
  expect(screen.getByRole('button', { name: 'Analyze: letter.pdf' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Analyze: landscape-contract.docx' }));
  await waitFor(() => expect(notices[0]?.title).toBe('Contract Analysis Complete'));
  expect(sent('POST /api/analyze-contract')).toEqual([{ documentId: 2 }]);
  // The notice comes first, and what was found is drawn after it.
  expect(await screen.findByText('Green Ridge LLC')).toBeTruthy();
  expect(screen.getByRole('button', { name: '$2,499.00 a month' })).toBeTruthy();
  const increase = within(screen.getByRole('table', { name: /^Rate increases of / })).getAllByRole('row')[1];
  expect(increase?.textContent).toMatch(/May 1, 2027.*\$2,499\.00.*\$2,698\.92.*8\.0%.*Above market/);
  expect(screen.getByText(/Market: Consumer prices, 4.2% a year \(BLS, 2026-05\)/)).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Timeline of the contract' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  expect(screen.getByText(/Worth \$1,140 a year/)).toBeTruthy();
});

it('shows an analysis without a click, by this budget’s rates, and no document’s that has none', async () => {
  const { sent } = await openContracts({
    'GET /api/contract-analysis/2?parametersId=7': () => ({ body: analysis() }),
    'GET /api/contract-analysis/1?parametersId=7': () => ({
      status: 422,
      body: { code: 'nothing_to_analyze', message: 'This paper is a budget.' },
    }),
  });
  expect(await screen.findByText('Green Ridge LLC')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyze again: landscape-contract.docx' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyze: prior-year-budget.pdf' })).toBeTruthy();
  expect(screen.queryByText('This paper is a budget.')).toBeNull();
  expect(sent('POST /api/analyze-contract')).toEqual([]);
  // Nothing is known of a document that is still being read.
  expect(sent('GET /api/contract-analysis/4?parametersId=7')).toEqual([]);
});

it.each([
  [422, { code: 'nothing_to_analyze', message: 'This paper is a budget.' }, 'This paper is a budget.'],
  [500, {}, 'An error occurred while analyzing the contract. (500: Internal Server Error)'],
])('says where it could not: %d %j', async (status, body, description) => {
  const { notices } = await openContracts({ 'POST /api/analyze-contract': () => ({ status, body }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze: landscape-contract.docx' }));
  await waitFor(() =>
    expect(notices[0]).toEqual({
      title: 'Error Analyzing Contract',
      description,
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
  // What was read as something else can still be looked at.
  expect(screen.getByRole('button', { name: 'Analyze: prior-year-budget.pdf' })).toBeTruthy();
});
