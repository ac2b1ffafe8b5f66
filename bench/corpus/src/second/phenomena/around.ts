import type { Random } from '@hoa/bench-associations/kit';
import { groups, topGroup } from '../../statements/amounts';
import { gapRow, noteRow } from '../../statements/flatten';
import type { Draft, Leaf, Phenomenon } from '../../statements/model';
import type { RowRole } from '@hoa/contracts';
import { duesLeaf, hasParts, isCrowded, lastOwn, own, sumValues } from '../../blind/phenomena/kit';
import { leaves } from '../../statements/amounts';

const also: RowRole[] = ['note', 'detail', 'repeat'];
const heading = (label: string, print: Leaf['print'] = {}): Leaf => ({
  kind: 'leaf',
  label,
  role: 'heading',
  print,
});
const statistic = (label: string, values: Record<string, number | null>, more: Partial<Leaf> = {}): Leaf => ({
  kind: 'leaf',
  label,
  role: 'statistic',
  also,
  values,
  ...more,
});
const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

/** Dues of an average unit in whole dollars a month, in one of the columns of whole years from the last. */
function monthly(draft: Draft, back: number): number | undefined {
  const column = own(draft)
    .filter(({ period }) => period.kind === 'year')
    .at(-1 - back);
  const cents = column && duesLeaf(draft)?.values?.[column.id];
  return cents ? Math.max(25, Math.round(cents / draft.association.units / 1200)) : undefined;
}

/** A budget of a year that had not begun when the page was written. */
function isPlan(draft: Draft): boolean {
  const { scenario, period } = lastOwn(draft);
  return (
    scenario !== 'actual' &&
    period.kind === 'year' &&
    own(draft).every(
      (column) =>
        !column.alternative &&
        column.period.to <= period.to &&
        (column.scenario !== 'actual' || column.period.to < period.from),
    )
  );
}

/** Words above the table: the table’s headers follow them. */
const before = (rows: Parameters<NonNullable<Phenomenon['rows']>>[0], texts: readonly string[]): void =>
  void rows.unshift(...texts.map((text) => (text === '' ? gapRow() : noteRow(text))));

function letter(draft: Draft, random: Random): string[] {
  const now = monthly(draft, 0) ?? 100;
  const old = monthly(draft, 1) ?? Math.round(now * random.float(0.92, 0.99));
  const name = draft.association.name.replace(/\.$/, '');
  return [
    random.pick(['Dear Owners,', 'Dear Homeowner:', 'To: All Unit Owners', 'Dear Neighbors,']),
    `Enclosed is the ${draft.year} budget of ${name}. The Board reviewed the contracts and the results of the year to date before it was prepared.`,
    `The monthly assessment will ${old === now ? `stay at ${dollars(now)}` : `change from ${dollars(old)} to ${dollars(now)} on January 1, ${draft.year}`}. Insurance rose by ${random.int(8, 34)}% and the reserve study calls for ${dollars(random.int(8, 90) * 500)} a year.`,
    random.pick([
      'Please keep this page with your records.',
      'The meeting to adopt the budget will be held at 7:00 PM.',
    ]),
    '',
  ];
}

export const aroundPhenomena: Phenomenon[] = [
  {
    id: 'second-letter-to-owners',
    group: ['around', 'export'],
    formats: ['pdf', 'docx', 'txt'],
    rows: (rows, draft, random) => {
      if (!isPlan(draft) || hasParts(draft) || draft.look.halves || draft.startMonth !== 1) return false;
      before(rows, letter(draft, random));
      draft.notes.push(random.pick(['Sincerely, The Board of Directors', 'Respectfully, Treasurer']));
    },
  },
  {
    id: 'second-newsletter-around',
    group: ['around', 'export'],
    formats: ['pdf', 'docx', 'txt'],
    weight: 0.8,
    rows: (rows, draft, random) => {
      if (hasParts(draft) || draft.look.halves || isCrowded(draft)) return false;
      const name = draft.association.name.split(' ')[0]!;
      before(rows, [
        `${name} ${random.pick(['Neighbor', 'Notes', 'News & Views', 'Courier'])}, ${random.pick(['Spring', 'Winter', 'Fall'])} issue`,
        `Pool opens Memorial Day weekend. Guest passes are ${dollars(random.int(3, 10))} each or 10 for ${dollars(random.int(25, 60))}. Please slow down on ${draft.association.street}.`,
        'From the Treasurer: our numbers are below. Questions? Come to the meeting.',
        '',
      ]);
      draft.notes.push(
        `For sale: patio set, ${dollars(random.int(60, 300))}. Garage sale June 14. Lost: gray cat.`,
        `Yard of the month goes to lot ${random.int(3, 60)}. Congratulations!`,
      );
    },
  },
  {
    id: 'second-signature-block',
    group: 'export',
    tail: (draft, random) => {
      if (!isPlan(draft) || hasParts(draft)) return false;
      const { scenario, period } = lastOwn(draft);
      const [year, month] = period.from.split('-').map(Number) as [number, number];
      // Two months before the year begins.
      const day = `${((month + 9) % 12) + 1}/${random.int(1, 28)}/${month > 2 ? year : year - 1}`;
      draft.notes.push(
        scenario === 'adopted'
          ? `Approved by the Board of Directors on ${day}.`
          : `Submitted to the Board on ${day}.`,
        'President ______________________   Date ____________',
        'Secretary ______________________   Date ____________',
      );
    },
  },
  {
    id: 'second-fee-by-unit-type',
    weight: 1.2,
    tail: (draft, random) => {
      const { id } = lastOwn(draft);
      const dues = duesLeaf(draft)?.values?.[id];
      if (!isPlan(draft) || isCrowded(draft) || !dues) return false;
      const { units } = draft.association;
      const names = random.pick([
        ['Type A', 'Type B', 'Type C'],
        ['1 Bedroom', '2 Bedroom', '3 Bedroom'],
        ['The Aspen', 'The Birch', 'The Cedar'],
        ['Interior units', 'End units', 'Garden units'],
      ]);
      const counts = [Math.ceil(units / 2), Math.ceil(units / 4)];
      counts.push(Math.max(1, units - counts[0]! - counts[1]!));
      const average = dues / units / 12;
      draft.tail.push(
        heading(
          random.pick(['Monthly Assessment by Unit Type', 'Monthly Fee per Unit', 'Fee Schedule (Monthly)']),
        ),
        ...names.map((name, i) =>
          statistic(`${name} (${counts[i]} units)`, {
            [id]: draft.whole
              ? Math.round((average * (0.9 + i * 0.1)) / 100) * 100
              : Math.round(average * (0.9 + i * 0.1)),
          }),
        ),
      );
    },
  },
  {
    id: 'second-reserve-schedule-below',
    weight: 1.2,
    tail: (draft, random) => {
      const [life, left, cost] = own(draft);
      if (!life || !left || !cost || isCrowded(draft) || hasParts(draft)) return false;
      const names = random.sample(
        ['Roofs', 'Painting', 'Asphalt', 'Pool & Deck', 'Fences', 'Elevators', 'Siding'],
        4,
      );
      const head = { [life.id]: 'Est. Life', [left.id]: 'Remaining', [cost.id]: 'Replacement Cost' };
      draft.tail.push(
        heading(random.pick(['Reserve Schedule', 'Reserve Items', 'Reserve Study Summary']), head),
        ...names.map((name) => {
          const years = random.pick([7, 10, 12, 20, 25, 30]);
          const rest = random.int(1, years - 1);
          const print = { [life.id]: String(years), [left.id]: String(rest) };
          const values = {
            [life.id]: years * 100,
            [left.id]: rest * 100,
            [cost.id]: random.int(8, 300) * 100_000,
          };
          return statistic(name, values, { print });
        }),
      );
    },
  },
  {
    id: 'second-where-each-dollar-goes',
    weight: 0.8,
    tail: (draft) => {
      const top = topGroup(draft, 'expense');
      const { id } = lastOwn(draft);
      const parts = groups(top?.children ?? []).filter(({ children }) =>
        children.every(({ kind }) => kind === 'leaf'),
      );
      if (!top || parts.length < 3 || isCrowded(draft)) return false;
      const whole = sumValues(leaves(top.children), id);
      if (whole <= 0) return false;
      draft.tail.push(
        heading('Where each dollar goes'),
        ...parts.map((one) =>
          statistic(
            one.label,
            { [id]: Math.round((sumValues(leaves(one.children), id) / whole) * 10_000) },
            { percent: true },
          ),
        ),
      );
    },
  },
];
