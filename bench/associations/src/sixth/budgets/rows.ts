import { ratio, type MoneyStyle } from '../../core/money';
import { Tally, cents, rise, whole, type Col, type LineSays, type Style } from '../../fifth/tally';
import { type Draft } from '../../fifth/publish';
import { type Leaf } from '../../fifth/press/leaf';
import { operating, outgoing, type Entry, type Section } from '../chart';
import { type Site } from '../site';

export type Column = Col<Entry>;
export type Sheet = Tally<Entry>;
type Roles = readonly Column['role'][];

export const tally = (cols: readonly Column[], style: Style): Sheet => new Tally<Entry>(cols, style);

/** A column by its label; the first role is the truth, the others are right, too. The label's year is the column's. */
export function col(
  [id, label, roles]: readonly [id: string, label: string, roles: Roles],
  of: Column['of'],
  more: Partial<Column> = {},
): Column {
  const [role, ...others] = roles;
  const year = /\b(20\d\d)\b/.exec(label)?.[1];
  return {
    id,
    label,
    role: role ?? 'other',
    ...(others.length ? { alsoRoles: others } : {}),
    ...(year ? { year: Number(year) } : {}),
    of,
    ...more,
  };
}

export const planned: Roles = ['proposed', 'budget'];
export const change = (id: string, label: string): Column =>
  col([id, label, ['variance']], (one) => one.next - one.now);
export const percentChange = (id: string, label: string, digits: 0 | 1 | 2 = 1): Column =>
  col([id, label, ['percent']], (one) => rise(one.next, one.now), { percent: digits });

export const dollarSigned: MoneyStyle = { ...whole, dollar: true };
export const dashed: MoneyStyle = { ...whole, zero: 'dash' };
export const exactCents: MoneyStyle = cents;
export const angled: MoneyStyle = { ...cents, negative: 'angles' };

interface Words {
  plain?: boolean;
  capitals?: boolean;
  /** Of an account's four digits. */
  code?: (code: number) => string;
  /** The code stands before the name in one cell. */
  glue?: string;
  headingCode?: boolean;
  total?: (title: string) => string;
  notes?: boolean;
  alsoSection?: (section: Section) => string | undefined;
  /** A heading that is also a right answer. */
  also?: string;
  more?: (entry: Entry) => Partial<LineSays>;
}

export const titleOf = ({ heading }: Section, words: Words): string => {
  const title = words.plain ? heading.plain : heading.title;
  return words.capitals ? title.toUpperCase() : title;
};

/** Headings, lines and totals of sections. */
export function fill(sheet: Sheet, sections: readonly Section[], words: Words = {}): void {
  for (const section of sections) {
    const title = titleOf(section, words);
    const code = words.code?.(section.heading.base);
    const shown = words.glue && words.headingCode ? `${code}${words.glue}${title}` : title;
    sheet.heading(shown, code && words.headingCode && !words.glue ? { code } : {});
    const also = words.alsoSection?.(section) ?? (shown === title ? undefined : shown);
    for (const entry of section.entries)
      sheet.line(entry, says(entry, title, also ? { ...words, also } : words));
    if (words.total) sheet.total(words.total(title), { plus: section.entries });
  }
}

export function says(entry: Entry, section: string, words: Words): LineSays {
  const { also } = words;
  const name = words.plain ? entry.plain : entry.name;
  const code = words.code?.(entry.code);
  return {
    section,
    name,
    ...(also ? { alsoSection: also } : {}),
    ...(code ? { code } : {}),
    ...(code && words.glue ? { shown: `${code}${words.glue}${name}` } : {}),
    ...(words.notes && entry.remark ? { note: entry.remark } : {}),
    ...words.more?.(entry),
  };
}

/** What goes out in all and what is left, as most budgets end. */
export function close(
  sheet: Sheet,
  sections: readonly Section[],
  words: { operating?: string; out?: string; net?: string; slip?: number },
): void {
  const slip = words.slip ? { slip: words.slip } : {};
  if (words.operating) sheet.total(words.operating, { plus: operating(sections) }, { gap: 4 });
  if (words.out) sheet.total(words.out, { plus: outgoing(sections), ...slip }, { gap: 4 });
  if (words.net)
    sheet.total(
      words.net,
      { plus: sections[0]!.entries, minus: outgoing(sections) },
      { gap: 5, under: 'two' },
    );
}

/** Month 0 to 11 of the coming year in cents: even, with the rest in December, or in some months only. */
export function month(entry: Entry, at: number): number {
  const season = entry.drawer !== 'income' && entry.code % 30 === 0;
  if (season && (at < 3 || at > 9)) return 0;
  const parts = season ? 7 : 12;
  const each = Math.trunc(entry.next / 100 / parts) * 100;
  return at === (season ? 9 : 11) ? entry.next - each * (parts - 1) : each;
}

export const perMonth = (entry: Entry): number => ratio(entry.next, 1, 12);

interface Says {
  layout: string;
  forms: Draft['forms'];
  traits?: string[];
  more?: Partial<Draft>;
}

/** The draft of a budget whose only part is what the sheet printed. */
export const budgetOf = (site: Site, of: { leaf: Leaf; page: Sheet }, how: Says): Draft => ({
  leaf: of.leaf,
  kind: 'budget',
  association: site.name,
  fiscalYear: site.year,
  parts: [of.page.part()],
  traits: [how.layout, ...(how.traits ?? [])],
  forms: how.forms,
  ...how.more,
});
