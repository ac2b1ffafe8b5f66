import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, item } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';
import { income, loaded, water } from '../../testing/review';

const openBoard = async (answers: Answers = loaded(), path = '/budget/7') => {
  const all = renderAt(path, answers);
  await screen.findByRole('heading', { level: 1, name: 'Juniper Court' });
  return all;
};
const row = (name: string | RegExp) => screen.getByRole('row', { name });

describe('the board’s budget', () => {
  it('has four tabs, and a table of item, two years and change', async () => {
    await openBoard();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Budget',
      'Interactive',
      'Forecast',
      'AI Insights',
    ]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Item',
      '2026',
      '2027',
      'Change',
    ]);
    expect(row(/^Maintenance Fees/).textContent).toContain('$15,000$16,000');
    expect(row(/^Total Expenses/).textContent).toContain('$15,000$15,571');
    expect(within(row(/^Net Income \/ Loss/)).getAllByText('Balanced').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to Parameters' }).getAttribute('href')).toBe(
      '/budget-parameters/7',
    );
    for (const link of screen.getAllByRole('link', { name: 'Export' }))
      expect(link.getAttribute('href')).toBe('/budget-export/7');
  });

  it('names the year that the earlier figures belong to', async () => {
    const lines = [income, item(), water].map((line) => ({ ...line, previousYearOf: 2024 }));
    await openBoard(loaded({}, lines));
    expect(screen.getAllByRole('columnheader')[1]!.textContent).toBe('2024');
    await userEvent.click(screen.getByRole('tab', { name: 'Interactive' }));
    expect(await screen.findByText('Change from 2024')).toBeTruthy();
    expect(document.body.textContent).not.toContain('2026');
  });

  it('says where income falls short', async () => {
    await openBoard(loaded({}, [{ ...income, proposedBudget: '15000.00' }, item(), water]));
    expect(within(row(/^Net Income \/ Loss/)).getAllByText('Deficit').length).toBeGreaterThan(0);
  });

  it('sums itself up in the side panel', async () => {
    await openBoard();
    const panel = within(screen.getByRole('complementary', { name: 'AI Budget Assistant' }));
    expect(panel.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Service Contracts$10,301',
      'Utilities$5,270',
    ]);
    expect(panel.getByText(/The budget increased from 2026/).textContent).toContain('3.8%');
    expect(panel.getByText(/The monthly fee is/).textContent).toBe('The monthly fee is $130 per unit.');
  });
});

describe('Ask a question', () => {
  it('sends it to the chat and shows the answer', async () => {
    const { sent } = await openBoard(
      loaded({
        'POST /api/chat/7': () => ({
          body: {
            id: 2,
            isAssistant: true,
            content: 'Water rises by 5.4 %.',
            createdAt: '2026-11-05T12:00:00Z',
          },
        }),
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    const ask = screen.getByRole('button', { name: 'Ask' });
    expect(ask).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText('Your question'), ' Why? {Enter}');
    expect(await screen.findByText('Water rises by 5.4 %.')).toBeTruthy();
    expect(sent('POST /api/chat/7')).toEqual([{ content: 'Why?' }]);
  });

  it('that fails says so and keeps the question', async () => {
    const { notices } = await openBoard(
      loaded({ 'POST /api/chat/7': () => ({ status: 500, body: { code: 'internal', message: '' } }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    await userEvent.type(screen.getByLabelText('Your question'), 'Why?{Enter}');
    await waitFor(() => expect(notices[0]?.title).toBe('Error sending message'));
    expect(screen.getByLabelText('Your question')).toHaveProperty('value', 'Why?');
  });
});

describe('Interactive', () => {
  const interactive = async (answers?: Answers) => {
    const all = await openBoard(answers, '/budget/7?tab=interactive');
    await screen.findByRole('slider', { name: 'Utilities' });
    return all;
  };
  const trial = () => screen.getByRole('status', { name: 'The trial' }).textContent;

  it('shows what a slider does to total, fee and change at once, and applies it as one batch', async () => {
    const { sent, notices } = await interactive(
      loaded({
        'POST /api/budget-edits/7': () => ({
          body: { batchId: 'b', revision: 5, items: [{ ...water, proposedBudget: '4743.00', version: 2 }] },
        }),
        'POST /api/budget-edits/7/undo': () => ({ body: { batchId: 'c', revision: 6, items: [water] } }),
      }),
    );
    expect(trial()).toContain('$15,571');
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    act(() => screen.getByRole('slider', { name: 'Utilities' }).focus());
    await userEvent.keyboard('{ArrowLeft>20/}');
    expect(screen.getByRole('slider', { name: 'Utilities' }).getAttribute('aria-valuetext')).toBe(
      'down 10 percent, $4,743',
    );
    expect(trial()).toMatch(/\$15,044.*now \$15,571.*\$128\.94.*now \$133\.33/);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(notices[0]?.title).toBe('Budget updated'));
    expect(sent('POST /api/budget-edits/7')).toEqual([
      {
        baseRevision: 4,
        origin: 'what-if',
        changes: [{ itemId: 101, version: 1, proposedBudget: '4743.00' }],
      },
    ]);
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: 'b' }]));
  });

  it('says what must give for a fee, and what is impossible', async () => {
    await interactive();
    const fee = screen.getByLabelText('Monthly fee per unit');
    await userEvent.type(fee, '120{Enter}');
    expect(
      // Owners pay $16,000; $120 x 10 x 12 is $14,400
      screen.getByText(/^For \$120 a month, \$1,600 a year must be saved: /),
    ).toBeTruthy();
    expect(trial()).toContain('$13,971');
    expect(trial()).toContain('$120.00');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(trial()).toContain('$15,571');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Service Contracts' }));
    await userEvent.clear(fee);
    await userEvent.type(fee, '60{Enter}');
    expect(screen.getByText(/The ticked categories cannot save \$8,800 a year/)).toBeTruthy();
    await userEvent.clear(fee);
    await userEvent.type(fee, 'many{Enter}');
    expect(screen.getByText('Please enter a valid number')).toBeTruthy();
    await userEvent.clear(fee);
    await userEvent.type(fee, '0{Enter}');
    expect(screen.getByText('Please enter the monthly fee in dollars.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Service Contracts' }));
    await userEvent.clear(fee);
    await userEvent.type(fee, '-5%{Enter}');
    expect(screen.getByText(/^For \$126\.66 a month, \$801 a year must be saved: /)).toBeTruthy();
    await userEvent.clear(fee);
    await userEvent.type(fee, '=1440/12{Enter}');
    expect(screen.getByText(/^For \$120 a month, \$1,600 a year must be saved: /)).toBeTruthy();
  });

  it('keeps the trial where it could not be saved', async () => {
    const { notices } = await interactive(
      loaded({
        'POST /api/budget-edits/7': () => ({
          status: 409,
          body: { code: 'stale_revision', message: 'Somebody changed the budget.' },
        }),
      }),
    );
    act(() => screen.getByRole('slider', { name: 'Utilities' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(notices[0]).toMatchObject({ description: 'Somebody changed the budget.' }));
    expect(trial()).toContain('$15,597');
  });

  it('of an adopted budget can be tried, not applied', async () => {
    await interactive(loaded({ 'GET /api/budgets/7': () => ({ body: budget({ status: 'adopted' }) }) }));
    act(() => screen.getByRole('slider', { name: 'Utilities' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(/This budget is adopted/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  });
});
