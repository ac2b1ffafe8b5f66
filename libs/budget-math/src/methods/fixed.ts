import type { Cents } from '../money';
import { multiplyByPercent } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import { DEFAULT_CONTINGENCY_PERCENT } from './constants';
import { lastAdopted, latestYear, resultsBefore, type LineHistory, type LineResult } from './history';
import { dollars, percentText } from './words';

/** Lines whose amount does not follow prices. */
export interface FixedInputs {
  budgetYear: EndYear;
  label: (endYear: EndYear) => string;
}

/** A loan's payment, or what is agreed on in an amount: as last adopted, else as last paid. Never grown. */
export function level(
  history: LineHistory,
  { budgetYear, label }: FixedInputs,
  method: 'level' | 'transfer' = 'level',
): LineResult | undefined {
  const adopted = lastAdopted(history, budgetYear);
  const year = latestYear(history, budgetYear);
  const result = year && resultsBefore([year], budgetYear)[0];
  const why = method === 'level' ? 'a level payment stays level' : 'a transfer is not raised by prices';
  const chosen =
    adopted && adopted.endYear === year?.endYear
      ? { ...adopted, word: 'adopted' }
      : (result ?? (adopted && { ...adopted, word: 'adopted' }));
  if (!chosen) return undefined;
  const stated = `${label(chosen.endYear)} ${chosen.word}`;
  return {
    amountCents: chosen.cents,
    method,
    explanation: `${stated} ${dollars(chosen.cents)}, unchanged: ${why}.`,
    inputs: [{ label: stated, value: dollars(chosen.cents) }],
  };
}

/** A share of the operating expenses beside it. */
export function contingency(inputs: {
  /** All operating expenses but the contingency itself; transfers to reserves are not among them. */
  operatingCents: Cents;
  /** The user's choice; undefined for the default. */
  percent?: number | undefined;
}): LineResult {
  const percent = inputs.percent ?? DEFAULT_CONTINGENCY_PERCENT;
  const amountCents = multiplyByPercent(Math.max(0, inputs.operatingCents), percent);
  const chosen = inputs.percent === undefined ? 'the default; you can choose another' : 'as chosen';
  return {
    amountCents,
    method: 'contingency',
    explanation: `${percentText(percent)} (${chosen}) of operating expenses of ${dollars(inputs.operatingCents)} = ${dollars(amountCents)}.`,
    inputs: [
      { label: 'Operating expenses', value: dollars(inputs.operatingCents) },
      { label: 'Percentage', value: percentText(percent) },
    ],
  };
}

/** What owners are expected not to pay: by delinquency where it is known, else the last adopted amount. Never below zero. */
export function badDebt(
  history: LineHistory,
  inputs: FixedInputs & {
    delinquency?: { percent: number; assessmentsCents: Cents } | undefined;
  },
): LineResult | undefined {
  const { delinquency, budgetYear, label } = inputs;
  if (delinquency) {
    const amountCents = multiplyByPercent(delinquency.assessmentsCents, delinquency.percent);
    return {
      amountCents,
      method: 'bad-debt',
      explanation: `${percentText(delinquency.percent)} of this year's assessments of ${dollars(delinquency.assessmentsCents)} are expected to stay unpaid: ${dollars(amountCents)}.`,
      inputs: [
        { label: 'Delinquency', value: percentText(delinquency.percent) },
        { label: 'Assessments', value: dollars(delinquency.assessmentsCents) },
      ],
    };
  }
  const adopted = lastAdopted(history, budgetYear);
  const year = latestYear(history, budgetYear);
  const known = adopted ? { ...adopted, word: 'adopted' } : year && resultsBefore([year], budgetYear)[0];
  if (!known) return undefined;
  const amountCents = Math.max(0, known.cents);
  const stated = `${label(known.endYear)} ${known.word}`;
  return {
    amountCents,
    method: 'bad-debt',
    explanation: `${stated} ${dollars(known.cents)}, unchanged: no document states how much owners are behind.`,
    inputs: [{ label: stated, value: dollars(known.cents) }],
  };
}
