import type { Cited, FactWarning } from '@hoa/contracts';
import { centsToMoney } from '../../text/amounts';
import { citedAt, citeSpan, warningAt, type Prose } from '../reading/prose';
import { optional, type KindContext } from '../types';
import { feeAmounts, type ContractFee, type FeeAmount, type FeePeriod } from './fee-amounts';
import { feeTiers } from './fee-tiers';
import { wholeOf } from './fee-total';
import { feeSchedule, type FeeSchedule, type Step } from './fee-schedule';
import { addMonths } from '../reading/days';
import { withoutFormerYears } from './former-columns';
import type { Term } from './term';

export interface FoundFee {
  fee?: Cited<ContractFee>;
  /** The steps by year that are the price; then they are the escalator too. */
  schedule?: FeeSchedule;
  warnings: FactWarning[];
}

/** Least score at which an amount is the price and not any amount. */
const LEAST = 3;

/**
 * The price of the service and its period. A schedule by year alone leaves the amount null, a blank or redacted price
 * too; a contract without either has no fee.
 */
export function feeOf(all: Prose, ctx: KindContext, term: Term): FoundFee {
  const isDated = term.start && term.start.confidence >= 0.7;
  const prose = isDated ? withoutFormerYears(all, Number(term.start!.value.slice(0, 4))) : all;
  const amounts = feeAmounts(prose);
  const schedule = feeSchedule(prose);
  const best = wholeOf(prose.text, bestOf(amounts), amounts);
  if (schedule && isPrice(schedule, best)) return scheduled({ prose, ctx, term, schedule, amounts, best });
  const tiers = feeTiers(prose);
  if (tiers && (!best || best.score < LEAST || tiers.steps.some((step) => step.start === best.start)))
    return scheduled({ prose, ctx, term, schedule: tiers, amounts, best: undefined });
  if (!best || best.score < LEAST) return { warnings: [] };
  if (REDACTED.test(prose.text) && !isPromised(prose, best) && best.cents !== undefined)
    return { warnings: [redacted(prose, ctx, best)] };
  const rival = rivalOf(best, amounts);
  if (rival) return { warnings: [undecided(prose, ctx, [best, rival])] };
  return single({ prose, ctx, term, best, amounts });
}

const REDACTED =
  /confidential treatment|\[\s*\*+\s*\]|\[redacted\]|\bomitted and filed separately\b|(?:schedule|exhibit|attachment)s? (?:is|are|has been|have been|intentionally) omitted/i;

/** An exhibit names it in so many words. */
const PROMISED =
  /\binitial (?:annual|monthly) (?:\w+ )?fee\b|\b(?:shall|will|agrees to)\s+(?:also\s+)?pay\b|\bas (?:full )?compensation\b|\bcompensated\b/i;

/** The words around an amount promise it: in a redacted paper, a figure elsewhere is what was not thought worth hiding. */
function isPromised(prose: Prose, amount: FeeAmount): boolean {
  const near = prose.text.slice(Math.max(0, amount.start - 420), amount.end + 60);
  return PROMISED.test(near);
}

const redacted = (prose: Prose, ctx: KindContext, { start, end }: FeeAmount): FactWarning =>
  warningAt(prose, ctx, {
    code: 'contract-fee-redacted',
    message: 'Prices of this document were left out or redacted; the figures that remain are not its fee.',
    ...{ start, end },
  });

/** Of two prices that are as likely none is said: the reader of the paper knows which was agreed. */
function undecided(prose: Prose, ctx: KindContext, prices: FeeAmount[]): FactWarning {
  const [one, other] = prices.map(({ start, end }) => prose.text.slice(start, end).trim());
  const message = `Two prices of this document are as likely to be its fee: ${one} and ${other}.`;
  const { start, end } = prices[0]!;
  return warningAt(prose, ctx, { code: 'contract-fee-undecided', message, start, end });
}

function bestOf(amounts: FeeAmount[]): FeeAmount | undefined {
  return [...amounts].sort((a, b) => weight(b) - weight(a) || a.start - b.start)[0];
}

/** The yearly price stands before the installments that it is paid in; a total before its parts. */
function weight(amount: FeeAmount): number {
  return amount.score - (amount.installment ? 1.2 : 0) - (amount.each ? 1 : 0);
}

/** A schedule is the price where its steps score as such, or the best amount is one of them. */
function isPrice(schedule: FeeSchedule, best: FeeAmount | undefined): boolean {
  if (!best || best.score < LEAST) return true;
  return (
    schedule.steps.some((step) => step.start === best.start) ||
    // The total of the year is printed beside what is paid each month.
    schedule.steps.some((step) => step.cents === best.cents || 12 * step.cents === best.cents) ||
    (schedule.byYear &&
      (best.period !== schedule.period || isLater(schedule, best) || isBelow(schedule, best)))
  );
}

/** The price of this season stands in a sentence, those of the next in rows below it. */
function isLater(schedule: FeeSchedule, best: FeeAmount): boolean {
  return schedule.steps.every((step) => step.season !== undefined && step.start > best.end);
}

/** No extra of a price list is the price of what costs more in every year of its own table. */
function isBelow({ steps }: FeeSchedule, { cents }: FeeAmount): boolean {
  return cents !== undefined && steps.every((step) => step.cents > cents);
}

interface Single {
  prose: Prose;
  ctx: KindContext;
  term: Term;
  best: FeeAmount;
  amounts: FeeAmount[];
}

type Scheduled = Omit<Single, 'best'> & { schedule: FeeSchedule; best: FeeAmount | undefined };

function scheduled({ prose, ctx, term, schedule, amounts, best }: Scheduled): FoundFee {
  const first = schedule.steps[0]!;
  const steps = schedule.steps.map((step) => ({
    label: step.label,
    amount: centsToMoney(step.cents),
    ...fromOf(step, term),
    ...optional('source', citeSpan(prose, step, ctx)),
  }));
  const { period: printed, each } = amounts.find((amount) => amount.start === first.start) ?? {};
  const period = each ? 'unit' : printed && printed !== 'one-time' ? printed : schedule.period;
  const repeats =
    best &&
    best.cents !== undefined &&
    best.score >= LEAST + 2 &&
    !schedule.steps.some((step) => step.start === best.start) &&
    first.cents === best.cents;
  const now = best?.cents !== undefined && best.score >= LEAST && isLater(schedule, best);
  const amount = repeats || now ? centsToMoney(best.cents!) : null;
  const value: ContractFee = { amount, period, schedule: steps };
  const { start, end } = first;
  const fee = citedAt(prose, ctx, { value, start, end, confidence: schedule.byYear ? 0.9 : 0.8 });
  return { ...optional('fee', fee), ...(schedule.byYear ? { schedule } : {}), warnings: [] };
}

/** A step's first day: printed, or the contract's start so many years on. */
function fromOf(step: Step, term: Term): { from?: string } {
  if (step.from) return { from: step.from };
  if (step.over !== undefined && term.start && term.start.confidence >= 0.7) {
    const first = Number(term.start.value.slice(0, 4));
    return step.over < first ? {} : { from: addMonths(term.start.value, 12 * (step.over - first)) };
  }
  if (step.year === undefined || !term.start || term.start.confidence < 0.7) return {};
  return { from: addMonths(term.start.value, 12 * (step.year - 1)) };
}

function single({ prose, ctx, term, best, amounts }: Single): FoundFee {
  const { period, sure } = best.each
    ? { period: 'unit' as const, sure: true }
    : settledPeriod(best, { term, amounts, text: prose.text });
  const { start, end, cents } = best;
  const warned = (code: string, message: string) => warningAt(prose, ctx, { code, message, start, end });
  const warnings = [
    ...(best.each ? [warned('contract-fee-each', 'The fee is a price for each unit: multiply it by their number.')] : []), // prettier-ignore
    ...(cents === undefined ? [warned('contract-fee-blank', 'The fee is blank or redacted in the document.')] : []), // prettier-ignore
  ];
  const value: ContractFee = { amount: cents === undefined ? null : centsToMoney(cents), period };
  const confidence = Math.min(0.97, 0.62 + best.score * 0.045) * (sure ? 1 : 0.75);
  return { ...optional('fee', citedAt(prose, ctx, { value, start, end, confidence })), warnings };
}

/** Another amount that scores as well, for the same period, and is no part of the first. */
function rivalOf(best: FeeAmount, amounts: FeeAmount[]): FeeAmount | undefined {
  if (best.total || best.period === undefined || best.period === 'one-time') return undefined;
  return amounts.find(
    (other) =>
      !isSamePrice(other, best) &&
      other.period === best.period &&
      ((weight(other) >= weight(best) - 0.3 &&
        !isPartOf(other, best) &&
        !(best.each && isPartOf(best, other))) ||
        isWholeOf(other, { best, amounts })),
  );
}

/** `$2,540 per month, or $30,480 for the year`. */
const isSamePrice = ({ cents: a = 0 }: FeeAmount, { cents: b = 0 }: FeeAmount): boolean =>
  a === b || a === 12 * b || b === 12 * a;

/** How far from a price the sum that it is a part of may stand. */
const NEAR = 400;

/** `Lamps $388, lamps and bollards $569, added for the bollards $181`: which of the two was agreed the sum does not say. */
function isWholeOf(whole: FeeAmount, { best, amounts }: { best: FeeAmount; amounts: FeeAmount[] }): boolean {
  if (best.cents === undefined || whole.cents === undefined || whole.score < LEAST) return false;
  const rest = whole.cents - best.cents;
  const isNear = ({ start }: FeeAmount): boolean => Math.abs(start - best.start) < NEAR;
  return isNear(whole) && amounts.some((part) => part.cents === rest && rest > 0 && isNear(part));
}

/** `$38,400 in six payments of $6,400`: so many times one amount is the other. */
function isPartOf({ cents: part }: FeeAmount, { cents: whole }: FeeAmount): boolean {
  return !part || !whole || (part < whole && whole % part === 0);
}

/** Books are audited and taxes told a year at a time. */
const OF_ITS_YEAR =
  /\b(?:services?|audit|returns?)\b[^.;]{0,60}\bfor\s+the\s+(?:fiscal\s+)?year\s+end(?:ed|ing)\b/i;

/** `our engagement for the audit of`: work that one letter orders, to be done once. */
const ENGAGED_ONCE = /\b(?:our|your|this) engagement (?:for|to)\b/i;

/** A price without a word of its period: a year's where it is paid in months or the term is one year, else once. */
function settledPeriod(
  best: FeeAmount,
  about: { term: Term; amounts: FeeAmount[]; text: string },
): { period: FeePeriod; sure: boolean } {
  if (best.period && best.period !== 'one-time') return { period: best.period, sure: true };
  const cents = best.cents;
  const isTwelfth = (other: number | undefined): boolean =>
    other !== undefined && cents !== undefined && Math.abs(other * 12 - cents) <= 12;
  const monthly = about.amounts.some((other) => (other.period === 'month' || other.installment) && isTwelfth(other.cents)); // prettier-ignore
  if (monthly) return { period: 'year', sure: true };
  const { months } = about.term;
  const isOfYear = OF_ITS_YEAR.test(about.text) && !ENGAGED_ONCE.test(about.text);
  if (best.period === undefined && (months === 12 || isOfYear)) return { period: 'year', sure: false };
  return { period: 'one-time', sure: best.period === 'one-time' };
}
