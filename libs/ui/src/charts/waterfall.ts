/** A step of a waterfall: a level to stand on (start, end), or a change from where the step before ended. */
export interface WaterfallStep {
  id: string;
  label: string;
  /** Cents: the level itself, or the change. */
  cents: number;
  kind: 'level' | 'change';
}

export interface WaterfallBar extends WaterfallStep {
  /** Where the bar is drawn, lower end first, in cents. */
  span: [number, number];
}

/** Bars of a waterfall: levels from the ground, changes hanging between where the last bar ended and where they lead. */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let at = 0;
  return steps.map((step) => {
    const from = step.kind === 'level' ? 0 : at;
    at = from + step.cents;
    return { ...step, span: [Math.min(from, at), Math.max(from, at)] };
  });
}

/**
 * The axis of a waterfall, lower end first, in cents. Changes are small beside the levels they lead from and to: it
 * begins shortly below the lowest end rather than at zero, at a round figure, and its figures say so.
 */
export function waterfallDomain(bars: readonly WaterfallBar[]): [number, number] {
  const ends = bars.flatMap(({ span }) => span).filter((end) => end !== 0);
  if (ends.length === 0) return [0, 1];
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const margin = (highest - lowest) * 0.3;
  const step = 10 ** Math.floor(Math.log10(Math.max(100, highest - lowest + margin))) / 2;
  const from =
    lowest > 0 ? Math.max(0, Math.floor((lowest - margin) / step) * step) : Math.floor(lowest / step) * step;
  return [from, Math.ceil(highest / step) * step];
}
