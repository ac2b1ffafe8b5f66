import { type Cell, c, type Grid, type Row } from '../../blind/write/ink';
import { type Account, type Section } from '../accounts';
import { type Home } from '../home';
import { type Paper, usual } from '../paper';
import { type Book } from './book';

export interface Plan {
  /** Cells before the figures. */
  lead: (account: Account, name: string) => Cell[];
  /** Cells after them. */
  tail?: (account: Account) => Cell[];
  width: number;
  title?: (section: Section) => string;
  totalName: (section: Section) => string;
  above?: string;
  code?: (account: Account) => string;
  over?: Row['over'];
  fill?: string;
  note?: (account: Account) => string | undefined;
}

/** A section as most books print it: its heading, its lines, its total. */
export function sectionRows(book: Book, section: Section, plan: Plan): Row[] {
  const title = plan.title?.(section) ?? section.title;
  const lead = leadOf(plan);
  const empty = Array<Cell>(plan.width - lead).fill(c(''));
  const lines = section.accounts.map((account): Row => {
    const note = plan.note?.(account);
    const figures = book.line(account, {
      section: title,
      ...(plan.above ? { above: plan.above } : {}),
      ...(plan.code ? { code: plan.code(account) } : {}),
      ...(note ? { note } : {}),
    });
    return { cells: [...plan.lead(account, account.name), ...figures, ...(plan.tail?.(account) ?? [])] };
  });
  return [
    {
      cells: [c(title, lead > 1 ? { span: lead, al: 'l' } : {}), ...empty],
      bold: true,
      gap: 6,
      ...(plan.fill ? { fill: plan.fill } : {}),
    },
    ...lines,
    totalRow(book, plan.totalName(section), { of: [[section.accounts, 1]], plan }),
  ];
}

/** How many cells stand before the figures. */
const leadOf = (plan: Plan): number => plan.lead({ code: 0, name: '', base: 0, type: 'expense' }, '').length;

export function totalRow(
  book: Book,
  name: string,
  how: { of: Parameters<Book['total']>[1]; plan: Plan; over?: Row['over']; gap?: number },
): Row {
  const lead = leadOf(how.plan);
  const before = lead === 1 ? [c(name)] : [...Array<Cell>(lead - 1).fill(c('')), c(name, { al: 'l' })];
  const width = lead + book.columns.length;
  return {
    cells: [...before, ...book.total(name, how.of), ...Array<Cell>(how.plan.width - width).fill(c(''))],
    bold: true,
    over: how.over ?? how.plan.over ?? 'one',
    ...(how.gap ? { gap: how.gap } : {}),
  };
}

export const gridOf = (widths: readonly number[], rows: Row[], more: Partial<Grid> = {}): Grid => ({
  k: 'grid',
  cols: widths.map((w, at) => ({ w, al: at === 0 ? 'l' : 'r' })),
  rows,
  ...more,
});

export function budgetPaper(
  home: Home,
  of: { book: Book; layout: string; doc: Paper['doc']; containers?: Paper['containers'] } & Partial<
    Pick<Paper, 'sheet' | 'worn' | 'kind' | 'fiscalYear'>
  >,
): Paper {
  const flawed = of.book.truth.totals.some((total) => !total.foots);
  return {
    doc: of.doc,
    kind: of.kind ?? 'budget',
    association: home.full,
    fiscalYear: of.fiscalYear ?? home.year,
    parts: [of.book.truth],
    traits: [of.layout, ...(flawed ? ['total-off'] : [])],
    containers: of.containers ?? usual,
    ...(of.sheet ? { sheet: of.sheet } : {}),
    ...(of.worn ? { worn: true } : {}),
  };
}
