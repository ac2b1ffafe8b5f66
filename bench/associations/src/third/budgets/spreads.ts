import { shortMonths } from '../../core/dates';
import { c, p, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Account } from '../accounts';
import { type Home } from '../home';
import { accounting, docOf, exactCents, heading, type Paper } from '../paper';
import { Book, type Column } from './book';
import { budgetPaper, gridOf, type Plan, sectionRows, totalRow } from './common';

/** Twelve months and the year, over a wide page, with short codes. */
export function calendar(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    ...shortMonths.map((label, at): Column => ({ kind: `m${at + 1}`, label, role: 'month', year })),
    { kind: 'proposed', label: `${year} Total`, role: 'budget', year, also: ['proposed'] },
  ];
  const book = new Book(home, random, { columns, style: { ...accounting, zero: 'dash' } });
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? `${account.code} ${name}` : name, { al: 'l' })],
    code: (account) => String(account.code),
    width: 14,
    totalName: (section) => `Total ${section.title}`,
  };
  const { income, expenses, reserve } = book.ledger;
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c('Account'), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...sectionRows(book, income, plan),
    ...expenses.flatMap((section) => sectionRows(book, section, plan)),
    ...sectionRows(book, reserve, plan),
    totalRow(book, 'Total Disbursements', { of: [[cost, 1]], plan }),
    totalRow(book, 'Net', { of: [[income.accounts, 1], [cost, -1]], plan, over: 'two' }),
  ];
  const doc = docOf(`${year} monthly budget`, year - 1, {
    landscape: true,
    legal: true,
    size: 7.5,
    margin: 30,
    head: [`${home.full}`, `Budget by month - fiscal year ${year}                                   Page %p`],
    blocks: [gridOf([3.4, ...Array<number>(12).fill(0.95), 1.15], rows)],
    ...(random.chance(0.4) ? { turned: true } : {}),
  });
  return budgetPaper(home, { book, layout: 'calendar', doc, containers: { pdf: 55, xlsx: 35, scan: 10 }, sheet: { name: `FY${year}`, format: '#,##0' } });
} // prettier-ignore

/** A treasurer's own workbook by quarters, with remarks of his own on a second sheet. */
export function quarterBook(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'budget', label: `${year - 1} (approved)`, role: 'budget', year: year - 1 },
    ...[1, 2, 3, 4].map((q): Column => ({ kind: `q${q}`, label: `Q${q}`, role: 'quarter', year })),
    { kind: 'proposed', label: `${year} plan`, role: 'proposed', year, also: ['budget'] },
  ];
  const book = new Book(home, random, { columns, style: accounting });
  const plan: Plan = {
    lead: (_account, name) => [c(name, { al: 'l' })],
    width: 7,
    title: (section) => `${section.title}:`,
    totalName: (section) => `total ${section.title.toLowerCase()}`,
  };
  const { income, expenses, reserve } = book.ledger;
  const rows: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true },
    ...sectionRows(book, income, plan),
    ...expenses.flatMap((section) => sectionRows(book, section, plan)),
    ...sectionRows(book, reserve, plan),
    totalRow(book, 'over (short)', { of: [[income.accounts, 1], [[...book.spending, ...reserve.accounts], -1]], plan }),
  ];
  const doc = docOf('Budget', year - 1, {
    size: 9,
    blocks: [p(`${home.full}`, { bold: true }), p(`Treasurer's working budget, ${year}  -  ${home.board[1]}`), gridOf([3, 1.2, 1, 1, 1, 1, 1.2], rows, { lines: 'rows' })],
  });
  const extra = { name: 'To do', lines: ['Call three pavers before March', 'Ask the agent about the wind deductible', 'Dues letter by December 1'] };
  return budgetPaper(home, { book, layout: 'quarter-book', doc, containers: { xlsx: 70, pdf: 20, csv: 10 }, sheet: { name: 'Plan', shift: random.int(0, 1), format: '#,##0_);(#,##0)', extra } });
} // prettier-ignore

/** An export of a ledger program: the category stands in every row, and nothing is totalled but the end. */
export function exported(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'prior', label: `FY${year - 2} Actual`, role: 'actual', year: year - 2 },
    { kind: 'budget', label: `FY${year - 1} Budget`, role: 'budget', year: year - 1 },
    { kind: 'proposed', label: `FY${year} Budget`, role: 'budget', year, also: ['proposed'] },
  ];
  const book = new Book(home, random, { columns, style: { ...exactCents, thousands: false } });
  const { income, expenses, reserve } = book.ledger;
  const rows: Row[] = [
    { cells: [c('Category'), c('GL Number', { al: 'l' }), c('GL Name', { al: 'l' }), ...columns.map(({ label }) => c(label))], head: true },
    ...[income, ...expenses, reserve].flatMap((section) =>
      section.accounts.map((account): Row => {
        const code = `${account.code}.000`;
        return { cells: [c(section.title), c(code, { al: 'l' }), c(account.name, { al: 'l' }), ...book.line(account, { section: section.title, code })] };
      }),
    ),
  ];
  const doc = docOf('Budget export', year - 1, { size: 8.5, landscape: true, margin: 40, blocks: [p(`Association: ${home.full}`), gridOf([2.2, 1, 2.6, 1.3, 1.3, 1.3], rows, { lines: 'all' })] });
  return budgetPaper(home, { book, layout: 'exported', doc, containers: { csv: 55, xlsx: 30, pdf: 15 }, sheet: { name: 'Export', format: '0.00' } });
} // prettier-ignore

/** Sections each on a slide, for the budget workshop. */
export function slides(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'prior', label: `${year - 2} Actual`, role: 'actual', year: year - 2 },
    { kind: 'budget', label: `${year - 1} Budget`, role: 'budget', year: year - 1 },
    { kind: 'proposed', label: `${year} Proposed`, role: 'proposed', year },
  ];
  const book = new Book(home, random, { columns, style: { ...accounting, dollar: true } });
  const plan: Plan = { lead: (_account: Account, name) => [c(name, { al: 'l' })], width: 4, totalName: (section) => `Total ${section.title}` };
  const { income, expenses, reserve } = book.ledger;
  const head: Row = { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, fill: '#E2EFDA' };
  const cost = [...book.spending, ...reserve.accounts];
  const blocks = [income, ...expenses, reserve].flatMap((section, at) => [
    ...(at ? [{ k: 'page' } as const] : []),
    p(`${home.name}  |  Budget Workshop ${year}`, { size: 11, italic: true }),
    gridOf([3, 1.3, 1.3, 1.3], [head, ...sectionRows(book, section, plan)], { size: 15 }),
  ]);
  const end: Row[] = [head, totalRow(book, 'All spending and reserves', { of: [[cost, 1]], plan }), totalRow(book, 'What is left', { of: [[income.accounts, 1], [cost, -1]], plan, over: 'two' })];
  const doc = docOf('Budget workshop', year - 1, {
    landscape: true,
    size: 14,
    margin: 60,
    font: 'liberation',
    foot: '%p',
    blocks: [...heading(home.full, `Budget Workshop`, `Fiscal Year ${year}`), p('Tonight: what came in, what went out, and what we propose.', { al: 'c' }), { k: 'page' }, ...blocks, { k: 'page' }, gridOf([3, 1.3, 1.3, 1.3], end, { size: 15 })],
  });
  return budgetPaper(home, { book, layout: 'slides', doc, containers: { pdf: 1 } });
} // prettier-ignore
