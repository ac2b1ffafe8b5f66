import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type Paper as Page } from '../../layout/paper';
import { type TruthReserve } from '../../truth';
import { type Draft, type Site } from '../site';

export interface Part {
  name: string;
  group: string;
  life: number;
  left: number;
  /** Cents. */
  cost: number;
}

export interface Study {
  parts: Part[];
  balance: number;
  percent: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

/** Names by whose hand, useful life in years (from, to), dollars a home (from, to). */
type Entry = readonly [
  group: string,
  names: string,
  life: readonly [number, number],
  cost: readonly [number, number],
];

const entries: readonly Entry[] = [
  ['Roofing', 'Shingle Roofs - Replace|Roof, Asphalt Shingle|Roofs, Flat (TPO)', [18, 28], [900, 2600]],
  ['Roofing', 'Gutters & Downspouts|Gutters/Downspouts - Replace', [18, 30], [120, 340]],
  ['Paving', 'Asphalt Overlay|Asphalt - Resurface|Parking Lot, Mill and Overlay', [15, 25], [500, 1500]],
  ['Paving', 'Seal Coat and Stripe|Asphalt - Seal/Repair|Sealcoating', [3, 5], [40, 120]],
  ['Paving', 'Concrete Walks, Partial|Sidewalks - Repair (10%)|Concrete Flatwork', [5, 10], [40, 160]],
  ['Exterior', 'Exterior Painting|Paint - Building Exteriors|Stucco, Paint', [7, 10], [300, 1100]],
  ['Exterior', 'Siding, Wood Trim|Wood Siding & Trim - Repair|Balcony Deck Coating', [8, 25], [150, 700]],
  ['Site', 'Perimeter Fence|Fencing, Vinyl - Replace|Retaining Walls', [18, 30], [120, 500]],
  ['Site', 'Mailbox Clusters|Mailboxes, CBU|Monument Sign', [15, 22], [40, 120]],
  ['Site', 'Irrigation Controllers|Irrigation Clocks - Replace|Pole Lights', [10, 20], [20, 110]],
  ['Recreation', 'Pool Plaster and Tile|Pool - Resurface|Swimming Pool, Replaster', [10, 14], [120, 380]],
  ['Recreation', 'Pool Filter & Pumps|Pool Heaters|Spa Heater', [8, 12], [40, 110]],
  ['Recreation', 'Pool Furniture|Clubhouse Furnishings|Fitness Machines', [6, 10], [40, 160]],
  ['Recreation', 'Clubhouse Roof|Clubhouse HVAC Units|Clubhouse Carpet', [10, 20], [50, 240]],
  ['Mechanical', 'Entry Gate Operators|Gate Motors - Replace|Access Control Panel', [10, 15], [40, 140]],
  ['Mechanical', 'Fire Alarm Panel|Fire Alarm System - Modernize|Domestic Water Pumps', [15, 25], [80, 360]],
  ['Mechanical', 'Elevator Modernization|Elevator Cab Finishes|Boilers', [20, 30], [500, 1800]],
]; // prettier-ignore

/** What an association has to replace one day and what it has saved for that; now and then the printed percent is not what follows. */
export function makeStudy(site: Site, random: Random, wish: { digits?: 0 | 1; atMost?: number } = {}): Study {
  const chosen = entries.filter(() => random.chance(0.72)).slice(0, wish.atMost ?? 20);
  const parts = (chosen.length > 3 ? chosen : entries.slice(0, 6)).map(
    ([group, names, lives, costs]): Part => {
      const life = random.int(lives[0], lives[1]);
      const cost = Math.round((random.float(costs[0], costs[1]) * site.homes) / 50) * 5_000;
      return {
        name: random.pick(names.split('|')),
        group,
        life,
        left: random.int(0, life - 1),
        cost: Math.max(cost, 150_000),
      };
    },
  );
  const ideal = parts.reduce((sum, one) => sum + (one.cost * (one.life - one.left)) / one.life, 0);
  const balance = Math.round((ideal * random.float(0.22, 1.02)) / 100) * 100;
  const scale = wish.digits === 0 ? 1 : 10;
  const true_ = Math.round((balance / ideal) * 100 * scale) / scale;
  const contradicts = random.chance(0.14);
  return {
    parts,
    balance,
    percent: contradicts
      ? Math.round((true_ > 55 ? true_ - random.int(19, 30) : true_ + random.int(21, 36)) * 10) / 10
      : true_,
    contribution:
      Math.round((sumCents(parts.map((one) => one.cost / one.life)) * random.float(0.7, 1.1)) / 12_000) *
      12_000,
    inflation: random.pick([2.5, 3, 3, 3.5, 4, 2.75]),
    interest: random.pick([0.5, 1, 1.25, 1.5, 2, 0.75]),
    contradicts,
  };
}

/** The truth of a study; `without` names what the document does not say. */
export function studyDraft(
  site: Site,
  by: {
    layout: string;
    study: Study;
    paper: Page;
    forms: Draft['forms'];
    without?: readonly ('inflation' | 'interest' | 'contribution')[];
    year?: number;
  },
): Draft {
  const { study, without = [] } = by;
  const said = (key: 'inflation' | 'interest'): Partial<TruthReserve> =>
    without.includes(key) ? {} : { [key]: study[key] };
  return {
    paper: by.paper,
    kind: 'reserve-study',
    association: site.name,
    fiscalYear: by.year ?? site.year,
    parts: [
      {
        kind: 'reserve',
        components: study.parts.map((one) => ({
          name: one.name,
          usefulLife: one.life,
          remainingLife: one.left,
          cost: decimal(one.cost),
        })),
        balance: decimal(study.balance),
        percentFunded: study.percent,
        ...(without.includes('contribution') ? {} : { contribution: decimal(study.contribution) }),
        ...said('inflation'),
        ...said('interest'),
        contradicts: study.contradicts,
      },
    ],
    traits: [by.layout, ...(study.contradicts ? ['contradicts'] : [])],
    forms: by.forms,
  };
}

/** As the document prints it. */
export const percentOf = (study: Study): string => `${study.percent}%`;
