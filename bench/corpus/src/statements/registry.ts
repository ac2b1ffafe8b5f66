import type { Random } from '@hoa/bench-associations/kit';
import type { Format, Phenomenon } from './model';
import { blindPhenomena } from '../blind/phenomena';
import { eleventhPhenomena } from '../eleventh/phenomena';
import { ninthPhenomena } from '../ninth/phenomena';
import { secondPhenomena } from '../second/phenomena';
import { thirdPhenomena } from '../third/phenomena';
import * as exportSets from './exports';
import * as ordinarySets from './phenomena';

/** All phenomena of this folder. A sibling set passes its own list to `generateDocument`. */
export const phenomena: readonly Phenomenon[] = [
  ...Object.values(ordinarySets),
  ...Object.values(exportSets),
].flat();

/** Sets by name, for the command line; a second set is added here and nowhere else. */
export const sets: Record<string, readonly Phenomenon[]> = {
  base: phenomena,
  blind: blindPhenomena,
  second: secondPhenomena,
  third: thirdPhenomena,
  ninth: ninthPhenomena,
  eleventh: eleventhPhenomena,
};

export const groupsOf = ({ group }: Phenomenon): readonly string[] =>
  group === undefined ? [] : typeof group === 'string' ? [group] : group;

interface Choice {
  format: Format;
  from: readonly Phenomenon[];
  /** At least and at most so many. */
  count?: readonly [number, number];
}

/** A random choice: no two of one group, only those that the format can print. */
export function choosePhenomena(random: Random, { format, from, count = [2, 7] }: Choice): Phenomenon[] {
  const wanted = random.int(...count);
  const chosen: Phenomenon[] = [];
  const left = from.filter(({ formats }) => !formats || formats.includes(format));
  while (chosen.length < wanted && left.length > 0) {
    const weights = Object.fromEntries(left.map(({ id, weight = 1 }) => [id, weight]));
    const id = random.weighted(weights);
    const [phenomenon] = left.splice(
      left.findIndex((one) => one.id === id),
      1,
    );
    if (!phenomenon) break;
    const taken = chosen.flatMap(groupsOf);
    if (groupsOf(phenomenon).every((group) => !taken.includes(group))) chosen.push(phenomenon);
  }
  return chosen;
}
