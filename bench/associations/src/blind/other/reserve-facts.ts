import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { money } from '../budgets/look';
import { type Home } from '../world';

export interface Part {
  group: string;
  name: string;
  useful: number;
  remaining: number;
  cents: number;
  units: [number, string];
}

const catalogue: [string, string, number, [number, number], string][] = [
  ['Roofs', 'Asphalt shingle roof - replace', 22, [900, 4200], 'sq.'],
  ['Roofs', 'Flat roof membrane', 18, [700, 3900], 'sf'],
  ['Roofs', 'Gutters & downspouts', 25, [90, 420], 'lf'],
  ['Paving', 'Asphalt overlay', 24, [300, 1900], 'sf'],
  ['Paving', 'Seal coat and stripe', 4, [25, 130], 'sf'],
  ['Paving', 'Concrete walks (partial)', 10, [20, 150], 'sf'],
  ['Painting', 'Exterior stucco paint', 10, [260, 1300], 'sf'],
  ['Painting', 'Wood trim & fascia', 5, [90, 520], 'lf'],
  ['Painting', 'Wrought iron paint', 4, [12, 70], 'lf'],
  ['Recreation', 'Pool replaster & tile', 12, [40, 260], 'ea'],
  ['Recreation', 'Pool pump and filter', 9, [8, 50], 'ea'],
  ['Recreation', 'Clubhouse furnishings', 12, [15, 120], 'ls'],
  ['Recreation', 'Fitness machines', 8, [12, 110], 'ls'],
  ['Mechanical', 'Elevator controllers', 25, [300, 2100], 'ea'],
  ['Mechanical', 'Domestic boilers', 20, [120, 900], 'ea'],
  ['Mechanical', 'Fire alarm panel', 20, [30, 300], 'ea'],
  ['Mechanical', 'Entry phone system', 14, [10, 80], 'ea'],
  ['Grounds', 'Perimeter block wall', 35, [60, 520], 'lf'],
  ['Grounds', 'Vinyl fence', 25, [50, 380], 'lf'],
  ['Grounds', 'Irrigation controllers', 12, [8, 60], 'ea'],
  ['Grounds', 'Mailbox clusters', 20, [10, 60], 'ea'],
  ['Grounds', 'Street lights', 30, [40, 260], 'ea'],
];

function makeParts(home: Home, random: Random): Part[] {
  const chosen = catalogue.filter(() => random.chance(0.6));
  return (chosen.length >= 6 ? chosen : catalogue.slice(0, 9)).map(([group, name, useful, size, unit]) => ({
    group,
    name,
    useful,
    remaining: random.int(0, useful),
    cents: Math.max(500, Math.round((random.float(...size) * home.units) / 50) * 50) * 100,
    units: [random.int(1, 900), unit],
  }));
}

export const ideal = (parts: readonly Part[]): number =>
  sumCents(parts.map((one) => ratio(one.cents, one.useful - one.remaining, one.useful)));
export const usd = (cents: number): string => money(cents, { dollar: 'all', decimals: 0 });

export interface Facts {
  parts: Part[];
  balance: number;
  funded: number;
  contradicts: boolean;
  contribution: number;
  inflation: number;
  interest: number;
}

export function makeFacts(home: Home, random: Random): Facts {
  const parts = makeParts(home, random);
  const full = ideal(parts);
  const balance = Math.max(100, Math.round((full * random.float(0.18, 1.12)) / 100) * 100);
  const right = Math.round((balance / Math.max(1, full)) * 1000) / 10;
  const contradicts = random.chance(0.25);
  return {
    parts,
    balance,
    funded: contradicts
      ? Math.round(
          (right + (right > 40 ? random.pick([17, 23.5, -13, 31]) : random.pick([17, 23.5, 31]))) * 10,
        ) / 10
      : right,
    contradicts,
    contribution: Math.round((home.units * random.float(350, 1500)) / 10) * 1000,
    inflation: random.pick([2.5, 3, 3.5, 4]),
    interest: random.pick([0.5, 1, 1.75, 2, 2.25]),
  };
}

export const truthOf = (facts: Facts): TruthReserve => ({
  kind: 'reserve',
  components: facts.parts.map((one) => ({
    name: one.name,
    usefulLife: one.useful,
    remainingLife: one.remaining,
    cost: decimal(one.cents),
  })),
  balance: decimal(facts.balance),
  percentFunded: facts.funded,
  contribution: decimal(facts.contribution),
  inflation: facts.inflation,
  interest: facts.interest,
  contradicts: facts.contradicts,
});
