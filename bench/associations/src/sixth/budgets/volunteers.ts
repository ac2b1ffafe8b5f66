import { type Block } from '../../blind/write/ink';
import { ratio } from '../../core/money';
import { para, space, table, type Piece } from '../../fifth/press/leaf';
import { all, makeChart, ofDrawer, outgoing, type Entry } from '../chart';
import { dollars, sheet, type Paper } from '../site';
import {
  budgetOf,
  change,
  close,
  col,
  dollarSigned,
  fill,
  percentChange,
  planned,
  says,
  tally,
} from './rows';
import { exactCents } from './rows';
import { whole } from '../../fifth/tally';

/** A treasurer's own sheet in her own words. */
export const kitchenTable: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 4, cents: true, remarks: 0.45 });
  const page = tally(
    [
      col(['c1', `What we spent in ${y - 2}`, ['actual']], (one) => one.past),
      col(['c2', `What we planned for ${y - 1}`, ['budget']], (one) => one.now),
      col(['c3', `Where ${y - 1} will end up`, ['projected', 'actual']], (one) => one.end),
      col(['c4', `Plan for ${y}`, planned], (one) => one.next),
    ],
    {
      money: { ...exactCents, negative: 'minus' },
      order: ['name', 0, 1, 2, 3, 'note'],
      blank: random.chance(0.5),
    },
  );
  page.heads({ name: '', note: 'Why' });
  fill(page, chart, { plain: true, notes: true, total: (title) => `${title} total` });
  close(page, chart, { out: 'Everything we spend or save', net: 'Left over' });
  const leaf = sheet(site, random, { title: 'Our budget', size: 8.5, margin: 40, landscape: true });
  leaf.blocks = [
    para(`${site.short} budget for ${y}`, { bold: true, size: 13 }),
    para(
      `Put together by ${site.people[1]}, Treasurer. Dues would be ${dollars(ratio(ofDrawer(chart, 'income')[0]!.next, 1, site.homes * 12))} a month for each of our ${site.homes} homes.`,
    ),
    page.grid({ lines: random.pick(['all', 'none']) }),
  ];
  const budget = budgetOf(
    site,
    { leaf, page },
    {
      layout: 'kitchen-table',
      forms: { xlsx: 6, xls: 3, pdf: 2, csv: 1 },
    },
  );
  delete budget.association;
  return {
    ...budget,
    sheet: {
      name: `${y}`,
      ...(random.chance(0.4) ? { shift: 1 } : {}),
      ...(random.chance(0.4)
        ? {
            extra: {
              name: 'To do',
              lines: [
                'Call the mower about May',
                'Ask bank about CD',
                `Mail coupons by December 15, ${y - 1}`,
              ],
            },
          }
        : {}),
    },
  };
};

/** A newsletter with the budget inside. */
export const gazette: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 4 });
  const page = tally(
    [
      col(['c1', `${y - 1}`, ['budget']], (one) => one.now, { alsoRoles: ['actual'] }),
      col(['c2', `${y}`, ['budget', 'proposed']], (one) => one.next),
      change('c3', 'Up (Down)'),
    ],
    { money: { ...whole, dollar: random.chance(0.5) }, order: ['name', 0, 1, 2], dots: random.chance(0.5) },
  );
  page.heads({ name: 'Budget line' });
  fill(page, chart, { total: (title) => `Total ${title}` });
  close(page, chart, { out: 'Grand Total Expenses' });
  const stories = [
    `PRESIDENT’S CORNER. Thank you to the 43 neighbors who joined the fall cleanup. We filled 6 dumpsters at $385 apiece and finished ahead of the rain.`,
    `BUDGET PASSES. At its ${random.pick(['October', 'November'])} meeting your Board approved the ${y} budget printed below. Regular assessments will be ${dollars(ratio(chart[0]!.entries[0]!.next, 1, site.homes * 12))} per month per home starting January 1, ${y}. The insurance market remains hard: our broker warned of increases of 12% to 20%.`,
    `PETS. Leashes, please. The fine for a second violation is $50 and for a third $100.`,
    `POOL HOURS. The pool opens Saturday, May 24 at 10:00 a.m. Guest passes are $5 each, or 10 for $40. Call ${site.people[2]} at extension 4410 for a new key card ($25).`,
    `WANTED: two volunteers for the landscape committee. We meet the 2nd Tuesday at 7 p.m.`,
  ].map((text): Piece => para(text));
  const leaf = sheet(site, random, {
    title: 'Newsletter',
    size: 9.5,
    margin: 50,
    bottom: { middle: `The ${site.short} Gazette — page %p` },
  });
  leaf.blocks = [
    para(`The ${site.short} Gazette`, { bold: true, size: 20, al: 'c' }),
    para(`News of ${site.name} • Winter ${y - 1}–${y}`, { al: 'c', italic: true }),
    { k: 'columns', blocks: stories },
    para(`${y} Budget at a Glance`, { bold: true, size: 12, al: 'c' }),
    page.grid({ lines: 'box', size: 9 }),
    para('Questions? Come to the annual meeting, February 20 at 6:30 p.m. in the clubroom.'),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'gazette', forms: { pdf: 6, scan: 2, docx: 2 } });
};

const basis = (one: Entry): string => {
  const twelfth = ratio(one.next, 1, 12);
  if (one.next === 0) return 'not renewed';
  return [
    `12 mos. at about ${dollars(twelfth)}`,
    `${dollars(one.end, true)} this year`,
    'contract; see tab 3',
    'owner request',
    `allow ${dollars(Math.round(one.next / 20_000) * 10_000, true)} twice`,
  ][(one.code / 10) % 5]!;
};

/** A worksheet of which each figure says how it was reached, in words with figures of their own. */
export const basisSheet: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random);
  const page = tally(
    [
      col(['c1', `${y - 1} Approved`, ['budget']], (one) => one.now),
      col(['c2', `${y} Requested`, planned], (one) => one.next),
      percentChange('c3', 'Pct', 0),
    ],
    { money: dollarSigned, order: ['code', 'name', 'note', 0, 1, 2] },
  );
  page.heads(
    { code: 'No.', name: 'Purpose', note: random.pick(['Basis of estimate', 'How figured']) },
    { fill: '#e4efe4' },
  );
  fill(page, chart, {
    code: (code) => `01-${code}`,
    headingCode: true,
    total: (title) => `${title}, total`,
    more: (one) => ({ note: basis(one) }),
  });
  close(page, chart, { out: 'All expenditures', net: 'Over / (under)' });
  const leaf = sheet(site, random, {
    title: 'Budget worksheet',
    size: 8,
    margin: 40,
    top: {
      left: site.name,
      right: `Finance Committee worksheet ${random.pick(['no. 2', 'of September 9', '— second reading'])}`,
    },
  });
  leaf.blocks = [para(`Budget ${y}`, { bold: true, size: 13 }), page.grid({ lines: 'rows' })];
  return budgetOf(site, { leaf, page }, { layout: 'basis', forms: { pdf: 5, xlsx: 3, scan: 2, docx: 1 } });
};

/** What each door pays, in cents, and how much of each dollar goes where. */
export const byTheDoor: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 5 });
  const total = outgoing(chart).reduce((sum, one) => sum + one.next, 0);
  const door = random.pick(['Door', site.home]);
  const page = tally(
    [
      col(['c1', `${y} Annual`, planned], (one) => one.next),
      col(['c2', `Per ${door}\nper Month`, ['other', 'month']], (one) => ratio(one.next, 1, site.homes * 12)),
      col(['c3', '% of\nExpense', ['percent']], (one) => (one.drawer === 'income' ? null : Math.round((one.next * 10_000) / total)), { percent: 2 }),
    ],
    { money: { ...exactCents, dollar: true }, order: ['name', 0, 1, 2] },
  ); // prettier-ignore
  page.heads({ name: 'Category / Account' }, { fill: '#d9e2f3' });
  fill(page, chart, { total: (title) => `TOTAL ${title.toUpperCase()}` });
  close(page, chart, { operating: 'TOTAL OPERATING', out: 'TOTAL CASH OUT' });
  const leaf = sheet(site, random, { title: 'Approved budget', size: 9 });
  leaf.blocks = [
    para(`Dear Member of ${site.name}:`),
    para(
      `Enclosed is the budget your Board of Directors approved for the fiscal year beginning January 1, ${y}. ${
        all(chart).some((one) => one.next > one.now * 1.1)
          ? 'Some costs rise by more than 10%.'
          : 'Costs rise modestly.'
      } A late charge of $25.00 applies after the 15th. The reserve study is available at the office for $0.10 a page.`,
    ),
    page.grid({ lines: 'all' }),
    para(`Sincerely,\n${site.people[0]}\nfor the Board`),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'by-the-door', forms: { pdf: 5, docx: 3, scan: 2 } });
};

/** Money in on the left of the sheet, money out on the right. */
export const facing: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 4 });
  const page = tally([col(['c1', `Budget ${y}`, ['budget', 'proposed']], (one) => one.next)], {
    money: dollarSigned,
    order: ['name', 0],
    indent: 8,
  });
  page.heads({ name: 'RECEIPTS' });
  const [income, ...rest] = chart;
  income!.entries.forEach((one) => page.line(one, says(one, 'RECEIPTS', {})));
  page.total('Total receipts', { plus: income!.entries });
  const split = page.rows.length;
  page.heads({ name: 'DISBURSEMENTS' });
  fill(page, rest, { total: (title) => `Total ${title}`, alsoSection: () => 'DISBURSEMENTS' });
  close(page, chart, { out: 'Total disbursements' });
  const half = (from: number, to?: number): Block =>
    table('Lr', page.rows.slice(from, to), { lines: 'none' });
  const leaf = sheet(site, random, { title: 'Annual meeting handout', size: 8.5, margin: 44 });
  leaf.blocks = [
    para(`${site.name.toUpperCase()}\nAnnual Meeting of Members — Agenda Item 6`, { bold: true, al: 'c' }),
    space(6),
    { k: 'side', left: [half(0, split)], right: [half(split)], ratio: 0.46 },
    para(`Quorum is 20% of ${site.homes} votes. Ballots are due March 3, ${y}.`, { italic: true }),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'facing', forms: { pdf: 7, scan: 2 } });
};
