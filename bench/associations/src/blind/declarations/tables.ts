import { type Random } from '../../core/random';
import { c, p, type Block, type Grid, type Row } from '../write/ink';
import { type Home } from '../world';
import { articles, deedPaper, opening } from './prose';
import {
  asDecimal,
  asPercent,
  equalRounded,
  makeShares,
  maybeSpoiled,
  ownership,
  unitNames,
  type Share,
} from './shares';

export const size = (home: Home, most: number): number => Math.max(10, Math.min(home.units, most));
export const exhibit = (random: Random, text: string): Block =>
  p(`EXHIBIT "${random.pick(['B', 'C', 'D'])}"\n${text}`, { bold: true, al: 'c' });

/** Two or three pairs of columns to a page, read down the page, over as many pages as it takes. */
export const columnPairs = (home: Home, random: Random) => {
  const digits = random.pick([3, 4, 4, 5]);
  const units = unitNames(random, size(home, 150));
  const made = random.chance(0.2)
    ? { shares: equalRounded(units, digits), flaws: [] }
    : maybeSpoiled(makeShares(random, units, digits), random);
  const [pairs, deep] = [random.pick([2, 3]), random.int(22, 34)];
  const sign = random.chance(0.6) ? '%' : '';
  const heads = random.pick([
    ['UNIT', 'PERCENTAGE'],
    ['Unit No.', '% Interest'],
    ['Apt.', 'Share of Common Elements'],
    ['Unit', 'Undivided Percentage Interest'],
  ]) as [string, string];
  const pages: Grid[] = [];
  for (let from = 0; from < made.shares.length; from += pairs * deep) {
    const some = made.shares.slice(from, from + pairs * deep);
    const high = Math.min(deep, Math.ceil(some.length / pairs));
    pages.push({
      k: 'grid',
      lines: random.chance(0.5) ? 'none' : 'all',
      repeat: false,
      cols: Array.from({ length: pairs * 2 }, (_, at) => ({
        w: at % 2 === 0 ? 1 : 1.5,
        al: at % 2 === 0 ? ('l' as const) : ('r' as const),
      })),
      rows: [
        { head: true, cells: Array.from({ length: pairs }, () => heads.map((t) => c(t))).flat() },
        ...Array.from({ length: high }, (_, row): Row => ({
          cells: Array.from({ length: pairs }, (_, pair) => {
            const one = some[pair * high + row];
            return one ? [c(one.unit), c(`${asPercent(one.value, digits)}${sign}`)] : [c(''), c('')];
          }).flat(),
        })),
      ],
    });
  }
  return deedPaper(
    {
      name: 'column-pairs',
      home,
      parts: [ownership(made)],
      blocks: [
        ...opening(home, random, 'DECLARATION OF CONDOMINIUM'),
        ...articles(random, 3),
        p(
          'The undivided interest of each unit in the common elements and its share of common expenses and common surplus are set forth in the exhibit that follows.',
        ),
        ...pages.flatMap((grid, at): Block[] => [
          { k: 'page' },
          exhibit(random, at === 0 ? 'PERCENTAGE OF OWNERSHIP' : 'PERCENTAGE OF OWNERSHIP (Continued)'),
          grid,
        ]),
        ...(random.chance(0.5) ? [p(sign ? 'TOTAL  100%' : 'TOTAL  100.00', { bold: true })] : []),
      ],
      containers: { pdf: 5, scan: 4, docx: 2 },
      doc: { foot: '%p' },
      traits: [`pairs-${pairs}`],
    },
    random,
  );
};

/** A schedule with area, parking and votes beside a decimal fraction of one. */
export const decimalSchedule = (home: Home, random: Random) => {
  const digits = random.pick([5, 6]);
  const made = maybeSpoiled(makeShares(random, unitNames(random, size(home, 60)), digits - 2), random);
  const bare = random.chance(0.4);
  const first = random.chance(0.5);
  const row = (one: Share): Row => {
    const share = asDecimal(one.value, digits).replace(/^0/, bare ? '' : '0');
    const rest = [
      c(one.area.toLocaleString('en-US'), { al: 'r' }),
      c(`P-${random.int(1, 90)}`),
      c('1', { al: 'c' }),
    ];
    return {
      cells: [c(one.unit), ...(first ? [c(share, { al: 'r' }), ...rest] : [...rest, c(share, { al: 'r' })])],
    };
  };
  const rest = ['Approximate Area (Sq. Ft.)', 'Parking Space', 'Votes'];
  const share = random.pick([
    'Undivided Interest',
    'Percentage Interest (decimal)',
    'Allocated Interest in Common Elements',
  ]);
  return deedPaper(
    {
      name: 'decimal-schedule',
      home,
      parts: [ownership(made)],
      blocks: [
        ...opening(home, random, 'MASTER DEED'),
        ...articles(random, 4),
        exhibit(random, 'SCHEDULE OF UNITS'),
        {
          k: 'grid',
          lines: random.pick(['all', 'none', 'rows'] as const),
          cols: [
            { w: 0.8, al: 'l' },
            { w: 1.2, al: 'r' },
            { w: 1.2, al: 'l' },
            { w: 1, al: 'l' },
            { w: 1.3, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: ['Unit', ...(first ? [share, ...rest] : [...rest, share])].map((t) => c(t, { al: 'c' })),
            },
            ...made.shares.map(row),
          ],
        },
        ...(made.flaws.length === 0 ? [p('Total of all interests: 1.000000', { al: 'r' })] : []),
      ],
      containers: { pdf: 4, docx: 3, scan: 4, txt: 1 },
    },
    random,
  );
};

/** Two buildings or towers, each of them whole, one table after the other. */
export const towers = (home: Home, random: Random) => {
  const names = random.pick([
    ['North Tower', 'South Tower'],
    ['Building 1', 'Building 2'],
    ['Harbor Building', 'Garden Building', 'Park Building'],
  ]);
  const groups = names.map((group, at) => {
    const count = random.int(12, 28);
    const units = Array.from(
      { length: count },
      (_, place) => `${at + 1}${Math.floor(place / 6) + 1}${String((place % 6) + 1).padStart(2, '0')}`,
    );
    return { group, shares: makeShares(random, units, 4) };
  });
  return deedPaper(
    {
      name: 'towers',
      home,
      parts: groups.map((one) => ownership(one)),
      blocks: [
        ...opening(home, random, 'DECLARATION OF CONDOMINIUM OWNERSHIP'),
        ...articles(random, 3),
        p(
          'Expenses of a building are borne by the units in it alone, in the percentages of its own schedule; each schedule totals one hundred percent.',
        ),
        ...groups.flatMap(({ group, shares }): Block[] => [
          p(random.pick([group, group.toUpperCase()]), { bold: true, after: 2 }),
          {
            k: 'grid',
            at: { x: 40, w: 280 },
            lines: 'none',
            cols: [
              { w: 1, al: 'l' },
              { w: 1, al: 'r' },
            ],
            rows: [
              { head: true, under: 'one', cells: [c('Unit'), c('Share')] },
              ...shares.map((one): Row => ({ cells: [c(one.unit), c(`${asPercent(one.value, 4)}%`)] })),
              { over: 'one', bold: true, cells: [c('Total'), c('100.0000%')] },
            ],
          },
        ]),
      ],
      containers: { pdf: 5, docx: 2, scan: 3 },
    },
    random,
  );
};
