import { FIRST_YEAR } from './associations.mjs';

/**
 * What a budget states of the year before beside what was adopted: its projection, its result, or nothing yet, where the
 * latest result beside it is a year older.
 */
export const SOURCES = ['projection', 'actual', 'nothing'];

function latestColumn(source, index) {
  const year = FIRST_YEAR + index;
  switch (source) {
    case 'projection':
      return [
        { id: 'p', label: `${year} Projected`, role: 'projected', year, index, of: 'actual', wobble: true },
      ];
    case 'actual':
      return [{ id: 'c', label: `${year} Actual`, role: 'actual', year, index, of: 'actual' }];
    case 'nothing':
      return [
        {
          id: 'o',
          label: `${year - 1} Budget`,
          role: 'budget',
          year: year - 1,
          index: index - 1,
          of: 'adopted',
        },
      ];
  }
}

/**
 * The documents that a treasurer has for the budget of year index `target`: the budget of the year before with up to
 * five years of results, contracts in force or signed by then, the policy in force, the study's plan. As facts of the
 * reader, read perfectly.
 */
export function documentsFor(association, target, source) {
  let line = 0;
  const cite = (documentId, quote) => ({
    documentId,
    documentName: `${documentId}.pdf`,
    readingId: `r${documentId}`,
    page: 1,
    line: (line += 1),
    quote: String(quote),
  });
  const cited = (documentId, value) => ({
    value,
    raw: String(value),
    source: cite(documentId, value),
    confidence: 0.99,
    by: 'rules',
  });
  const money = (amount) => amount.toFixed(2);
  const documents = [];
  const add = (name, part) => {
    const id = documents.length + 1;
    documents.push({
      id,
      name,
      facts: {
        schema: 1,
        documentId: id,
        readingId: `r${id}`,
        status: 'ready',
        kind: part.kind === 'budget' ? 'budget' : 'other',
        confidence: 1,
        reader: { engine: 'backtest', version: '1' },
        parts: [{ id: 'p0', pages: [1, 1], ...part }],
        warnings: [],
      },
    });
  };
  const year = (index) => FIRST_YEAR + index;
  const last = target - 1;
  const columns = [];
  for (let index = Math.max(0, last - 5); index < last; index += 1)
    columns.push({
      id: `a${index}`,
      label: `${year(index)} Actual`,
      role: 'actual',
      year: year(index),
      index,
      of: 'actual',
    });
  columns.push({
    id: 'b',
    label: `${year(last)} Budget`,
    role: 'budget',
    year: year(last),
    index: last,
    of: 'adopted',
  });
  columns.push(...latestColumn(source, last));
  const rows = [association.dues, ...association.lines];
  const cells = (amounts) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const amount = amounts(column);
        return amount === undefined ? [] : [[column.id, cited(1, money(amount))]];
      }),
    );
  const lines = rows.map((row, index) => ({
    id: `l${index}`,
    description: row.name,
    section: '',
    type: row.type,
    // A projection of nine months is off by a percent or so, always the same way for a line.
    cells: cells(({ index: at, of, wobble }) =>
      wobble && row.kind !== 'contract'
        ? Math.round(row[of][at] * (1 + (((index * 7) % 5) - 2) / 200) * 100) / 100
        : row[of][at],
    ),
  }));
  for (const [index, event] of association.events.entries()) {
    const shown = columns.some((column) => column.index === event.year && column.of === 'actual');
    if (!shown) continue;
    const only = (amount) =>
      cells(({ index: at, of }) => (at === event.year && of === 'actual' ? amount : undefined));
    lines.push({
      id: `i${index}`,
      description: event.income,
      section: '',
      type: 'income',
      cells: only(event.incomeAmount),
    });
    if (event.expense)
      lines.push({
        id: `e${index}`,
        description: event.expense,
        section: '',
        type: 'expense',
        cells: only(event.expenseAmount),
      });
  }
  add('budget.pdf', {
    kind: 'budget',
    columns: columns.map(({ id, label, role, year: of }) => ({ id, label, role, year: of })),
    lines,
    totals: [],
  });
  for (const row of association.lines) {
    if (row.kind === 'contract') {
      // Signed before the budget year begins, or in force in the year before: an expired one is still in the folder.
      for (const contract of row.contracts.filter(
        ({ from, length }) => from <= target && from + length > target - 1,
      )) {
        const id = documents.length + 1;
        add(`${row.key}-${contract.from}.pdf`, {
          kind: 'contract',
          vendor: cited(id, contract.vendor),
          service: cited(id, row.name),
          fee: cited(id, { amount: money(contract.monthly), period: 'month' }),
          start: cited(id, `${year(contract.from)}-01-01`),
          end: cited(id, `${year(contract.from + contract.length) - 1}-12-31`),
          escalator: cited(id, { type: 'fixed_percent', value: contract.percent }),
          surcharges: [],
        });
      }
    }
    if (row.kind === 'policy') {
      // The policy of the year before and, in the folder too, the one that it replaced.
      for (const at of [last - 1, last].filter((index) => index >= 0)) {
        const id = documents.length + 1;
        add(`policy-${year(at)}.pdf`, {
          kind: 'insurance',
          premiums: [
            { line: at % 2 ? 'Property' : 'Commercial Package', premium: cited(id, money(row.actual[at])) },
          ],
          deductibles: [],
          period: cited(id, { from: `${year(at)}-01-01`, to: `${year(at + 1)}-01-01` }),
        });
      }
    }
    if (row.kind === 'study') {
      const id = documents.length + 1;
      add('study.pdf', {
        kind: 'reserve',
        components: [],
        contribution: cited(id, money(row.adopted[0])),
        plan: row.adopted.map((amount, index) => ({
          year: year(index),
          contribution: cited(id, money(amount)),
        })),
      });
    }
  }
  return documents;
}
