import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { presentation } from '../../testing/presentation';
import { parameters } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';
import { loaded, withModel } from '../../testing/review';

const saved: { name: string; href: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  // A DOM without downloads: what the browser would be handed.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => jest.restoreAllMocks());

const file = (name: string) =>
  new Response('bytes', { headers: { 'content-disposition': `attachment; filename="${name}"` } });
const refused = {
  status: 422,
  body: { code: 'nothing_to_export', message: 'This budget has no lines yet.' },
};
const email = { subject: 'Juniper Court 2027', textContent: 'Dear board,', attachmentName: 'Juniper.xlsx' };

async function openExport(answers: Answers = {}) {
  const all = renderAt('/budget-export/7', loaded(answers));
  await screen.findByRole('heading', { level: 1, name: 'Export' });
  return all;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers each way out, and the way back', async () => {
  await openExport();
  for (const [title, description] of [
    ['Excel Spreadsheet', 'Complete budget with formulas'],
    ['CSV File', 'Enhanced format with GL codes'],
    ['PDF Document', 'Board-ready'],
    ['Email Template', 'For your board'],
    ['Presentation', 'Six slides for the meeting'],
  ] as const)
    expect(within(screen.getByRole('region', { name: title })).getByText(description)).toBeTruthy();
  expect(screen.getByText('Juniper Court, 2027 Budget')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Budget' }).getAttribute('href')).toBe('/budget-modern/7');
  expect(screen.getByRole('link', { name: 'Open the slides' }).getAttribute('href')).toBe(
    '/budget-presentation/7',
  );
});

it('downloads the workbook under the name that the server gives', async () => {
  const { notices } = await openExport({ 'GET /api/export/7/excel': () => file('Juniper.xlsx') });
  await press('Download Excel');
  await waitFor(() => expect(saved).toEqual([{ name: 'Juniper.xlsx', href: 'blob:file' }]));
  expect(notices).toEqual([
    { title: 'Export successful', description: 'Downloaded as Juniper.xlsx.', variant: 'success' },
  ]);
});

it('says that the CSV is being generated, and asks for it once', async () => {
  let answer = (_: Response) => {};
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  const { notices, sent } = await openExport({ 'GET /api/built-in-export/7': () => waiting });
  await press('Download CSV');
  await press('Generating CSV');
  answer(file('Colorado_HOA_Budget_2027.csv'));
  await screen.findByRole('button', { name: 'Download CSV' });
  expect(sent('GET /api/built-in-export/7')).toHaveLength(1);
  expect(saved.map(({ name }) => name)).toEqual(['Colorado_HOA_Budget_2027.csv']);
  expect(notices.map(({ title }) => title)).toEqual(['CSV export successful']);
});

it.each([
  ['Download Excel', 'GET /api/export/7/excel'],
  ['Download CSV', 'GET /api/built-in-export/7'],
  ['Download PDF', 'GET /api/export/7/pdf'],
])('%s that failed says what the server says, and can be pressed again', async (button, route) => {
  const { notices } = await openExport({ [route]: () => refused });
  await press(button);
  await waitFor(() =>
    expect(notices).toEqual([
      { title: 'Export failed', description: 'This budget has no lines yet.', variant: 'destructive' },
    ]),
  );
  expect(saved).toEqual([]);
  await press(button);
  await waitFor(() => expect(notices).toHaveLength(2));
});

it('says the product’s own sentence where something on the way answers without one', async () => {
  const page = () => new Response('<html>Bad Gateway</html>', { status: 502, statusText: 'Bad Gateway' });
  const { notices } = await openExport({ 'GET /api/export/7/excel': page });
  await press('Download Excel');
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: 'Export failed',
        description: 'There was an error exporting your budget. Please try again. (502: Bad Gateway)',
        variant: 'destructive',
      },
    ]),
  );
});

it('downloads the PDF that the server makes', async () => {
  const { notices } = await openExport({
    'GET /api/export/7/pdf': () => file('Colorado_HOA_Budget_2027.pdf'),
  });
  const card = within(screen.getByRole('region', { name: 'PDF Document' }));
  await userEvent.click(card.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Colorado_HOA_Budget_2027.pdf']));
  expect(notices.map(({ title }) => title)).toEqual(['Export successful']);
});

describe('the email', () => {
  const openEmail = async (answers: Answers = {}) => {
    const all = await openExport({ 'GET /api/export/7/email': () => ({ body: email }), ...answers });
    await press('Preview Email');
    await screen.findByRole('dialog', { name: 'Board Email' });
    return all;
  };

  it('is shown with the note on its attachment', async () => {
    await openEmail();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Juniper Court 2027');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Dear board,');
    expect(screen.getByText('Attached: Juniper.xlsx')).toBeTruthy();
  });

  it('is copied with its subject', async () => {
    userEvent.setup();
    const { notices } = await openEmail();
    await press('Copy All');
    await waitFor(() => expect(notices[0]).toMatchObject({ title: 'Content copied', variant: 'success' }));
    expect(await navigator.clipboard.readText()).toBe('Subject: Juniper Court 2027\n\nDear board,');
  });

  it('says so where nothing may be copied', async () => {
    const { notices } = await openEmail();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press('Copy All');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({ title: 'It could not be copied', variant: 'destructive' }),
    );
  });

  it('is downloaded with the workbook', async () => {
    const { notices } = await openEmail({ 'GET /api/export/7/email.eml': () => file('Juniper.eml') });
    await press('Download .eml');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Juniper.eml']));
    expect(notices[0]).toMatchObject({ title: 'Export successful' });
  });

  it.each([
    [{ code: 'internal', message: 'The figures are being repaired.' }, 'The figures are being repaired.'],
    [{ message: '' }, 'There was an error generating the email content. (500: Internal Server Error)'],
  ])('could not be generated: %p', async (body, description) => {
    const { notices } = await openExport({ 'GET /api/export/7/email': () => ({ status: 500, body }) });
    await press('Preview Email');
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Error generating email', description, variant: 'destructive' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('words the mail, its file and the slides by whom one chooses, and says what of it is built in', async () => {
  const worded = {
    ...email,
    textContent: 'Little changes.',
    provider: 'openai',
    notes: ['One sentence was refused.'],
  };
  await openExport({
    ...withModel,
    'GET /api/export/7/email?provider=openai': () => ({ body: worded }),
    'GET /api/export/7/email.eml?provider=openai': () => file('Worded.eml'),
  });
  const choice = await screen.findByRole('combobox', { name: 'Who words the email and the slides' });
  await userEvent.selectOptions(choice, 'OpenAI');
  expect(screen.getByRole('link', { name: 'Open the slides' }).getAttribute('href')).toBe(
    '/budget-presentation/7?provider=openai',
  );
  await press('Preview Email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Board Email' }));
  expect(dialog.getByDisplayValue('Little changes.')).toBeTruthy();
  expect(dialog.getByText('One sentence was refused.')).toBeTruthy();
  await press('Download .eml');
  await waitFor(() => expect(saved).toEqual([{ name: 'Worded.eml', href: 'blob:file' }]));
});

describe('the board presentation', () => {
  it('says what the slides say, copies it, and downloads them', async () => {
    userEvent.setup();
    const { notices } = await openExport({
      'GET /api/export/7/presentation': () => ({ body: presentation() }),
      'GET /api/export/7/presentation?as=file': () => file('Colorado.pptx'),
    });
    await press('Board Presentation');
    const dialog = within(await screen.findByRole('dialog', { name: 'Board Presentation' }));
    await dialog.findByText('Total annual budget: $76,001 (+8.6% against $70,000)');
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Overview',
      'Expenses',
      'Year over Year',
      'Insights',
      'Conclusion',
    ]);
    await press('Download Full Presentation');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Colorado.pptx']));
    expect(notices.shift()).toMatchObject({ title: 'Export successful' });
    await press('Copy Content');
    await waitFor(() => expect(notices[0]).toMatchObject({ title: 'Content copied' }));
    expect(await navigator.clipboard.readText()).toContain(
      'Year over Year\nInsurance Expenses: $40,000 to $46,000 (+15.0%)\nUtilities: $30,001 (New)\n',
    );
  });

  it('could not be loaded, and is asked for again', async () => {
    let answers = 0;
    await openExport({
      'GET /api/export/7/presentation': () => (answers++ === 0 ? refused : { body: presentation() }),
    });
    await press('Board Presentation');
    expect(await screen.findByText('Error Loading Presentation')).toBeTruthy();
    expect(screen.getByText('This budget has no lines yet.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Monthly per unit: $633')).toBeTruthy();
  });
});

describe('the letter to owners', () => {
  const card = () => within(screen.getByRole('region', { name: 'Letter to owners' }));
  const type = (label: RegExp, text: string) => userEvent.type(card().getByLabelText(label), text);

  it('is downloaded with what was typed, and nothing of what was left empty', async () => {
    const asked = '?meetingDate=2026-12-08&meetingPlace=Club+house&currentFee=410.50&as=docx';
    const { notices } = await openExport({
      [`GET /api/export/7/notice${asked}`]: () => file('Colorado_HOA_Budget_2027_Owner_Letter.docx'),
    });
    await type(/^Date of the meeting/, '2026-12-08');
    await type(/^Place/, ' Club house ');
    await type(/^Monthly fee today/, '$410.50');
    await press('Download Word');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Colorado_HOA_Budget_2027_Owner_Letter.docx']),
    );
    expect(notices[0]).toMatchObject({ title: 'Export successful' });
  });

  it('asks for a PDF without a word typed, and says why there is none', async () => {
    const message = 'The server has no browser to draw a PDF with.';
    const { notices } = await openExport({
      'GET /api/export/7/notice?as=pdf': () => ({ status: 503, body: { code: 'unavailable', message } }),
    });
    await press('Download letter as PDF');
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Export failed', description: message, variant: 'destructive' }]),
    );
  });

  it('is one for each unit where the association has a schedule, which knows the fee of today itself', async () => {
    const schedule = {
      id: 3,
      associationId: parameters().associationId,
      associationName: 'Juniper Court',
      name: 'Exhibit B',
      documentId: null,
      units: 48,
      version: 1,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    };
    const { notices } = await openExport({
      'GET /api/assessment-schedules': () => ({
        body: [{ ...schedule, id: 2, associationId: 999 }, schedule],
      }),
      'GET /api/export/7/notice?as=docx&per=unit': () => file('Colorado_HOA_Budget_2027_Unit_Letters.docx'),
    });
    await userEvent.click(await card().findByRole('checkbox', { name: /^A letter for each unit/ }));
    expect(card().getByText('With its own assessment, by the schedule “Exhibit B” (48 units).')).toBeTruthy();
    expect(card().queryByLabelText(/^Monthly fee today/)).toBeNull();
    await press('Download Word');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Colorado_HOA_Budget_2027_Unit_Letters.docx']),
    );
    expect(notices[0]).toMatchObject({ title: 'Export successful' });
  });

  it('takes no fee that is no number', async () => {
    const { notices } = await openExport();
    await type(/^Monthly fee today/, 'much');
    await press('Download Word');
    expect(card().getByRole('alert').textContent).toBe('Please enter a valid number');
    expect([notices, saved]).toEqual([[], []]);
  });
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

it('of a budget that is not there says so', async () => {
  renderAt('/budget-export/7', {});
  expect(await screen.findByRole('heading', { name: 'Error Loading Budget' })).toBeTruthy();
});
