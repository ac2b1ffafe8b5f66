import type { Budget } from '@hoa/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, documentPage, documentRow, item, NOW, parameters } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';
import { loaded, open as openReview } from '../../testing/review';
import {
  STATEMENT_ROWS,
  statement,
  statementFacts,
  tiedStatement,
  transferQuestion,
} from '../../testing/statement';

const RUN = '00000000-0000-4000-8000-000000000001';
const difference = {
  kind: 'off',
  documentId: 1,
  documentName: 'prior-year-budget.pdf',
  partId: 'p1',
  columnId: 'c1',
  column: '2026 Budget',
  flow: 'income',
  interpreted: '93640.00',
  printed: '88640.00',
  message: 'prior-year-budget.pdf, 2026 Budget: income adds up to $93,640, but the document prints $88,640.',
};
const stopped = {
  items: [],
  runId: RUN,
  status: 'needs-answers',
  error: 'Answers are needed.',
  questions: [{ ...transferQuestion, documentId: 1, documentName: 'prior-year-budget.pdf' }],
  differences: [difference],
};
const correction = {
  id: 7,
  field: 'answer',
  value: 'exclude',
  was: null,
  about: `${transferQuestion.prompt} Leave it out`,
};

/** An API whose generation stops until the question is answered or the difference accepted. */
function gated(): Answers {
  let isAnswered = false;
  return {
    'GET /api/documents': () => ({ body: [documentRow({ pages: 1, pagesRead: 1 })] }),
    'GET /api/documents/1/facts': () => ({
      body: statementFacts(isAnswered ? tiedStatement() : statement()),
    }),
    'GET /api/documents/1/pages/1': () => ({ body: documentPage(1, STATEMENT_ROWS, 1) }),
    'GET /api/budget-parameters': () => ({ body: [] }),
    'GET /api/budget-parameters/7': () => ({ body: parameters() }),
    'POST /api/documents/1/answers': () => {
      isAnswered = true;
      return { status: 201, body: { ...correction, at: NOW, state: 'applied' } };
    },
    'POST /api/generate-budget/7': ({ body }) => ({
      body:
        isAnswered || (body as { acceptUnreconciled?: boolean } | null | undefined)?.acceptUnreconciled
          ? { items: [item()], runId: RUN }
          : stopped,
    }),
  };
}

async function stop() {
  const all = renderAt('/budget-parameters/7', gated());
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Budget' }));
  await screen.findByRole('heading', { name: 'Before this budget is generated' });
  return all;
}

describe('a generation that needs answers', () => {
  it('shows the questions and the differences, and generates once they are settled', async () => {
    const { sent, address } = await stop();
    expect(screen.getByRole('alert').textContent).toMatch(/^No budget was generated yet/);
    expect(screen.getByText(difference.message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate budget' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^Leave it out/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Generate budget' }));
    await waitFor(() => expect(address.current).toBe('/budget-modern/7'));
    expect(sent('POST /api/generate-budget/7')).toEqual([undefined, undefined]);
  });

  it('generates anyway when that is chosen, and says what becomes of it', async () => {
    const { sent, address } = await stop();
    expect(screen.getByText(/is labeled “Not reconciled”/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Generate anyway' }));
    await waitFor(() => expect(address.current).toBe('/budget-modern/7'));
    expect(sent('POST /api/generate-budget/7')).toEqual([undefined, { acceptUnreconciled: true }]);
  });

  it('does not claim that all is settled where the facts never showed what stopped it', async () => {
    renderAt('/budget-parameters/7', {
      ...gated(),
      'GET /api/documents/1/facts': () => ({ body: statementFacts(tiedStatement()) }),
      'POST /api/generate-budget/7': () => ({ body: { ...stopped, questions: [] } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Budget' }));
    expect(await screen.findByText('Ties')).toBeTruthy();
    expect(screen.getByText(difference.message)).toBeTruthy();
    expect(screen.queryByText(/^Every question is answered/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Generate anyway' })).toBeTruthy();
  });

  it('leads back to the parameters', async () => {
    await stop();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Parameters' }));
    expect(await screen.findByRole('button', { name: 'Generate Budget' })).toBeTruthy();
  });

  it('shows the same over a budget that is generated again', async () => {
    const { sent } = await openReview({
      ...loaded(),
      ...gated(),
      'POST /api/built-in-budget/7': ({ body }) => ({
        body: (body as { acceptUnreconciled?: boolean } | undefined)?.acceptUnreconciled
          ? { items: [item()], runId: RUN }
          : stopped,
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Before this budget is generated' }));
    expect(await dialog.findByText('1 question')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Generate anyway' }));
    await waitFor(() =>
      expect(sent('POST /api/built-in-budget/7')).toEqual([undefined, { acceptUnreconciled: true }]),
    );
  });
});

describe('a document of another association', () => {
  const OWN = 'Copper Kestrel Homeowners Association';
  const stranger = {
    kind: 'rivals',
    documentId: 1,
    documentName: 'finch.pdf',
    partId: 'p1',
    column: '',
    message: `finch.pdf names another association (Copper Finch, page 1) than the one that is budgeted (${OWN}).`,
    answers: [
      { action: 'belongs', documentId: 1, label: `finch.pdf belongs to ${OWN}`, association: OWN },
      { action: 'leave-out', documentId: 1, label: 'Leave finch.pdf out' },
    ],
  };
  const association = { ...correction, field: 'association', value: OWN, was: 'Copper Finch' };
  const strange = (): Answers => ({
    ...gated(),
    'GET /api/documents': () => ({
      body: [1, 2, 3].map((id) => documentRow({ id, name: `paper-${id}.pdf`, pages: 1, pagesRead: 1 })),
    }),
    'GET /api/documents/1/facts': () => ({ body: statementFacts(tiedStatement()) }),
    'GET /api/documents/2/facts': () => ({ body: statementFacts(tiedStatement()) }),
    'GET /api/documents/3/facts': () => ({ body: statementFacts(tiedStatement()) }),
    'GET /api/budget-parameters/7': () => ({ body: parameters({ documentIds: [1, 2, 3] }) }),
    'GET /api/parameters-proposal?parametersId=7': () => ({
      body: {
        contradictions: [],
        documents: [1, 2, 3].map((documentId) => ({
          documentId,
          name: `paper-${documentId}.pdf`,
          association: null,
          used: documentId !== 3,
        })),
      },
    }),
    'PATCH /api/budget-parameters/7': () => ({ body: parameters({ documentIds: [2] }) }),
    'POST /api/documents/1/corrections': () => ({
      status: 201,
      body: { ...association, at: NOW, state: 'applied' },
    }),
    'DELETE /api/documents/1/corrections/7': () => ({
      body: { ...association, at: NOW, state: 'removed' },
    }),
    'POST /api/generate-budget/7': () => ({
      body: { ...stopped, questions: [], differences: [stranger] },
    }),
  });

  async function asked() {
    const all = renderAt('/budget-parameters/7', strange());
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Budget' }));
    await screen.findByRole('group', { name: /^finch\.pdf names another association/ });
    return all;
  }

  it('is left out by one click, and what was left out for its name stays out', async () => {
    const { sent } = await asked();
    await userEvent.click(screen.getByRole('button', { name: 'Leave finch.pdf out' }));
    expect(await screen.findByRole('button', { name: 'Generate budget' })).toBeTruthy();
    expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([{ documentIds: [2] }]);
  });

  it('belongs to the budget where a person says so, until that is taken back', async () => {
    const { sent } = await asked();
    await userEvent.click(screen.getByRole('button', { name: `finch.pdf belongs to ${OWN}` }));
    expect(await screen.findByRole('button', { name: 'Generate budget' })).toBeTruthy();
    expect(sent('POST /api/documents/1/corrections')).toMatchObject([{ field: 'association', value: OWN }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo the answer' }));
    expect(await screen.findByRole('button', { name: 'Generate anyway' })).toBeTruthy();
    expect(sent('DELETE /api/documents/1/corrections/7')).toHaveLength(1);
  });
});

describe('a budget that is not reconciled', () => {
  const unreconciled: Partial<Budget> = {
    reconciliation: { status: 'not-reconciled', banner: 'Not reconciled: x', differences: [difference] },
  };
  const answers = () => loaded({ 'GET /api/budgets/7': () => ({ body: budget(unreconciled) }) });

  it('says so at the top, claims no balance, and cannot be adopted', async () => {
    await openReview(answers());
    await waitFor(() => expect(screen.getAllByText('Not reconciled')).toHaveLength(2));
    expect(screen.queryByText('Complete Budget')).toBeNull();
    expect(screen.getByText(difference.message)).toBeTruthy();
    expect(screen.queryByText('Budget is balanced')).toBeNull();
    expect(screen.queryByText('Surplus')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^Status: Draft/ }));
    expect(screen.getByRole('menuitem', { name: 'Propose to the board' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /^Adopt/ })).toBeNull();
  });

  it('has no health score', async () => {
    await openReview(answers());
    await userEvent.click(screen.getByRole('tab', { name: 'AI Insights' }));
    expect(await screen.findByText('No health score')).toBeTruthy();
    expect(screen.queryByText('Budget health')).toBeNull();
  });

  it('makes no claim of balance to the board either', async () => {
    await openReview(answers(), '/budget/7');
    await waitFor(() => expect(screen.getAllByText('Not reconciled')).toHaveLength(2));
    expect(screen.queryByText('Balanced')).toBeNull();
  });
});
