import '@testing-library/jest-dom';
import type { DocumentRow } from '@hoa/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { AssessmentCalculator } from '../calculator/assessment-calculator';

const LIST = 'GET /api/documents?type=assessment';
const UPLOAD = 'POST /api/documents';
const BUDGETS = 'GET /api/budget-parameters';
const ANALYZE = 'POST /api/analyze-ccr';
const budgets = () => ({ body: [parameters({ id: 4, budgetTotal: '412345.50' })] });

function row(changes: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: 1,
    name: 'declaration.pdf',
    size: 2048,
    type: 'assessment',
    kind: null,
    status: 'ready',
    pages: 3,
    pagesRead: 3,
    contentLength: 900,
    associationId: null,
    createdAt: '2026-11-05T12:00:00.000Z',
    ...changes,
  };
}

function interest(unit: string, n: number, d: number) {
  return { unit, lotNumber: '12', percentage: (n * 100) / d, share: { n: String(n), d: String(d) } };
}

/** The units' rows as they read. */
function cells(table: HTMLElement): string[][] {
  const [, body] = within(table).getAllByRole('rowgroup');
  return within(body!)
    .getAllByRole('row')
    .map((one) => [...one.children].slice(0, 4).map((cell) => cell.textContent));
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('asks for the document, then for the total, then shows the schedule; the total works it out again', async () => {
  const { notices } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: [row()] }),
    [BUDGETS]: budgets,
    [ANALYZE]: () => ({ body: { ownershipInterests: [interest('101', 1, 3), interest('102', 2, 3)] } }),
  });
  const user = userEvent.setup();
  const calculate = screen.getByRole('button', { name: 'Calculate Assessments' });
  await user.click(calculate);
  await user.click(await screen.findByRole('button', { name: /Use this document/ }));
  await user.click(calculate);
  expect(notices.map(({ title, description }) => [title, description])).toEqual([
    ['Select a CC&R', 'Please select a CC&R document first'],
    ['Enter budget total', 'Please enter or select a budget total'],
  ]);
  await user.selectOptions(await screen.findByLabelText('Existing budget'), '4');
  expect(screen.getByLabelText('Budget total')).toHaveValue('412345.50');
  await user.click(calculate);
  const table = await screen.findByRole('table', { name: '2027 assessments' });
  expect(cells(table)).toEqual([
    ['101', '12', '33.3333%', '$137,448.50'],
    ['102', '12', '66.6667%', '$274,897.00'],
  ]);
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total100.0000%$412,345.50');
  expect(notices.at(-1)).toMatchObject({
    title: 'CC&R Analyzed Successfully',
    description: 'Found 2 units with ownership percentages.',
  });
  const total = screen.getByLabelText('Budget total');
  await user.clear(total);
  await user.type(total, '100');
  expect(cells(screen.getByRole('table', { name: '2027 assessments' }))).toEqual([
    ['101', '12', '33.3333%', '$33.33'],
    ['102', '12', '66.6667%', '$66.67'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Back to Setup' }));
  await user.click(screen.getByRole('button', { name: 'Change Document' }));
  expect(screen.queryByText(/Review the rows/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Calculate Assessments' }));
  expect(notices.at(-1)?.title).toBe('Select a CC&R');
});

test.each([
  [
    { body: { ownershipInterests: [], error: '' } },
    'No Ownership Data Found',
    'The document has no ownership percentages.',
  ],
  [
    { body: { ownershipInterests: [], error: 'OCR could not read the pages.' } },
    'Document Needs Re-uploading',
    'OCR',
  ],
  [
    { status: 500, body: { code: 'internal', message: 'The OCR engine stopped.' } },
    'Document Needs Re-uploading',
    'OCR',
  ],
  [
    { status: 409, body: { code: 'conflict', message: 'It is still being read.' } },
    'Analysis failed',
    'It is still being read.',
  ],
])('an analysis that finds nothing says why (%#)', async (answer, title, description) => {
  const { notices } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: [row()] }),
    [BUDGETS]: () => ({ body: [] }),
    [ANALYZE]: () => answer,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Use this document/ }));
  await user.type(screen.getByLabelText('Budget total'), '1000');
  await user.click(screen.getByRole('button', { name: 'Calculate Assessments' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ title, variant: 'destructive' });
  expect(notices[0]?.description).toContain(description);
  expect(screen.queryAllByText('No ownership data found')).toHaveLength(
    title === 'No Ownership Data Found' ? 1 : 0,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('typing a total lets go of the chosen budget; what is no number is said to be none', async () => {
  renderHosted(<AssessmentCalculator />, { [LIST]: () => ({ body: [] }), [BUDGETS]: budgets });
  const user = userEvent.setup();
  const picker = await screen.findByLabelText('Existing budget');
  await user.selectOptions(picker, '4');
  const total = screen.getByLabelText('Budget total');
  expect(total).toHaveAttribute('placeholder', '650000');
  await user.clear(total);
  await user.type(total, 'abc');
  expect(picker).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid number');
  await user.clear(total);
  await user.type(total, '=9425*1.1');
  expect(screen.getByText('Comes to $10,367.50.')).toBeInTheDocument();
});

test('an uploaded file that is named as a CC&R is chosen, and its reading is followed to the end', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let stored: DocumentRow[] = [];
  let content = '';
  const { notices } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: stored }),
    [BUDGETS]: () => ({ body: [] }),
    [UPLOAD]: () => {
      const created = row({ id: 9, name: 'Juniper CC&R.pdf', status: 'reading' });
      stored = [created];
      return { status: 201, body: created };
    },
    'GET /api/documents/9': () => ({
      body: { ...row({ id: 9, name: 'Juniper CC&R.pdf', status: 'reading' }), content },
    }),
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.upload(screen.getByTestId('file-input'), new File(['x'], 'Juniper CC&R.pdf'));
  expect(await screen.findByRole('button', { name: 'Change Document' })).toBeVisible();
  expect(screen.getByText('Juniper CC&R.pdf')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(125_000));
  expect(notices.map((notice) => notice.title)).toEqual(['Document uploaded', 'Processing Complete']);

  content = 'x'.repeat(101);
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(notices.map((notice) => notice.title).at(-1)).toBe('OCR Complete');

  await user.click(screen.getByRole('button', { name: 'Change Document' }));
  expect(screen.getByRole('button', { name: /Use this document/ })).toBeVisible();
});

test('a file of another kind is refused before it is sent', async () => {
  const { notices, calls } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: [] }),
    [BUDGETS]: budgets,
  });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByTestId('file-input'), new File(['x'], 'units.xlsx'));
  await waitFor(() => expect(notices.map((notice) => notice.title)).toEqual(['Invalid file type']));
  expect(calls).not.toContain(UPLOAD);
});

test('an upload that fails says what the server said', async () => {
  const { notices } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: [] }),
    [BUDGETS]: budgets,
    [UPLOAD]: () => ({
      status: 422,
      body: { code: 'encrypted', message: 'The file is protected by a password.' },
    }),
  });
  await userEvent.upload(screen.getByTestId('file-input'), new File(['x'], 'a.pdf'));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    title: 'Upload failed',
    description: 'The file is protected by a password.',
  });
});

test('deleting asks first; a failure is told and the document stays', async () => {
  const { notices } = renderHosted(<AssessmentCalculator />, {
    [LIST]: () => ({ body: [row()] }),
    [BUDGETS]: budgets,
    'DELETE /api/documents/1': () => ({ status: 409, body: { code: 'busy', message: 'It is being read.' } }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete declaration.pdf' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Document' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ title: 'Failed to delete document', description: 'It is being read.' });
  expect(screen.getByText('declaration.pdf')).toBeVisible();
});
