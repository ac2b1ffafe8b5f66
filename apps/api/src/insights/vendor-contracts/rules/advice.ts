import { compareToMarket, daysBetween, formatDollars, growByPercent, toCents } from '@hoa/budget-math';
import type { Citation, ContractAdvice, RateIncrease } from '@hoa/contracts';
import { dayText, distinctSources, percentText } from '../../../pipeline/generation/rules/text';
import { isUncapped } from './escalation';
import type { IncreaseContext } from './increases';
import { BIDS_FROM_CENTS, EXPIRY_SOON_DAYS, NOTICE_SOON_DAYS, PLAUSIBLE_RISE_PERCENT } from './limits';

export interface AdviceContext extends IncreaseContext {
  increases: readonly RateIncrease[];
  /** Twelve months at today's amount, in cents; null where no fee is stated or it is one a unit. */
  yearlyCents: number | null;
}

type Sources = (Citation | undefined)[];

/** What follows from the facts, the most urgent first. */
export function adviceOf(context: AdviceContext): ContractAdvice[] {
  return [
    ...notice(context),
    ...ending(context),
    ...aboveMarket(context),
    ...openRise(context),
    ...roomToRise(context),
    ...missingFee(context),
    ...surcharges(context),
    ...bids(context),
  ];
}

const advice = (code: string, text: string, sources: Sources): ContractAdvice => ({
  code,
  text,
  yearlySavings: null,
  computation: '',
  sources: distinctSources(sources),
});

function notice({ part, term, today }: AdviceContext): ContractAdvice[] {
  if (!term.renewsItself) return [];
  const sources = [part.renewal?.source, part.noticeDays?.source, part.end?.source];
  const days = part.noticeDays?.value;
  if (term.end === null) {
    const when = days === undefined ? 'with notice' : `with ${days} days’ notice`;
    return [
      advice('open-ended', `It goes on by itself and can be ended ${when}: review it once a year.`, sources),
    ];
  }
  const renewal = `It renews itself after ${dayText(term.end)}`;
  if (term.noticeBy === null) {
    return [
      advice(
        'auto-renewal',
        `${renewal}; the document does not say how much notice ends it: ask for it in writing.`,
        sources,
      ),
    ];
  }
  const left = daysBetween(today, term.noticeBy);
  const day = dayText(term.noticeBy);
  if (left < 0) {
    return [
      advice(
        'notice-missed',
        `${renewal}, and the last day to give notice for that was ${day}: ask the vendor to agree to other terms, and note the next date.`,
        sources,
      ),
    ];
  }
  if (left <= NOTICE_SOON_DAYS) {
    return [
      advice(
        'notice-soon',
        `Decide now: it renews itself after ${dayText(term.end)} unless notice is given by ${day}, ${left === 0 ? 'today' : `in ${left} ${left === 1 ? 'day' : 'days'}`}.`,
        sources,
      ),
    ];
  }
  return [
    advice(
      'auto-renewal',
      `${renewal} unless notice is given by ${day}: put that date in the board’s calendar.`,
      sources,
    ),
  ];
}

function ending({ part, term, today, increases }: AdviceContext): ContractAdvice[] {
  if (term.renewsItself || term.end === null) return [];
  const sources = [part.end?.source, part.renewal?.source];
  if (term.state === 'ended') {
    return [
      advice(
        'ended',
        `It ended on ${dayText(term.end)} and does not renew itself: agree on new terms in writing before it is budgeted with.`,
        sources,
      ),
    ];
  }
  const left = daysBetween(today, term.end);
  if (left > EXPIRY_SOON_DAYS) return [];
  const price = increases.some(({ past }) => !past)
    ? ''
    : ' No price after that is stated: a quote now keeps the budget from guessing.';
  return [
    advice(
      'ending-soon',
      `It ends on ${dayText(term.end)}, in ${left} days, and does not renew itself.${price}`,
      sources,
    ),
  ];
}

function aboveMarket({ increases, market, part }: AdviceContext): ContractAdvice[] {
  const above = increases.filter((step) => step.market === 'above' && !step.past);
  const [next] = above;
  if (!next) return [];
  const dollars = formatDollars(toCents(next.yearlyDifferenceToMarket), { cents: true });
  const each = part.fee?.value.period === 'unit' ? ' for each unit' : '';
  const later =
    above.length > 1
      ? ` The same holds of ${above.length - 1} later ${above.length === 2 ? 'one' : 'ones'}.`
      : '';
  return [
    {
      ...advice(
        'above-market',
        `Renegotiate the ${next.estimate ? 'estimated ' : ''}increase of ${dayText(next.effectiveDate)}: ${percentText(next.percentageIncrease)} against ${percentText(market.percent)} of ${market.label} (${market.asOf}) is ${dollars} a year${each}.${later}`,
        [],
      ),
      sources: next.sources,
      yearlySavings: next.yearlyDifferenceToMarket,
      computation: `Twelve months at the new amount of ${money(next.newAmount)} less twelve at ${money(next.oldAmount)} raised by ${percentText(market.percent)} = ${dollars}${each}.`,
    },
  ];
}

function openRise({ part, escalation }: AdviceContext): ContractAdvice[] {
  const sources = [part.escalator?.source];
  if (escalation.rate.kind === 'not-stated')
    return [
      advice(
        'rise-not-stated',
        'Ask the vendor for the next increase in dollars, and for a yearly limit: the document gives no figure.',
        sources,
      ),
    ];
  if (!isUncapped(part)) return [];
  return [
    advice(
      'rise-uncapped',
      'Ask for a yearly limit: the fee follows consumer prices, however high they go.',
      sources,
    ),
  ];
}

/** A right to raise up to a limit is estimated with consumer prices; this is what it may cost at worst. */
function roomToRise({ part, escalation, market, yearlyCents }: AdviceContext): ContractAdvice[] {
  const escalator = part.escalator?.value;
  const cap = escalator?.cap ?? escalator?.value;
  if (escalator?.type !== 'cap_percent' || cap === undefined || yearlyCents === null || !escalation.terms)
    return [];
  const worst = compareToMarket({
    oldCents: yearlyCents,
    newCents: growByPercent(yearlyCents, Math.min(cap, PLAUSIBLE_RISE_PERCENT)),
    monthsPerPeriod: 12,
    marketPercent: market.percent,
  });
  if (worst.verdict !== 'above') return [];
  const dollars = formatDollars(worst.yearlyDifferenceCents, { cents: true });
  return [
    advice(
      'cap-above-market',
      `Ask that increases follow consumer prices: the vendor may raise the fee by up to ${percentText(cap)} a year, which at worst is ${dollars} a year above the market of ${percentText(market.percent)}.`,
      [part.escalator?.source],
    ),
  ];
}

function missingFee({ part, escalation }: AdviceContext): ContractAdvice[] {
  if (escalation.terms) return [];
  const oneTime = part.fee?.value.period === 'one-time';
  return [
    advice(
      'fee-missing',
      oneTime
        ? 'Its price is paid once: budget it in the year in which the work is done, not every year.'
        : 'No recurring fee was found: ask the vendor for the page or exhibit with the prices and upload it.',
      [part.fee?.source, part.vendor?.source],
    ),
  ];
}

const BOUND =
  /not (?:to )?exceed|no more than|not more than|maximum|up to|capped?|limit|\d+(?:\.\d+)?\s*%|\$\s*\d/i;

function surcharges({ part }: AdviceContext): ContractAdvice[] {
  return part.surcharges
    .filter(({ value }) => !BOUND.test(value))
    .map((surcharge) =>
      advice(
        'surcharge-uncapped',
        `Ask for a limit on this surcharge, which the document does not bound: “${shortened(surcharge.value)}”.`,
        [surcharge.source],
      ),
    );
}

function bids({ yearlyCents, term, part, today }: AdviceContext): ContractAdvice[] {
  if (yearlyCents === null || yearlyCents < BIDS_FROM_CENTS) return [];
  const before = [term.noticeBy, term.end].find((day) => day !== null && day >= today) ?? null;
  const when = before === null ? '' : ` before ${dayText(before)}`;
  return [
    advice(
      'three-bids',
      `Ask for three bids${when}: at ${formatDollars(yearlyCents)} a year it is above the ${formatDollars(BIDS_FROM_CENTS)} from which comparing is worth the work.`,
      [part.fee?.source],
    ),
  ];
}

const money = (amount: string): string => formatDollars(toCents(amount), { cents: true });
const shortened = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 117).trimEnd()}…`);
