import { BADGE_POINTS } from './market';
import { formatPercent, roundPercent } from './percent';

/**
 * The health of a budget as a score of 0 to 100: a weighted mean of parts, each of which turns one figure into points.
 * Weights and limits are judgements, so each is named here with its reason and shown beside the score.
 */
export interface HealthInputs {
  /** Budgeted reserve contributions, in percent of the study's recommendation. */
  reserveContributionPercent: number | null;
  /** Reserve contributions, in percent of all expenses; used where no study recommends an amount. */
  reserveSharePercent: number | null;
  /** Proposed income / proposed expenses. */
  operatingRatio: number | null;
  /** Change of the monthly fee in a year, in percent. */
  feeChangePercent: number | null;
  /** Inflation that the fee's change is measured against, in percent. */
  inflationPercent: number;
  /** Bad debt in percent of regular assessments. */
  delinquencyPercent: number | null;
  /** Part of the expenses, in percent, whose figure rests on a paper rather than on an assumption. */
  evidencePercent: number | null;
}

/** Percent funded from which reserve analysts call a fund strong; below 30 % they call it weak. */
export const STRONG_FUNDING_PERCENT = 70;
/** Lenders (FHA, Fannie Mae) ask that at least this part of a budget goes to reserves. */
export const LENDERS_RESERVE_PERCENT = 10;
/** Income of 100 to 105 % of expenses is what balancing aims for: covered, with a margin of at most 5 %. */
export const OPERATING_RATIO_BAND = { min: 1, max: 1.05 } as const;
/** At 90 % of expenses a budget is a tenth short, which a special assessment would have to fill: no points. */
export const OPERATING_RATIO_ZERO = 0.9;
/** Each percent collected above the band takes 2 points, down to half: too much is safer than too little. */
const OVER_COLLECTION = { pointsAPercent: 2, floor: 50 } as const;
/** Each percentage point of the fee outside inflation - 1 to inflation + 2 takes so many points. */
export const FEE_POINTS_A_PERCENT = 8;
/** Where fewer percent of the expenses come from documents, the budget is an assumption and is not scored. */
export const MIN_EVIDENCE_PERCENT = 50;
/** Up to 1 % of assessments in bad debt is usual; from 6 % on owners pay for the others. */
export const DELINQUENCY_LIMITS = { full: 1, zero: 6 } as const;

export type HealthPartId =
  | 'operating-ratio'
  | 'reserve-contribution'
  | 'fee-change'
  | 'delinquency'
  | 'evidence';

/**
 * Weights in percent, 100 together. Whether income covers expenses is the purpose of a budget (35); reserves that are not
 * added now end in a special assessment (25); a fee that lags behind prices or outruns them troubles later boards and owners
 * now (20); arrears and figures without a document are warnings (10 each).
 */
export const HEALTH_WEIGHTS: Readonly<Record<HealthPartId, number>> = {
  'operating-ratio': 35,
  'reserve-contribution': 25,
  'fee-change': 20,
  delinquency: 10,
  evidence: 10,
};

export interface ScoredPart {
  id: HealthPartId;
  /** Percent of the score, before unknown parts are left out. */
  weight: number;
  /** 0 to 100, one decimal; null where the input is not known. */
  points: number | null;
  /** What the part adds to the score, one decimal. */
  contribution: number;
  rule: string;
}

export interface HealthScore {
  /** Whole, 0 to 100; null where nothing is known. */
  score: number | null;
  letter: string;
  rating: string;
  parts: ScoredPart[];
}

/** The score and what it is made of. A part whose input is unknown is left out, and the others share its weight. */
export function healthScore(inputs: HealthInputs): HealthScore {
  const rules = pointsOf(inputs);
  const known = rules.filter((part) => part.points !== null);
  const weightKnown = known.reduce((sum, part) => sum + HEALTH_WEIGHTS[part.id], 0);
  const parts = rules.map(({ id, points, rule }) => ({
    id,
    weight: HEALTH_WEIGHTS[id],
    points: points === null ? null : roundPercent(points),
    contribution: points === null ? 0 : roundPercent((points * HEALTH_WEIGHTS[id]) / weightKnown),
    rule,
  }));
  if (weightKnown === 0) return { score: null, letter: '', rating: 'Not known', parts };
  if (inputs.evidencePercent !== null && inputs.evidencePercent < MIN_EVIDENCE_PERCENT)
    return { score: null, letter: '', rating: 'Not rated', parts };
  const exactScore = known.reduce((sum, part) => sum + part.points! * HEALTH_WEIGHTS[part.id], 0);
  const score = Math.round(exactScore / weightKnown);
  return { score, ...grade(score), parts };
}

const LETTERS: readonly [from: number, letter: string][] = [
  [97, 'A+'],
  [93, 'A'],
  [90, 'A-'],
  [87, 'B+'],
  [83, 'B'],
  [80, 'B-'],
  [77, 'C+'],
  [73, 'C'],
  [70, 'C-'],
  [67, 'D+'],
  [63, 'D'],
  [60, 'D-'],
];
const RATINGS: readonly [from: number, rating: string][] = [
  [90, 'Excellent'],
  [80, 'Good'],
  [70, 'Fair'],
  [60, 'Needs attention'],
];

/** The school letter of a score of 0 to 100, and its word. */
export function grade(score: number): { letter: string; rating: string } {
  return {
    letter: LETTERS.find(([from]) => score >= from)?.[1] ?? 'F',
    rating: RATINGS.find(([from]) => score >= from)?.[1] ?? 'At risk',
  };
}

interface RuledPart {
  id: HealthPartId;
  points: number | null;
  rule: string;
}

function pointsOf(inputs: HealthInputs): RuledPart[] {
  const { operatingRatio, feeChangePercent, inflationPercent, delinquencyPercent, evidencePercent } = inputs;
  return [
    {
      id: 'operating-ratio',
      points: ofKnown(operatingRatio, operatingPoints),
      rule: `Full points where income is ${OPERATING_RATIO_BAND.min.toFixed(2)} to ${OPERATING_RATIO_BAND.max.toFixed(2)} times expenses; none at ${OPERATING_RATIO_ZERO.toFixed(2)}; 2 points less for each percent above, down to 50.`,
    },
    contribution(inputs),
    {
      id: 'fee-change',
      points: ofKnown(feeChangePercent, (change) => feePoints(change, inflationPercent)),
      rule: `Full points from inflation - ${BADGE_POINTS.below} to inflation + ${BADGE_POINTS.above} (inflation ${formatPercent(inflationPercent)}); ${FEE_POINTS_A_PERCENT} points less for each percentage point outside.`,
    },
    {
      id: 'delinquency',
      points: ofKnown(
        delinquencyPercent,
        (percent) =>
          ((DELINQUENCY_LIMITS.zero - percent) / (DELINQUENCY_LIMITS.zero - DELINQUENCY_LIMITS.full)) * 100,
      ),
      rule: `Full points up to ${DELINQUENCY_LIMITS.full}% of assessments in bad debt, none from ${DELINQUENCY_LIMITS.zero}% on.`,
    },
    {
      id: 'evidence',
      points: ofKnown(evidencePercent, (percent) => percent),
      rule: 'The part of the expenses, in percent, whose figure rests on a paper.',
    },
  ];
}

/**
 * Points of the reserves that a board inherited, beside the score: what earlier boards did not set aside says nothing of
 * this budget's quality.
 */
export const fundingPoints = (percentFunded: number | null): number | null =>
  ofKnown(percentFunded, (percent) => (percent / STRONG_FUNDING_PERCENT) * 100);

function contribution(inputs: HealthInputs): RuledPart {
  const id = 'reserve-contribution';
  if (inputs.reserveContributionPercent !== null) {
    return {
      id,
      points: ofKnown(inputs.reserveContributionPercent, (percent) => percent),
      rule: 'The contribution in percent of what the reserve study recommends, at most 100.',
    };
  }
  return {
    id,
    points: ofKnown(inputs.reserveSharePercent, (percent) => (percent / LENDERS_RESERVE_PERCENT) * 100),
    rule: `No study recommends an amount: full points where ${LENDERS_RESERVE_PERCENT}% of expenses go to reserves, as lenders ask, in proportion below.`,
  };
}

function operatingPoints(ratio: number): number {
  const { min, max } = OPERATING_RATIO_BAND;
  if (ratio < min) return ((ratio - OPERATING_RATIO_ZERO) / (min - OPERATING_RATIO_ZERO)) * 100;
  if (ratio > max)
    return Math.max(OVER_COLLECTION.floor, 100 - (ratio - max) * 100 * OVER_COLLECTION.pointsAPercent);
  return 100;
}

function feePoints(change: number, inflation: number): number {
  const above = change - (inflation + BADGE_POINTS.above);
  const below = inflation - BADGE_POINTS.below - change;
  return 100 - Math.max(0, above, below) * FEE_POINTS_A_PERCENT;
}

const ofKnown = (value: number | null, points: (value: number) => number): number | null =>
  value === null ? null : Math.min(100, Math.max(0, points(value)));

/** Where a KPI stands, as a person would say. */
export type KpiStatus = 'good' | 'watch' | 'poor' | 'unknown';

/** Points of a part as a status: 80 and more good, 50 and more worth watching. */
export function statusOf(points: number | null): KpiStatus {
  if (points === null) return 'unknown';
  return points >= 80 ? 'good' : points >= 50 ? 'watch' : 'poor';
}

/** Usual part of insurance in an operating budget, in percent; for a look, not for the score. */
export const USUAL_INSURANCE_SHARE = { min: 10, max: 15 } as const;
/** Contingency beyond this part of expenses, in percent, is more than balancing's factor of 1.05 ever leaves. */
export const MAX_CONTINGENCY_PERCENT = 5;
/** Stand in for figures that no paper gives, and are called assumptions wherever they are shown. */
export const ASSUMED_RESERVE_FUNDING_PERCENT = 85;
export const ASSUMED_OPERATING_RATIO = 1.03;
