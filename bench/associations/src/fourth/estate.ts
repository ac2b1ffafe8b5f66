import { type Random } from '../core/random';
import { accounts, duesNames, groupNames, type Account, type GroupKey } from './catalog';

/** An association of the fourth family: who and where it is, its year and what it counts. */
export interface Estate {
  id: string;
  name: string;
  place: string;
  condo: boolean;
  street: string;
  city: string;
  state: string;
  zip: string;
  county: string;
  units: number;
  /** The budget's year. */
  year: number;
  manager: string;
  people: string[];
}

const first = [
  'Heron',
  'Quarry',
  'Larkspur',
  'Bellweather',
  'Tamarack',
  'Saddle',
  'Copperline',
  'Wexcombe',
  'Juniper',
];
const second = [
  'Landing',
  'Commons',
  'Terrace',
  'Court',
  'Hollow',
  'Point',
  'Ridge',
  'Mews',
  'Green',
  'Harbor',
];
const towns: readonly (readonly [string, string, string, string])[] = [
  ['Penwick', 'Maine', '04099', 'Cumberland'],
  ['Ardmore Falls', 'Florida', '33997', 'Collier'],
  ['Kalama Bay', 'Hawaii', '96799', 'Honolulu'],
  ['Brockhurst', 'Massachusetts', '01899', 'Middlesex'],
  ['Tolliver', 'Illinois', '60699', 'Cook'],
  ['Mesa Blanca', 'California', '92999', 'Orange'],
  ['Dunmore Station', 'Virginia', '22299', 'Fairfax'],
  ['Cedar Prairie', 'Minnesota', '55599', 'Hennepin'],
  ['Port Alder', 'Washington', '98299', 'Skagit'],
  ['Lone Willow', 'Texas', '78799', 'Travis'],
  ['Maple Crossing', 'Ohio', '44399', 'Summit'],
];
const givens = [
  'Marjorie',
  'Desmond',
  'Priya',
  'Walter',
  'Yolanda',
  'Kenji',
  'Rosalind',
  'Hector',
  'Blythe',
  'Omar',
];
const families = [
  'Standish',
  'Okafor',
  'Ramaswamy',
  'Pell',
  'Quintero',
  'Lindqvist',
  'Abrams',
  'Tranter',
  'Mbeki',
];
const houses = [
  'Keystone Community Partners',
  'Alderway Property Services',
  'Tidemark Association Management',
  'BrightAcre',
];

export function makeEstate(random: Random, id: string): Estate {
  const [city, state, zip, county] = random.pick(towns);
  const place = `${random.pick(first)} ${random.pick(second)}`;
  const condo = random.chance(0.65);
  const tail = condo
    ? random.pick(['Condominium Association, Inc.', 'Condominium Trust', 'Owners Association', 'Condominium'])
    : random.pick(['Homeowners Association, Inc.', 'Community Association', 'Property Owners Association']);
  return {
    id,
    place,
    name: `${place} ${tail}`,
    condo,
    street: `${random.int(12, 2900)} ${random.pick(['Pilgrim Way', 'Oxbow Road', 'Lantern Lane', 'Commerce Blvd.'])}`,
    city,
    state,
    zip,
    county,
    units: random.int(3, 31) * 6,
    year: random.int(2023, 2026),
    manager: random.pick(houses),
    people: random
      .sample(givens, 4)
      .map((given, at) => `${given} ${families[(at * 3 + given.length) % 9] ?? ''}`),
  };
}

/** An account's money in cents: last year, this year's budget, spent to date, year's end expected, next year. */
export interface Figures {
  was: number;
  budget: number;
  ytd: number;
  estimate: number;
  next: number;
}

export interface Entry extends Figures {
  name: string;
  group: GroupKey;
}

export interface Group {
  key: GroupKey;
  name: string;
  entries: Entry[];
}

export interface LedgerHow {
  /** Actual figures have cents. */
  cents?: boolean;
  months?: number;
  /** How many accounts a group has at most. */
  most?: number;
  groups?: readonly GroupKey[];
  names?: number;
}

const every: readonly GroupKey[] = [
  'office',
  'utilities',
  'grounds',
  'building',
  'recreation',
  'insurance',
  'reserve',
];

/** Groups of accounts whose next year balances: dues pay what nothing else does. */
export function makeLedger(estate: Estate, random: Random, how: LedgerHow = {}): Group[] {
  const names = groupNames[how.names ?? random.int(0, groupNames.length - 1)]!;
  const groups = (how.groups ?? every).map((key): Group => {
    const most = Math.min(accounts[key].length, how.most ?? 8);
    const some = random.int(Math.max(2, most - 3), most);
    const chosen = new Set(random.sample(accounts[key], some));
    const entries = accounts[key]
      .filter((one) => chosen.has(one))
      .map((one) => entry(one, { key, estate, random, how }));
    return { key, name: names[key], entries };
  });
  const income = accounts.income;
  const other = random
    .sample(income, random.int(2, 4))
    .map((one) => entry(one, { key: 'income', estate, random, how }));
  const out = groups.flatMap((one) => one.entries);
  const dues: Entry = {
    name: random.pick(duesNames),
    group: 'income',
    ...balance(out, other, how.months ?? 9),
  };
  return [{ key: 'income', name: names.income, entries: [dues, ...other] }, ...groups];
}

const balance = (out: readonly Entry[], other: readonly Entry[], months: number): Figures => {
  const due = (field: keyof Figures): number => total(out, field) - total(other, field);
  const [was, budget, next] = [due('was'), due('budget'), due('next')].map(
    (one) => Math.round(one / 100) * 100,
  );
  const paid = Math.round((budget! * months) / 1200) * 100;
  return { was: was!, budget: budget!, next: next!, ytd: paid, estimate: budget! };
};

const total = (all: readonly Entry[], field: keyof Figures): number =>
  all.reduce((sum, one) => sum + one[field], 0);

interface For {
  key: GroupKey;
  estate: Estate;
  random: Random;
  how: LedgerHow;
}

function entry(account: Account, { key, estate, random, how }: For): Entry {
  const base = random.float(account.from, account.to) * estate.units;
  const round = random.pick([10, 25, 50, 100]);
  const budget = Math.max(round, Math.round(base / round) * round) * 100;
  const exact = (dollars: number): number =>
    how.cents ? Math.round(dollars * 100) : Math.round(dollars) * 100;
  const fixed = key === 'reserve';
  const spent = fixed ? 1 : random.float(0.72, 1.22);
  const fresh = !fixed && random.chance(0.05);
  const months = how.months ?? 9;
  return {
    name: account.name,
    group: key,
    was: fresh
      ? 0
      : fixed
        ? Math.round(budget / 10000) * 9500
        : exact((budget / 100) * random.float(0.75, 1.1)),
    budget: fresh ? 0 : budget,
    ytd: fresh ? 0 : exact(((budget / 100) * spent * months) / 12),
    estimate: fresh ? 0 : exact((budget / 100) * spent),
    next: Math.max(round, Math.round(((budget / 100) * random.float(0.98, 1.12)) / round) * round) * 100,
  };
}

export const addFigures = (all: readonly Figures[]): Figures =>
  all.reduce<Figures>(
    (sum, one) => ({
      was: sum.was + one.was,
      budget: sum.budget + one.budget,
      ytd: sum.ytd + one.ytd,
      estimate: sum.estimate + one.estimate,
      next: sum.next + one.next,
    }),
    { was: 0, budget: 0, ytd: 0, estimate: 0, next: 0 },
  );
