import type { Random } from '@hoa/bench-associations/kit';
import type { RowRole } from '@hoa/contracts';
import { duesLeaf, hasParts, isCrowded, lastOwn, own } from '../../blind/phenomena/kit';
import { lastActual, typed } from '../../ninth/phenomena/kit';
import type { Draft, Leaf, Phenomenon } from '../../statements/model';
import { costs, heading, isAnnual, statistic } from '../../third/phenomena/kit';
import { monthName, noDerived } from './kit';

const asGood: RowRole[] = ['note', 'detail', 'repeat', 'statistic'];
const asSum: RowRole[] = [...asGood, 'total', 'subtotal'];
const dollarsIn = (random: Random, from: number, to: number): number => random.int(from, to) * 100;
const money = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

const payees = [
  'Green Thumb Landscaping',
  'City Utilities',
  'Pacific Power',
  'Allied Waste',
  'Keller & Boyd, Attorneys',
  'USPS',
  'Harbor Insurance Agency',
  'Blue Wave Pools',
  'Quick Print',
  'Northside Plumbing',
];
const components = [
  'Roofing',
  'Exterior paint',
  'Asphalt paving',
  'Pool and deck',
  'Fencing',
  'Elevators',
  'Siding',
];

const hasProposal = (draft: Draft): boolean => own(draft).some(({ scenario }) => scenario === 'proposed');

/** A line of text whose cells stand below one another in a font of even width. */
const textRow = (label: string, cells: readonly string[]): string =>
  label.padEnd(18) + cells.map((cell) => cell.padStart(13)).join('');

/** Tables below a report. */
const reportPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-receivables-by-age-beneath',
    weight: 2.2,
    group: ['export', 'halves'],
    tail: (draft, random) => {
      const column = lastActual(draft);
      if (!column || isCrowded(draft) || hasProposal(draft)) return false;
      const ages = [
        ['0-30 days', 'Current', 'Under 30'],
        ['31-60 days', 'Over 30', '30 to 59'],
        ['61-90 days', 'Over 60', '60 to 89'],
        ['Over 90 days', 'Over 90', '90 and over'],
      ];
      const style = random.int(0, 2);
      const cents = ages.map(() => dollarsIn(random, 2, 90) * 10);
      const all = cents.reduce((sum, one) => sum + one, 0);
      draft.tail.push(
        heading(random.pick(['Receivables Aging', 'Delinquency Summary', 'Accounts Receivable by Age'])),
        ...ages.map((names, i) =>
          statistic(names[style]!, { ...noDerived(draft), [column.id]: cents[i]! }, { also: asGood }),
        ),
        statistic(
          'Total owed by owners',
          { ...noDerived(draft), [column.id]: all },
          { also: asSum, bold: true },
        ),
      );
    },
  },
  {
    id: 'eleventh-check-register-beneath',
    weight: 2.2,
    group: ['export', 'halves', 'repeat'],
    tail: (draft, random) => {
      const column = lastActual(draft);
      if (!column || isCrowded(draft) || hasParts(draft) || hasProposal(draft)) return false;
      const first = random.int(1001, 4800);
      const month = Number(column.period.to.slice(5, 7));
      const cents = random.sample(payees, random.int(4, 7)).map((payee) => ({
        payee,
        paid: random.int(4_000, 400_000),
      }));
      const all = cents.reduce((sum, { paid }) => sum + paid, 0);
      draft.look.decimals = 2;
      draft.tail.push(
        heading(`Checks written in ${monthName(column.period.to)}`),
        ...cents.map(({ payee, paid }, i): Leaf => ({
          kind: 'leaf',
          label: `${first + i}  ${month}/${String(2 + i * 3).padStart(2, '0')}  ${payee}`,
          role: 'detail',
          also: asGood,
          values: { ...noDerived(draft), [column.id]: paid },
        })),
        statistic('Total checks', { ...noDerived(draft), [column.id]: all }, { also: asSum, bold: true }),
      );
    },
  },
];

/** Tables below a budget. */
const budgetPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-check-row-that-is-zero',
    weight: 1.8,
    group: ['export', 'halves'],
    formats: ['xlsx', 'csv', 'pdf'],
    tail: (draft, random) => {
      if (isCrowded(draft)) return false;
      const values = { ...noDerived(draft), ...Object.fromEntries(own(draft).map(({ id }) => [id, 0])) };
      const label = random.pick(['Check (should be 0)', 'proof', 'Out of balance']);
      draft.tail.push(statistic(label, values, { also: [...asGood, 'net'] }));
    },
  },
  {
    id: 'eleventh-largest-costs-again',
    group: ['export', 'halves', 'repeat', 'misprint'],
    tail: (draft, random) => {
      const { id } = lastOwn(draft);
      const fits = costs(draft).filter(({ values, compute }) => !compute && (values?.[id] ?? 0) > 0);
      if (fits.length < 8 || isCrowded(draft)) return false;
      const largest = [...fits].sort((a, b) => b.values![id]! - a.values![id]!).slice(0, random.int(3, 5));
      draft.tail.push(
        heading(random.pick(['Our largest costs', 'Top expenses'])),
        ...largest.map((leaf): Leaf => ({
          kind: 'leaf',
          label: leaf.label,
          role: 'detail',
          also: ['repeat', 'statistic', 'note'],
          compute: (_sum, column) => leaf.values?.[column.id] ?? null,
        })),
      );
    },
  },
  {
    id: 'eleventh-reserve-components-as-text-below',
    weight: 1,
    formats: typed,
    tail: (draft, random) => {
      if (lastOwn(draft).scenario === 'actual') return false;
      draft.look.font = 'mono';
      const rows = random.sample(components, random.int(3, 5)).map((name) => {
        const life = random.pick([7, 10, 15, 20, 25, 30]);
        const left = random.int(1, life - 1);
        const cost = dollarsIn(random, 90, 3_000) * 100;
        const held = Math.round((cost * (life - left) * random.float(0.3, 0.9)) / life / 10_000) * 10_000;
        return { name, life, left, cost, held, due: Math.round((cost - held) / left / 100) * 100 };
      });
      const sum = (key: 'cost' | 'held' | 'due'): string =>
        money(rows.reduce((all, row) => all + row[key], 0));
      draft.notes.push(
        random.pick(['RESERVE SCHEDULE (straight-line)', 'RESERVES - STATUTORY DISCLOSURE']),
        textRow('Component', ['Life/Left', 'Cost', 'Balance', 'Full funding']),
        ...rows.map(({ name, life, left, cost, held, due }) =>
          textRow(name, [`${life}/${left}`, money(cost), money(held), money(due)]),
        ),
        textRow('Total', ['', sum('cost'), sum('held'), sum('due')]),
      );
    },
  },
  {
    id: 'eleventh-share-of-each-unit-as-text-below',
    weight: 2.2,
    formats: typed,
    tail: (draft, random) => {
      const { id, scenario } = lastOwn(draft);
      const dues = duesLeaf(draft)?.values?.[id];
      if (scenario === 'actual' || !dues || !isAnnual(draft) || hasParts(draft)) return false;
      draft.look.font = 'mono';
      const kinds = [0.86, 1, 1.14].map((factor) => ((100 / draft.association.units) * factor).toFixed(4));
      draft.notes.push(
        'MONTHLY ASSESSMENT BY UNIT',
        textRow('Unit', ['Share', 'Monthly']),
        ...shareRows(draft, kinds, dues),
        random.pick(['Shares are those of the declaration.', 'See Exhibit C.']),
      );
    },
  },
];

const shareRows = ({ association }: Draft, kinds: readonly string[], dues: number): string[] =>
  Array.from({ length: Math.min(association.units, 9) }, (_, i) => {
    const percent = kinds[i % 3]!;
    return textRow(String(101 + i), [`${percent}%`, money((dues * Number(percent)) / 1200)]);
  });

export const tailPhenomena: Phenomenon[] = [...reportPhenomena, ...budgetPhenomena];
