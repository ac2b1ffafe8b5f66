import { sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { address, autumn, page, type Paper, type Site } from '../site';
import { makeBook, type Account, type Group } from './book';
import { budgetDraft, col } from './draft';
import { Ledger } from './ledger';
import { change, money } from './shape';

const centers = [
  'Clubhouse',
  'Swimming Pool',
  'Common Grounds',
  'Gatehouse',
  'Marina',
  'Private Roads',
  'Fitness Center',
];
const natures = [
  'Wages',
  'Contract Services',
  'Supplies',
  'Repairs',
  'Electricity',
  'Water',
  'Equipment',
  'Telephone',
];

/** Departments with the same kinds of cost in each, so that only the heading tells two lines apart. */
function departments(site: Site, random: Random): Group[] {
  const from = random.pick([10, 20]);
  return random.sample(centers, random.int(4, 5)).map((title, at): Group => {
    const kinds = natures.filter(() => random.chance(0.6));
    const accounts = (kinds.length > 1 ? kinds : natures.slice(0, 3)).map((name): Account => {
      const budget = Math.max(Math.round((site.homes * random.float(5, 80)) / 10) * 1000, 50_000);
      const proposed = Math.round((budget * random.float(0.94, 1.12)) / 1000) * 1000;
      const code = `${from + at * 10}-${5100 + natures.indexOf(name) * 10}`;
      return {
        group: 'leisure',
        type: 'expense',
        name,
        code,
        spread: 'even',
        budget,
        proposed,
        ytd: budget,
        projected: budget,
        actual2: budget,
        actual3: budget,
      };
    });
    return { key: 'leisure', title, type: 'expense', accounts };
  });
}

export const costCenters: Paper = (site, random) => {
  const rest = makeBook(site, random, {
    leaveOut: ['grounds', 'building', 'power', 'leisure', 'people', 'safety'],
    codes: 'dashed',
    most: 5,
  });
  const own = departments(site, random);
  const more = own.flatMap((group) => group.accounts);
  const dues = rest.income[0]!;
  dues.budget += sumCents(more.map((one) => one.budget));
  dues.proposed += sumCents(more.map((one) => one.proposed));
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('b', `${year - 1} Budget`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', `${year} Budget`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed }),
      col('c', 'Difference', { role: 'variance', value: (one) => one.proposed - one.budget }),
      col('pc', '%', { role: 'percent', percent: 1, value: (one) => change(one.budget, one.proposed) }),
    ],
    slots: ['code', 'name', 'b', 'p', 'c', 'pc'],
    style: money({ negative: random.pick(['minus', 'parentheses', 'angles']), zero: 'dash' }),
    heads: { code: 'Dept-Acct', name: '' },
    codes: true,
  });
  ledger.header();
  const [income, reserve] = [rest.groups[0]!, rest.groups[rest.groups.length - 1]!];
  for (const group of [income, ...own, ...rest.groups.slice(1, -1), reserve])
    ledger
      .section(own.includes(group) ? `Department: ${group.title}` : group.title, { also: group.title })
      .all(group.accounts)
      .subtotal(own.includes(group) ? 'Department total' : `Total ${group.title}`);
  ledger.total('TOTAL EXPENDITURES', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'cost-centers',
    ledger,
    paper: page(site, random, {
      title: `Departmental Budget ${year}`,
      blocks: [
        { kind: 'title', text: site.name, sub: ['Departmental Budget', `January - December ${year}`] },
        ledger.table(),
      ],
      pageNumbers: 'page-of',
      footer: `Run ${autumn(site, random)}`,
    }),
    forms: { pdf: 5, xlsx: 4, xls: 1, scan: 2 },
  });
};

/** Headings in an outline, I. to IV. with A., B. under the expenses. */
export const outline: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 6, pooled: true, whole: true });
  const { year } = site;
  const shown = random.chance(0.5);
  const ledger = new Ledger({
    cols: [
      ...(shown
        ? [col('a', `${year - 2} (actual)`, { role: 'actual', year: year - 2, value: (one) => one.actual2 })]
        : []),
      col('b', `${year - 1} (approved)`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', `${year} (proposed)`, {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
    ],
    slots: ['name', ...(shown ? ['a'] : []), 'b', 'p'],
    style: money({ dollar: true, dollarSpace: random.chance(0.5) }),
    codes: false,
    indent: 26,
  });
  ledger.header().section('I. INCOME').all(book.groups[0]!.accounts).subtotal('TOTAL INCOME');
  ledger.words('section', 'II. OPERATING EXPENSES');
  book.groups
    .slice(1, -1)
    .forEach((group, at) =>
      ledger
        .section(`${'ABCDEFGHIJ'[at]}. ${group.title}`, { indent: 12, also: group.title })
        .all(group.accounts)
        .subtotal(`Total ${'ABCDEFGHIJ'[at]}`),
    );
  ledger.total('TOTAL OPERATING EXPENSES', ['expense']);
  ledger
    .section('III. RESERVES')
    .all(book.groups[book.groups.length - 1]!.accounts)
    .subtotal('TOTAL RESERVES');
  ledger.total('IV. TOTAL EXPENSES AND RESERVES (II + III)', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'outline',
    ledger,
    paper: page(site, random, {
      title: `Exhibit to Resolution, ${year} Budget`,
      blocks: [
        { kind: 'paragraph', text: 'EXHIBIT “1” TO BOARD RESOLUTION', align: 'right', style: 'bold' },
        { kind: 'title', text: `Proposed Budget for ${year}`, sub: [site.name, address(site)] },
        ledger.table(),
        {
          kind: 'signatures',
          parties: [
            { party: 'Attest', name: site.people[2]!, title: 'Secretary', date: autumn(site, random) },
          ],
        },
      ],
    }),
    forms: { docx: 6, pdf: 4, scan: 3 },
  });
};

/** A page of sums first, each with its schedule on the pages after it. */
export const schedules: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'four' });
  const { year } = site;
  const shape = {
    cols: [
      col('b', `${year - 1} Budget`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('e', `${year - 1} Forecast`, {
        role: 'projected',
        year: year - 1,
        style: { decimals: 2 },
        value: (one) => one.projected,
      }),
      col('p', `${year} Budget`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed }),
    ],
    slots: ['code', 'name', 'b', 'e', 'p'],
    style: money(),
    heads: { code: 'Account' },
    codes: true,
  };
  const detail = new Ledger(shape);
  const letter = (at: number): string => 'ABCDEFGHIJKL'[at]!;
  book.groups.forEach((group, at) => {
    if (at > 0) detail.blank();
    detail.section(`Schedule ${letter(at)} - ${group.title}`, { also: group.title });
    detail
      .header()
      .all(group.accounts)
      .subtotal(`Total Schedule ${letter(at)}`);
  });
  const summary = new Ledger({
    ...shape,
    slots: ['name', 'code', 'b', 'e', 'p'],
    heads: { name: 'Summary', code: 'Schedule' },
    codes: false,
    weights: { code: 1 },
  });
  summary.header();
  book.groups.forEach((group) => summary.section(group.title, { figures: group.accounts }));
  const rows = summary.rows.map((row, at) =>
    row.role === 'subtotal'
      ? {
          ...row,
          role: 'line' as const,
          cells: row.cells.map((cell, slot) => (slot === 1 ? { text: letter(at - 1) } : cell)),
        }
      : row,
  );
  const told = detail.truth();
  return budgetDraft(site, {
    layout: 'schedules',
    ledger: detail,
    paper: page(site, random, {
      title: `Budget Book ${year}`,
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [`${year} Budget Book`, site.agent] },
        { kind: 'title', text: 'Budget Summary' },
        { ...summary.table(), rows },
        {
          kind: 'paragraph',
          text: 'Detail of each amount is found in the schedule named beside it.',
          style: 'italic',
        },
        { kind: 'page' },
        { kind: 'title', text: 'Detail Schedules' },
        detail.table({ repeatHeader: false }),
      ],
      pageNumbers: 'page-of',
    }),
    forms: { pdf: 7, docx: 1, scan: 1 },
    more: { parts: [{ ...told, totals: [...summary.truth().totals, ...told.totals] }] },
  });
};
