import { type Random } from '../core/random';
import { managers, homeNames, people, streets, towns } from './names';

export type HomeKind = 'condo' | 'townhome' | 'master' | 'coop';

/** An association of the third family: what all of its documents agree on. */
export interface Home {
  name: string;
  /** As its documents print it in full. */
  full: string;
  kind: HomeKind;
  units: number;
  /** The year that its budget is for. */
  year: number;
  town: string;
  state: string;
  st: string;
  zip: string;
  street: string;
  manager: string;
  board: string[];
  /** Everyday words: 'unit', 'home', 'lot', 'apartment'. */
  unit: string;
}

const endings: Record<HomeKind, readonly string[]> = {
  condo: [
    'Condominium Association, Inc.',
    'Condominium Owners Association',
    'Condominium Trust',
    'Council of Co-Owners',
  ],
  townhome: ['Townhome Association, Inc.', 'Homeowners Association, Inc.', 'Townhouse Owners Association'],
  master: ['Master Association, Inc.', 'Community Association, Inc.', 'Property Owners Association'],
  coop: ['Cooperative, Inc.', 'Owners Corp.', 'Tenants Corporation'],
};
const unitWords: Record<HomeKind, string> = {
  condo: 'unit',
  townhome: 'home',
  master: 'lot',
  coop: 'apartment',
};

function yearOf(random: Random): number {
  const era = random.weighted({ now: 5, recent: 3, old: 1 });
  return era === 'now'
    ? random.int(2024, 2027)
    : era === 'recent'
      ? random.int(2013, 2023)
      : random.int(1997, 2012);
}

export function makeHome(random: Random, number: number): Home {
  const kind = random.weighted<HomeKind>({ condo: 5, townhome: 3, master: 2, coop: 1 });
  const [town, state, st, zip] = random.pick(towns);
  const name = homeNames[(number * 7 + random.int(0, 2)) % homeNames.length]!;
  return {
    name,
    full: `${name} ${random.pick(endings[kind])}`,
    kind,
    units: kind === 'master' ? random.int(120, 640) : random.int(12, 148),
    year: yearOf(random),
    town,
    state,
    st,
    zip,
    street: `${random.int(11, 4800)} ${random.pick(streets)}`,
    manager: random.pick(managers),
    board: random.sample(people, 5),
    unit: unitWords[kind],
  }; // prettier-ignore
}
