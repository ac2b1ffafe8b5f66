import { exact, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { fractionInWords } from '../../core/words';

/** One unit's interest as a document prints it. `text` is what stands there, `share` the same as a fraction of one. */
export interface UnitShare {
  unit: string;
  lot?: string;
  block?: string;
  building?: string;
  area: number;
  text: string;
  share: Exact;
  /** The share in units of the last printed digit. */
  part: number;
  /** Units of one type have the same share; ranges and groups are made of them. */
  type: number;
}

export type Notation = 'percent' | 'decimal' | 'fraction' | 'words' | 'thousandths';

export interface Shares {
  units: UnitShare[];
  notation: Notation;
  /** Decimals of a percent or decimal. */
  digits: number;
  /** Rounded without care: the sum is a little off 100. */
  roundedSum: boolean;
}

/** Designations of units in one of the ways in which buildings number their doors. */
function designations(
  random: Random,
  count: number,
): { unit: string; building?: string; lot?: string; block?: string }[] {
  const kind = random.weighted({ floors: 4, plain: 3, lettered: 2, buildings: 2, lots: 2, suffix: 1 });
  const floor = random.int(4, 14);
  const first = random.pick([1, 1, 1, 101, 201]);
  return Array.from({ length: count }, (_, at) => {
    const [storey, door] = [Math.floor(at / floor) + 1, (at % floor) + 1];
    switch (kind) {
      case 'floors':
        return { unit: `${storey}${String(door).padStart(2, '0')}` };
      case 'plain':
        return { unit: String(first + at) };
      case 'lettered':
        return { unit: `${String.fromCharCode(64 + ((storey - 1) % 26) + 1)}-${door}` };
      case 'buildings':
        return { unit: `${storey}${String(door).padStart(2, '0')}`, building: String(storey) };
      case 'lots':
        return {
          unit: String(at + 1),
          lot: String(at + 1),
          block: String.fromCharCode(65 + ((storey - 1) % 26)),
        };
      case 'suffix':
        return { unit: `${door}${String.fromCharCode(65 + ((storey - 1) % 26))}` };
    }
  });
}

/** Units with interests that add to the whole, or nearly. */
export function makeShares(random: Random, count: number, notation: Notation): Shares {
  const named = designations(random, count);
  const equal =
    notation === 'words' || (notation === 'fraction' && random.chance(0.6)) || random.chance(0.12);
  const types = equal ? 1 : random.int(2, Math.min(6, Math.max(2, count >> 1)));
  const areas = Array.from({ length: types }, () => random.int(52, 260) * 10);
  const typeOf = named.map((_, at) =>
    types === 1 ? 0 : random.chance(0.6) ? Math.floor((at * types) / count) : random.int(0, types - 1),
  );
  const weight = typeOf.map((type) => areas[type] ?? 1000);
  const total = weight.reduce((sum, one) => sum + one, 0);
  const careful = random.chance(0.75);
  const digits = notation === 'decimal' ? random.int(4, 6) : count > 60 ? random.int(3, 5) : random.int(2, 5);
  const parts = partsOf(weight, total, { whole: wholeOf(notation, digits), careful });
  const units = named.map((name, at): UnitShare => {
    const printed = print(parts[at] ?? 0, { notation, digits, count, equal, weight: weight[at] ?? 1, total });
    return { ...name, area: weight[at] ?? 0, type: typeOf[at] ?? 0, part: parts[at] ?? 0, ...printed };
  });
  return {
    units,
    notation,
    digits,
    roundedSum: !careful && (notation === 'percent' || notation === 'decimal'),
  };
}

const wholeOf = (notation: Notation, digits: number): number =>
  notation === 'thousandths' ? 10000 : notation === 'decimal' ? 10 ** digits : 100 * 10 ** digits;

/** Integers near weight / total x whole; carefully made ones add to the whole exactly, the last units taking the rest. */
function partsOf(weight: number[], total: number, how: { whole: number; careful: boolean }): number[] {
  const parts = weight.map((one) => Math.round((one * how.whole) / total));
  if (!how.careful) return parts;
  let left = how.whole - parts.reduce((sum, one) => sum + one, 0);
  for (let at = parts.length - 1; left !== 0; at = at === 0 ? parts.length - 1 : at - 1) {
    const step = Math.sign(left);
    if ((parts[at] ?? 0) + step <= 0) continue;
    parts[at] = (parts[at] ?? 0) + step;
    left -= step;
  }
  return parts;
}

function print(
  part: number,
  how: { notation: Notation; digits: number; count: number; equal: boolean; weight: number; total: number },
): { text: string; share: Exact } {
  const { notation, digits, count, equal } = how;
  switch (notation) {
    case 'percent':
      return { text: `${fixed(part, digits)}%`, share: exact(part, 100 * 10 ** digits) };
    case 'decimal':
      return { text: fixed(part, digits), share: exact(part, 10 ** digits) };
    case 'thousandths':
      return { text: `${part}/10,000`, share: exact(part, 10000) };
    case 'words':
      return { text: fractionInWords(1, count), share: exact(1, count) };
    case 'fraction':
      return equal
        ? { text: `1/${count}`, share: exact(1, count) }
        : { text: `${how.weight}/${how.total}`, share: exact(how.weight, how.total) };
  }
}

function fixed(part: number, digits: number): string {
  const text = String(part).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The unit with another share, as a mistake of drafting would have it. */
export function withPart(shares: Shares, unit: UnitShare, part: number): UnitShare {
  const how = {
    notation: shares.notation,
    digits: shares.digits,
    count: 1,
    equal: false,
    weight: 1,
    total: 1,
  };
  return { ...unit, part, ...print(part, how) };
}
