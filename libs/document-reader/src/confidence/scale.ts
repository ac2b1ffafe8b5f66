/** How a confidence that rules say becomes the share of such facts that is right: a line over its log odds (Platt 1999). */
export interface Scale {
  shift: number;
  slope: number;
}

/** Rules say 0 or 1 of nothing that was measured. */
const [LEAST, MOST] = [0.02, 0.995];

export function logOdds(confidence: number): number {
  const bounded = Math.min(MOST, Math.max(LEAST, confidence));
  return Math.log(bounded / (1 - bounded));
}

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

export function rescaled({ shift, slope }: Scale, confidence: number): number {
  return chance(shift + slope * logOdds(confidence));
}

/** What the rules said where the rescaled confidence is known. */
export function unscaled({ shift, slope }: Scale, confidence: number): number {
  return chance((logOdds(confidence) - shift) / slope);
}
