import type { Random } from '@hoa/bench-associations/kit';
import type { Format, Phenomenon } from './model';
import * as exportSets from './exports';
import * as ordinarySets from './phenomena';

export const phenomena: readonly Phenomenon[] = [
  ...Object.values(ordinarySets),
  ...Object.values(exportSets),
].flat();

export const groupsOf = ({ group }: Phenomenon): readonly string[] =>
  group === undefined ? [] : typeof group === 'string' ? [group] : group;

/** A random choice of two to seven: no two of one group, only those that the format can print. */
export function choosePhenomena(random: Random, format: Format): Phenomenon[] {
  const wanted = random.int(2, 7);
  const chosen: Phenomenon[] = [];
  const left = phenomena.filter(({ formats }) => !formats || formats.includes(format));
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
