import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { type Site } from '../site';

export interface Component {
  group: string;
  name: string;
  useful: number;
  remaining: number;
  cost: number;
  /** What it is counted in. */
  quantity: number;
  unit: string;
}

export interface Plan {
  components: Component[];
  groups: string[];
  balance: number;
  ideal: number;
  /** As printed, one place. */
  funded: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

type Kind = readonly [string, number, number, number, string];
/** What is counted, its life in years, a unit's cost in dollars, the units of eighty homes. */
const kinds: Readonly<Record<string, readonly Kind[]>> = {
  Buildings: [
    ['Roof, asphalt shingle', 22, 4.6, 38000, 'SF'],
    ['Roof, flat membrane', 18, 14, 9800, 'SF'],
    ['Gutters and downspouts', 25, 9, 5200, 'LF'],
    ['Exterior painting', 8, 2.1, 44000, 'SF'],
    ['Balcony waterproofing', 15, 11, 6400, 'SF'],
    ['Siding repairs, allowance', 10, 24000, 1, 'LS'],
    ['Elevator modernization', 25, 118000, 2, 'EA'],
    ['Entry doors', 30, 1450, 34, 'EA'],
  ],
  'Site Work': [
    ['Asphalt overlay', 20, 2.4, 61000, 'SF'],
    ['Asphalt seal coat', 4, 0.3, 61000, 'SF'],
    ['Concrete walks, partial', 6, 11, 1400, 'SF'],
    ['Perimeter fence, wood', 16, 38, 1250, 'LF'],
    ['Retaining wall', 40, 55, 900, 'SF'],
    ['Irrigation controllers', 12, 2600, 5, 'EA'],
    ['Street lights', 24, 3100, 18, 'EA'],
    ['Monument sign', 18, 8800, 1, 'EA'],
  ],
  Amenities: [
    ['Pool replaster', 11, 21500, 1, 'LS'],
    ['Pool filter and pump', 9, 6200, 2, 'EA'],
    ['Pool furniture', 7, 9400, 1, 'LS'],
    ['Clubhouse carpet', 9, 7300, 1, 'LS'],
    ['Clubhouse HVAC', 15, 8200, 2, 'EA'],
    ['Tennis court resurface', 7, 7900, 2, 'EA'],
    ['Playground structure', 16, 41000, 1, 'EA'],
  ],
  Mechanical: [
    ['Boilers', 24, 36500, 2, 'EA'],
    ['Fire alarm panel', 18, 27500, 1, 'EA'],
    ['Access control system', 10, 16400, 1, 'LS'],
    ['Gate operators', 9, 5600, 4, 'EA'],
    ['Mailbox clusters', 20, 1900, 8, 'EA'],
  ],
};

/** An association's reserve plan: the percent funded follows from its components unless `contradicts`. */
export function makePlan(site: Site, random: Random): Plan {
  const groups = random.sample(Object.keys(kinds), random.int(2, 4));
  const scale = Math.max(0.3, site.homes / 80);
  const components = groups.flatMap((group) => {
    const all = kinds[group]!;
    const kept = new Set(random.sample(all, random.int(2, Math.min(6, all.length))));
    return all
      .filter((one) => kept.has(one))
      .map(([name, useful, each, count, unit]): Component => {
        const quantity = count < 3 ? count : Math.max(2, Math.round(count * scale));
        const rounded = Math.max(100, Math.round((quantity * each * random.float(0.9, 1.15)) / 50) * 50);
        return {
          group,
          name,
          useful,
          remaining: random.int(0, useful - 1),
          cost: rounded * 100,
          quantity,
          unit,
        };
      });
  });
  const ideal = components.reduce(
    (sum, one) => sum + (one.cost * (one.useful - one.remaining)) / one.useful,
    0,
  );
  const balance = Math.round((ideal * random.float(0.18, 1.08)) / 100) * 100;
  const contradicts = random.chance(0.15);
  const share = Math.round((balance / ideal) * 1000) / 10;
  const funded = contradicts ? Math.round((share + random.pick([17, 24, 31])) * 10) / 10 : share;
  const yearly = sumCents(components.map((one) => ratio(one.cost, 1, one.useful)));
  return {
    components,
    groups,
    balance,
    ideal: Math.round(ideal / 100) * 100,
    funded,
    contribution: Math.round((yearly * random.float(0.9, 1.2)) / 10000) * 10000,
    inflation: random.pick([2.5, 3, 3.1, 3.5, 4]),
    interest: random.pick([0.5, 1, 1.25, 2, 2.75]),
    contradicts,
  };
}

/** The truth of a plan of which everything is printed. */
export const planTruth = (plan: Plan): TruthReserve => ({
  kind: 'reserve',
  components: plan.components.map(({ name, useful, remaining, cost }) => ({
    name,
    usefulLife: useful,
    remainingLife: remaining,
    cost: decimal(cost),
  })),
  balance: decimal(plan.balance),
  percentFunded: plan.funded,
  contribution: decimal(plan.contribution),
  inflation: plan.inflation,
  interest: plan.interest,
  contradicts: plan.contradicts,
});
