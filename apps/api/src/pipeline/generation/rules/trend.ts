import { growByPercent } from '@hoa/budget-math';
import type { RateId } from '../../economics/rates';
import { draftOf, previousText } from './draft';
import { dollars, percentText, rateText } from './text';
import type { DraftItem, GenerationParameters, PriorLine, RateTable } from './types';

const byAccount: Readonly<Record<string, RateId>> = {
  '7810': 'electricity',
  '7840': 'gas',
  '7820': 'water',
  '7825': 'water',
  '7830': 'water',
  '7835': 'water',
  '7850': 'water',
  '7210': 'wages',
  '7215': 'wages',
  '7220': 'wages',
};
const propertyCover = ['7710', '7740', '7745', '7750'];
const liabilityCover = ['7715', '7720', '7725', '7730', '7735'];

/** The series that a line grows by where nothing says more of it: its own, else consumer prices. */
export function rateIdOf(account: string | undefined, propertyType: string): RateId {
  if (account === undefined) return 'cpi';
  if (propertyCover.includes(account)) return propertyRateId(propertyType);
  if (liabilityCover.includes(account)) return 'insurance-liability';
  return byAccount[account] ?? 'cpi';
}

/** Master insurance rises differently for a condominium than for other associations. */
export function propertyRateId(propertyType: string): RateId {
  return /condo/i.test(propertyType) ? 'insurance-condominium' : 'insurance-other';
}

export interface TrendContext {
  parameters: GenerationParameters;
  rates: RateTable;
}

/** An expense line grown from the previous year's figure by its series, rounded once. */
export function trendItem(line: PriorLine, { parameters, rates }: TrendContext): DraftItem {
  if (!line.previous) return unknownItem(line);
  const rate = rates[rateIdOf(line.account?.code, parameters.propertyType)];
  const proposedCents = growByPercent(line.previous.cents, rate.percent);
  return draftOf(line, {
    proposedCents,
    basis: 'trend',
    formula: `${previousText(line.previous)} + ${rateText(rate)} = ${dollars(proposedCents)}.`,
    assumptions: rate.assumption
      ? [`${percentText(rate.percent)} is no published national rate: ${rate.source}.`]
      : [],
    notes: `Raised by ${percentText(rate.percent)}: ${rate.label}.`,
    confidence: line.previous.confidence * 0.9,
  });
}

/** Income is not raised by prices: it stays at the previous year's figure, and balancing does the rest. */
export function incomeItem(line: PriorLine): DraftItem {
  if (!line.previous) return unknownItem(line);
  return draftOf(line, {
    proposedCents: line.previous.cents,
    basis: 'trend',
    formula: `${previousText(line.previous)}, unchanged.`,
    notes: 'Kept at the previous year’s figure.',
    confidence: line.previous.confidence * 0.9,
  });
}

/** A line whose earlier figure nobody knows: nothing is made up for it. */
export function unknownItem(line: PriorLine): DraftItem {
  return draftOf(line, {
    proposedCents: 0,
    basis: 'assumption',
    formula: 'No figure of an earlier year is known, so nothing is proposed.',
    notes: 'Needs a figure.',
    confidence: 0.2,
  });
}
