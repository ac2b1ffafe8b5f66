import type { BudgetColumn, BudgetPart, Facts } from '@hoa/contracts';
import { Paper } from '../../../../../test/facts';
import { Opinions } from '../second-reading/opinions';
import { withSecondReading } from './compare';
import type { AddressedAmount, AddressedLine } from './normalise';

type Said = Pick<AddressedAmount, 'role' | 'year'> | undefined;

const ROWS: [name: string, ...amounts: string[]][] = [
  ['Lawn care', '500.00', '400.00', '100.00'],
  ['Water', '300.00', '200.00', '100.00'],
  ['Insurance', '150.00', '120.00', '30.00'],
  ['Audit', '60.00', '60.00', '0.00'],
];
const head = (label: string, role: BudgetColumn['role'], year?: number): BudgetColumn => ({
  id: label,
  label,
  role,
  ...(year === undefined ? {} : { year }),
});

/** A table of these columns, each line printed on a line of its own, and what a model takes the columns for. */
function read(
  columns: BudgetColumn[],
  said: Said[],
  { rows = ROWS, opinions = new Opinions(), edit }: Partial<Options> = {},
): { part: BudgetPart; facts: Facts; codes: string[] } {
  const paper = new Paper(1, 'a.pdf').budget(
    columns,
    rows.map(([name, ...amounts]) => ['', name, 'expense', ...amounts]),
  );
  const { facts } = paper.document();
  const part = facts!.parts[0] as BudgetPart;
  part.lines.forEach(({ cells }, row) =>
    Object.values(cells).forEach((cell) =>
      Object.assign(cell, {
        confidence: 0.9,
        source: {
          ...cell.source,
          line: row + 1,
          cell: columns.findIndex(({ id }) => cells[id] === cell).toString(),
        },
      }),
    ),
  );
  edit?.(facts!, part);
  const lines: AddressedLine[] = part.lines.map(({ description, cells }, row) => ({
    page: 1,
    line: row + 1,
    type: 'expense',
    description,
    beside: [],
    code: undefined,
    amounts: columns.flatMap(({ id }, at) => {
      const cell = cells[id];
      const role = said[at];
      return cell && role ? [{ ...role, value: cell.value, raw: cell.raw, source: cell.source }] : [];
    }),
  }));
  const second = withSecondReading(facts!, lines, { opinions }).facts;
  return {
    facts: second,
    part: second.parts[0] as BudgetPart,
    codes: second.warnings.map(({ code }) => code),
  };
}
interface Options {
  rows: typeof ROWS;
  opinions: Opinions;
  edit: (facts: Facts, part: BudgetPart) => void;
}
const budget26: Said = { role: 'budget', year: 2026 };
const actual25: Said = { role: 'actual', year: 2025 };

it('a column that the rules did not understand is what the model takes it for, never surer than its word', () => {
  const { part, codes, facts } = read(
    [head('2026', 'other', 2026), head('2025', 'actual', 2025)],
    [budget26, actual25],
  );
  expect(part.columns[0]).toMatchObject({ role: 'budget', year: 2026 });
  expect(codes).toEqual(['column_by_model']);
  expect(facts.warnings[0]?.message).toContain('“2026” is taken for budget of 2026');
  // Agreed by both, and still to be looked at.
  expect(part.lines[0]?.cells['2026']).toMatchObject({ value: '500.00', by: 'both' });
  expect(part.lines[0]?.cells['2026']?.confidence).toBeLessThan(0.95);
});

it.each<[why: string, columns: BudgetColumn[], said: Said[], options?: Partial<Options>]>([
  ['the heading names another role', [head('Actual 2026', 'other', 2026)], [budget26]],
  ['the heading names another year', [head('Column 2024', 'other')], [budget26]],
  ['the rules understood it', [head('2026', 'actual', 2026)], [budget26]],
  [
    'another column is that already',
    [head('2026', 'other', 2026), head('2026 Budget', 'budget', 2026)],
    [budget26, budget26],
  ],
  [
    'the model was shown words to a program',
    [head('2026', 'other', 2026)],
    [budget26],
    { opinions: new Opinions(true) },
  ],
  ['it names too few of its amounts', [head('2026', 'other', 2026)], [budget26], { rows: ROWS.slice(0, 0) }],
  [
    'a person said what it is',
    [head('2026', 'other', 2026)],
    [budget26],
    {
      edit: (facts, part) => {
        facts.corrections = [
          { field: 'column', partId: part.id, columnId: '2026' },
        ] as unknown as Facts['corrections'];
      },
    },
  ],
])('it stays as it is where %s', (_why, ...[columns, said, options]) => {
  const { part, codes } = read(columns, said, options);
  expect(part.columns).toEqual(columns);
  expect(codes.filter((code) => code === 'column_by_model')).toEqual([]);
});

it('a month’s name beside a year’s budget makes it no month where it is what was spent and what is left', () => {
  const columns = [
    head('September 2026 Budget', 'month', 2026),
    head('Spent', 'ytd', 2026),
    head('Left', 'variance'),
  ];
  const said: Said[] = [budget26, { role: 'ytd', year: 2026 }, { role: 'variance', year: undefined }];
  expect(read(columns, said).part.columns[0]?.role).toBe('budget');
  const rows = ROWS.map(([name, first, ...rest]): (typeof ROWS)[number] => [name, `9${first}`, ...rest]);
  expect(read(columns, said, { rows }).part.columns[0]?.role).toBe('month');
});

describe('columns that no line has two of', () => {
  const columns = [head('a', 'other'), head('b', 'other'), head('c', 'other')];
  const rows: typeof ROWS = [
    ['Lawn care', '500.00', '', ''],
    ['Water', '300.00', '', ''],
    ['Insurance', '', '150.00', ''],
    ['Audit', '', '', '60.00'],
  ];
  const total =
    (printed: string) =>
    (_facts: Facts, part: BudgetPart): void => {
      const paper = new Paper(1, 'a.pdf');
      part.totals.push({
        description: 'Total',
        columnId: 'b',
        printed: { ...paper.cited(printed), source: { ...paper.cite('Total'), line: 9 } },
        sum: '150.00',
        foots: false,
        lines: part.lines.map(({ id }) => id),
      });
    };

  it('are one where the model takes them for one and the printed total then foots', () => {
    const { part, codes } = read(columns, [budget26, budget26, budget26], { rows, edit: total('1010.00') });
    expect(part.columns).toMatchObject([{ role: 'budget', year: 2026 }]);
    expect(part.totals).toMatchObject([{ columnId: 'a', sum: '1010.00', foots: true }]);
    expect(part.lines.map(({ cells }) => cells['a']?.value)).toEqual(['500.00', '300.00', '150.00', '60.00']);
    expect(codes).toContain('column_by_model');
  });

  it('stay apart where it does not, and where the model takes them for several', () => {
    const apart = read(columns, [budget26, budget26, budget26], { rows, edit: total('1011.00') });
    expect(apart.part.columns).toHaveLength(3);
    const several = read(columns, [budget26, actual25, budget26], { rows, edit: total('1010.00') });
    expect(several.part.columns).toHaveLength(3);
  });
});
