/** The review's dialog: ticks each second, by less the further it is. */
export const DIALOG_TICK_MS = 1000;
/** How long the finished dialog stays. */
export const CLOSE_AFTER_MS = 1000;

const BANDS = [
  { below: 30, step: 2 },
  { below: 70, step: 1.5 },
  { below: 85, step: 1 },
  { below: 95, step: 0.5 },
];
const LAST_STEP = 0.2;
const CAP_PERCENT = 99;

/** Where each of the five steps ends. */
const THRESHOLDS = [10, 30, 50, 70, 95];

/** The percent shown one second after `percent`. */
export function nextPercent(percent: number): number {
  const step = BANDS.find(({ below }) => percent < below)?.step ?? LAST_STEP;
  // Tenths only: 0.2 added many times over would not stay a round figure.
  return Math.min(CAP_PERCENT, Math.round((percent + step) * 10) / 10);
}

/** How many of the five steps are done. */
export function stepsDone(percent: number): number {
  return THRESHOLDS.filter((threshold) => percent >= threshold).length;
}
