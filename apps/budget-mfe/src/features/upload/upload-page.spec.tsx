import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentPage, documentRow, facts } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';

const file = (name: string, type = 'application/pdf') => new File(['x'], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByTestId('file-input'), { target: { files } });
const at = (answers: Answers) => renderAt('/upload-documents', answers);
const listing = (...rows: ReturnType<typeof documentRow>[]) => ({
  'GET /api/documents': () => ({ body: rows }),
});

describe('without documents', () => {
  it('offers to upload, to try samples, and to go on', async () => {
    at(listing());
    expect(await screen.findByText('Try it with sample documents')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Document Upload', level: 1 })).toBeTruthy();
    expect(screen.getByText('Add HOA documents for AI budget analysis')).toBeTruthy();
    expect(screen.getByText('Upload Association Documents')).toBeTruthy();
    expect(screen.getByText('Supports PDF, DOC, DOCX, XLS, XLSX (Max 10MB per file)')).toBeTruthy();
    expect(screen.getByTestId('file-input').getAttribute('accept')).toBe('.pdf,.doc,.docx,.xls,.xlsx,.txt');
    expect(screen.queryByText(/uploaded$/)).toBeNull();
    const forward = screen.getByRole('link', { name: 'Upload at least one document' });
    expect(forward.getAttribute('href')).toBe('/budget-parameters');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('adds the samples', async () => {
    const rows: ReturnType<typeof documentRow>[] = [];
    const { notices } = at({
      'GET /api/documents': () => ({ body: rows }),
      'POST /api/sample-documents': () => {
        rows.push(documentRow());
        return { status: 201, body: rows };
      },
    });
    await userEvent.click(await screen.findByText('Try it with sample documents'));
    expect(await screen.findByText('1 document(s) uploaded')).toBeTruthy();
    expect(notices[0]?.title).toBe('Sample documents added');
  });
});

describe('the list', () => {
  it('shows name, size, kind, and how the reading stands', async () => {
    at(
      listing(
        documentRow({ kind: 'reserve-study', size: 1536 }),
        documentRow({ id: 2, name: 'b.pdf', status: 'reading', kind: null, pages: 8, pagesRead: 4 }),
        documentRow({
          id: 3,
          name: 'c.pdf',
          status: 'failed',
          kind: null,
          error: { code: 'unreadable', message: 'The file is damaged.' },
        }),
      ),
    );
    expect(await screen.findByText('Uploaded Documents (3)')).toBeTruthy();
    const [ready, reading, failed] = screen.getAllByRole('listitem');
    expect(within(ready!).getByText('1.5 KB')).toBeTruthy();
    expect(within(ready!).getByText('Reserve study')).toBeTruthy();
    expect(within(reading!).getByText('Reading, page 5 of 8')).toBeTruthy();
    expect(within(reading!).getByText('50%')).toBeTruthy();
    expect(within(failed!).getByText(/The file is damaged\./)).toBeTruthy();
    expect(screen.getByText('3 document(s) uploaded')).toBeTruthy();
    expect(screen.getByText(/^AI will analyze these to create a custom budget/)).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
    expect(screen.getByText('Reading 3 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue to Parameters' })).toBeTruthy();
  });

  it('is asked for again until everything is read', async () => {
    let asked = 0;
    at({
      'GET /api/documents': () => ({ body: [documentRow({ status: ++asked < 2 ? 'queued' : 'ready' })] }),
    });
    expect(await screen.findByText('Waiting to be read')).toBeTruthy();
    expect(screen.getByText('Reading 1 of 1')).toBeTruthy();
    expect(await screen.findByText('Budget')).toBeTruthy();
    expect(screen.queryByText('Reading 1 of 1')).toBeNull();
  });

  it('is ready to go on with, also where nothing of it could be read, which it says', async () => {
    at(listing(documentRow({ status: 'failed' })));
    expect(await screen.findByText('Needs attention')).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
  });

  it('says so where it cannot be had, and asks again', async () => {
    let asked = 0;
    at({
      'GET /api/documents': () =>
        ++asked < 2
          ? { status: 503, body: { code: 'unavailable', message: 'The database is being started.' } }
          : { body: [] },
    });
    expect(await screen.findByText('The database is being started.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Try it with sample documents')).toBeTruthy();
  });
});

/** Whether the browser would ask before it leaves the page. */
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('uploading', () => {
  it('sends all chosen files one after another, and goes on after one fails', async () => {
    let running = 0;
    const sent: string[] = [];
    const rows: ReturnType<typeof documentRow>[] = [];
    const { notices } = at({
      'GET /api/documents': () => ({ body: rows }),
      'POST /api/documents': async ({ body }) => {
        expect(++running).toBe(1);
        const { name } = (body as FormData).get('file') as File;
        sent.push(name);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running--;
        if (name === 'b.pdf')
          return new Response(JSON.stringify({ code: 'file_encrypted', message: 'It is encrypted.' }), {
            status: 422,
          });
        const row = documentRow({ id: sent.length, name });
        rows.push(row);
        return new Response(JSON.stringify(row), { status: 201 });
      },
    });
    await screen.findByText('Browse Files');
    choose(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    expect(await screen.findByText('Uploading a.pdf (1 of 3)')).toBeTruthy();
    expect(isAskedBeforeLeaving()).toBe(true);
    await waitFor(() => expect(notices).toHaveLength(3));
    expect(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(notices.map(({ title, description }) => [title, description])).toEqual([
      ['Document uploaded', 'Your document has been successfully uploaded and analyzed.'],
      ['Upload failed', 'b.pdf: It is encrypted.'],
      ['Document uploaded', 'Your document has been successfully uploaded and analyzed.'],
    ]);
    await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
  });

  it('says that a document is analyzed once it is, and not while it waits', async () => {
    let status = 'queued';
    let rows: ReturnType<typeof documentRow>[] = [];
    const { notices } = at({
      'GET /api/documents': () => ({ body: rows.map((row) => ({ ...row, status })) }),
      'POST /api/documents': () => {
        rows = [documentRow({ status: 'queued' })];
        return { status: 201, body: rows[0] };
      },
    });
    await screen.findByText('Browse Files');
    choose(file('a.pdf'));
    expect(await screen.findByText('100%')).toBeTruthy();
    expect(await screen.findByText('Waiting to be read')).toBeTruthy();
    expect(notices).toEqual([]);
    status = 'ready';
    await waitFor(
      () =>
        expect(notices).toEqual([
          {
            title: 'Document uploaded',
            description: 'Your document has been successfully uploaded and analyzed.',
            variant: 'success',
          },
        ]),
      { timeout: 5000 },
    );
  });

  it('has words of its own where the answer has none', async () => {
    const { notices } = at({ ...listing(), 'POST /api/documents': () => ({ status: 500, body: {} }) });
    choose(file('a.pdf'));
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Upload failed',
        description: 'Failed to upload document (500: Internal Server Error)',
      }),
    );
  });

  it('shows the server’s message for one file as it is', async () => {
    const { notices } = at({
      ...listing(),
      'POST /api/documents': () => ({ status: 413, body: { code: 'file_too_large', message: 'Too large.' } }),
    });
    choose(file('a.pdf'));
    await waitFor(() =>
      expect(notices[0]).toMatchObject({ title: 'Upload failed', description: 'Too large.' }),
    );
  });

  it('sends no file that it must refuse', async () => {
    const { notices, sent } = at(listing());
    choose(file('photo.png', 'image/png'));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Invalid file type',
          description: 'Please upload a PDF, DOC, DOCX, XLS, XLSX or text file.',
          variant: 'destructive',
        },
      ]),
    );
    expect(sent('POST /api/documents')).toEqual([]);
  });
});

describe('deleting', () => {
  const open = async (answers: Answers) => {
    const all = at({ ...listing(documentRow()), ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete prior-year-budget.pdf' }));
    return all;
  };

  it('asks first', async () => {
    const { sent } = await open({});
    expect(screen.getByRole('heading', { name: 'Delete Document' })).toBeTruthy();
    expect(
      screen.getByText('This will permanently delete the document. This action cannot be undone.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent('DELETE /api/documents/1')).toEqual([]);
  });

  it.each([
    {
      answer: { body: { deleted: true } },
      notice: { title: 'Document deleted', description: 'The document has been successfully removed.' },
    },
    {
      answer: { status: 403, body: { code: 'not_allowed', message: 'Only an owner may delete.' } },
      notice: { title: 'Delete failed', description: 'Only an owner may delete.' },
    },
    {
      answer: { status: 500, body: {} },
      notice: {
        title: 'Delete failed',
        description: 'Failed to delete document (500: Internal Server Error)',
      },
    },
    {
      answer: Response.error(),
      notice: {
        title: 'Error deleting document',
        description: 'There was a problem deleting the document. Please try again.',
      },
    },
  ])('tells $notice.title and closes the dialog', async ({ answer, notice }) => {
    const types: (string | null)[] = [];
    const { notices } = await open({
      'DELETE /api/documents/1': ({ headers }) => {
        types.push(headers.get('content-type'));
        return answer;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notices[0]).toMatchObject(notice));
    expect(types).toEqual(['application/json']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the preview', () => {
  const open = async (changes: Parameters<typeof documentRow>[0] = {}) => {
    at({
      ...listing(documentRow(changes)),
      'GET /api/documents/1/facts': () => ({ body: facts(1, 'Juniper Court') }),
      'GET /api/documents/1/pages/1': () => ({ body: documentPage(1, ['Juniper Court', 'figures']) }),
      'GET /api/documents/1/pages/2': () => ({ body: documentPage(2, ['more figures']) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'prior-year-budget.pdf' }));
    return within(await screen.findByRole('dialog', { name: 'Document Preview' }));
  };

  it('shows one page at a time, and what was made of it', async () => {
    const dialog = await open();
    expect(dialog.getByText('Content extracted from your document')).toBeTruthy();
    expect(await dialog.findByText('Juniper Court', { selector: 'td' })).toBeTruthy();
    expect(dialog.getByText('Page 1 of 2')).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Association.*Juniper Court.*worth a look$/ })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(await dialog.findByText('more figures')).toBeTruthy();
    expect(dialog.queryByText('Juniper Court', { selector: 'td' })).toBeNull();
  });

  it('states the title of the file and the program that wrote it', async () => {
    const file = { pages: 2, title: 'Budget 2027', producer: 'Office Writer 7' };
    at({
      ...listing(documentRow()),
      'GET /api/documents/1/facts': () => ({ body: { ...facts(1), file } }),
      'GET /api/documents/1/pages/1': () => ({ body: documentPage(1, ['figures']) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'prior-year-budget.pdf' }));
    expect(
      await screen.findByText('Title: Budget 2027 · Written with Office Writer 7 · 2 pages'),
    ).toBeTruthy();
  });

  it.each([{ contentLength: 0 }, { status: 'reading' }, { status: 'failed' }])(
    'says where there is none: %j',
    async (changes) => {
      const dialog = await open(changes);
      expect(await dialog.findByText('No content available')).toBeTruthy();
    },
  );
});
