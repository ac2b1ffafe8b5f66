import { type Random } from '../../core/random';
import { type Block } from '../../layout/paper';
import { type TruthContract } from '../../truth';
import { decoysOf, increase, renewal, small, surcharge, wayOf, type Clause, type Way } from './clauses';
import { conditions } from './conditions';
import { dealOf, type Deal, type TradeName } from './deal';
import { type Site } from '../site';

export { columns, h, head, line, mid, p, sum, table } from '../declarations/kit';

/** Everything that a layout words and arranges. */
export interface Terms {
  deal: Deal;
  up: Clause<TruthContract['escalator']>;
  again: Clause<{ renews?: boolean; noticeDays?: number }>;
  extra: Clause<string[]>;
  small: Clause<null>[];
  /** What the clauses make true, decoys among them. */
  truth: Pick<TruthContract, 'escalator' | 'surcharges' | 'decoys' | 'renews' | 'noticeDays'>;
}

export function termsOf(
  site: Site,
  random: Random,
  wish: { trades: readonly TradeName[]; way?: Way; years?: number; plain?: boolean; conditions?: number },
): Terms {
  const trade = random.pick(wish.trades);
  const deal = dealOf(site, random.fork('deal'), { trade, ...(wish.years ? { years: wish.years } : {}) });
  const up = increase(random.fork('up'), wish.way ?? wayOf(random.fork('way')));
  const again = renewal(random.fork('again'));
  const extra: Clause<string[]> = wish.plain ? { text: '', truth: [] } : surcharge(random.fork('extra'));
  const others = random
    .fork('order')
    .shuffle([
      ...small(random.fork('small'), deal),
      ...conditions(random.fork('conditions'), deal, wish.conditions ?? random.fork('length').int(0, 3)),
    ]);
  return {
    deal,
    up,
    again,
    extra,
    small: others,
    truth: { escalator: up.truth, surcharges: extra.truth, decoys: decoysOf(others), ...again.truth },
  };
}

/** The parties' signatures. */
export const signatures = (site: Site, deal: Deal, day: string): Block => ({
  kind: 'signatures',
  parties: [
    { party: deal.vendor, name: site.people[3]!, title: 'Vice President', date: day },
    { party: site.name, name: site.people[0]!, title: 'President', date: day },
  ],
});

export const listOf = (tasks: readonly string[]): string =>
  `${tasks.slice(0, -1).join('; ')}; and ${tasks.at(-1)}`;
