import {
  formatPercent,
  healthScore,
  MIN_EVIDENCE_PERCENT,
  percentChange,
  previousYearLabel,
  roundPercent,
  type HealthInputs,
  type HealthPartId,
  type HealthScore,
} from '@hoa/budget-math';
import type { Health, HealthPart } from '@hoa/contracts';
import { healthInputs } from './health-inputs';
import { kpisOf } from './kpis';
import type { BudgetView } from './view';

const LABELS: Readonly<Record<HealthPartId, string>> = {
  'operating-ratio': 'Income covers expenses',
  'reserve-contribution': 'Reserves added',
  'fee-change': 'Fee against inflation',
  delinquency: 'Delinquency',
  evidence: 'Documented amounts',
};

const FORMULA =
  'Score = sum of points x weight / sum of the weights of the parts that are known, rounded to a whole number. A part that is not known is left out, and the others share its weight. The reserves that earlier years left are reported beside the score.';

/** The score with its formula and inputs, and the figures that boards ask for. */
export function healthOf(view: BudgetView): Health {
  // Before generation there is nothing to judge: a study alone would make a score of one part.
  const inputs = healthInputs(view);
  const scored = view.lines.length === 0 ? empty() : healthScore(inputs);
  const points = (id: HealthPartId) => scored.parts.find((part) => part.id === id)?.points ?? null;
  return {
    score: scored.score,
    letter: scored.letter,
    rating: scored.rating,
    summary: summary(scored, view),
    formula: FORMULA,
    parts: scored.parts.map((part) => toPart(part, inputs)),
    kpis: kpisOf(view, inputs, points),
  };
}

const UNKNOWN: HealthInputs = {
  reserveContributionPercent: null,
  reserveSharePercent: null,
  operatingRatio: null,
  feeChangePercent: null,
  inflationPercent: 0,
  delinquencyPercent: null,
  evidencePercent: null,
};
const empty = (): HealthScore => healthScore(UNKNOWN);

function toPart(part: HealthScore['parts'][number], inputs: HealthInputs): HealthPart {
  return {
    ...part,
    label: LABELS[part.id],
    value: part.points === null ? 'Not known: left out' : valueOf(part.id, inputs),
    assumption: false,
  };
}

function valueOf(id: HealthPartId, inputs: HealthInputs): string {
  const percent = (value: number | null, sign = false) =>
    value === null ? 'Not known' : formatPercent(value, { sign });
  switch (id) {
    case 'operating-ratio':
      return roundPercent(inputs.operatingRatio ?? 0, 3).toFixed(3);
    case 'reserve-contribution':
      return inputs.reserveContributionPercent === null
        ? `${percent(inputs.reserveSharePercent)} of expenses`
        : `${percent(inputs.reserveContributionPercent)} of the recommendation`;
    case 'fee-change':
      return `${percent(inputs.feeChangePercent, true)} a year at ${percent(inputs.inflationPercent)} inflation`;
    case 'delinquency':
      return `${percent(inputs.delinquencyPercent)} of assessments`;
    case 'evidence':
      return `${percent(inputs.evidencePercent)} of expenses`;
  }
}

/** What lifts and what lowers the score, in a sentence. */
function summary(scored: HealthScore, view: BudgetView): string {
  const { totals, lines, parameters } = view;
  if (lines.length === 0) return 'There is no score before a budget is generated.';
  if (scored.score === null)
    return `There is no score: less than ${MIN_EVIDENCE_PERCENT}% of the expenses come from documents, and the rest are assumptions.${inherited(view)}`;
  const known = scored.parts.filter((part) => part.points !== null);
  const lost = known
    .map((part) => ({ ...part, lost: (100 - (part.points ?? 0)) * part.weight }))
    .sort((a, b) => b.lost - a.lost)
    .filter((part) => part.lost >= 100)
    .slice(0, 2)
    .map((part) => LABELS[part.id].toLowerCase());
  const change = percentChange(totals.expenses.proposedCents, totals.expenses.previousCents);
  const rise =
    totals.expenses.previousCents > 0
      ? ` Expenses change by ${formatPercent(change, { sign: true })} against ${previousYearLabel(
          lines.map(({ item }) => item),
          parameters,
        )}.`
      : '';
  const why =
    lost.length === 0
      ? 'no part of it loses points worth naming'
      : `most points are lost for ${lost.join(' and ')}`;
  const left = scored.parts.length - known.length;
  const unknown = left === 0 ? '' : ` ${left} of ${scored.parts.length} parts are not known.`;
  return `${scored.rating}: ${scored.score} of 100 (${scored.letter}); ${why}.${rise}${unknown}${inherited(view)}`;
}

/** The reserves that earlier years left, beside the score. */
function inherited({ study: { percentFunded } }: BudgetView): string {
  if (!percentFunded) return '';
  return ` Reserves are ${formatPercent(percentFunded.value)} funded; this was inherited and is not part of the score.`;
}
