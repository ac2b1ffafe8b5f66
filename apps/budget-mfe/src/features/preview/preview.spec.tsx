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

const PAGE = 'prior-year-budget.pdf, page 1';
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
  await dialog.findByRole('region', { name: PAGE });
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

const tableIn = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('region', { name: 'Table of what was read' }));

describe('the table of what was read', () => {
  it('has a column for each of the document, a row for each line, and says what a total is off by', async () => {
    const { dialog } = await open(() => read());
    const table = tableIn(dialog);
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LineActual 2025Budget 2026',
      'Water$1,200.00$1,300.00',
      'Gas$100.00$90.00',
      'TotalIts lines add to $1,390.00$1,300.00$1,400.00',
    ]);
    expect(table.getByRole('button', { name: '1,300.00: Water, Budget 2026, $1,300.00, sure' })).toBeTruthy();
    expect(table.getByRole('button', { name: /^90.00: Gas, Budget 2026, .*needs review$/ })).toBeTruthy();
    expect(
      table.getByRole('button', { name: /^1,400.00: Total, Budget 2026.*Its lines add to \$1,390.00$/ }),
    ).toBeTruthy();
  });

  it('is one stop of the keyboard; arrows reach the other figures, Enter opens one', async () => {
    const { dialog } = await open(() => read());
    const figures = tableIn(dialog)
      .getAllByRole('button')
      .filter((one) => one.dataset['place']);
    expect(figures.filter((figure) => figure.tabIndex === 0)).toEqual([figures[0]]);
    figures[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter}');
    expect(await dialog.findByRole('heading', { name: 'Water, Budget 2026' })).toBe(document.activeElement);
    expect(dialog.getByText(/Page 1, line 3/)).toBeTruthy();
  });

  it('highlights the place of what is chosen on the page, and opens what is pressed there', async () => {
    const { dialog } = await open(() => read());
    await userEvent.click(tableIn(dialog).getByRole('button', { name: /^90.00: Gas/ }));
    const shown = dialog.getByRole('region', { name: PAGE });
    expect(shown.querySelector('[data-chosen]')?.textContent).toBe('90.00');
    await userEvent.click(within(shown).getByText('1,200.00'));
    expect(await dialog.findByRole('heading', { name: 'Water, Actual 2025' })).toBeTruthy();
  });
});

it('the page of a PDF is its image, with a box for each fact', async () => {
  const image = { body: { ...page, width: 612, height: 792, hasImage: true } };
  globalThis.URL.createObjectURL = () => 'blob:page';
  globalThis.URL.revokeObjectURL = () => undefined;
  const { dialog } = await open(() => read(), {
    'GET /api/documents/1/pages/1': () => image,
    'GET /api/documents/1/pages/1/image?width=1400': () => new Response('png'),
  });
  expect(await dialog.findByRole('img', { name: PAGE })).toHaveProperty('src', 'blob:page');
  const [box] = dialog.getAllByTitle('Water, Budget 2026: $1,300.00');
  await userEvent.click(box!);
  expect(await dialog.findByRole('heading', { name: 'Water, Budget 2026' })).toBeTruthy();
});

it('the page of a PDF whose image cannot be had is its text', async () => {
  const { dialog } = await open(() => read(), {
    'GET /api/documents/1/pages/1': () => ({ body: { ...page, width: 612, height: 792, hasImage: true } }),
  });
  expect(await dialog.findByText(/The image of this page could not be loaded/)).toBeTruthy();
  expect(dialog.getByRole('table', { name: PAGE })).toBeTruthy();
});

it('the facts of a contract are a list, and highlighted in its clauses', async () => {
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
  await userEvent.click(dialog.getByRole('button', { name: /^Fee.*\$1,200.00 a month/ }));
  expect(dialog.getByRole('region', { name: PAGE }).querySelector('[data-chosen]')?.textContent).toBe(
    '1,200.00',
  );
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
    const field = dialog.getByLabelText('The document states');
    await userEvent.clear(field);
    expect(dialog.getByText('Please enter a valid number')).toBeTruthy();
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
  expect(dialog.getByText('Rows 1–300 of 700')).toBeTruthy();
  const shown = dialog.getByRole('region', { name: PAGE });
  expect(within(shown).queryByText('650.00')).toBeNull();
  await userEvent.click(tableIn(dialog).getByRole('button', { name: /^650.00: Line 650/ }));
  expect(await dialog.findByText('Rows 601–700 of 700')).toBeTruthy();
  expect(within(shown).getByText('650.00').dataset['chosen']).toBe('true');
});
