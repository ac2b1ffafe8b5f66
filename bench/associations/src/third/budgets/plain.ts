import { type Block, c, p, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Account } from '../accounts';
import { type Home } from '../home';
import { accounting, docOf, dollars, exactCents, type Paper, townLine } from '../paper';
import { isoDate, longDate } from '../../core/dates';
import { Book, type Column } from './book';
import { budgetPaper, gridOf, type Plan, sectionRows, totalRow } from './common';

/** A report of a DOS program: capitals, a ruled total, credits printed with a minus. */
export function dotMatrix(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'prior', label: `ACTUAL ${year - 2}`, role: 'actual', year: year - 2 },
    { kind: 'budget', label: `BUDGET ${year - 1}`, role: 'budget', year: year - 1 },
    { kind: 'proposed', label: `BUDGET ${year}`, role: 'budget', year, also: ['proposed'] },
  ];
  const book = new Book(home, random, { columns, style: exactCents });
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? String(account.code) : '', { al: 'l' }), c(name.toUpperCase(), { al: 'l' })],
    code: (account) => String(account.code),
    width: 5,
    title: (section) => section.title.toUpperCase(),
    totalName: (section) => `TOTAL ${section.title.toUpperCase()}`,
  };
  const { income, expenses, reserve } = book.ledger;
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c('ACCT'), c('DESCRIPTION', { al: 'l' }), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...sectionRows(book, income, plan),
    ...expenses.flatMap((section) => sectionRows(book, section, plan)),
    ...sectionRows(book, reserve, plan),
    totalRow(book, 'TOTAL EXPENSE', { of: [[cost, 1]], plan }),
    totalRow(book, 'EXCESS OF INCOME', { of: [[income.accounts, 1], [cost, -1]], plan, over: 'two' }),
  ];
  book.truth.lines.forEach((line) => (line.description = line.description.toUpperCase()));
  const doc = docOf('BUDGET REPORT', year - 1, {
    font: 'courier',
    size: 8.5,
    margin: 50,
    head: [home.full.toUpperCase(), `BUDGET REPORT   FISCAL YEAR ${year}      RUN DATE 11/0${random.int(1, 9)}/${String(year - 1).slice(2)}   PAGE %p`],
    blocks: [gridOf([0.7, 3.2, 1.5, 1.5, 1.5], rows)],
  });
  return budgetPaper(home, { book, layout: 'dot-matrix', doc, containers: { pdf: 48, scan: 22, txt: 30 }, worn: true });
} // prettier-ignore

/** A circular with dotted lines and one figure each, no columns' heads at all. */
export function circular(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [{ kind: 'proposed', label: `${year} Budget`, role: 'budget', year, also: ['proposed'] }];
  const book = new Book(home, random, { columns, style: dollars });
  const { income, expenses, reserve } = book.ledger;
  const plan: Plan = {
    lead: (_account, name) => [c(name, { dots: true, indent: name.toLowerCase().startsWith('total') ? 26 : 14, al: 'l' })],
    width: 2,
    totalName: (section) => `Total ${section.title.toLowerCase()}`,
    over: 'one',
  };
  const dues = (book.value(income.accounts[0]!, 'proposed') ?? 0) / home.units / 12 / 100;
  const date = isoDate(year - 1, 11, random.int(2, 27));
  const table: Row[] = [
    { cells: [c(''), c(`${year} Budget`)], head: true },
    ...[income, ...expenses, reserve].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total expenses and reserves', { of: [[[...book.spending, ...reserve.accounts], 1]], plan }),
  ];
  const doc = docOf(`Adopted budget ${year}`, year - 1, {
    font: 'times',
    size: 11,
    margin: 72,
    blocks: [
      p(home.full, { bold: true, size: 13, after: 1 }),
      p(`${home.street}, ${townLine(home)}`, { after: 12 }),
      p(longDate(date)),
      p('Dear Neighbors:'),
      p(`At its meeting last week the Board adopted the budget below for the year beginning January 1, ${year}. The monthly fee for each ${home.unit} will be $${dues.toFixed(2)}, due on the first of the month. A late charge of $25.00 applies after the fifteenth.`),
      gridOf([4, 1.2], table, { at: { x: 30, w: 400 } }),
      p(`Please call ${home.board[0]} with questions at (555) 0${random.int(10, 99)}-${random.int(1000, 9999)}.`),
      p('Sincerely,', { after: 20 }),
      p(`${home.board[0]}\nPresident, Board of Directors`),
    ],
  });
  return budgetPaper(home, { book, layout: 'circular', doc, containers: { pdf: 40, scan: 30, docx: 30 } });
} // prettier-ignore

/** An accountant's schedule of a cooperative or a trust: dollar signs apart, captions for groups, thousands of words around. */
export function schedule(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'proposed', label: `${year}\nBudget`, role: 'budget', year, also: ['proposed'] },
    { kind: 'projected', label: `${year - 1}\nForecast`, role: 'projected', year: year - 1 },
    { kind: 'prior', label: `${year - 2}\nActual`, role: 'actual', year: year - 2 },
  ];
  const book = new Book(home, random, { columns, style: accounting });
  const { income, expenses, reserve } = book.ledger;
  const plan: Plan = {
    lead: (_account, name) => [c(name, { indent: /^Total/.test(name) ? 24 : 12, al: 'l' })],
    width: 4,
    totalName: (section) => `Total ${section.title.toLowerCase()}`,
    above: 'Expenses:',
  };
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...sectionRows(book, income, { ...plan, above: '' }),
    { cells: [c('Expenses:', { span: 4 })], bold: true, gap: 8 },
    ...[...expenses, reserve].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total expenses', { of: [[cost, 1]], plan: { ...plan, lead: (_account, name) => [c(name, { al: 'l' })] } }),
    totalRow(book, 'Excess of income over expenses', { of: [[income.accounts, 1], [cost, -1]], plan: { ...plan, lead: (_account, name) => [c(name, { al: 'l' })] }, over: 'two', gap: 4 }),
  ];
  const blocks: Block[] = [
    p(home.full.toUpperCase(), { al: 'c', bold: true, after: 2 }),
    p('Schedule of Forecasted Income and Expenses', { al: 'c', after: 2 }),
    p(`Year Ending December 31, ${year}`, { al: 'c', after: 14 }),
    gridOf([3.6, 1.2, 1.2, 1.2], rows),
    p('See accompanying summary of significant assumptions. No assurance is provided.', { italic: true, size: 9, al: 'c' }),
  ];
  return budgetPaper(home, { book, layout: 'schedule', doc: docOf(`Forecast ${year}`, year - 1, { font: 'times', size: 10.5, margin: 66, blocks }) });
} // prettier-ignore

/** Actual, budget and difference of the year so far, then the whole year's budget: the pack for a board meeting. */
export function comparative(home: Home, random: Random): Paper {
  const year = home.year - 1;
  const months = random.int(4, 10);
  const columns: Column[] = [
    { kind: 'ytd', label: 'YTD Actual', role: 'ytd', year, also: ['actual'] },
    { kind: 'budget', label: 'Annual Budget', role: 'budget', year },
  ];
  const book = new Book(home, random, { columns, style: exactCents, months });
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? `${account.code} - ${name}` : name, { al: 'l', indent: account.code ? 10 : 0 })],
    code: (account: Account) => String(account.code),
    width: 3,
    totalName: (section) => `Total ${section.title}`,
  };
  const { income, expenses, reserve } = book.ledger;
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...[income, ...expenses, reserve].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total Expense', { of: [[cost, 1]], plan }),
    totalRow(book, 'Net Income', { of: [[income.accounts, 1], [cost, -1]], plan, over: 'two' }),
  ];
  const end = isoDate(year, months, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31][months - 1]!);
  const doc = docOf('Income statement', year, { size: 9, blocks: [p(home.full, { bold: true, al: 'c', after: 1 }), p('Income Statement - Operating and Reserve', { al: 'c', after: 1 }), p(`For the ${months} Months Ended ${longDate(end)}`, { al: 'c' }), gridOf([4, 1.4, 1.4], rows)] });
  return budgetPaper(home, { book, layout: 'comparative', kind: 'actuals', fiscalYear: year, doc, containers: { pdf: 55, scan: 20, xlsx: 15, csv: 10 } });
} // prettier-ignore
