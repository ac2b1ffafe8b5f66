import { ratio } from '../../core/money';
import { type Paper as Page } from '../../layout/paper';
import { type Truth } from '../../truth';
import { type Draft, type Site } from '../site';
import { type Account } from './book';
import { type Ledger } from './ledger';
import { type Col } from './shape';

/** A budget's or statement's draft from its table. */
export const budgetDraft = (
  site: Site,
  by: {
    layout: string;
    ledger: Ledger;
    paper: Page;
    forms: Draft['forms'];
    kind?: Truth['kind'];
    year?: number;
    more?: Partial<Draft>;
  },
): Draft => ({
  paper: by.paper,
  kind: by.kind ?? 'budget',
  association: site.name,
  fiscalYear: by.year ?? site.year,
  parts: [by.ledger.truth()],
  traits: [by.layout],
  forms: by.forms,
  ...by.more,
});

/** A column of amounts. */
export const col = (id: string, head: string | string[], is: Omit<Col, 'id' | 'head'>): Col => ({
  id,
  head,
  ...is,
});

/** The end of a month as statements write it: '9/30/2024'. */
export const monthEnd = (year: number, month: number): string =>
  `${month}/${new Date(Date.UTC(year, month, 0)).getUTCDate()}/${year}`;

/** Figures that are drawn once for each account. */
export function once<T>(accounts: readonly Account[], make: (one: Account) => T): (one: Account) => T {
  const known = new Map(accounts.map((one) => [one, make(one)]));
  return (one) => known.get(one)!;
}

/** A statement is of the year before the budget's. */
export const statement = (site: Site, by: Parameters<typeof budgetDraft>[1]): Draft =>
  budgetDraft(site, { ...by, kind: 'actuals', year: site.year - 1 });

/** What the budget has for the months until `through`. */
export const owed = (account: Account, through: number): number => ratio(account.budget, through, 12);
