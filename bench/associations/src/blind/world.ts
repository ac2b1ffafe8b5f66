import { type Random } from '../core/random';
import { chapters, type ChapterKey } from './accounts';
import { trees, waters, tails, places, firms, firmTails, somebody, dial, road } from './names';

/** An association of the blind family. Every name is invented, from other parts than the first family's. */
export interface Home {
  id: string;
  place: string;
  name: string;
  condo: boolean;
  city: string;
  state: string;
  abbr: string;
  street: string;
  zip: string;
  phone: string;
  county: string;
  manager: string;
  people: string[];
  units: number;
  year: number;
  /** Month in which its fiscal year begins, 1 to 12. */
  starts: number;
  chart: Group[];
}

export interface Account {
  key: string;
  number: number;
  name: string;
  /** Cents of a whole year, always positive. */
  base: number;
  /** Deducted from its group. */
  contra: boolean;
}

export interface Group {
  key: ChapterKey;
  type: 'income' | 'expense' | 'reserve';
  title: string;
  number: number;
  accounts: Account[];
}

export function makeHome(random: Random, id: string): Home {
  const condo = random.chance(0.6);
  const place = `${random.pick(trees)} ${random.pick(waters)}${random.chance(0.12) ? ` ${random.pick(['II', 'III', 'at the Green', 'East'])}` : ''}`;
  const [city, state, abbr, county] = random.pick(places);
  const units = random.pick([
    random.int(8, 30),
    random.int(31, 96),
    random.int(97, 160),
    random.int(160, 420),
  ]);
  return {
    id,
    place,
    name: `${random.chance(0.15) ? 'The ' : ''}${place} ${random.pick(condo ? tails.condo : tails.homes)}`,
    condo,
    city,
    state,
    abbr,
    county,
    street: road(random),
    zip: String(random.int(10001, 98999)),
    phone: dial(random),
    manager: `${random.pick(firms)} ${random.pick(firmTails)}`,
    people: Array.from({ length: 4 }, () => somebody(random)),
    units,
    year: random.int(2023, 2027),
    starts: random.weighted({ '1': 7, '7': 2, '10': 1, '4': 1 }) === '1' ? 1 : random.pick([4, 7, 10]),
    chart: makeChart(random.fork('chart'), { units, condo }),
  };
}

function makeChart(random: Random, of: { units: number; condo: boolean }): Group[] {
  const fullness = random.float(0.5, 1.1);
  const caps = random.pick([(t: string) => t, (t: string) => t.toUpperCase()]);
  const names = new Set<string>();
  let group = 0;
  const groups = chapters.flatMap((chapter): Group[] => {
    const chosen = chapter.items.filter((item) =>
      random.chance(Math.min(1, item.odds * (item.odds >= 1 ? 1 : fullness))),
    );
    if (chosen.length === 0) return [];
    const number =
      chapter.type === 'income' ? 4000 : chapter.type === 'reserve' ? 9000 : 5000 + 500 * group++;
    const step = random.pick([5, 10, 20, 25]);
    const accounts = chosen.flatMap((item, at): Account[] => {
      const name = random.pick(item.names);
      if (names.has(name.toLowerCase())) return [];
      names.add(name.toLowerCase());
      const dollars = Math.max(40, random.float(...item.size) * of.units * (of.condo ? 1 : 0.55));
      const round = random.pick([1, 1, 5, 25, 50, 100]);
      const base =
        Math.max(round, Math.round(dollars / round) * round) * 100 + (round === 1 ? random.int(0, 99) : 0);
      return [
        {
          key: item.names[0] ?? '',
          number: number + step * (at + 1),
          name,
          base,
          contra: item.contra ?? false,
        },
      ];
    });
    return [
      { key: chapter.key, type: chapter.type, title: caps(random.pick(chapter.titles)), number, accounts },
    ];
  });
  balance(groups, of.units);
  return groups;
}

/** Sets the dues so that the budget nearly balances: whole dollars a home and month, as boards set them. */
function balance(groups: Group[], units: number): void {
  const dues = groups[0]?.accounts[0];
  if (!dues) return;
  const all = groups.flatMap((group) =>
    group.accounts.map((one) => (group.type === 'income' && !one.contra ? -one.base : one.base)),
  );
  const needed = all.reduce((sum, one) => sum + one, 0) + dues.base;
  dues.base = Math.max(1, Math.ceil(needed / units / 1200)) * units * 1200;
}

/** '03/04/2025' or '3/4/25' of an ISO day. */
export function shortDay(iso: string, brief = false): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return brief ? `${Number(month)}/${Number(day)}/${year.slice(2)}` : `${month}/${day}/${year}`;
}
export const onDay = (random: Random, year: number): Date =>
  new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28), 14, 5));
