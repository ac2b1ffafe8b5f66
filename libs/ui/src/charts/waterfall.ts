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
