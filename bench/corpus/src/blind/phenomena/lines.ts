import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import { deriveCells, noteRow, pageBreak } from '../../statements/flatten';
import { annual, entitle } from '../../statements/plans';
import type { Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { add, hasParts, lastOwn, madeRow, own, part, spending, sumsOf } from './kit';

const costs = (draft: Draft): Leaf[] =>
  leaves(topGroup(draft, 'expense')?.children ?? []).filter(
    ({ role, fund }) => role === 'line' && fund === 'operating',
  );

const payees = [
  'Pruitt & Sons',
  'State Farm',
  'Tri-County REMC',
  'City Utilities',
  'Hank Dombrowski',
  'ABC Disposal',
  'Greenleaf LLC',
  'Kwik Print',
  'U.S. Post Office',
  'Weiss, CPA',
  'Home Depot',
  'Ramirez Bros.',
  'Aqua Doc',
  'First Merchants Bank',
  'County Treasurer',
];

const cumulated = (rows: readonly FlatRow[], upTo: FlatRow, draft: Draft): FlatRow['values'] =>
  sumsOf(spending(rows.slice(0, rows.indexOf(upTo) + 1)), draft);

export const linePhenomena: Phenomenon[] = [
  {
    id: 'blind-payees-as-labels',
    group: 'payees',
    lines: (draft, random) => {
      const names = random.shuffle(payees);
      costs(draft)
        .filter(({ steady }) => !steady)
        .forEach((leaf, i) => {
          if (i < names.length && random.chance(0.75)) leaf.label = names[i]!;
        });
    },
  },
  {
    id: 'blind-check-numbers-and-dates',
    group: ['payees', 'codes', 'labels', 'columns', 'variance'],
    columns: (draft) => {
      draft.columns = [annual(draft, 'actual', { label: 'Amount' })];
      entitle(draft, 'actual');
    },
    lines: (draft, random) => {
      let [check, day] = [random.int(1001, 2400), random.int(3, 12)];
      const found = costs(draft);
      for (const leaf of found) {
        const month = ((Math.min(11, Math.floor(day / 30)) + draft.startMonth - 1) % 12) + 1;
        leaf.label = `ck ${check}  ${month}/${(day % 28) + 1}  ${leaf.label}`;
        check += random.int(1, 4);
        day += random.int(2, Math.max(3, Math.floor(330 / found.length)));
      }
      draft.look.codes = 'none';
      return found.length > 0;
    },
  },
  {
    id: 'blind-cost-shared-with-neighbors',
    lines: (draft, random) => {
      const other = random.pick(['Elm Hill', 'the Presbyterian church', 'Phase II', 'County Rd 9 owners']);
      const base = part(draft, 0.08);
      return add(
        draft,
        'expense',
        group('Shared plowing', {
          flow: 'expense',
          heading: `Plowing, 60/40 with ${other}`,
          total: 'Our end of it',
          children: [
            line('Full bill', 'expense', { base, steady: true }),
            line(`${other} pays`, 'expense', { base: -Math.round((base * 0.4) / 100) * 100, steady: true }),
          ],
        }),
      );
    },
  },
  {
    id: 'blind-marked-r-for-reserve',
    lines: (draft, random) => {
      const free = costs(draft).filter(({ steady, base = 0 }) => !steady && base > 0);
      if (free.length < 4) return false;
      for (const leaf of random.sample(free, 2))
        Object.assign(leaf, { label: `${leaf.label} (R)`, fund: 'reserve' });
      draft.notes.push('(R) paid out of the reserve account');
    },
  },
  {
    id: 'blind-line-left-off-then-corrected',
    group: ['totals', 'headings'],
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top) return false;
      const inner = group('As first added', {
        flow: 'expense',
        heading: null,
        total: top.total ?? 'Total',
        children: top.children,
      });
      const label = random.pick([
        'Left off above: sewer surcharge',
        'Oops, also the December trash bill',
        'Add: tax bill recd. late',
      ]);
      top.children = [inner, line(label, 'expense', { base: part(draft, 0.03) })];
      top.total = random.pick(['Corrected total', 'So really', 'Revised total']);
    },
  },
  {
    id: 'blind-rounding-line',
    lines: (draft) => add(draft, 'expense', line('Rounding', 'expense', { base: 0 })),
    tail: (draft, random) => {
      const leaf = leaves(draft.body).find(({ label }) => label === 'Rounding');
      if (!leaf || hasParts(draft)) return false;
      for (const { id } of own(draft))
        leaf.values = { ...leaf.values, [id]: random.int(1, 4) * (draft.whole ? 100 : 13) };
    },
  },
  {
    id: 'blind-old-bid-kept-on-the-page',
    rows: (rows, draft, random) => {
      const [row] = random.sample(
        spending(rows).filter(({ half }) => !half),
        1,
      );
      if (!row || draft.look.halves) return false;
      const { id } = lastOwn(draft);
      const old = Math.round(((row.values[id] ?? 0) * 1.3 + 12_500) / 100) * 100;
      rows.splice(
        rows.indexOf(row),
        0,
        madeRow(
          random.pick([`${row.label} - old bid, not used`, `${row.label} (DROPPED, see next)`]),
          'detail',
          {
            also: ['note', 'statistic', 'repeat'],
            values: { [id]: old },
            indent: row.indent,
            section: row.section,
          },
        ),
      );
    },
  },
  {
    id: 'blind-remarks-between-lines',
    rows: (rows, draft, random) => {
      if (draft.look.halves) return false;
      const remarks = [
        '   (bid from Pruitt & Sons: 8 visits at $212.50 each)',
        '   up because of the March storm, $1,140 of it',
        '   -- Board will revisit in June --',
      ];
      random
        .sample(spending(rows), 3)
        .forEach((row, i) => rows.splice(rows.indexOf(row) + 1, 0, noteRow(remarks[i]!)));
    },
  },
  {
    id: 'blind-hours-among-the-lines',
    rows: (rows, draft, random) => {
      const row = spending(rows)[1];
      if (!row || draft.look.halves) return false;
      const print = Object.fromEntries(own(draft).map(({ id }) => [id, `${random.int(60, 480)} hrs`]));
      const values = Object.fromEntries(own(draft).map(({ id }) => [id, null]));
      const memo = madeRow('memo: volunteer time', 'statistic', { also: ['note', 'detail'], print, values });
      rows.splice(rows.indexOf(row) + 1, 0, { ...memo, indent: row.indent, section: row.section });
    },
  },
  {
    id: 'blind-running-subtotals',
    group: 'running',
    rows: (rows, draft, random) => {
      const isTotal = (row: FlatRow): boolean =>
        row.role === 'subtotal' && row.flow === 'expense' && row.fund === 'operating' && !row.source;
      const sections = rows.filter(isTotal);
      const places = sections.length > 1 ? sections : spending(rows).filter((_, i) => i % 5 === 4);
      if (places.length < 2 || draft.look.halves) return false;
      const label = random.pick(['So far', 'Running total', 'Spent to here', 'Cumulative']);
      const made = places.slice(0, -1).map((after) => ({ after, values: cumulated(rows, after, draft) }));
      for (const { after, values } of made)
        rows.splice(
          rows.indexOf(after) + 1,
          0,
          madeRow(label, 'subtotal', {
            kind: 'total',
            also: ['total', 'repeat', 'statistic'],
            flow: 'expense',
            values,
          }),
        );
      deriveCells(rows, draft.columns);
    },
  },
  {
    id: 'blind-carried-forward-to-next-page',
    group: 'running',
    formats: ['pdf', 'docx', 'xlsx'],
    rows: (rows, draft) => {
      const found = spending(rows);
      const after = found[Math.floor(found.length / 2)];
      if (found.length < 6 || !after || draft.look.halves) return false;
      const values = cumulated(rows, after, draft);
      rows.splice(
        rows.indexOf(after) + 1,
        0,
        madeRow('Carried to page 2', 'subtotal', {
          kind: 'total',
          also: ['total', 'repeat'],
          flow: 'expense',
          values,
        }),
        pageBreak(),
        madeRow('Brought from page 1', 'repeat', {
          also: ['subtotal', 'total'],
          flow: 'expense',
          values: { ...values },
        }),
      );
      deriveCells(rows, draft.columns);
    },
  },
];
