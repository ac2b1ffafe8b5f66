import { groups, leaves, topGroup } from '../../statements/amounts';
import { headingRow, pageBreak } from '../../statements/flatten';
import type { Draft, Leaf, Phenomenon } from '../../statements/model';
import { lastOwn, spending } from '../../blind/phenomena/kit';

const costs = (draft: Draft): Leaf[] =>
  leaves(topGroup(draft, 'expense')?.children ?? []).filter(
    ({ role, fund }) => role === 'line' && fund === 'operating',
  );
const lines = (draft: Draft): Leaf[] => leaves(draft.body).filter(({ role }) => role === 'line');
const sections = (draft: Draft): ReturnType<typeof groups> =>
  groups(topGroup(draft, 'expense')?.children ?? []).filter(({ heading }) => heading !== null);
const spaced = (text: string): string =>
  text
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   ');

const vendors: [RegExp, string[]][] = [
  [/landscap|lawn|grounds|mow/i, ['GreenView', 'Brightside Lawn', 'TruScape']],
  [/trash|refuse|scavenger/i, ['Waste Mgmt', 'Republic', 'LRS']],
  [/electric|comed/i, ['Duke Energy', 'FPL', 'Xcel']],
  [/pool/i, ['Blue Wave Pools', 'Swimtech']],
  [/insur|liability/i, ['State Farm', 'Travelers', 'Philadelphia']],
  [/elevator/i, ['Otis', 'Kone', 'Schindler']],
  [/manage/i, ['ABC Mgmt', 'Keystone']],
  [/pest|exterm/i, ['Orkin', 'Terminix']],
  [/water|sewer/i, ['City', 'County Utilities']],
  [/cable|internet|phone/i, ['Spectrum', 'Comcast']],
];

export const labelPhenomena: Phenomenon[] = [
  {
    id: 'second-letter-spaced-headings',
    group: 'headings',
    weight: 0.7,
    look: (draft) => {
      for (const one of draft.body)
        if (one.kind === 'group' && one.heading !== null && one.heading.length < 22)
          one.heading = spaced(one.heading);
      draft.look.colons = false;
    },
  },
  {
    id: 'second-long-account-codes',
    group: 'codes',
    weight: 1.4,
    look: (draft, random) => {
      const style = random.pick<(code: string) => string>([
        (code) => `${code}-00`,
        (code) => `01-${code}-00`,
        (code) => `${code}.000`,
        (code) => `${code}0`,
        (code) => `10-${code}`,
      ]);
      draft.look.codes = random.pick(['column', 'prefix'] as const);
      for (const leaf of lines(draft)) if (leaf.code) leaf.code = style(leaf.code);
    },
  },
  {
    id: 'second-code-after-label',
    group: 'codes',
    weight: 0.6,
    look: (draft, random) => {
      draft.look.codes = 'none';
      const isRound = random.chance(0.6);
      for (const leaf of lines(draft))
        if (leaf.code) leaf.label = isRound ? `${leaf.label} (${leaf.code})` : `${leaf.label} - ${leaf.code}`;
    },
  },
  {
    id: 'second-codes-in-headings',
    group: ['codes', 'headings', 'totals'],
    look: (draft, random) => {
      const found = sections(draft);
      if (found.length < 2) return false;
      const dash = random.pick([' - ', ' · ', ' ']);
      found.forEach((section, i) => {
        const name = `${5000 + i * 200}${dash}${section.label}`;
        section.heading = name;
        section.total = `Total ${name}`;
        leaves(section.children).forEach((leaf, j) => (leaf.code = String(5000 + i * 200 + (j + 1) * 5)));
      });
      draft.look.codes = 'prefix';
    },
  },
  {
    id: 'second-colon-accounts',
    group: ['headings', 'totals', 'shape', 'codes'],
    weight: 0.8,
    lines: (draft) => {
      const top = topGroup(draft, 'expense');
      const found = sections(draft);
      if (!top || found.length < 2) return false;
      for (const section of found)
        for (const leaf of leaves(section.children)) leaf.label = `${section.label}:${leaf.label}`;
      top.children = leaves(top.children);
    },
  },
  {
    id: 'second-labels-in-capitals',
    group: 'labels',
    weight: 1.2,
    look: (draft) => {
      for (const leaf of lines(draft)) leaf.label = leaf.label.toUpperCase();
      draft.look.uppercase = true;
    },
  },
  {
    id: 'second-vendor-after-label',
    weight: 1,
    lines: (draft, random) => {
      let done = 0;
      const isDash = random.chance(0.6);
      for (const leaf of costs(draft)) {
        const names = vendors.find(([pattern]) => pattern.test(leaf.label))?.[1];
        if (!names || leaf.steady || random.chance(0.3)) continue;
        const name = random.pick(names);
        leaf.label = isDash ? `${leaf.label} - ${name}` : `${leaf.label} (${name})`;
        done++;
      }
      return done > 0;
    },
  },
  {
    id: 'second-plain-words-headings',
    group: ['headings', 'totals'],
    weight: 0.8,
    look: (draft, random) => {
      const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
      if (!income || !expense) return false;
      const [came, cameTotal, went, wentTotal] = random.pick([
        ['Where the money comes from', 'Total money in', 'Where the money goes', 'Total money out'],
        ['What We Take In', 'Total Taken In', 'What We Spend', 'Total Spent'],
        ['Sources of Funds', 'Total Sources', 'Uses of Funds', 'Total Uses'],
      ] as const);
      [income.heading, income.total, expense.heading, expense.total] = [came, cameTotal, went, wentTotal];
    },
  },
  {
    id: 'second-line-breaks-in-headers',
    formats: ['xlsx', 'csv'],
    look: (draft) => {
      const found = draft.columns.filter(({ label, over }) => label.includes(' ') && !over);
      for (const column of found) column.label = column.label.replace(' ', '\n');
      return found.length > 0;
    },
  },
  {
    id: 'second-draft-stamp',
    look: (draft, random) => {
      if (lastOwn(draft).scenario !== 'proposed') return false;
      const month = random.int(9, 11);
      draft.titles.push(
        random.pick([
          `DRAFT ${month}/${random.int(2, 28)}/${draft.year - 1} - for board review`,
          `REVISED ${month}.${random.int(2, 28)} v${random.int(2, 4)}`,
          '*** DRAFT - NOT YET APPROVED ***',
          `For discussion at the ${month === 9 ? 'September' : 'October'} meeting`,
        ]),
      );
    },
  },
  {
    id: 'second-continued-headings',
    formats: ['pdf', 'docx'],
    group: 'running',
    rows: (rows, draft) => {
      const found = spending(rows);
      const next = found[Math.floor(found.length * 0.6)];
      if (found.length < 8 || !next || draft.look.halves) return false;
      const name = next.section.at(-1);
      const at = rows.indexOf(next);
      if (!name || rows[at - 1]?.kind !== 'line') return false;
      const place = rows.findIndex(({ kind, label }) => kind === 'heading' && label === name);
      if (place < 0) return false;
      const again = headingRow(`${rows[place]!.label} (continued)`, next.section, rows[place]!.indent);
      rows.splice(at, 0, pageBreak(), again);
    },
  },
];
