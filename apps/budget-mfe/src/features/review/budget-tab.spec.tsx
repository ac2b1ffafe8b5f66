import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, documentRow, item } from '../../testing/records';
import { cell, expand, income, loaded, open, row, water } from '../../testing/review';

const edit = async (name: string, amount: string) => {
  cell(name).focus();
  await userEvent.keyboard(`${amount}{Enter}`);
};

describe('editing a cell', () => {
  it('sends the amount and the version, and every total takes it in', async () => {
    let lines = [income, item(), water];
    const { notices, sent } = await open(
      loaded({
        'GET /api/budget-items/7': () => ({ body: lines }),
        'PATCH /api/budget-items/101': () => {
          const edited = { ...water, proposedBudget: '6000.00', edited: true, version: 2 };
          lines = [income, item(), edited];
          return { body: edited };
        },
      }),
    );
    await edit('Water', '6000');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({ title: 'Budget updated', action: { label: 'Undo' } }),
    );
    expect(sent('PATCH /api/budget-items/101')).toEqual([{ proposedBudget: '6000.00', version: 1 }]);
    await waitFor(() => expect(row(/^Total Operating Expenses/).textContent).toContain('$16,301'));
    // What generation said of its own amount is not said of this one.
    expect(row(/Water/).textContent).toContain('Set by hand. Generated: ');
    act(() => notices[0]?.action?.run());
    await waitFor(() =>
      expect(sent('PATCH /api/budget-items/101')[1]).toEqual({ proposedBudget: '5270.00', version: 2 }),
    );
  });

  it('tells the other value where somebody was quicker, and shows it', async () => {
    let current = water;
    const { notices } = await open(
      loaded({
        'GET /api/budget-items/7': () => ({ body: [income, item(), current] }),
        'PATCH /api/budget-items/101': () => {
          current = { ...water, proposedBudget: '5500.00', version: 2 };
          return {
            status: 409,
            body: {
              code: 'stale_version',
              message: 'This line was changed elsewhere.',
              details: { revision: 5, item: current },
            },
          };
        },
      }),
    );
    await edit('Water', '6000');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Changed in the meantime',
        description: 'Water was changed elsewhere. It is $5,500 now; your $6,000 was not saved.',
      }),
    );
    await waitFor(() => expect(cell('Water').textContent).toBe('$5,500'));
  });

  it('takes the amount back where it is refused', async () => {
    const { notices } = await open(
      loaded({
        'PATCH /api/budget-items/101': () => ({
          status: 400,
          body: { code: 'invalid_request', message: 'Please enter an amount below 1,000,000,000,000.' },
        }),
      }),
    );
    await edit('Water', '6000');
    await waitFor(() =>
      expect(notices[0]).toMatchObject({
        title: 'Error updating budget item',
        description: 'Please enter an amount below 1,000,000,000,000.',
      }),
    );
    expect(cell('Water').textContent).toBe('$5,270');
  });

  it('says what is no number', async () => {
    const { notices, sent } = await open();
    await edit('Water', '1.2.3');
    expect(notices).toEqual([
      { title: 'Invalid value', description: 'Please enter a valid number', variant: 'destructive' },
    ]);
    expect(sent('PATCH /api/budget-items/101')).toEqual([]);
  });
});

describe('a line’s analysis', () => {
  it('says how the figure came about and opens its source with the words marked', async () => {
    await open(
      loaded({
        'GET /api/documents/1': () => ({
          body: {
            ...documentRow({ name: 'landscape-contract.docx' }),
            content: 'Agreement\fThe owner pays a monthly\n  fee of $858.38 in advance.',
          },
        }),
      }),
    );
    await expand('Landscape Contract');
    const formula = screen.getAllByText('The fee of 858.38 a month x 12.').map(({ tagName }) => tagName);
    // The rows show it in short where there are no notes; the analysis has it as a paragraph.
    expect(formula).toContain('P');
    expect(screen.getAllByText('From a contract').length).toBeGreaterThan(1);
    expect(screen.getByText(/a monthly fee of \$858\.38/)).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: 'Show in document: landscape-contract.docx, page 2' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'landscape-contract.docx' });
    await waitFor(() =>
      expect(dialog.querySelector('mark')?.textContent).toBe('a monthly\n  fee of $858.38'),
    );
    expect(within(dialog).getByText('Page 2 of 2')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous page' }));
    expect(within(dialog).getByText('Agreement')).toBeTruthy();
  });

  it('keeps the quote of a document that was deleted', async () => {
    await open(
      loaded({}, [
        item({ sources: [{ documentId: null, documentName: 'old.pdf', page: 1, quote: 'fee $1' }] }),
      ]),
    );
    await expand('Landscape Contract');
    expect(screen.getByText('document deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show in document: old\.pdf/ })).toBeNull();
  });

  it('gives the generated amount back', async () => {
    const edited = { ...water, proposedBudget: '6000.00', edited: true, version: 5 };
    const { sent, notices } = await open(
      loaded(
        { 'POST /api/budget-edits/7': () => ({ body: { batchId: 'b', revision: 5, items: [water] } }) },
        [income, edited],
      ),
    );
    await expand('Water');
    await userEvent.click(screen.getByRole('button', { name: 'Restore $5,270' }));
    await waitFor(() => expect(notices[0]?.title).toBe('Budget updated'));
    expect(sent('POST /api/budget-edits/7')).toEqual([
      {
        baseRevision: 4,
        changes: [{ itemId: 101, version: 5, proposedBudget: '5270.00' }],
        origin: 'restore',
      },
    ]);
  });

  it('removes a line, with Undo', async () => {
    const { sent, notices } = await open(
      loaded({
        'DELETE /api/budget-items/101': () => ({ body: { deleted: true } }),
        'POST /api/budget-items/101/restore': () => ({ body: water }),
      }),
    );
    await expand('Water');
    await userEvent.click(screen.getByRole('button', { name: 'Remove line' }));
    await waitFor(() => expect(notices[0]).toMatchObject({ title: 'Line removed', description: 'Water' }));
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(sent('POST /api/budget-items/101/restore')).toHaveLength(1));
  });
});

describe('adding a line', () => {
  it('wants a description and a number, and sends the exact amount', async () => {
    const { sent, notices } = await open(
      loaded({
        'POST /api/budget-items/7': () => ({
          status: 201,
          body: item({ id: 200, description: 'Gate repair' }),
        }),
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(await screen.findByText('Please describe the line.')).toBeTruthy();
    expect(screen.getByText('Please enter a valid number')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Description/), 'Gate repair');
    await userEvent.type(screen.getByLabelText(/^Amount for the year/), '=$100.04*12');
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(notices[0]).toMatchObject({ title: 'Line added', action: { label: 'Undo' } }));
    expect(sent('POST /api/budget-items/7')).toEqual([
      { type: 'expense', description: 'Gate repair', proposedBudget: '1200.48' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the year of earlier figures', () => {
  const heading = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('is in the heading and in the analysis of a line, where no line is of the year before', async () => {
    const lines = [income, item(), water].map((line) => ({ ...line, previousYearOf: 2025 }));
    await open(loaded({}, lines));
    expect(heading()).toContain('2025 Actual');
    await expand('Water');
    expect(await screen.findByText('2025 actual')).toBeTruthy();
    expect(document.body.textContent).not.toContain('2026');
  });

  it('is in the row of a line that has another', async () => {
    await open(loaded({}, [income, item(), { ...water, previousYearOf: 2025 }]));
    expect(heading()).toContain('2026 Actual(and earlier)');
    expect(row(/Water/).textContent).toContain('$5,0002025');
    expect(row(/Landscape/).textContent).not.toContain('2026');
  });
});

it('shows the lines of the reserve fund below the budget, in none of its totals', async () => {
  const interest = item({
    id: 300,
    type: 'income',
    fund: 'reserve',
    glCode: '6310',
    description: 'Interest - Reserve',
    category: 'Income',
    proposedBudget: '1200.00',
    previousYear: '1100.00',
  });
  await open(loaded({}, [income, item(), water, interest]));
  const others = within(screen.getByRole('table', { name: 'Lines of other funds' }));
  expect(others.getByRole('row', { name: /^Interest - Reserve|6310/ }).textContent).toContain('$1,200');
  expect(others.getByRole('row', { name: /^Total Reserve Fund Income/ }).textContent).toContain('$1,200');
  const budget = within(screen.getByRole('table', { name: 'Budget' }));
  expect(budget.queryByText('Interest - Reserve')).toBeNull();
  expect(row(/^Total Income/).textContent).toContain('$16,000');
});

it('takes back the edit that is the latest for the server, and not the one that was known here', async () => {
  let known = 'first';
  const step = () => ({ batchId: known, summary: `the ${known} edit` });
  const { sent } = await open(
    loaded({
      'GET /api/budgets/7': () => ({ body: budget({ undo: step() }) }),
      'POST /api/budget-edits/7/undo': () => ({ body: { batchId: 'c', revision: 6, items: [] } }),
    }),
  );
  await screen.findByRole('button', { name: 'Undo: the first edit' });
  known = 'third';
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: 'third' }]));
});
