import { printMoney, sumCents, type MoneyStyle } from '../core/money';
import { plainStyle, row, text, type Block, type Cell, type Paper, type Row } from '../layout/paper';
import { association, expenses, income, type SampleLine, type SampleSection } from './facts';

const keys = ['actual2025', 'budget2026', 'projected2026'] as const;
type Key = (typeof keys)[number];

const figures: MoneyStyle = {
  dollar: false,
  decimals: 2,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
};
const totals: MoneyStyle = { ...figures, dollar: true };

const amount = (cents: number | undefined, style: MoneyStyle): Cell =>
  cents === undefined ? text('') : text(printMoney(cents, style), { cents });

const columnSum = (lines: readonly SampleLine[], key: Key): number =>
  sumCents(lines.map((one) => one[key] ?? 0));

function lineRow(one: SampleLine): Row {
  const cells = keys.map((key) => amount(one[key], figures));
  return row('line', [one.code, one.name, ...cells, one.note ?? '']);
}

function totalRow(label: string, role: 'subtotal' | 'total', sum: (key: Key) => number): Row {
  return row(role, ['', label, ...keys.map((key) => amount(sum(key), totals)), '']);
}

function sectionRows(section: SampleSection): Row[] {
  return [
    row('section', [text(section.title, { span: 6 })]),
    ...section.lines.map(lineRow),
    totalRow(section.total, 'subtotal', (key) => columnSum(section.lines, key)),
  ];
}

function table(rows: Row[]): Block {
  return {
    kind: 'table',
    columns: [
      { weight: 0.9, align: 'left' },
      { weight: 3.15, align: 'left' },
      { weight: 1.35, align: 'right' },
      { weight: 1.35, align: 'right' },
      { weight: 1.35, align: 'right' },
      { weight: 2.3, align: 'left' },
    ],
    rows: [
      row('header', ['GL Code', 'Description', '2025 Actual', '2026 Budget', '2026 Projected', 'Notes']),
      ...rows,
    ],
  };
}

function summary(): Row[] {
  const operating = expenses.slice(0, -1).flatMap((section) => section.lines);
  const all = expenses.flatMap((section) => section.lines);
  return [
    row('section', [text('SUMMARY', { span: 6 })]),
    totalRow('TOTAL OPERATING EXPENSES', 'total', (key) => columnSum(operating, key)),
    totalRow('TOTAL EXPENSES', 'total', (key) => columnSum(all, key)),
    totalRow('NET INCOME (LOSS)', 'total', (key) => columnSum(income.lines, key) - columnSum(all, key)),
  ];
}

/** Last year's budget with the year's projection: the document that every run starts from. Written as PDF and as a spreadsheet. */
export function budgetPaper(): Paper {
  const [administrative, contracts, ...rest] = expenses;
  if (!administrative || !contracts) throw new Error('the sample budget has no expenses');
  return {
    title: 'Fiscal Year 2026 Operating and Reserve Budget',
    author: association.manager,
    date: new Date('2026-10-14T16:00:00Z'),
    style: { ...plainStyle, size: 8.8, margin: 46, accent: '#7a3e1d', padding: 4, letterhead: 'bar' },
    footer: `${association.name}   |   Prepared by ${association.manager}, October 14, 2026`,
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'letterhead',
        name: association.name,
        lines: [
          `${association.street}, ${association.city}`,
          `Managed by ${association.manager}   |   970-555-0148`,
        ],
      },
      {
        kind: 'title',
        text: 'Operating and Reserve Budget',
        sub: [
          'Fiscal Year January 1 - December 31, 2026, with year-end projection',
          `${association.units} units`,
        ],
      },
      table([...sectionRows(income), ...sectionRows(administrative), ...sectionRows(contracts)]),
      { kind: 'page' },
      { kind: 'space', points: 4 },
      table([...rest.flatMap(sectionRows), ...summary()]),
      {
        kind: 'paragraph',
        style: 'small',
        text:
          'Projected amounts are nine months of actual results and three months estimated. The floor of the clubhouse was paid from the ' +
          'operating surplus carried over from 2025. Approved by the Board of Directors at its meeting of November 12, 2025.',
      },
    ],
  };
}
