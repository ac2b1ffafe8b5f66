import type { Judged, Share } from './tally';

/** Where the bins of confidence begin; the last one holds 1. */
export const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.95] as const;

export interface Bin {
  from: number;
  to: number;
  /** Facts with a confidence from `from` up to but not with `to`. */
  share: Share;
  /** Their mean confidence: the share that would be right if it meant what it says. */
  claimed: number;
}

export function binsOf(judged: readonly Judged[]): Bin[] {
  return BINS.map((from, i) => {
    const to = BINS[i + 1] ?? 1;
    const inside = judged.filter(
      ({ confidence }) => confidence >= from && (i === BINS.length - 1 || confidence < to),
    );
    const claimed =
      inside.length === 0 ? 0 : inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length;
    return {
      from,
      to,
      claimed,
      share: { right: inside.filter((one) => one.right).length, of: inside.length },
    };
  });
}

/**
 * Expected calibration error: the distance between what is claimed and what is right, a bin at a time, weighted by its
 * facts (Naeini, Cooper and Hauskrecht 2015). 0 where confidence means exactly what it says; also 0 without facts.
 */
export function calibrationError(judged: readonly Judged[]): number {
  if (judged.length === 0) return 0;
  return binsOf(judged)
    .filter(({ share }) => share.of > 0)
    .reduce(
      (sum, { share, claimed }) =>
        sum + (share.of / judged.length) * Math.abs(share.right / share.of - claimed),
      0,
    );
}

/** The facts that would be taken without a look, and how many of them are right. */
export function acceptedAt(judged: readonly Judged[], threshold: number): Share {
  const accepted = judged.filter(({ confidence }) => confidence >= threshold);
  return { right: accepted.filter(({ right }) => right).length, of: accepted.length };
}
