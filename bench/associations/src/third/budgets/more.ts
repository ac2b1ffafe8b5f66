import { c, p, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Account } from '../accounts';
import { type Home } from '../home';
import { accounting, docOf, exactCents, heading, type Paper } from '../paper';
import { Book, type Column } from './book';
import { budgetPaper, gridOf, type Plan, sectionRows, totalRow } from './common';

/** Two funds, each with its own receipts and costs, on one page; the code stands in brackets behind the name. */
export function centers(home: Home, random: Random): Paper {
  const { year } = home;
  const columns: Column[] = [
    { kind: 'prior2', label: `${year - 3} Actual`, role: 'actual', year: year - 3 },
    { kind: 'prior', label: `${year - 2} Actual`, role: 'actual', year: year - 2 },
    { kind: 'budget', label: `${year - 1} Budget`, role: 'budget', year: year - 1 },
    { kind: 'proposed', label: `${year} Budget`, role: 'budget', year, also: ['proposed'] },
  ];
  const book = new Book(home, random, { columns, style: accounting });
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? `${name} [${account.code}]` : name, { al: 'l' })],
    code: (account: Account) => String(account.code),
    width: 5,
    totalName: (section) => `Total - ${section.title}`,
    above: 'OPERATING FUND',
  };
  const { income, expenses, reserve } = book.ledger;
  const head: Row = { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' };
  const rows: Row[] = [
    head,
    { cells: [c('OPERATING FUND', { span: 5 })], bold: true, fill: '#D9D9D9' },
    ...[income, ...expenses].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total Operating Costs', { of: [[book.spending, 1]], plan }),
    { cells: [c('RESERVE FUND', { span: 5 })], bold: true, fill: '#D9D9D9', gap: 8 },
    ...sectionRows(book, reserve, { ...plan, above: 'RESERVE FUND' }),
  ];
  const doc = docOf(`Two fund budget ${year}`, year - 1, {
    size: 9.5,
    margin: 56,
    foot: 'Approved by the Board of Directors     Page %p',
    blocks: [...heading(home.full, `Operating and Reserve Budgets, ${year}`), gridOf([3.4, 1.1, 1.1, 1.1, 1.1], rows), p(`Budget covers ${home.units} ${home.unit}s.`, { size: 9 })],
  });
  return budgetPaper(home, { book, layout: 'two-funds', doc });
} // prettier-ignore

/** The end of a year against its budget, as a CPA's supplementary schedule has it. */
export function closing(home: Home, random: Random): Paper {
  const year = home.year - 2;
  const columns: Column[] = [
    { kind: 'prior', label: 'Actual', role: 'actual', year },
    { kind: 'priorBudget', label: 'Budget\n(Unaudited)', role: 'budget', year },
    { kind: 'gap', label: 'Over (Under)\nBudget', role: 'variance' },
  ];
  const book = new Book(home, random, { columns, style: accounting });
  const { income, expenses, reserve } = book.ledger;
  const plan: Plan = { lead: (_account, name) => [c(name, { al: 'l', indent: /^Total/.test(name) ? 20 : 10 })], width: 4, totalName: (section) => `Total ${section.title.toLowerCase()}` };
  const flat: Plan = { ...plan, lead: (_account, name) => [c(name, { al: 'l' })] };
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...[income, ...expenses, reserve].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total expenses', { of: [[cost, 1]], plan: flat }),
    totalRow(book, 'Excess (deficiency)', { of: [[income.accounts, 1], [cost, -1]], plan: flat, over: 'two' }),
  ];
  const doc = docOf('Supplementary schedule', year + 1, { font: 'times', size: 10.5, margin: 64, foot: '- 11 -', blocks: [p(home.full.toUpperCase(), { al: 'c', bold: true, after: 2 }), p('Schedule of Revenues and Expenses - Actual and Budget', { al: 'c', after: 2 }), p(`For the Year Ended December 31, ${year}`, { al: 'c', after: 12 }), gridOf([3.4, 1.2, 1.3, 1.3], rows)] });
  return budgetPaper(home, { book, layout: 'closing', kind: 'actuals', fiscalYear: year, doc });
} // prettier-ignore

/** What a bookkeeping program prints of two whole years, with no budget at all. */
export function wholeYear(home: Home, random: Random): Paper {
  const year = home.year - 2;
  const columns: Column[] = [
    { kind: 'prior', label: `Jan - Dec ${String(year).slice(2)}`, role: 'actual', year },
    { kind: 'prior2', label: `Jan - Dec ${String(year - 1).slice(2)}`, role: 'actual', year: year - 1 },
  ];
  const book = new Book(home, random, { columns, style: exactCents });
  const { income, expenses, reserve } = book.ledger;
  const deep = (name: string): number => (/^Total|^Net/.test(name) ? 10 : 20);
  const plan: Plan = {
    lead: (account, name) => [c(account.code ? `${account.code} \u00b7 ${name}` : name, { al: 'l', indent: deep(name) })],
    code: (account) => String(account.code),
    width: 3,
    totalName: (section) => `Total ${section.title}`,
  };
  const cost = [...book.spending, ...reserve.accounts];
  const rows: Row[] = [
    { cells: [c(''), ...columns.map(({ label }) => c(label))], head: true, under: 'one' },
    ...[income, ...expenses, reserve].flatMap((section) => sectionRows(book, section, plan)),
    totalRow(book, 'Total Expense', { of: [[cost, 1]], plan }),
    totalRow(book, 'Net Ordinary Income', { of: [[income.accounts, 1], [cost, -1]], plan, over: 'two' }),
  ];
  const doc = docOf('Profit and loss', year + 1, { font: 'liberation', size: 9, margin: 60, blocks: [p(home.full, { bold: true, al: 'c', size: 12, after: 1 }), p('Profit & Loss Prev Year Comparison', { bold: true, al: 'c', size: 12, after: 1 }), p(`January through December ${year}`, { al: 'c', after: 10 }), gridOf([3.6, 1.3, 1.3], rows, { at: { x: 40, w: 400 } })] });
  return budgetPaper(home, { book, layout: 'whole-year', kind: 'actuals', fiscalYear: year, doc, containers: { pdf: 50, scan: 20, xlsx: 20, csv: 10 } });
} // prettier-ignore
