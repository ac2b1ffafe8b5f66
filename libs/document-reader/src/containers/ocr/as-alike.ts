import { bestFit, meanOf, type Fit, type Patch } from './ink-patches';

/** What wear may add: one copy may be a little less alike than those that were read are among themselves. */
const LESS_ALIKE = 0.06;
const LESS_IN_PART = 0.12;
const FEWEST = 2;

interface Member {
  place: { patches: () => Patch[] };
  fit: Fit;
}

/**
 * Of pieces that were put together for their like ink, those that are as alike to the ones which were read as these are
 * to each other. On a worn page copies of one figure differ much; on a clean one they hardly do, and `7%` among `11%` is
 * no copy of it.
 */
export function asAlikeAsRead<M extends Member>(members: M[], isRead: (member: M) => boolean): M[] {
  const read = members.filter(isRead);
  if (read.length < FEWEST) return members;
  const own = read.map(({ place }, i) =>
    bestFit(place.patches(), meanOf(read.filter((_, j) => j !== i).map(({ fit }) => fit.patch))),
  );
  const alike = low(own.map((fit) => fit.alike)) - LESS_ALIKE;
  const least = low(own.map((fit) => fit.least)) - LESS_IN_PART;
  const mean = meanOf(read.map(({ fit }) => fit.patch));
  return members.filter((member) => {
    if (isRead(member)) return true;
    const fit = bestFit(member.place.patches(), mean);
    return fit.alike >= alike && fit.least >= least;
  });
}

/** The lower quarter: one misread copy says nothing of the others. */
function low(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 1;
}
