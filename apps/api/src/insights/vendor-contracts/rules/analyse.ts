import { amountOn, toCents, toDecimalString, type IsoDate } from '@hoa/budget-math';
import type { Cited, ContractAnalysis, ContractPart, Facts, RateIncrease } from '@hoa/contracts';
import { dayText, dollars } from '../../../pipeline/generation/rules/text';
import type { RateTable } from '../../../pipeline/generation/rules/types';
import { adviceOf } from './advice';
import { escalationOf, type Escalation } from './escalation';
import { rateIncreases } from './increases';
import { marketSeries } from './market-series';
import { runningTerm, type RunningTerm } from './term';
import { timelineOf } from './timeline';

export interface AnalysisInput {
  document: { id: number; name: string };
  facts: Facts;
  rates: RateTable;
  today: IsoDate;
  /** Of the association, where the contract is looked at for a budget. */
  propertyType?: string;
  location?: string;
}

const NOT_STATED = 'Not stated';

/** The contracts that a paper holds, those that state most first. */
export function contractParts(facts: Facts): ContractPart[] {
  const stated = (part: ContractPart) =>
    [part.fee, part.vendor, part.start, part.end, part.escalator].filter((fact) => fact !== undefined).length;
  return facts.parts
    .filter((part): part is ContractPart => part.kind === 'contract')
    .sort((a, b) => stated(b) - stated(a));
}

/** What a contract says, in figures, dates and what follows. `at` is the instant of the analysis. */
export function analyseContract(part: ContractPart, input: AnalysisInput, at: string): ContractAnalysis {
  const { document, rates, today } = input;
  const names = [part.service?.value ?? '', part.vendor?.value ?? '', document.name];
  const market = marketSeries(names, {
    rates,
    propertyType: input.propertyType ?? '',
    location: input.location ?? '',
  });
  const escalation = escalationOf(part, { cpi: rates.cpi, units: 1 });
  const term = runningTerm(part, today);
  const increases = rateIncreases({ part, escalation, term, market, today });
  const current = currentCents(escalation, part, today);
  const yearlyCents = yearly(current, escalation, part);
  const advice = adviceOf({ part, escalation, term, market, today, increases, yearlyCents });
  return {
    documentId: document.id,
    documentName: document.name,
    analysisDate: at,
    vendor: part.vendor?.value ?? NOT_STATED,
    serviceType: part.service?.value ?? NOT_STATED,
    rateIncreases: increases,
    recommendations: advice.map(({ text }) => text),
    advice,
    ...stated(part),
    currentAmount: current === null ? null : toDecimalString(current),
    yearlyCost: yearlyCents === null ? null : toDecimalString(yearlyCents),
    renewsItself: term.renewsItself,
    noticeBy: term.noticeBy,
    currentTermEnd: term.end,
    escalation: escalation.words,
    comparedWith: market,
    timeline: timelineOf({ part, term, increases, today }),
    warnings: [...warnings(part, { input, escalation, term }), ...estimated(increases)],
  };
}

/** Today's amount; the first one of a contract that is to begin. */
function currentCents({ terms }: Escalation, part: ContractPart, today: IsoDate): number | null {
  if (!terms) return null;
  return amountOn(terms, today) ?? amountOn(terms, part.start?.value ?? terms.steps?.[0]?.from ?? today);
}

function yearly(current: number | null, { terms }: Escalation, part: ContractPart): number | null {
  if (current === null || !terms || part.fee?.value.period === 'unit') return null;
  return (current * 12) / terms.monthsPerPeriod;
}

/** The facts themselves, each with its place. */
function stated(part: ContractPart) {
  const { fee, start, end, renewal, noticeDays, escalator } = part;
  return {
    fee: fee
      ? { ...placed(fee, feeText(fee)), value: { amount: fee.value.amount, period: fee.value.period } }
      : null,
    start: start ? placed(start, dayText(start.value)) : null,
    end: end ? placed(end, dayText(end.value)) : null,
    renewal: renewal ? placed(renewal, renewal.value) : null,
    noticeDays: noticeDays ? placed(noticeDays, `${noticeDays.value} days`) : null,
    escalator: escalator ? placed(escalator, escalator.raw) : null,
    surcharges: part.surcharges.map((surcharge) => placed(surcharge, surcharge.value)),
  };
}

function placed<T>({ value, source, rival }: Cited<T>, text: string) {
  return { value, text, source, needsReview: rival !== undefined };
}

const PERIODS: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
  unit: 'a unit and month',
};

function feeText({ value }: NonNullable<ContractPart['fee']>): string {
  const period = PERIODS[value.period] ?? value.period;
  if (value.amount !== null) return `${dollars(toCents(value.amount))} ${period}`;
  const rows = (value.schedule ?? []).map(({ label, amount }) => `${label}: ${dollars(toCents(amount))}`);
  return rows.length > 0 ? `${rows.join('; ')} ${period}` : NOT_STATED;
}

/** Steps of the past were billed by the index of their year, which no paper here tells. */
function estimated(increases: readonly RateIncrease[]): string[] {
  const past = increases.filter((step) => step.estimate && step.past).length;
  if (past === 0) return [];
  return [
    `${past === 1 ? 'One increase that has' : `${past} increases that have`} taken place ${past === 1 ? 'is' : 'are'} estimated with today’s index: compare today’s amount with a recent invoice.`,
  ];
}

function warnings(
  part: ContractPart,
  { input, escalation, term }: { input: AnalysisInput; escalation: Escalation; term: RunningTerm },
): string[] {
  const others = contractParts(input.facts).length - 1;
  const disputed = Object.entries({
    vendor: part.vendor,
    fee: part.fee,
    start: part.start,
    end: part.end,
    'increase of the fee': part.escalator,
    notice: part.noticeDays,
  }).filter(([, fact]) => fact?.rival !== undefined);
  return [
    ...input.facts.warnings.map(({ message }) => message),
    ...escalation.warnings,
    ...disputed.map(([name]) => `The ${name} was read in two ways: please look at the document.`),
    ...(term.assumedLength ? ['The document does not say how long a renewal is: a year is taken.'] : []),
    ...(part.fee?.value.period === 'unit'
      ? ['The fee is one for each unit; amounts here are those of one unit.']
      : []),
    ...(others > 0 ? [`This file holds ${others + 1} agreements; the one that states most is shown.`] : []),
  ];
}
