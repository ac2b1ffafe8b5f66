import { type Random } from '../../core/random';
import { type Block, type Doc } from '../write/ink';
import { type Container, type Paper } from '../publish';
import { onDay, type Account, type Group, type Home } from '../world';
import { type Ledger } from './ledger';
import { budgetPart } from './part';

export type Recipe = (home: Home, random: Random) => Paper;

/** Code schemes as accounting programs have them. */
export const codeStyles = {
  bare: (account: Account): string => String(account.number),
  five: (account: Account): string => `${account.number}0`,
  dashed: (account: Account): string => `${account.number}-00`,
  yardi: (account: Account): string => `${String(account.number).slice(0, 1)}0-${account.number}-0000`,
  dotted: (account: Account): string => `${account.number}.000`,
  fund: (account: Account): string => `10-${account.number}`,
  spaced: (account: Account): string =>
    `${String(account.number).slice(0, 2)} ${String(account.number).slice(2)}0`,
};

export const anyCode = (random: Random): ((account: Account) => string) =>
  codeStyles[random.pick(['bare', 'five', 'dashed', 'dotted', 'fund'] as const)];

export const fonts: readonly Doc['font'][] = ['helvetica', 'times', 'liberation'];

/** Words for a section's total; of several kinds, because programs and people differ. */
export const totalWords = (random: Random): ((group: Group) => string) =>
  random.pick([
    (group: Group) => `Total ${group.title}`,
    (group: Group) => `TOTAL ${group.title.toUpperCase()}`,
    (group: Group) => `${group.title} Total`,
    (group: Group) => `Subtotal - ${group.title}`,
    (group: Group) => `Total for ${group.title}`,
  ]);

export interface Draft {
  name: string;
  home: Home;
  ledgers: Ledger[];
  blocks: Block[];
  containers: Readonly<Partial<Record<Container, number>>>;
  doc?: Partial<Doc>;
  kind?: 'budget' | 'actuals';
  year?: number;
  traits?: string[];
  sheet?: Paper['sheet'];
  worn?: boolean;
}

/** A budget or a statement with its truth. */
export function budgetPaper(draft: Draft, random: Random): Paper {
  const year = draft.year ?? draft.home.year;
  const wrong = draft.ledgers.some((one) =>
    one.entries.some((entry) => entry.k === 'total' && entry.wrong.length > 0),
  );
  return {
    doc: {
      title: `${draft.kind ?? 'budget'} ${year}`,
      blocks: draft.blocks,
      font: 'helvetica',
      size: 9,
      margin: 48,
      date: onDay(random, year - (draft.kind === 'actuals' ? 0 : 1)),
      ...draft.doc,
    },
    kind: draft.kind ?? 'budget',
    association: draft.home.name,
    fiscalYear: year,
    parts: draft.ledgers.map(budgetPart),
    traits: [draft.name, ...(wrong ? ['total-off'] : []), ...(draft.traits ?? [])],
    containers: draft.containers,
    ...(draft.sheet ? { sheet: draft.sheet } : {}),
    ...(draft.worn ? { worn: true } : {}),
  };
}
