import type { RowRole } from '@hoa/contracts';
import { topGroup } from '../amounts';
import { net } from '../build';
import type { Column, Draft, Group, Leaf, Node, Phenomenon } from '../model';
import { monthNames, printDate } from '../periods';
import { minus } from '../plans';

/** Reports of bookkeeping programs set headings, columns and totals, so nothing else may. */
export const program = (id: string, hooks: Omit<Phenomenon, 'id' | 'group'>): Phenomenon => ({
  id,
  group: [
    'export',
    'columns',
    'headings',
    'totals',
    'variance',
    'halves',
    'shift',
    'repeat',
    'labels',
    'flip',
    'codes',
    'misprint',
    'words',
    'place',
  ],
  weight: 0.9,
  ...hooks,
});

/** A row that prints the sum of income again under another name. */
export const incomeAgain = (label: string): Leaf => ({
  kind: 'leaf',
  label,
  role: 'net',
  also: ['subtotal', 'total', 'repeat'],
  compute: (sum) => sum({ flow: 'income', fund: 'operating' }),
});

export const netRow = (label: string, fund?: 'operating' | 'reserve', also?: RowRole[]): Leaf => ({
  ...net(label, fund),
  ...(also ? { also } : {}),
});
export const banner = (label: string, indent = 0): Leaf => ({ kind: 'leaf', label, role: 'heading', indent });

export const balance = (label: string, role: RowRole, more: Partial<Leaf>): Leaf => ({
  kind: 'leaf',
  label,
  role,
  ...more,
});

export interface Words {
  income: [heading: string, total: string];
  expense: [heading: string, total: string];
  section: (group: Group) => [heading: string, total: string];
}

/** Sets the words of all groups; reserve groups become 'other' income and expenses of programs that know no funds. */
export function wordGroups(
  draft: Draft,
  words: Words,
): { income: Group; expense: Group; rest: Group[] } | undefined {
  const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
  if (!income || !expense) return undefined;
  [income.heading, income.total] = words.income;
  [expense.heading, expense.total] = words.expense;
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'leaf') continue;
      [node.heading, node.total] = words.section(node);
      visit(node.children);
    }
  };
  visit(income.children);
  visit(expense.children);
  const rest = draft.body.filter(
    (node): node is Group => node.kind === 'group' && node !== income && node !== expense,
  );
  return { income, expense, rest };
}

export function plainLook(draft: Draft, more: Partial<Draft['look']> = {}): void {
  Object.assign(draft.look, {
    codes: 'none',
    rules: 'none',
    dollar: 'none',
    negative: 'minus',
    leaders: false,
    uppercase: false,
    colons: false,
    labelAlign: 'left',
    labelAt: 0,
    amountAlign: 'right',
    zero: 'figure',
    indent: 12,
    decimals: 2,
    shade: false,
    ...more,
  });
}

/** 'January through December 2024', 'July 2023 through June 2024'. */
export function through({ period }: Column): string {
  const part = (date: string): [string, string] => [
    monthNames[Number(date.slice(5, 7)) - 1]!,
    date.slice(0, 4),
  ];
  const [[from, fromYear], [to, toYear]] = [part(period.from), part(period.to)];
  return fromYear === toYear
    ? `${from} through ${to} ${toYear}`
    : `${from} ${fromYear} through ${to} ${toYear}`;
}

/** 'Jan - Dec 24' */
export function shortThrough({ period }: Column): string {
  const short = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1]!.slice(0, 3);
  return `${short(period.from)} - ${short(period.to)} ${period.to.slice(2, 4)}`;
}

export const range = ({ period }: Column): string =>
  `${printDate(period.from, 'padded')} - ${printDate(period.to, 'padded')}`;

type Relation = Pick<Column, 'id' | 'label'> & { of: Column; to: Column; over?: string };
const from = ({ of, id, label, over }: Relation): Omit<Column, 'measure'> => ({
  id,
  label,
  scenario: of.scenario,
  period: of.period,
  ...(over ? { over } : {}),
});

export const difference = (relation: Relation): Column => ({
  ...from(relation),
  measure: 'variance',
  derive: (cell) => minus(cell(relation.of.id), cell(relation.to.id)),
});

/** The first as a percentage of the second. */
export const percentOf = (relation: Relation): Column => ({
  ...from(relation),
  measure: 'percent',
  percent: true,
  derive: (cell) =>
    cell(relation.to.id) ? Math.round(((cell(relation.of.id) ?? 0) / cell(relation.to.id)!) * 10_000) : null,
});

export const percentVariance = (relation: Relation): Column => ({
  ...from(relation),
  measure: 'percent',
  percent: true,
  derive: (cell) =>
    cell(relation.to.id)
      ? Math.round((minus(cell(relation.of.id), cell(relation.to.id))! / cell(relation.to.id)!) * 10_000)
      : null,
});

/** Each amount as a percentage of the income of its column. */
export const ofIncome = (of: Column, more: Pick<Column, 'id' | 'label'>): Column => ({
  ...percentOf({ ...more, of, to: of }),
  derive: (cell, _row, table) => {
    const income = table
      .filter((one) => one.role === 'line' && one.flow === 'income')
      .reduce((sum, one) => sum + (one.values[of.id] ?? 0), 0);
    return cell(of.id) === null || income === 0 ? null : Math.round((cell(of.id)! / income) * 10_000);
  },
});
