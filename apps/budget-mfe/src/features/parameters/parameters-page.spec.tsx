import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, documentRow, facts, item, parameters } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';

const RUN = '00000000-0000-4000-8000-000000000001';
const stranger = documentRow({ id: 2, name: 'willow-bylaws.pdf', kind: 'bylaws' });
const base: Answers = {
  'GET /api/documents': () => ({ body: [documentRow(), stranger] }),
  'GET /api/documents/1/facts': () => ({ body: facts(1, 'Juniper Court Condominium Association') }),
  'GET /api/documents/2/facts': () => ({ body: facts(2, 'Willow Bend HOA') }),
  'GET /api/budget-parameters': () => ({ body: [] }),
};
const saved: Answers = { ...base, 'GET /api/budget-parameters/7': () => ({ body: parameters() }) };
const providers = [
  { name: 'built-in', label: 'Built-in rules', configured: true, default: true },
  { name: 'openai', label: 'OpenAI', configured: true, default: false },
  { name: 'anthropic', label: 'Anthropic', configured: false, default: false },
];
const stream = (...lines: unknown[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });
const generated = () =>
  stream(
    { stage: 'budget-construction', percent: 64, message: '', runId: RUN },
    { items: [item()], runId: RUN },
  );
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Association Name'), 'Juniper Court');
  await userEvent.selectOptions(field('Location'), 'Colorado');
  await userEvent.clear(field('Number of Units'));
  await userEvent.type(field('Number of Units'), '48');
}

describe('a new form', () => {
  it('starts with next year, 100 units, a condominium, and nothing else', async () => {
    renderAt('/budget-parameters', base);
    expect(await screen.findByLabelText('Budget Year')).toHaveProperty(
      'value',
      String(new Date().getFullYear() + 1),
    );
    expect(screen.getByText('Configure the details for your HOA budget')).toBeTruthy();
    expect(field('Number of Units').value).toBe('100');
    expect(field('Property Type').value).toBe('Condominium');
    expect(field('Association Name').value).toBe('');
    expect(field('Location').value).toBe('');
    expect(field('Location').querySelectorAll('option')).toHaveLength(51);
    expect(screen.getByRole('link', { name: 'Back to Documents' }).getAttribute('href')).toBe(
      '/upload-documents',
    );
  });

  it('says what is wrong, field by field, and sends nothing', async () => {
    const { sent } = renderAt('/budget-parameters', base);
    await userEvent.clear(await screen.findByLabelText('Budget Year'));
    await userEvent.type(field('Budget Year'), '2051');
    await userEvent.clear(field('Number of Units'));
    await userEvent.type(field('Number of Units'), '0');
    await userEvent.click(button('Continue to Generate Budget'));
    expect(await screen.findByText('Association name is required')).toBeTruthy();
    expect(screen.getByText('Location is required')).toBeTruthy();
    expect(screen.getByText('Units must be at least 1')).toBeTruthy();
    expect(screen.getByText('Number must be less than or equal to 2050')).toBeTruthy();
    expect(field(/^Association Name/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field(/^Budget Year/));
    expect(await screen.findByText('Required')).toBeTruthy();
    await userEvent.type(field(/^Budget Year/), '2026.5');
    expect(await screen.findByText('Expected integer, received float')).toBeTruthy();
    await userEvent.clear(field(/^Budget Year/));
    await userEvent.type(field(/^Budget Year/), '2019');
    expect(await screen.findByText('Number must be greater than or equal to 2020')).toBeTruthy();
    await userEvent.clear(field(/^Number of Units/));
    expect(await screen.findByText('Required')).toBeTruthy();
    await userEvent.type(field(/^Number of Units/), '48.5');
    expect(await screen.findByText('Expected integer, received float')).toBeTruthy();
    expect(sent('POST /api/budget-parameters')).toEqual([]);
  });

  it('takes the configured model to generate with, unless another is chosen', async () => {
    const { sent } = renderAt('/budget-parameters', {
      ...base,
      'GET /api/providers': () => ({ body: providers }),
      'POST /api/budget-parameters': () => ({ status: 500, body: {} }),
    });
    await fillIn();
    await waitFor(() => expect(field(/^Generate with/).value).toBe('openai'));
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() => expect(sent('POST /api/budget-parameters')).toMatchObject([{ provider: 'openai' }]));
    await userEvent.selectOptions(field(/^Generate with/), 'Built-in rules');
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() =>
      expect(sent('POST /api/budget-parameters')[1]).toMatchObject({ provider: 'built-in' }),
    );
  });

  it('wants a document', async () => {
    const { sent } = renderAt('/budget-parameters', base);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /prior-year-budget/ }));
    await userEvent.click(button('Continue to Generate Budget'));
    expect(await screen.findByText('Please select at least one document.')).toBeTruthy();
    expect(sent('POST /api/budget-parameters')).toEqual([]);
  });

  it('saves what is ticked, not a stranger’s paper, generates, and leads to the budget', async () => {
    const { notices, sent, address } = renderAt('/budget-parameters', {
      ...saved,
      'POST /api/budget-parameters': () => ({ status: 201, body: parameters() }),
      'POST /api/generate-budget/7': generated,
    });
    await fillIn();
    expect(
      await screen.findByText(
        /it names another association: Willow Bend HOA \(page 1\)\. Select it to use it anyway\./,
      ),
    ).toBeTruthy();
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() => expect(address.current).toBe('/budget-modern/7'));
    expect(sent('POST /api/budget-parameters')).toEqual([
      {
        year: new Date().getFullYear() + 1,
        associationName: 'Juniper Court',
        location: 'Colorado',
        units: 48,
        propertyType: 'Condominium',
        associationType: null,
        specialConsiderations: null,
        fiscalYearStartMonth: 1,
        billing: 'month',
        billedBy: 'equal',
        wholeDollars: false,
        contingencyPercent: null,
        delinquencyPercent: null,
        documentIds: [1],
      },
    ]);
    expect(sent('POST /api/generate-budget/7')).toEqual([undefined]);
    expect(notices.map(({ title }) => title)).toEqual(['Parameters Saved', 'Budget Generated']);
    expect(notices[0]?.description).toBe('Your budget parameters have been successfully saved.');
  });

  it('keeps the record when generation fails: the address has the id, and a retry saves nothing again', async () => {
    let tries = 0;
    const { notices, sent, address } = renderAt('/budget-parameters', {
      ...saved,
      'POST /api/budget-parameters': () => ({ status: 201, body: parameters() }),
      'POST /api/generate-budget/7': () =>
        ++tries < 2
          ? stream({ items: [], error: 'No paper states last year’s figures.', runId: RUN })
          : generated(),
    });
    await fillIn();
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() =>
      expect(notices[1]).toMatchObject({
        title: 'Error Generating Budget',
        description: 'No paper states last year’s figures.',
      }),
    );
    await waitFor(() => expect(address.current).toBe('/budget-parameters/7'));
    await screen.findByText('No paper states last year’s figures.');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Budget' }));
    await waitFor(() => expect(address.current).toBe('/budget-modern/7'));
    expect(sent('POST /api/budget-parameters')).toHaveLength(1);
  });

  it('sends the same input again under the same key, so that a lost answer makes no second record', async () => {
    const keys: (string | null)[] = [];
    const { notices } = renderAt('/budget-parameters', {
      ...base,
      'POST /api/budget-parameters': ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return { status: 503, body: { code: 'unavailable', message: 'Please try again.' } };
      },
    });
    await fillIn();
    for (const times of [1, 2]) {
      await userEvent.click(button('Continue to Generate Budget'));
      await waitFor(() => expect(notices).toHaveLength(times));
    }
    await userEvent.type(field('Number of Units'), '0');
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() => expect(notices).toHaveLength(3));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('says that it was not saved', async () => {
    const { notices, address } = renderAt('/budget-parameters', {
      ...base,
      'POST /api/budget-parameters': () => ({ status: 500, body: { code: 'internal', message: '' } }),
    });
    await fillIn();
    await userEvent.click(button('Continue to Generate Budget'));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to save budget parameters. (500: Internal Server Error)',
    });
    expect(address.current).toBe('/budget-parameters');
    expect(field('Association Name').value).toBe('Juniper Court');
  });
});

describe('saved parameters', () => {
  const open = async (answers: Answers = {}) => {
    const all = renderAt('/budget-parameters/7', { ...saved, ...answers });
    expect(screen.getByText('Loading budget parameters...')).toBeTruthy();
    await screen.findByRole('button', { name: 'Edit Parameters' });
    return all;
  };

  it('are read-only until they are edited, and Cancel gives them back', async () => {
    await open();
    expect(field('Association Name')).toMatchObject({ value: 'Juniper Court', readOnly: true });
    expect(field('Location').disabled).toBe(true);
    await userEvent.click(button('Edit Parameters'));
    expect(field('Association Name').readOnly).toBe(false);
    await userEvent.type(field('Association Name'), ' East');
    await userEvent.click(button('Cancel'));
    expect(field('Association Name')).toMatchObject({ value: 'Juniper Court', readOnly: true });
    expect(button('Generate Budget')).toBeTruthy();
  });

  it('are updated with their version', async () => {
    let record = parameters();
    const { notices, sent } = await open({
      'GET /api/budget-parameters/7': () => ({ body: record }),
      'PATCH /api/budget-parameters/7': () => ({ body: (record = parameters({ units: 12, version: 4 })) }),
    });
    await userEvent.click(button('Edit Parameters'));
    await userEvent.clear(field('Number of Units'));
    await userEvent.type(field('Number of Units'), '12');
    await userEvent.click(button('Save Changes'));
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Parameters Updated',
        description: 'Your budget parameters have been successfully updated.',
      }),
    );
    expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([
      { units: 12, version: 3, documentIds: [1] },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit Parameters' })).toBeTruthy();
    await waitFor(() => expect(field('Number of Units').value).toBe('12'));
  });

  it('show who generates, and change it with the rest', async () => {
    const { sent } = await open({
      'GET /api/budget-parameters/7': () => ({ body: parameters({ provider: 'openai' }) }),
      'GET /api/providers': () => ({ body: providers }),
      'PATCH /api/budget-parameters/7': () => ({ body: parameters({ provider: 'built-in' }) }),
    });
    const choice = await screen.findByLabelText<HTMLSelectElement>(/^Generate with/);
    expect(choice).toMatchObject({ value: 'openai', disabled: true });
    await userEvent.click(button('Edit Parameters'));
    await userEvent.selectOptions(choice, 'Built-in rules');
    await userEvent.click(button('Save Changes'));
    await waitFor(() =>
      expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([{ provider: 'built-in' }]),
    );
  });

  it('stay open to editing where the update fails', async () => {
    const { notices } = await open({
      'PATCH /api/budget-parameters/7': () => ({
        status: 409,
        body: { code: 'stale_version', message: 'These parameters were changed elsewhere.' },
      }),
    });
    await userEvent.click(button('Edit Parameters'));
    await userEvent.click(button('Save Changes'));
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Error',
        description: 'These parameters were changed elsewhere.',
        variant: 'destructive',
      }),
    );
    expect(button('Save Changes')).toBeTruthy();
  });

  it('say that the budget could not be generated, and stay', async () => {
    const { notices, address } = await open({
      'POST /api/generate-budget/7': () => ({ status: 500, body: {} }),
    });
    await userEvent.click(button('Generate Budget'));
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Error Generating Budget',
        description:
          'There was an error generating your budget. Please try again. (500: Internal Server Error)',
      }),
    );
    expect(address.current).toBe('/budget-parameters/7');
  });

  it('generate at once, and over edits only after asking', async () => {
    const { sent, address } = await open({
      'GET /api/budgets/7': () => ({ body: budget({ editedCount: 2 }) }),
      'POST /api/generate-budget/7': generated,
    });
    await userEvent.click(button('Generate Budget'));
    expect(await screen.findByText('2 amounts were edited by hand.')).toBeTruthy();
    expect(sent('POST /api/generate-budget/7')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^Replace the 2 lines/ }));
    await userEvent.click(button('Regenerate'));
    await waitFor(() => expect(address.current).toBe('/budget-modern/7'));
    expect(sent('POST /api/generate-budget/7')).toEqual([{ keepEdits: false }]);
  });
});

describe('while a budget is generated', () => {
  it('the page gives way to the progress view, which follows the server', async () => {
    let end: (response: Response) => void = () => undefined;
    renderAt('/budget-parameters/7', {
      ...saved,
      'POST /api/generate-budget/7': () => new Promise<Response>((resolve) => (end = resolve)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Budget' }));
    expect(await screen.findByRole('heading', { name: 'Creating Your Budget' })).toBeTruthy();
    expect(screen.getByText('AI is analyzing your documents and generating your custom budget')).toBeTruthy();
    expect(screen.getByText('Usually takes 2-4 minutes')).toBeTruthy();
    expect(screen.queryByText('Budget Parameters')).toBeNull();
    expect(screen.getAllByRole('listitem').map((stage) => stage.textContent)).toEqual([
      expect.stringContaining('Document Analysis (in progress)'),
      expect.stringContaining('Financial Data Extraction'),
      expect.stringContaining('Economic Factors'),
      expect.stringContaining('Budget Construction'),
      expect.stringContaining('Final Processing'),
    ]);
    let send: (line: unknown) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      },
    });
    end(new Response(body));
    send({ stage: 'budget-construction', percent: 64, message: '', runId: RUN });
    expect(await screen.findByText('64%')).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Budget Construction');
    send({ stage: 'document-analysis', percent: 10, message: '', runId: RUN });
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(screen.getByText('64%')).toBeTruthy();
  });
});

describe('without documents', () => {
  it('says so once and leads to the upload', async () => {
    const { notices, address } = renderAt('/budget-parameters', {
      'GET /api/documents': () => ({ body: [] }),
    });
    await waitFor(() => expect(address.current).toBe('/upload-documents'));
    expect(notices).toEqual([
      {
        title: 'No documents found',
        description: 'Please upload documents before setting budget parameters.',
        variant: 'destructive',
      },
    ]);
  });
});

it('says that an address names no budget', async () => {
  renderAt('/budget-parameters/7x', base);
  expect(await screen.findByText('The id in this address is not a valid one.')).toBeTruthy();
});
