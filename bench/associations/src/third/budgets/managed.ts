import { shortMonths } from '../../core/dates';
import { c, p, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Account } from '../accounts';
import { type Home } from '../home';
import { accounting, docOf, dollars, exactCents, heading, type Paper } from '../paper';
import { Book, type Column } from './book';
import { budgetPaper, gridOf, type Plan, sectionRows, totalRow } from './common';

/** A management company's worksheet: history, estimate, request and a remark to each line, on its side. */
export function requestSheet(home: Home, random: Random): Paper {
  const { year } = home;
  const through = random.int(6, 9);
  const columns: Column[] = [
    { kind: 'prior', label: `${year - 2}\nActual`, role: 'actual', year: year - 2 },
    { kind: 'budget', label: `${year - 1}\nBudget`, role: 'budget', year: year - 1 },
    { kind: 'ytd', label: `Actual thru\n${shortMonths[through - 1]} ${year - 1}`, role: 'ytd', year: year - 1, also: ['actual'] },
    { kind: 'projected', label: `${year - 1}\nProjected`, role: 'projected', year: year - 1 },
    { kind: 'proposed', label: `${year}\nProposed`, role: 'proposed', year },
    { kind: 'change', label: 'Change\n$', role: 'variance' },
    { kind: 'percent', label: 'Change\n%', role: 'percent' },
  ];
  const book = new Book(home, random, { columns, style: accounting, months: through });
  const remarks = ['per contract', 'vendor quote received', 'trend', 'rate increase expected', 'bid out in spring', 'see Board memo'];
  const notes = new Map<Account, string>();
  for (const account of book.spending) if (random.chance(0.3)) notes.set(account, random.pick(remarks));
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? `${account.code}-00` : '', { al: 'l' }), c(name, { al: 'l' })],
    tail: (account) => [c(notes.get(account) ?? '', { al: 'l' })],
    note: (account) => notes.get(account),
    width: columns.length + 3,
    title: (section) => section.title.toUpperCase(),
    totalName: (section) => `Total ${section.title}`,
    code: (account) => `${account.code}-00`,
  };
  const { income, expenses, reserve } = book.ledger;
  const head: Row = { cells: [c('G/L'), c('Account', { al: 'l' }), ...columns.map(({ label }) => c(label)), c('Comments', { al: 'l' })], head: true, under: 'one' };
  const rows = [
    head,
    ...sectionRows(book, income, plan),
    ...expenses.flatMap((section) => sectionRows(book, section, plan)),
    ...sectionRows(book, reserve, plan),
    totalRow(book, 'TOTAL EXPENSES AND RESERVES', { of: [[[...book.spending, ...reserve.accounts], 1]], plan, gap: 4 }),
    totalRow(book, 'SURPLUS / (DEFICIT)', { of: [[income.accounts, 1], [[...book.spending, ...reserve.accounts], -1]], plan, over: 'two' }),
  ];
  const doc = docOf(`${home.name} ${year} budget`, year - 1, {
    landscape: true,
    size: 8.5,
    margin: 36,
    foot: `Prepared by ${home.manager}     Page %p of %n`,
    blocks: [...heading(home.full, `${year} Budget Worksheet`, 'Board draft'), gridOf([1, 3.2, 1.2, 1.2, 1.3, 1.2, 1.2, 1.1, 0.9, 2.2], rows)],
    ...(random.chance(0.3) ? { turned: true } : {}),
  });
  return budgetPaper(home, { book, layout: 'request-sheet', doc, containers: { pdf: 50, scan: 20, xlsx: 30 } });
} // prettier-ignore

/** Fees, costs, yearly and monthly beside what each home bears, as disclosure laws of some states ask. */
export function statutory(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'proposed', label: 'Annual', role: 'budget', year, also: ['proposed'] },
    { kind: 'monthly', label: 'Monthly', role: 'month', year, also: ['budget', 'proposed', 'other'] },
    { kind: 'unitMonth', label: `Per ${home.unit}\nper month`, role: 'other', year, also: ['month', 'budget'] },
  ];
  const book = new Book(home, random, { columns, style: { ...exactCents, dollar: random.chance(0.5) } });
  const letters = 'ABCDEFGHIJKL';
  const sections = [...book.ledger.expenses];
  const plan = (at: number): Plan => ({
    lead: (_account, name) => [c(name, { indent: name.startsWith('Total') || name.startsWith('TOTAL') ? 8 : 16, al: 'l' })],
    width: 4,
    title: (section) => `${letters[at]}. ${section.title}`,
    totalName: (section) => `Total ${section.title}`,
    above: 'EXPENSES FOR THE ASSOCIATION',
  });
  const none = ['Rent for Recreational Facilities', 'Taxes upon Leased Areas', 'Security Provisions'];
  const words = (): Row[] => none.map((name) => {
    book.truth.lines.push({ description: name, section: `${letters[sections.length]}. Other Items`, alsoSection: 'EXPENSES FOR THE ASSOCIATION', type: 'expense', cells: {}, words: { proposed: 'N/A', monthly: 'N/A', unitMonth: 'N/A' } });
    return { cells: [c(name, { indent: 16 }), ...Array.from({ length: 3 }, () => c('N/A'))] };
  });
  const rest: Plan = { ...plan(sections.length + 1), above: '' };
  const { income, reserve } = book.ledger;
  const cost = [...book.spending, ...reserve.accounts];
  const body: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    { cells: [c('EXPENSES FOR THE ASSOCIATION', { span: 4 })], bold: true },
    ...sections.flatMap((section, at) => sectionRows(book, section, plan(at))),
    { cells: [c(`${letters[sections.length]}. Other Items`), c(''), c(''), c('')], bold: true, gap: 6 },
    ...words(),
    ...sectionRows(book, reserve, { ...plan(sections.length + 1) }),
    totalRow(book, 'TOTAL EXPENSES AND RESERVES', { of: [[cost, 1]], plan: rest, over: 'two', gap: 6 }),
  ];
  const tail = sectionRows(book, income, { ...rest, above: '', title: () => 'REVENUES', totalName: () => 'TOTAL REVENUES' });
  const doc = docOf(`Estimated operating budget ${year}`, year - 1, {
    font: 'times',
    size: 10.5,
    margin: 60,
    foot: 'Page %p',
    blocks: [
      ...heading(home.full.toUpperCase(), 'ESTIMATED OPERATING BUDGET', `For the Period January 1, ${year} through December 31, ${year}`),
      p(`Number of ${home.unit}s: ${home.units}`, { al: 'c' }),
      gridOf([4, 1.4, 1.3, 1.3], [...body, ...tail]),
      p('NOTE: Amounts are estimates. Actual expenditures may exceed or be less than those shown.', { italic: true, size: 9 }),
    ],
  });
  return budgetPaper(home, { book, layout: 'statutory', doc });
} // prettier-ignore

/** Two years and a difference, the dues at the top, in boxes: what is handed out at the annual meeting. */
export function meetingHandout(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'budget', label: `${year - 1} Budget`, role: 'budget', year: year - 1 },
    { kind: 'projected', label: `${year - 1} Est. Actual`, role: 'projected', year: year - 1, also: ['actual'] },
    { kind: 'proposed', label: `${year} Budget`, role: 'budget', year, also: ['proposed'] },
    { kind: 'change', label: 'Inc/(Dec)', role: 'variance' },
  ];
  const book = new Book(home, random, { columns, style: dollars });
  const plan: Plan = { lead: (_account, name) => [c(name, { al: 'l' })], width: 5, totalName: (section) => `Subtotal - ${section.title}`, fill: '#DCE6F1' };
  const { income, expenses, reserve } = book.ledger;
  const each = (book.value(income.accounts[0]!, 'proposed') ?? 0) / home.units / 12 / 100;
  const rows = [
    { cells: [c('Category', { al: 'l' }), ...columns.map(({ label }) => c(label))], head: true, fill: '#B8CCE4' },
    ...sectionRows(book, income, plan),
    ...expenses.flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total Operating Expenses', { of: [[book.spending, 1]], plan }),
    ...sectionRows(book, reserve, plan),
    totalRow(book, 'Net Income', { of: [[income.accounts, 1], [[...book.spending, ...reserve.accounts], -1]], plan }),
  ] as Row[];
  const doc = docOf(`${year} annual meeting handout`, year - 1, {
    font: 'liberation',
    size: 9,
    blocks: [
      ...heading(home.full, `Proposed ${year} Operating Budget`),
      p(`The ${year} monthly fee will be $${each.toFixed(2)} for each of our ${home.units} ${home.unit}s.`, { al: 'c', bold: true }),
      gridOf([3.4, 1.2, 1.2, 1.2, 1.1], rows, { lines: 'all' }),
    ],
  });
  return budgetPaper(home, { book, layout: 'meeting-handout', doc, containers: { pdf: 45, scan: 30, docx: 25 } });
} // prettier-ignore
