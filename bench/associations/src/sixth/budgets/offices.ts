import { c } from '../../blind/write/ink';
import { ratio } from '../../core/money';
import { para, space } from '../../fifth/press/leaf';
import { makeChart, ofDrawer, operating, outgoing, type Entry } from '../chart';
import { address, dayBefore, dollars, sheet, type Paper } from '../site';
import {
  budgetOf,
  change,
  close,
  col,
  dashed,
  dollarSigned,
  exactCents,
  fill,
  percentChange,
  perMonth,
  planned,
  tally,
} from './rows';

/** A management company's packet: eight columns across and why. */
export const packet: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { cents: false, remarks: 0.5 });
  const cols = [
    col(['c1', `${y - 2}\nActual`, ['actual']], (one) => one.past),
    col(['c2', `${y - 1}\nBudget`, ['budget']], (one) => one.now),
    col(['c3', `${y - 1}\nThru Sept`, ['ytd', 'actual']], (one) => one.toDate),
    col(['c4', `${y - 1}\nProjected`, ['projected']], (one) => one.end),
    col(['c5', `${y}\nProposed`, planned], (one) => one.next),
    change('c6', '$\nChange'),
    percentChange('c7', '%\nChange'),
  ];
  const page = tally(cols, { money: dashed, order: ['code', 'name', 0, 1, 2, 3, 4, 5, 6, 'note'] });
  page.heads({ code: 'GL', name: 'Description', note: 'Comments' }, { fill: '#dfe7ef' });
  fill(page, chart, {
    code: (code) => `${code}-00`,
    total: (title) => `Total ${title}`,
    notes: true,
    capitals: true,
  });
  const slip = random.chance(0.15) ? 90_000 : 0;
  close(page, chart, {
    operating: 'TOTAL OPERATING EXPENSE',
    out: 'TOTAL EXPENSE & RESERVES',
    net: 'NET INCOME / (LOSS)',
    slip,
  });
  const leaf = sheet(site, random, {
    title: 'Budget packet',
    landscape: true,
    size: 7.5,
    margin: 34,
    letterhead: { name: site.agent, lines: [`Agent for ${site.name}`], look: random.pick(['bar', 'right']) },
    bottom: { left: `Prepared ${dayBefore(site, random)}`, right: 'Page %p of %n' },
  });
  leaf.blocks = [
    para(`${site.name}\nFiscal Year ${y} Budget Comparison`, { bold: true, al: 'c', size: 11 }),
    page.grid({ lines: random.pick(['rows', 'none']) }),
  ];
  return budgetOf(
    site,
    { leaf, page },
    {
      layout: 'packet',
      forms: { pdf: 6, scan: 2, xlsx: 2 },
      traits: slip ? ['slip'] : [],
    },
  );
};

/** The state's form: lettered lines, what does not apply, a year and a month. */
export const lettered: Paper = (site, random) => {
  const chart = makeChart(site, random, { most: 5 });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const absent = new Set(random.sample(operating(chart), 3));
  const shown = (of: (one: Entry) => number) => (one: Entry) => (absent.has(one) ? 'N/A' : of(one));
  const page = tally(
    [
      col(['c1', 'Monthly', ['month', 'other', 'budget', 'proposed']], shown(perMonth)),
      col(['c2', 'Annually', planned], shown((one) => one.next)),
    ],
    { money: { ...exactCents, dollar: true }, order: ['name', 0, 1], dots: random.chance(0.4) },
  ); // prettier-ignore
  page.heads({ name: 'Item' });
  chart.forEach((section, at) => {
    const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][at];
    const title = section.heading.title.toUpperCase();
    page.heading(`${roman}. ${title}`);
    section.entries.forEach((one, nth) =>
      page.line(one, { section: title, alsoSection: `${roman}. ${title}`, shown: `${letters[nth]}. ${one.name}` }),
    );
    page.total(`TOTAL ${title}`, { plus: section.entries });
  }); // prettier-ignore
  page.total('TOTAL OF ALL EXPENSES AND RESERVES', { plus: outgoing(chart) }, { gap: 6, under: 'two' });
  const leaf = sheet(site, random, { title: 'Estimated operating budget', font: 'times', size: 9.5 });
  leaf.blocks = [
    para(
      `EXHIBIT “${random.pick(['C', 'E', 'F'])}”\nESTIMATED OPERATING BUDGET\n${site.name.toUpperCase()}`,
      { bold: true, al: 'c' },
    ),
    para(
      `For the period of January 1, ${site.year} through December 31, ${site.year}. ${site.homes} units. N/A: not applicable to this association.`,
      { italic: true },
    ),
    page.grid(),
    para(
      'THIS BUDGET IS A GOOD FAITH ESTIMATE ONLY. ACTUAL COSTS MAY EXCEED THE ESTIMATE BY MORE THAN 10%.',
      { size: 8 },
    ),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'lettered', forms: { pdf: 5, scan: 4, docx: 2, txt: 1 } });
};

/** A developer's first budget: what each home pays at build-out. */
export const buildOut: Paper = (site, random) => {
  const chart = makeChart(site, random, { most: 6 }).map((section) => ({
    ...section,
    entries: section.entries.filter((one) => one.next > 0),
  }));
  const { homes } = site;
  const page = tally(
    [
      col(['c1', 'Annual\nBudget', planned], (one) => one.next),
      col(['c2', 'Monthly\nBudget', ['month', 'other']], perMonth),
      col(['c3', 'Per Home\nPer Year', ['other']], (one) => ratio(one.next, 1, homes)),
      col(['c4', 'Per Home\nPer Month', ['other', 'month']], (one) => ratio(one.next, 1, homes * 12)),
    ],
    { money: exactCents, order: ['code', 'name', 0, 1, 2, 3] },
  );
  page.heads({ code: 'Acct', name: `${homes} Homes` }, { fill: '#eeeeee' });
  const code = random.pick([
    (one: number) => `${one}0`,
    (one: number) => `6${one}`,
    (one: number) => `${one}.10`,
  ]);
  fill(page, chart, { code, total: (title) => `Subtotal ${title}` });
  close(page, chart, {
    operating: 'Total Operating Expenses',
    out: 'Total Operating & Reserve Expenses',
    net: 'Surplus / (Deficit)',
  });
  const builder = `${random.pick(['Redfern', 'Copperline', 'Vantage Bay', 'Homestead West'])} ${random.pick(['Builders', 'Communities', 'Land Company'])}, LP`;
  const leaf = sheet(site, random, {
    title: 'Build-out budget',
    size: 8,
    margin: 44,
    watermark: random.chance(0.3) ? 'DRAFT' : '',
  });
  leaf.blocks = [
    para(
      `${site.name}\n${builder}, Declarant\nBuild-Out Budget — ${homes} Homes\nFirst Fiscal Year ${site.year}`,
      { bold: true },
    ),
    page.grid({ lines: 'rows' }),
    para(
      `Monthly assessment per Home at build-out ${dollars(ratio(ofDrawer(chart, 'income')[0]!.next, 1, homes * 12))}. Working capital contribution at closing: two months. Declarant subsidizes the deficit until ${homes - 12} Homes have closed.`,
    ),
  ];
  return budgetOf(
    site,
    { leaf, page },
    { layout: 'build-out', forms: { pdf: 5, scan: 2, xlsx: 2, docx: 1 } },
  );
};

/** What was adopted in the fall and what the board changed in the spring. */
export const asAmended: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 5 });
  const page = tally(
    [
      col(['c1', 'Budget as\nAdopted', ['budget']], (one) => one.now),
      col(['c2', 'Amendment\nNo. 1', ['variance', 'other']], (one) => one.next - one.now),
      col(['c3', 'Budget as\nAmended', ['proposed', 'budget']], (one) => one.next),
    ],
    { money: { ...dashed, dollar: true }, order: ['name', 0, 1, 2], ends: true, indent: 14 },
  );
  page.heads({ name: '' });
  fill(page, chart, { total: (title) => `Total ${title.toLowerCase()}` });
  close(page, chart, {
    out: 'Total expenditures and transfers',
    net: 'Excess of revenue over expenditures and transfers',
  });
  const leaf = sheet(site, random, { title: 'Amended budget', font: 'times', size: 10, accounting: true });
  leaf.blocks = [
    para(site.name, { bold: true, al: 'c', size: 13 }),
    para(
      `${address(site)}\nAmended Operating Budget\nCalendar Year ${y}\n(adopted ${dayBefore(site, random)}; amended February 11, ${y})`,
      { al: 'c' },
    ),
    page.grid(),
    space(14),
    para(`Attest: ______________________  ${site.people[0]}, Secretary`),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'as-amended', forms: { pdf: 5, scan: 3, docx: 3 } });
};

/** Operating and replacement funds beside their sum. */
export const funds: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 5 });
  const reserves = ofDrawer(chart, 'reserve');
  const toReserves = reserves.reduce((sum, one) => sum + one.next, 0);
  const dues = chart[0]!.entries[0]!;
  const saved = (one: Entry): number =>
    one === dues ? toReserves : one.drawer === 'reserve' ? one.next : one.plain === 'Interest' ? one.next : 0;
  const page = tally(
    [
      col(['c1', 'Operating\nFund', ['other', 'proposed', 'budget']], (one) => one.next - saved(one)),
      col(['c2', 'Replacement\nFund', ['other', 'proposed', 'budget']], saved),
      col(['c3', `${y} Total\nAll Funds`, planned], (one) => one.next),
      col(['c4', `${y - 1} Budget\nAll Funds`, ['budget']], (one) => one.now),
    ],
    { money: dollarSigned, order: ['name', 0, 1, 2, 3], blank: random.chance(0.6) },
  ); // prettier-ignore
  page.heads({ name: 'Account' }, { fill: '#e9e4d8' });
  fill(page, chart, { total: (title) => `Total — ${title}` });
  close(page, chart, { out: 'Total uses of funds', net: 'Net' });
  page.rows.push({
    cells: [
      c(`Units: ${site.homes}`),
      c(''),
      c(''),
      c(`${dollars(ratio(dues.next, 1, site.homes * 12))} per month`, { span: 2 }),
    ],
  });
  const leaf = sheet(site, random, { title: 'Budget by fund', size: 8.5, margin: 50 });
  leaf.blocks = [
    para(`${site.name}`, { bold: true, size: 14 }),
    para(`Budget by Fund • January – December ${y}`),
    page.grid({ lines: 'box' }),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'funds', forms: { pdf: 5, scan: 2, xlsx: 3, docx: 1 } });
};
