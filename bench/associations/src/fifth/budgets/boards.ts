import { longDate } from '../../core/dates';
import { sumCents } from '../../core/money';
import { makeChart, spending } from '../accounts';
import { item, para } from '../press/leaf';
import { capital, closes, usd, yearEnding, type Recipe } from '../place';
import { bookkeeper, cents, signed, Tally, whole, type Col } from '../tally';
import { budgetPaper, drawerByDrawer, headings, moneyIn, moneyOut, someDrawers } from './shared';

/** A resolution with the budget in it: by the year, and for each home by the month. */
export const resolution: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 3), voice: 'accountant', most: 5 });
  const monthly = (amount: number): number => Math.round(amount / 12 / place.units);
  const cols: Col[] = [
    { id: 'annual', label: 'Per Annum', year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
    { id: 'each', label: `Per ${capital(place.word)} Per Month`, role: 'other', of: (e) => monthly(e.next) },
  ];
  const tally = new Tally(cols, { money: { ...cents, dollar: true }, order: ['name', 0, 1], dots: true });
  tally.heads();
  for (const drawer of ['income', ...moneyOut(chart)] as const) {
    tally.heading(headings.formal[drawer]);
    for (const entry of chart[drawer] ?? []) tally.line(entry, { section: headings.formal[drawer] });
  }
  const total = sumCents(spending(chart).map((one) => one.next));
  return budgetPaper(place, {
    traits: ['resolution'],
    parts: [tally.part()],
    forms: { pdf: 4, docx: 3, scan: 2.4 },
    leaf: {
      title: 'Resolution',
      font: 'times',
      size: 11.5,
      margin: 74,
      justify: true,
      blocks: [
        para(`RESOLUTION NO. ${year - 1}-${random.int(11, 40)}`, { al: 'c', bold: true, after: 2 }),
        para(`OF THE BOARD OF DIRECTORS OF\n${place.name.toUpperCase()}`, { al: 'c', bold: true, after: 10 }),
        para(
          `WHEREAS, the Declaration obliges the Board to adopt, not less than thirty (30) days before each fiscal year, an estimate of the common expenses; and`,
        ),
        para(
          `WHEREAS, the Board met on the ${random.int(9, 24)}th day of the month with a quorum present and considered the estimate of the Manager, under which common expenses and transfers come to ${usd(total)};`,
        ),
        para(
          `NOW, THEREFORE, BE IT RESOLVED that the following is adopted as the budget of the Association for the ${yearEnding(
            place,
            year,
          )
            .toLowerCase()
            .replace(/ending (\w)/, (_, letter: string) => `ending ${letter.toUpperCase()}`)}:`,
        ),
        tally.grid({ size: 10.5 }),
        para(
          'BE IT FURTHER RESOLVED that an installment unpaid on the fifteenth of the month bears a charge of $25.00 and interest at the rate of eight percent (8%) per annum.',
        ),
        para('ADOPTED by a vote of 4 in favor and 1 opposed.'),
        para(`_______________________________\n${place.people[0]}, President`, { al: 'r' }),
        para(`ATTEST: ________________________\n${place.people[1]}, Secretary`),
      ],
    },
  });
};

/** Figures of lines in an inner column, their totals in an outer one, as bookkeeping was taught. */
export const innerOuter: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 4), voice: 'manager', most: 6 });
  const cols: Col[] = [
    { id: 'item', label: 'Item', year, role: 'budget', alsoRoles: ['proposed', 'other'], of: (e) => e.next },
  ];
  const outer = new Tally(
    [
      ...cols,
      { id: 'total', label: 'Total', year, role: 'budget', alsoRoles: ['proposed', 'other'], of: () => null },
    ],
    { money: signed, order: ['name', 0, 1], indent: 16 },
  );
  outer.heads({ name: `${year} Budget` });
  for (const drawer of ['income', ...moneyOut(chart)] as const) {
    const entries = chart[drawer] ?? [];
    const section = headings.plain[drawer];
    outer.heading(section);
    entries.forEach((entry) => outer.line(entry, { section }));
    outer.outward(`Total, ${section}`, { plus: entries, from: 0, to: 1 });
  }
  outer.outward('Total of All Spending', { plus: spending(chart), from: 0, to: 1 });
  return budgetPaper(place, {
    traits: ['inner-outer'],
    parts: [outer.part()],
    forms: { pdf: 4, docx: 2, scan: 2 },
    leaf: {
      title: 'Budget',
      size: 10.5,
      margin: 80,
      watermark: random.chance(0.4) ? 'DRAFT' : '',
      bottom: { middle: '– %p –' },
      blocks: [
        para(place.name, { bold: true, size: 16, after: 1 }),
        para(`Budget for ${yearEnding(place, year)}`, { size: 12, after: 10 }),
        outer.grid(),
        para(
          `The dues of each ${place.word} follow its share in the declaration. Questions? Call ${place.people[2]} after six at (555) 01${random.int(10, 99)}-${random.int(1000, 9999)}.`,
        ),
      ],
    },
  });
};

/** A community of two kinds of homes: what all pay, what each kind pays for itself, and the whole. */
export const costCentres: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 4), voice: 'accountant', most: 6 });
  const split = new Map(
    Object.values(chart)
      .flat()
      .map((entry) => {
        const all = random.chance(0.45) ? 10 : random.int(2, 7);
        const town = all === 10 ? 0 : Math.round((entry.next * random.int(1, 9 - all)) / 10 / 100) * 100;
        return [entry, [Math.round((entry.next * all) / 10 / 100) * 100, town]] as const;
      }),
  );
  const of = (entry: Parameters<Col['of']>[0], at: 0 | 1): number => split.get(entry)?.[at] ?? 0;
  const [first, second] = random.pick([
    ['Townhomes', 'Cottages'],
    ['Villas', 'Estates'],
    ['Carriage Homes', 'Mid-Rise'],
  ] as const);
  const cols: Col[] = [
    {
      id: 'all',
      label: 'Common\nto All',
      year,
      role: 'other',
      alsoRoles: ['budget', 'proposed'],
      of: (e) => of(e, 0),
    },
    { id: 'one', label: first, year, role: 'other', alsoRoles: ['budget', 'proposed'], of: (e) => of(e, 1) },
    {
      id: 'two',
      label: second,
      year,
      role: 'other',
      alsoRoles: ['budget', 'proposed'],
      of: (e) => e.next - of(e, 0) - of(e, 1),
    },
    {
      id: 'sum',
      label: `${year} Budget\nCombined`,
      year,
      role: 'budget',
      alsoRoles: ['proposed'],
      of: (e) => e.next,
    },
  ];
  const tally = new Tally(cols, { money: bookkeeper, order: ['name', 0, 1, 2, 3] });
  tally.heads({ name: 'Cost Center' });
  drawerByDrawer(tally, chart, { names: headings.formal, totals: (heading) => `Total ${heading}` });
  tally.total(
    'Total Charges to Owners',
    { plus: spending(chart), minus: moneyIn(chart).slice(1) },
    { gap: 6, under: 'two' },
  );
  return budgetPaper(place, {
    traits: ['cost-centers'],
    parts: [tally.part()],
    forms: { pdf: 4, xlsx: 2, scan: 2, docx: 1 },
    sheet: { name: 'By neighborhood', format: '$#,##0;($#,##0);"-"', shift: 1 },
    leaf: {
      title: 'Budget by cost center',
      margin: 50,
      accounting: true,
      font: 'liberation',
      letterhead: { name: place.manager, lines: [`as agent for ${place.name}`], look: 'bar' },
      blocks: [
        para('BUDGET BY COST CENTER', { bold: true, size: 13, after: 2 }),
        para(`${yearEnding(place, year)}. Expenses of a neighborhood are borne by its owners alone.`),
        tally.grid({ lines: 'box' }),
      ],
    },
  });
};

/** A public report of a developer: so much a month, so much a year, with notes by letter. */
export const disclosureExhibit: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4, 0),
    voice: 'accountant',
    most: 5,
  });
  for (const entry of Object.values(chart).flat()) entry.next = Math.round(entry.next / 12_00) * 12_00;
  const dues = moneyIn(chart)[0]!;
  dues.next += sumCents(spending(chart).map((e) => e.next)) - sumCents(moneyIn(chart).map((e) => e.next));
  const cols: Col[] = [
    {
      id: 'month',
      label: 'Monthly',
      year,
      role: 'month',
      alsoRoles: ['budget', 'other', 'proposed'],
      of: (e) => e.next / 12,
    },
    { id: 'year', label: 'Annual', year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
  ];
  const tally = new Tally(cols, { money: whole, order: ['name', 'note', 0, 1], indent: 14 });
  tally.heads({ note: 'Note' });
  const notes = random.sample(spending(chart), 3);
  drawerByDrawer(tally, chart, {
    names: headings.loud,
    totals: (heading) => `SUBTOTAL ${heading}`,
    says: (entry) => (notes.includes(entry) ? { note: `(${'abc'.charAt(notes.indexOf(entry))})` } : {}),
  });
  tally.total('TOTAL ESTIMATED EXPENSES', { plus: spending(chart) }, { under: 'two' });
  return budgetPaper(place, {
    traits: ['disclosure-exhibit'],
    parts: [tally.part()],
    forms: { pdf: 5, scan: 3 },
    leaf: {
      title: 'Exhibit',
      font: 'times',
      size: 10.5,
      margin: 72,
      bottom: { left: `${place.short} – Public Offering Statement`, right: 'Exhibit F, page %p' },
      blocks: [
        para('EXHIBIT F', { al: 'c', bold: true, after: 0 }),
        para('ESTIMATED OPERATING BUDGET', { al: 'c', bold: true, after: 0 }),
        para(`${place.name}\nFiscal Year ${year} (${place.units} ${place.word}s at full occupancy)`, {
          al: 'c',
        }),
        tally.grid(),
        item('(a)', 'Developer’s estimate from quotations in hand.'),
        item(
          '(b)',
          `First-year cost; an increase of 5% a year is expected after ${longDate(closes(place, year))}.`,
        ),
        item('(c)', 'Funded by the method of straight lines over remaining lives.'),
      ],
    },
  });
};
