import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import { leaves } from '../statements/amounts';
import { group, line, net } from '../statements/build';
import { cities, streets } from '../statements/catalog';
import { randomLook } from '../statements/look';
import type { Column, Draft, Leaf, Node } from '../statements/model';
import { yearLabel } from '../statements/periods';
import { annual, partYear, variance } from '../statements/plans';
import type { Share, Structure } from './structure';
import { managed } from './structures/managed';
import { neighbors } from './structures/neighbors';
import { rural } from './structures/rural';
import { shared } from './structures/shared';

export const structures: readonly Structure[] = [...rural, ...neighbors, ...managed, ...shared];

const share = (total: number, [, low, high]: Share, random: Random): number =>
  Math.max(2_500, Math.round((total * random.float(low, high)) / 1000 / 500) * 500);

/** The year as the columns of this document write it. */
export const word = (template: string, draft: Draft, year: number): string =>
  template.replace('{y}', yearLabel(year, draft.startMonth)).replace('{s}', String(year).slice(2));

/** A plain statement in the words of one kind of association. */
export function buildBlindDraft(random: Random): Draft {
  const structure = random.pick(structures);
  const draft = startDraft(structure, random);
  planBlindColumns(structure, draft, random.fork('columns'));
  return draft;
}

/** Income, expenses and looks; columns and titles follow. */
export function startDraft(structure: Structure, random: Random): Draft {
  const whole = random.chance(0.55);
  const [first, second] = structure.names;
  const draft: Draft = {
    association: {
      name: `${random.pick(first)} ${random.pick(second)}`,
      units: random.int(...structure.units),
      city: random.pick(cities),
      street: random.pick(streets),
    },
    year: random.int(2015, 2027),
    startMonth: random.chance(0.7) ? 1 : random.pick([5, 6, 7, 9, 10, 11]),
    titles: [],
    columns: [],
    body: [],
    tail: [],
    notes: [],
    whole,
    look: { ...randomLook(random.fork('look'), whole), ...structure.look },
  };
  if (!whole) draft.look.decimals = 2;
  draft.titles = [draft.association.name];
  draft.body = bodyFor(structure, draft, random.fork('body'));
  return draft;
}

function bodyFor(structure: Structure, draft: Draft, random: Random): Node[] {
  const dues = draft.association.units * random.int(...structure.rate) * 100;
  const { income, expense, contribution, reserve } = structure;
  const others = random.sample(structure.others, random.int(0, structure.others.length));
  const incomeLines = [
    line(random.pick(structure.dues), 'income', { base: dues, steady: true }),
    ...others.map((one) => line(one[0], 'income', { base: share(dues, one, random) })),
  ];
  const parts = structure.sections.map(({ label, items }) => ({
    label,
    lines: random
      .sample(items, random.int(Math.min(2, items.length), items.length))
      .map((one) => line(one[0], 'expense', { base: share(dues, one, random) })),
  }));
  const all = parts.flatMap(({ lines }) => lines);
  const scale = (dues * random.float(0.75, 1.02)) / all.reduce((sum, { base = 0 }) => sum + base, 0);
  for (const leaf of all) leaf.base = Math.max(2_500, Math.round(((leaf.base ?? 0) * scale) / 500) * 500);
  const children = parts.flatMap(({ label, lines }): Node[] =>
    label === ''
      ? lines
      : [group(label, { flow: 'expense', children: lines, total: structure.sectionTotal(label) })],
  );
  const setAside = share(dues, ['', 50, 180], random);
  if (contribution && random.chance(0.7))
    children.push(line(contribution, 'expense', { base: setAside, steady: true }));
  const body: Node[] = [
    group(income.label, { flow: 'income', totalRole: 'total', ...income, children: incomeLines }),
    group(expense.label, { flow: 'expense', totalRole: 'total', ...expense, children }),
  ];
  if (reserve && random.chance(0.4)) body.push(...reserveBlock(reserve, { dues, setAside }, random));
  if (structure.net !== null && random.chance(0.85)) body.splice(2, 0, netAbove(structure.net, draft));
  return body;
}

/** Adds up what is printed above it, as a treasurer does. */
function netAbove(label: string, draft: Draft): Leaf {
  const leaf: Leaf = { kind: 'leaf', label, role: 'net' };
  leaf.compute = (_sum, { id }) =>
    leaves(draft.body.slice(0, draft.body.indexOf(leaf)))
      .filter(({ role }) => role === 'line' || role === 'carryover')
      .reduce((sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values?.[id] ?? 0), 0);
  return leaf;
}

function reserveBlock(
  reserve: NonNullable<Structure['reserve']>,
  { dues, setAside }: { dues: number; setAside: number },
  random: Random,
): Node[] {
  const own = (flow: 'income' | 'expense', base: number): Partial<Leaf> & { flow: typeof flow } => ({
    flow,
    fund: 'reserve',
    base,
  });
  const [heading, total] = reserve.income;
  const [spentHeading, spentTotal] = reserve.expense;
  return [
    group('Reserve Income', {
      flow: 'income',
      fund: 'reserve',
      totalRole: 'total',
      heading,
      total,
      children: reserve.lines.map((label, i) =>
        line(label, 'income', own('income', i === 0 ? setAside : share(dues, ['', 1, 9], random))),
      ),
    }),
    group('Reserve Expenses', {
      flow: 'expense',
      fund: 'reserve',
      totalRole: 'total',
      heading: spentHeading,
      total: spentTotal,
      children: random
        .sample(reserve.spent, random.int(1, reserve.spent.length))
        .map((one) => line(one[0], 'expense', own('expense', share(dues, one, random)))),
    }),
    net(reserve.net, 'reserve'),
  ];
}

function planBlindColumns(structure: Structure, draft: Draft, random: Random): void {
  const make = (scenario: Scenario, offset = 0, more: Partial<Column> = {}): Column =>
    annual(draft, scenario, {
      offset,
      label: word(random.pick(structure.columns[scenario]), draft, draft.year + offset),
      ...more,
    });
  const title = (kind: 'plan' | 'report'): void => {
    draft.titles.push(word(random.pick(structure.title[kind]), draft, draft.year));
  };
  const plans: Record<string, () => void> = {
    plan: () => {
      title('plan');
      draft.columns = [make('adopted', -1), make('proposed')];
    },
    history: () => {
      title('plan');
      draft.columns = [make('actual', -2), make('actual', -1), make('proposed')];
    },
    report: () => {
      title('report');
      draft.columns = [make('adopted'), make('actual')];
      const [budget, actual] = draft.columns as [Column, Column];
      const label = random.pick(['Unspent/short', 'Diff.', 'Off by', 'How far off']);
      if (random.chance(0.6))
        draft.columns.push(variance(draft, { of: budget.id, less: actual.id }, { label }));
    },
    reportAndPlan: () => {
      title('report');
      draft.columns = [make('adopted'), make('actual'), make('proposed', 1)];
    },
    alone: () => {
      title('report');
      draft.columns = [make('actual')];
    },
    estimate: () => {
      title('plan');
      const sofar = partYear(draft, 'actual', { offset: -1, length: random.int(7, 10) });
      const [, month, day] = sofar.period.to.split('-').map(Number) as [number, number, number];
      sofar.label = `As of ${month}-${day}-${sofar.period.to.slice(2, 4)}`;
      draft.columns = [make('adopted', -1), sofar, make('projected', -1), make('proposed')];
    },
  };
  plans[random.weighted({ plan: 3, history: 2, report: 3, reportAndPlan: 3, alone: 2, estimate: 1.5 })]!();
}
