import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, item } from '../../testing/records';
import { renderAt } from '../../testing/render';
import { income, loaded, open, row, water } from '../../testing/review';

describe('header and tiles', () => {
  it.each(['/budget-review/7', '/budget-modern/7'])('stand on %s', async (path) => {
    await open(loaded(), path);
    expect(screen.getByText('Colorado · 10 units · 2027')).toBeTruthy();
    expect(screen.getByText('Complete Budget')).toBeTruthy();
    expect(screen.getByText('Townhomes')).toBeTruthy();
    expect(screen.getByText('Total Budget').closest('div')?.parentElement?.textContent).toMatch(
      /\$15,571.*3\.8% more than 2026/,
    );
    expect(screen.getByText('Monthly Fee').closest('div')?.parentElement?.textContent).toMatch(
      /\$130per unit per month/,
    );
    // 12 times the exact fee: 1557.055, not 12 x 130.
    expect(screen.getByText('Annual Assessment').closest('div')?.parentElement?.textContent).toMatch(
      /\$1,557/,
    );
  });

  it('do not call a budget complete whose lines need review', async () => {
    await open(loaded({}, [income, { ...item(), needsReview: true }, water]));
    expect(screen.getByText('1 line to review')).toBeTruthy();
    expect(screen.queryByText('Complete Budget')).toBeNull();
  });

  it('lead to export and parameters', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/budget-export/7');
    expect(screen.getByRole('link', { name: 'Export Budget' }).getAttribute('href')).toBe('/budget-export/7');
    expect(screen.getByRole('link', { name: 'Back to Parameters' }).getAttribute('href')).toBe(
      '/budget-parameters/7',
    );
  });
});

describe('the table', () => {
  it('has a subtotal a group and totals that foot', async () => {
    await open();
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 6)
        .map((header) => header.textContent),
    ).toEqual(['GL Code', 'Description', '2027 Budget', '2026 Actual', 'Change', 'Notes']);
    expect(row(/^Total Income/).textContent).toContain('$16,000');
    expect(row(/^Total Service Contracts/).textContent).toContain('$10,301');
    expect(row(/^Total Utilities/).textContent).toContain('$5,270');
    expect(row(/^Total Operating Expenses/).textContent).toContain('$15,571');
    const net = row(/^Net Operating Position/);
    expect(net.textContent).toContain('$429');
    expect(within(net).getByText('Surplus')).toBeTruthy();
    expect(within(net).getAllByText('Budget is balanced').length).toBeGreaterThan(0);
  });

  it('says where income falls short and rebalances', async () => {
    const lines = [{ ...income, proposedBudget: '15000.00' }, item(), water];
    const raised = { ...income, proposedBudget: '16149.57', version: 2 };
    const { notices, sent } = await open(
      loaded(
        {
          'POST /api/budget-rebalance/7': () => ({ body: { batchId: 'b', revision: 5, items: [raised] } }),
          'POST /api/budget-edits/7': () => ({ body: { batchId: 'c', revision: 6, items: [lines[0]] } }),
        },
        lines,
      ),
    );
    expect(within(row(/^Net Operating Position/)).getByText('Deficit')).toBeTruthy();
    expect(screen.getAllByText('Requires attention').length).toBeGreaterThan(0);
    expect(screen.getByText('Income falls short of expenses by $571')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rebalance' }));
    await waitFor(() => expect(notices[0]?.title).toBe('Budget rebalanced'));
    expect(sent('POST /api/budget-rebalance/7')).toHaveLength(1);
    act(() => notices[0]?.action?.run());
    await waitFor(() =>
      expect(sent('POST /api/budget-edits/7')).toEqual([
        {
          baseRevision: 5,
          changes: [{ itemId: 99, version: 2, proposedBudget: '15000.00' }],
          origin: 'undo',
        },
      ]),
    );
  });

  it('marks what needs review, what was edited, what is new, and says when parameters changed', async () => {
    await open(
      loaded({ 'GET /api/budgets/7': () => ({ body: budget({ parametersChanged: true }) }) }, [
        item({ needsReview: true }),
        { ...water, edited: true, proposedBudget: '6000.00', previousYearKnown: false, previousYear: '0.00' },
      ]),
    );
    expect(within(row(/Landscape Contract/)).getByText('Review')).toBeTruthy();
    expect(screen.getByText('1 line needs your review')).toBeTruthy();
    expect(within(row(/Water/)).getByText('Edited')).toBeTruthy();
    expect(within(row(/Water/)).getByText('New')).toBeTruthy();
    expect(await screen.findByText('Parameters changed since generation')).toBeTruthy();
  });

  it('closes and opens a group', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Utilities' }));
    expect(screen.queryByRole('row', { name: /Water/ })).toBeNull();
    expect(row(/^Total Utilities/).textContent).toContain('$5,270');
  });

  it('of an adopted budget can be read, not changed', async () => {
    await open(loaded({ 'GET /api/budgets/7': () => ({ body: budget({ status: 'adopted' }) }) }));
    expect(await screen.findByText('This budget is adopted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /edit$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });
});

describe('how the budget was made', () => {
  const RUN = '00000000-0000-4000-8000-000000000001';
  it.each([
    ['openai', 'Generated by the built-in rules with OpenAI as a second reader and for the words of notes.'],
    ['built-in', 'Generated by the built-in rules alone. No model was asked.'],
  ])('says who generated it and what a model touched: %s', async (provider, said) => {
    const message = 'The note of one line is in the words of gpt-test: Water.';
    await open(
      loaded({
        'GET /api/budgets/7': () => ({ body: budget({ runId: RUN }) }),
        [`GET /api/generation-runs/${RUN}`]: () => ({
          body: {
            id: RUN,
            parametersId: 7,
            provider,
            status: 'succeeded',
            stage: null,
            percent: 100,
            attempt: 1,
            notes: [{ code: 'notes_by_model', message }],
            documents: [{ id: 1, name: 'prior-year-budget.pdf' }],
            createdAt: '2026-11-20T09:00:00.000Z',
            finishedAt: '2026-11-20T09:00:09.000Z',
          },
        }),
      }),
    );
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('regenerating', () => {
  it('runs at once where nothing was edited, behind a dialog that closes a second after the end', async () => {
    const { notices } = await open(
      loaded({
        'POST /api/built-in-budget/7': async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return new Response(JSON.stringify({ items: [item(), water], runId: 'r' }));
        },
      }),
    );
    await screen.findByText('Budget');
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Generating Complete Budget' });
    expect(within(dialog).getByText(/1-3 minutes/)).toBeTruthy();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(await within(dialog).findByText('Budget complete')).toBeTruthy();
    expect(notices[0]).toMatchObject({
      title: 'Budget Generated with AI',
      description: '2 budget items created.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2_000 });
  });

  it('asks first where amounts were edited', async () => {
    const { sent, notices } = await open(
      loaded({
        'GET /api/budgets/7': () => ({ body: budget({ editedCount: 1 }) }),
        'POST /api/built-in-budget/7': () => ({ status: 500, body: { code: 'internal', message: '' } }),
      }),
    );
    await screen.findByRole('button', { name: 'Regenerate' });
    await waitFor(async () => {
      if (!screen.queryByRole('alertdialog'))
        await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
      expect(screen.getByText('One amount was edited by hand.')).toBeTruthy();
    });
    expect(sent('POST /api/built-in-budget/7')).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(notices[0]?.title).toBe('Error Generating Budget'));
    expect(notices[0]?.description).toMatch(
      /^An error occurred while generating the budget with .+ AI\. \(500: /,
    );
    expect(sent('POST /api/built-in-budget/7')).toEqual([undefined]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('other states', () => {
  it('loading', () => {
    renderAt('/budget-review/7', loaded());
    expect(screen.getByText('Loading budget data...')).toBeTruthy();
  });

  it('failed', async () => {
    renderAt('/budget-review/7', {});
    expect(await screen.findByRole('heading', { name: 'Error Loading Budget' })).toBeTruthy();
    expect(screen.getByText("We're unable to load your budget data: Not found")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('not generated yet', async () => {
    renderAt('/budget-review/7', loaded({}, []));
    expect(await screen.findByRole('heading', { name: 'No budget yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Parameters' }).getAttribute('href')).toBe(
      '/budget-parameters/7',
    );
  });

  it('the address keeps which tab is open', async () => {
    const { address } = await open();
    for (const name of ['Contracts', 'Forecast', 'AI Insights', 'AI Chat']) {
      await userEvent.click(screen.getByRole('tab', { name }));
      expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
    }
    expect(address.current).toBe('/budget-review/7?tab=chat');
  });
});
