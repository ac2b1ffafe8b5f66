import {
  addMonths,
  addYears,
  compareToMarket,
  contractSteps,
  formatDollars,
  roundPercent,
  toDecimalString,
  type ContractStep,
  type ContractTerms,
  type IsoDate,
} from '@hoa/budget-math';
import type { Citation, ContractPart, MarketSeries, RateIncrease } from '@hoa/contracts';
import { dayText, distinctSources, percentText } from '../../../pipeline/generation/rules/text';
import type { Escalation } from './escalation';
import { OPEN_TERM_YEARS } from './limits';
import type { RunningTerm } from './term';

/** So many steps are told: those before today are history, and a long evergreen contract has many. */
const MOST_STEPS = 12;

export interface IncreaseContext {
  part: ContractPart;
  escalation: Escalation;
  term: RunningTerm;
  market: MarketSeries;
  today: IsoDate;
}

/** Every change of the price up to the end of the term that runs, and of the next where the contract renews itself. */
export function rateIncreases(context: IncreaseContext): RateIncrease[] {
  const { terms } = context.escalation;
  if (!terms) return [];
  return contractSteps(terms, horizon(context))
    .slice(-MOST_STEPS)
    .map((step) => increase(step, terms, context));
}

function horizon({ term, today }: IncreaseContext): IsoDate {
  if (term.end === null) return addYears(today, OPEN_TERM_YEARS);
  return term.renewsItself ? addMonths(term.end, term.renewalMonths) : term.end;
}

function increase(step: ContractStep, terms: ContractTerms, context: IncreaseContext): RateIncrease {
  const { part, escalation, term, market, today } = context;
  const compared = compareToMarket({
    ...step,
    monthsPerPeriod: terms.monthsPerPeriod,
    marketPercent: market.percent,
  });
  const renewed = term.end !== null && step.date > term.end;
  return {
    description: description(step, escalation) + (renewed ? ', if the contract renews' : ''),
    effectiveDate: step.date,
    oldAmount: toDecimalString(step.oldCents),
    newAmount: toDecimalString(step.newCents),
    percentageIncrease: roundPercent(step.percent, 2),
    comparedToMarket: inWords(compared, market),
    market: compared.verdict,
    period: part.fee?.value.period ?? 'month',
    yearlyDifferenceToMarket: toDecimalString(compared.yearlyDifferenceCents),
    estimate: escalation.estimate,
    past: step.date <= today,
    sources: distinctSources([
      escalation.rate.kind === 'schedule' ? scheduledAt(part, step.date) : part.escalator?.source,
      part.fee?.source,
      part.start?.source,
    ]),
  };
}

/** Where the schedule prints the price that holds from a day. */
function scheduledAt({ fee }: ContractPart, date: IsoDate): Citation | undefined {
  return fee?.value.schedule?.find(({ from }) => from === date)?.source ?? fee?.source;
}

function description(step: ContractStep, { rate }: Escalation): string {
  const amount = percentText(roundPercent(step.percent, 2));
  const direction = step.newCents < step.oldCents ? 'Decrease' : 'Increase';
  if (rate.kind === 'stated') return `${direction} of ${percentText(rate.percent)} on ${dayText(step.date)}`;
  if (rate.kind === 'index')
    return `Estimated increase of ${percentText(rate.percent)} on ${dayText(step.date)}`;
  return `${direction} of ${amount} by the schedule on ${dayText(step.date)}`;
}

function inWords(
  { percent, verdict, yearlyDifferenceCents }: ReturnType<typeof compareToMarket>,
  market: MarketSeries,
): string {
  const series = `${market.label} at ${percentText(market.percent)} (${market.asOf}${market.assumption ? ', an assumption' : ''})`;
  const points = percentText(Math.abs(roundPercent(percent - market.percent, 2))).replace('%', '');
  if (verdict === 'with') return `With the market: ${series}.`;
  const dollars = formatDollars(Math.abs(yearlyDifferenceCents), { cents: true });
  return verdict === 'above'
    ? `${points} points above ${series}: ${dollars} a year more.`
    : `${points} points below ${series}: ${dollars} a year less.`;
}
