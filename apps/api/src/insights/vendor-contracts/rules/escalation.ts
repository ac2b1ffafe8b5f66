import { escalatorRate, type ContractTerms, type EscalatorRate } from '@hoa/budget-math';
import type { ContractPart } from '@hoa/contracts';
import type { Rate } from '../../../pipeline/economics/rates';
import { chargesOf } from '../../../pipeline/generation/rules/contract-terms';
import { percentText } from '../../../pipeline/generation/rules/text';
import { PLAUSIBLE_RISE_PERCENT } from './limits';

/** How a contract's price rises, ready to compute with and in words. */
export interface Escalation {
  rate: EscalatorRate;
  /** What it charges; undefined where no recurring fee is stated. */
  terms: ContractTerms | undefined;
  /** A whole sentence. */
  words: string;
  /** Steps rest on an index to come. */
  estimate: boolean;
  warnings: string[];
}

export function escalationOf(part: ContractPart, of: { cpi: Rate; units: number }): Escalation {
  const rate = escalatorRate(part.escalator?.value, of.cpi.percent);
  const percent = 'percent' in rate ? rate.percent : 0;
  const plausible = Math.abs(percent) <= PLAUSIBLE_RISE_PERCENT;
  return {
    rate,
    terms: chargesOf(part, { percent: plausible ? percent : 0, units: of.units }),
    words: words(part, rate, of.cpi),
    estimate: rate.kind === 'index',
    warnings: plausible
      ? []
      : [
          `A yearly rise of ${percentText(percent)} was read, which cannot be right: no increase is computed.`,
        ],
  };
}

function words(part: ContractPart, rate: EscalatorRate, cpi: Rate): string {
  const escalator = part.escalator?.value;
  switch (rate.kind) {
    case 'none':
      return escalator || !part.fee ? 'No increase is stated.' : 'The document says nothing of increases.';
    case 'schedule':
      return 'By the contract’s own schedule of amounts.';
    case 'not-stated':
      return escalator?.type === 'cost_based'
        ? 'Not stated: the fee follows the vendor’s costs, of which the document gives no figure.'
        : 'Not stated: the document says that the fee rises, but not by how much.';
    case 'stated': {
      const when = escalator?.frequency ?? 'at each anniversary';
      const computed = /anniversary|year|annual|annum/.test(when)
        ? ''
        : ', computed at each anniversary of the start';
      return `${percentText(rate.percent)} ${when}${computed}.`;
    }
    case 'index':
      return indexWords(escalator ?? {}, rate, cpi);
  }
}

function indexWords(
  escalator: {
    type?: string;
    value?: number | undefined;
    floor?: number | undefined;
    cap?: number | undefined;
  },
  rate: { percent: number; limit: 'floor' | 'cap' | null },
  cpi: Rate,
): string {
  const caps = [escalator.cap, escalator.value].filter((cap) => cap !== undefined);
  const limits = [
    ...(escalator.floor === undefined ? [] : [`at least ${percentText(escalator.floor)}`]),
    ...(caps.length === 0 ? [] : [`at most ${percentText(Math.min(...caps))}`]),
  ].join(' and ');
  const lead =
    escalator.type === 'cap_percent'
      ? `The vendor may raise the fee by ${limits || 'an amount that is not stated'} a year`
      : `With consumer prices${limits ? `, ${limits}` : ''}`;
  const taken = rate.limit === null ? '' : `, so that the ${rate.limit} holds`;
  return `${lead}. Estimate: ${percentText(rate.percent)} is taken, consumer prices being at ${percentText(cpi.percent)} (${cpi.asOf})${taken}.`;
}

/** Whether anything bounds how far the price may rise. */
export function isUncapped(part: ContractPart): boolean {
  const escalator = part.escalator?.value;
  return (
    escalator !== undefined &&
    (escalator.type === 'cpi' || escalator.type === 'cap_percent' || escalator.type === 'lesser_of') &&
    escalator.cap === undefined &&
    escalator.value === undefined
  );
}
