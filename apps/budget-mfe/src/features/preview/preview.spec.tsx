import type { BudgetPart, ContractPart, Correctable, Facts } from '@hoa/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentPage, documentRow, facts, NOW } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';

const ROWS = [
  'Juniper Court',
  'Account        2025      2026',
  'Water      1,200.00  1,300.00',
  'Gas          100.00     90.00',
  'Total      1,300.00  1,400.00',
];
const page = documentPage(1, ROWS, 1);

/** A value as it stands in the row and cell of the page. */
function cited(line: number, cell: number, more: object = {}) {
  const raw = page.lines[line - 1]!.cells[cell]!;
  const source = {
    documentId: 1,
    documentName: 'prior-year-budget.pdf',
    readingId: READING,
    page: 1,
    line,
    box: raw.box,
    quote: ROWS[line - 1]!,
  };
  return {
    value: raw.text.replace(',', ''),
    raw: raw.text,
    source,
    confidence: 0.99,
    by: 'rules' as const,
    ...more,
  };
}

const READING = '00000000-0000-4000-8000-000000000001';
const line = (id: string, description: string, at: number, more: object = {}) => ({
  id,
  description,
  section: '',
  type: 'expense' as const,
  cells: { c1: cited(at, 1), c2: cited(at, 2, more) },
});

const budget: BudgetPart = {
  id: 'p1',
  kind: 'budget',
  pages: [1, 1],
  columns: [
    { id: 'c1', label: '2025', year: 2025, role: 'actual' },
    { id: 'c2', label: '2026', year: 2026, role: 'budget' },
  ],
  lines: [line('l1', 'Water', 3), line('l2', 'Gas', 4, { confidence: 0.6 })],
  totals: [
    { description: 'Total', columnId: 'c1', printed: cited(5, 1), sum: '1300.00', foots: true },
    { description: 'Total', columnId: 'c2', printed: cited(5, 2), sum: '1390.00', foots: false },
  ],
};

function read(changes: Partial<Facts> = {}): Facts {
  return { ...facts(1, 'Juniper Court'), readingId: READING, parts: [budget], ...changes };
}

async function open(current: () => Facts, answers: Answers = {}) {
  const all = renderAt('/upload-documents', {
    'GET /api/documents': () => ({ body: [documentRow({ pages: 1, pagesRead: 1 })] }),
    'GET /api/documents/1/facts': () => ({ body: current() }),
    'GET /api/documents/1/pages/1': () => ({ body: page }),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'prior-year-budget.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Preview' }));
  await dialog.findByRole('region', { name: 'Text of page 1' });
  return { ...all, dialog };
}

const made = (changes: Partial<Correctable>) => ({
  id: 7,
  field: 'column',
  about: '2026',
  was: { role: 'budget', year: 2026 },
  value: { role: 'proposed', year: 2027 },
  partId: 'p1',
  columnId: 'c2',
  ...changes,
});
const stated = (correction: object) => ({ body: { ...correction, at: NOW, state: 'applied' } });

describe('marks', () => {
  it('say what a figure is, how sure it is, and what a total is off by', async () => {
    const { dialog } = await open(() => read());
    const text = within(dialog.getByRole('region', { name: 'Text of page 1' }));
    expect(text.getByRole('button', { name: '1,300.00: Water, Budget 2026, $1,300.00, sure' })).toBeTruthy();
    expect(text.getByRole('button', { name: /^90.00: Gas, Budget 2026, .*needs review$/ })).toBeTruthy();
    expect(
      text.getByRole('button', { name: /^1,400.00: Total, Budget 2026.*Its lines add to \$1,390.00$/ }),
    ).toBeTruthy();
    expect(text.getByText('Its lines add to $1,390.00')).toBeTruthy();
    expect(text.getAllByRole('button', { name: /^Column/ }).map((head) => head.textContent)).toEqual([
      'Actual 2025',
      'Budget 2026',
    ]);
  });

  it('are one stop of the keyboard; arrows reach the others, Enter tells about one', async () => {
    const { dialog } = await open(() => read());
    const text = within(dialog.getByRole('region', { name: 'Text of page 1' }));
    const marks = text.getAllByRole('button').filter((one) => one.tagName === 'SPAN');
    expect(marks.filter((mark) => mark.tabIndex === 0)).toHaveLength(1);
    marks[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(await dialog.findByRole('heading', { name: 'Water, Budget 2026' })).toBe(document.activeElement);
    expect(dialog.getByText(/Page 1, line 3/)).toBeTruthy();
  });

  it('are reached from the list', async () => {
    const { dialog } = await open(() => read());
    const list = within(dialog.getByRole('region', { name: 'What was read' }));
    await userEvent.click(list.getByRole('button', { name: /Budget 2026.*\$90.00/ }));
    const text = within(dialog.getByRole('region', { name: 'Text of page 1' }));
    expect(text.getByRole('button', { name: /^90.00: Gas/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('stand in the clauses of a contract', async () => {
    const contract: ContractPart = {
      id: 'p1',
      kind: 'contract',
      pages: [1, 1],
      vendor: { ...cited(1, 0), value: 'Juniper Court' },
      fee: { ...cited(3, 1), value: { amount: '1200.00', period: 'month' } },
      surcharges: [],
    };
    const { dialog } = await open(() => ({
      ...read({ kind: 'contract', parts: [contract] }),
      association: undefined,
    }));
    const text = within(dialog.getByRole('region', { name: 'Text of page 1' }));
    expect(text.getByRole('button', { name: '1,200.00: Fee, $1,200.00 a month, sure' })).toBeTruthy();
    expect(text.getByText('Vendor')).toBeTruthy();
  });
});

describe('corrections', () => {
  it('of a column are saved, followed, and undone', async () => {
    let corrected = false;
    const { dialog, sent, notices } = await open(
      () =>
        corrected
          ? read({
              parts: [
                {
                  ...budget,
                  columns: [budget.columns[0]!, { id: 'c2', label: '2026', year: 2027, role: 'proposed' }],
                },
              ],
              corrections: [made({})],
            })
          : read(),
      {
        'POST /api/documents/1/corrections': () => {
          corrected = true;
          return { ...stated(made({})), status: 201 };
        },
        'DELETE /api/documents/1/corrections/7': () => {
          corrected = false;
          return stated(made({}));
        },
      },
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Column 2026: Budget 2026/ }));
    const detail = within(dialog.getByRole('region', { name: 'Column: 2026' }));
    const save = () => detail.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save().disabled).toBe(true);
    await userEvent.selectOptions(dialog.getByLabelText('This column holds'), 'Proposed');
    await userEvent.clear(dialog.getByLabelText('Year'));
    await userEvent.type(dialog.getByLabelText('Year'), '20');
    expect(dialog.getByText('Please enter a year such as 2026.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Year'), '27');
    await userEvent.click(save());
    expect(await dialog.findByRole('button', { name: /^Column 2026: Proposed 2027/ })).toBeTruthy();
    expect(sent('POST /api/documents/1/corrections')).toEqual([
      {
        field: 'column',
        readingId: READING,
        partId: 'p1',
        columnId: 'c2',
        value: { role: 'proposed', year: 2027 },
      },
    ]);
    expect(notices[0]).toMatchObject({
      title: 'Correction saved',
      description: '2026: Proposed 2027',
      action: { label: 'Undo' },
    });
    expect(dialog.getByRole('status').textContent).toBe('Correction saved. 2026: Proposed 2027');
    expect(dialog.getByText(/it was read as Budget 2026/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the correction of 2026' }));
    expect(await dialog.findByRole('button', { name: /^Column 2026: Budget 2026/ })).toBeTruthy();
  });

  it('of the kind and of a line are sent as they are chosen', async () => {
    const { dialog, sent } = await open(() => read(), {
      'POST /api/documents/1/corrections': () =>
        stated(made({ field: 'kind', value: 'actuals', was: 'budget' })),
    });
    await userEvent.click(dialog.getByText('Is it something else?'));
    await userEvent.selectOptions(dialog.getByLabelText('This is a …'), 'Financial statement');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const route = 'POST /api/documents/1/corrections';
    await waitFor(() =>
      expect(sent(route)).toEqual([{ field: 'kind', readingId: READING, value: 'actuals' }]),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^90.00: Gas/ }));
    await userEvent.selectOptions(dialog.getByLabelText('This line is'), 'Not a line of the budget');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Save' }).at(-1)!);
    await waitFor(() =>
      expect(sent(route)[1]).toEqual({
        field: 'line',
        readingId: READING,
        partId: 'p1',
        lineId: 'l2',
        value: 'none',
      }),
    );
  });

  it('of a figure take an amount and nothing else, and a refusal says why', async () => {
    const { dialog, sent, notices } = await open(() => read(), {
      'POST /api/documents/1/corrections': () => ({
        status: 409,
        body: { code: 'stale_version', message: 'This document was read again meanwhile.' },
      }),
    });
    await userEvent.click(dialog.getByRole('button', { name: /^90.00: Gas/ }));
    const field = dialog.getByLabelText('The paper says');
    await userEvent.clear(field);
    expect(dialog.getByText('Please enter an amount such as 1,234.50.')).toBeTruthy();
    await userEvent.type(field, '(1,095.5)');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Save' })[1]!);
    await waitFor(() => expect(notices[0]?.description).toBe('This document was read again meanwhile.'));
    expect(sent('POST /api/documents/1/corrections')).toMatchObject([{ field: 'amount', value: '-1095.50' }]);
    expect(dialog.getByRole('status').textContent).toContain('This document was read again meanwhile.');
  });
});

it('a long sheet is drawn in blocks, and a fact opens its own', async () => {
  const rows = Array.from({ length: 700 }, (_, i) => `Line ${i + 1}     ${i + 1}.00`);
  const long = documentPage(1, rows, 1);
  const cell = { ...cited(3, 1), value: '650.00', raw: '650.00' };
  cell.source = { ...cell.source, line: 650, box: long.lines[649]!.cells[1]!.box, quote: rows[649]! };
  const lines = [
    { id: 'l1', description: 'Line 650', section: '', type: 'expense' as const, cells: { c1: cell } },
  ];
  const { dialog } = await open(() => read({ parts: [{ ...budget, lines, totals: [] }] }), {
    'GET /api/documents/1/pages/1': () => ({ body: long }),
  });
  expect(dialog.getByText('Rows 1 to 300, part 1 of 3')).toBeTruthy();
  expect(dialog.queryByText(/Line 650 /)).toBeNull();
  const list = within(dialog.getByRole('region', { name: 'What was read' }));
  await userEvent.click(list.getByRole('button', { name: /\$650.00/ }));
  expect(await dialog.findByText('Rows 601 to 700, part 3 of 3')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^650.00: Line 650/ })).toBeTruthy();
});
