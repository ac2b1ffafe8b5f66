import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentPage, documentRow, NOW } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';
import { STATEMENT_ROWS, statement, statementFacts, tiedStatement } from '../../testing/statement';

const correction = {
  id: 7,
  field: 'answer',
  value: 'exclude',
  was: null,
  about: '‘Transfer from savings’ ($5,000) is not in any printed total. What is it? Leave it out',
  partId: 'p1',
};

async function open(current = () => statementFacts(statement()), answers: Answers = {}) {
  const all = renderAt('/upload-documents', {
    'GET /api/documents': () => ({ body: [documentRow({ pages: 1, pagesRead: 1 })] }),
    'GET /api/documents/1/facts': () => ({ body: current() }),
    'GET /api/documents/1/pages/1': () => ({ body: documentPage(1, STATEMENT_ROWS, 1) }),
    ...answers,
  });
  const card = await screen.findByRole('region', { name: 'prior-year-budget.pdf' });
  return { ...all, card: within(card) };
}

const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

it('a budget of which nothing was read is not passed over', async () => {
  const message = 'This document looks like a budget, but no table of its lines could be read.';
  const { card } = await open(() => ({
    ...statementFacts(statement()),
    parts: [],
    warnings: [{ code: 'no_budget_table', message }],
  }));
  expect(card.getByText(message)).toBeTruthy();
  expect(card.getByText(/A budget would be made without it\./)).toBeTruthy();
  expect(card.getByText('Not reconciled')).toBeTruthy();
});

it('says so where a budget has no table at all, without a warning of the reader', async () => {
  const { card } = await open(() => ({ ...statementFacts(statement()), parts: [] }));
  expect(card.getByText('No table of income and expenses was found in this document.')).toBeTruthy();
  expect(card.getByText('Not reconciled')).toBeTruthy();
});

it('two statements on one page are named with their years', async () => {
  const of = (id: string, year: number) => {
    const tied = tiedStatement({ id });
    return { ...tied, columns: tied.columns.map((column) => ({ ...column, year })) };
  };
  const both = { ...statementFacts(of('p1', 2031)), parts: [of('p1', 2031), of('p2', 2032)] };
  renderAt('/upload-documents', {
    'GET /api/documents': () => ({ body: [documentRow({ pages: 1, pagesRead: 1 })] }),
    'GET /api/documents/1/facts': () => ({ body: both }),
  });
  await screen.findByRole('region', { name: /Page 1, 2031$/ });
  expect(screen.getByRole('region', { name: /Page 1, 2032$/ })).toBeTruthy();
});

it('claims no total to be compared that is not printed', async () => {
  const tied = tiedStatement();
  const [income, expense] = tied.reconciliation!;
  const oneSided = tiedStatement({
    reconciliation: [{ ...income!, status: 'not-printed', printed: undefined }, expense!],
  });
  const { card } = await open(() => statementFacts(oneSided));
  expect(card.getByText(/Where no total is printed, nothing could be compared\./)).toBeTruthy();
  expect(card.queryByText(/add up to every total/)).toBeNull();
});

describe('a statement that does not tie', () => {
  it('shows income, expenses and net as read next to as printed, and whether they are equal', async () => {
    const { card } = await open();
    expect(card.getByText('1 question')).toBeTruthy();
    expect(rowTexts(card.getByRole('table', { name: 'Totals of prior-year-budget.pdf' }))).toEqual([
      'TotalAs readAs printedResult',
      'Budget 2026Column heading: “2026 Budget”',
      'Income$93,640$88,640Off by $5,000',
      'Expenses$81,120$81,120Ties',
      'Net$12,520noneNothing printed',
    ]);
  });

  it('asks with the place, the effect, and what each answer does to the totals', async () => {
    const { card } = await open();
    const question = within(card.getByRole('group', { name: /^‘Transfer from savings’/ }));
    expect(question.getByText('Changes a total by up to $5,000')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Show page 1, line 7' })).toBeTruthy();
    expect(question.getAllByRole('button', { pressed: false }).at(-1)?.textContent).toBe(
      'Leave it outBudget 2026: income $88,640 as printed',
    );
    await userEvent.click(question.getByRole('button', { name: 'Show page 1, line 7' }));
    const pages = await card.findAllByRole('table', { name: 'prior-year-budget.pdf, page 1' });
    expect(pages[0]?.querySelector('[data-chosen]')?.textContent).toBe('Transfer from savings');
  });

  it('lists what is not counted, and why', async () => {
    const { card } = await open();
    await userEvent.click(card.getByText('Not counted (2 rows)'));
    const balances = within(card.getByRole('region', { name: 'Balances' }));
    expect(balances.getByText('The balance of an account is neither income nor an expense.')).toBeTruthy();
    expect(balances.getByRole('listitem').textContent).toBe('Checking balancePage 1, line 8$12,345');
  });
});

it('an answer is saved, changes the state, and can be undone', async () => {
  let isAnswered = false;
  const { card, sent, notices } = await open(
    () =>
      isAnswered
        ? statementFacts(tiedStatement(), { corrections: [correction] })
        : statementFacts(statement()),
    {
      'POST /api/documents/1/answers': () => {
        isAnswered = true;
        return { status: 201, body: { ...correction, at: NOW, state: 'applied' } };
      },
      'DELETE /api/documents/1/corrections/7': () => {
        isAnswered = false;
        return { body: { ...correction, at: NOW, state: 'removed' } };
      },
    },
  );
  await userEvent.click(card.getByRole('button', { name: /^Leave it out/ }));
  expect(sent('POST /api/documents/1/answers')).toEqual([{ questionId: 'q1', answerId: 'exclude' }]);
  expect(await card.findByText('Answered')).toBeTruthy();
  expect(card.getByText('The lines add up to every total printed in this document.')).toBeTruthy();
  expect(card.getByRole('button', { name: /^Leave it out/ }).getAttribute('aria-pressed')).toBe('true');
  expect(card.getByRole('status').textContent).toBe('Answer saved: Leave it out. Ties');
  expect(notices[0]).toMatchObject({ title: 'Answer saved', action: { label: 'Undo' } });
  await userEvent.click(card.getByRole('button', { name: 'Undo the answer' }));
  expect(await card.findByText('1 question')).toBeTruthy();
});

it('a refused answer says why and leaves the question open', async () => {
  const { card, notices } = await open(undefined, {
    'POST /api/documents/1/answers': () => ({
      status: 409,
      body: { code: 'conflict', message: 'This question is not asked any more.' },
    }),
  });
  await userEvent.click(card.getByRole('button', { name: /^Count it as income/ }));
  await waitFor(() => expect(notices[0]?.description).toBe('This question is not asked any more.'));
  expect(card.getByText('1 question')).toBeTruthy();
});

it('a section is set to what it is, once the choice is applied', async () => {
  const { card, sent } = await open(undefined, {
    'POST /api/documents/1/answers': () => ({
      status: 201,
      body: { ...correction, value: 'reserve-expense', at: NOW, state: 'applied' },
    }),
  });
  await userEvent.click(card.getByText('Sections (1)'));
  expect(card.queryByRole('button', { name: 'Apply' })).toBeNull();
  await userEvent.selectOptions(card.getByLabelText('Use of Operating costs'), 'Reserve expense');
  await userEvent.click(card.getByRole('button', { name: 'Apply' }));
  expect(sent('POST /api/documents/1/answers')).toEqual([{ questionId: 's1', answerId: 'reserve-expense' }]);
});

it('a statement that ties is one line until its details are requested', async () => {
  const { card } = await open(() => statementFacts(tiedStatement({ questions: [] })));
  expect(card.getByText('Ties')).toBeTruthy();
  expect(card.queryByRole('table')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Show details: prior-year-budget.pdf' }));
  expect(card.getByRole('table', { name: 'Totals of prior-year-budget.pdf' })).toBeTruthy();
});

it('a column in doubt is not reconciled even if its totals are equal', async () => {
  const doubt = 'Three columns hold proposals for 2026.';
  const columns = [{ id: 'c1', label: '2026 Budget', year: 2026, role: 'budget' as const, doubt }];
  const { card } = await open(() => statementFacts(tiedStatement({ questions: [], columns })));
  expect(card.getByText('Not reconciled')).toBeTruthy();
  expect(card.getByText(doubt)).toBeTruthy();
});

it('a total that is not equal to the lines says why it ties', async () => {
  const tied = tiedStatement();
  const [income, expense] = tied.reconciliation!;
  const printed = (one: typeof income, value: string) => ({ ...one!, printed: { ...one!.printed!, value } });
  const reconciliation = [printed(income, '88641.00'), printed(expense, '84620.00')];
  const { card } = await open(() => statementFacts({ ...tied, questions: [], reconciliation }));
  await userEvent.click(card.getByRole('button', { name: 'Show details: prior-year-budget.pdf' }));
  expect(card.getByText('Ties within rounding')).toBeTruthy();
  expect(card.getByText('Ties without $3,500 carried over or transferred')).toBeTruthy();
});

it('a total that is not printed as one ties by its parts, and says so', async () => {
  const tied = tiedStatement();
  const [income, expense] = tied.reconciliation!;
  const part = { ...tied, questions: [], reconciliation: [income!, { ...expense!, printed: undefined }] };
  const { card } = await open(() => statementFacts(part));
  await userEvent.click(card.getByRole('button', { name: 'Show details: prior-year-budget.pdf' }));
  expect(rowTexts(card.getByRole('table', { name: 'Totals of prior-year-budget.pdf' })).slice(2)).toEqual([
    'Income$88,640$88,640Ties',
    'Expenses$81,120noneIts parts tie',
  ]);
});

it('columns with the same content are distinguished by heading or by position', async () => {
  const part = tiedStatement({ questions: [] });
  const [column] = part.columns;
  const columns = ['A (no raise)', '', 'C'].map((label, index) => ({ ...column!, id: `c${index}`, label }));
  const reconciliation = columns.flatMap(({ id }) =>
    part.reconciliation!.map((entry) => ({ ...entry, columnId: id })),
  );
  const { card } = await open(() => statementFacts({ ...part, columns, reconciliation }));
  await userEvent.click(card.getByRole('button', { name: /^Show details/ }));
  const titles = card.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(titles.filter((title) => title?.startsWith('Budget'))).toEqual([
    'Budget 2026 “A (no raise)”',
    'Budget 2026, column 2',
    'Budget 2026 “C”',
  ]);
});

it('of a total that is not printed, parts that do not tie are no difference of its own', async () => {
  const tied = tiedStatement();
  const [income, expense] = tied.reconciliation!;
  const off = { ...expense!, status: 'off' as const, printed: undefined };
  const { card } = await open(() => statementFacts({ ...tied, reconciliation: [income!, off] }));
  expect(rowTexts(card.getByRole('table', { name: 'Totals of prior-year-budget.pdf' })).at(-1)).toBe(
    'Expenses$81,120noneIts parts do not tie',
  );
});

it('months are displayed on request, years at once', async () => {
  const month = { id: 'm1', label: 'Jan', role: 'month' as const, year: 2026 };
  const part = tiedStatement({ questions: [] });
  const more = part.reconciliation!.map((entry) => ({ ...entry, columnId: 'm1' }));
  const { card } = await open(() =>
    statementFacts({
      ...part,
      columns: [...part.columns, month],
      reconciliation: [...part.reconciliation!, ...more],
    }),
  );
  await userEvent.click(card.getByRole('button', { name: /^Show details/ }));
  expect(card.queryByText('One month 2026')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Show 1 other column' }));
  expect(card.getByText('One month 2026')).toBeTruthy();
});
