import { toCents, type Cents } from '@hoa/budget-math';
import type { ContractAnalysis } from '@hoa/contracts';
import { dayOf, dollars } from '../figures';
import { AT_START } from '../question/times';

/** What a contract costs in a month or a year, by its amounts and the days from which they are in force. */

interface Fee {
  cents: Cents;
  estimate: boolean;
}

const PARTS: Readonly<Record<string, number>> = { month: 1, quarter: 3 };
const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthName = (month: string): string => MONTH_NAME.format(new Date(`${month}-01T00:00:00Z`));

/** In force on all days of a month; null before it begins, after it ends, and where the amount is another within the month. */
function feeIn(
  { rateIncreases, currentAmount, start, currentTermEnd }: ContractAnalysis,
  month: string,
): Fee | null {
  if (start && start.value.slice(0, 7) > month) return null;
  if (currentTermEnd && currentTermEnd.slice(0, 7) < month) return null;
  const steps = [...rateIncreases].sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  if (steps.some(({ effectiveDate }) => effectiveDate.startsWith(month) && !effectiveDate.endsWith('-01'))) return null; // prettier-ignore
  const last = steps.findLast(({ effectiveDate }) => effectiveDate.slice(0, 7) <= month);
  const amount = last?.newAmount ?? steps[0]?.oldAmount ?? currentAmount;
  return amount === null ? null : { cents: toCents(amount), estimate: last?.estimate ?? false };
}

/** "2027: 1 month at $126 and 11 months at $131, $1,567 together." */
function ofYear(one: ContractAnalysis, year: string, parts: number): string | null {
  const months = Array.from({ length: 12 }, (_one, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const fees = months.map((month) => feeIn(one, month));
  const known = fees.filter((fee) => fee !== null);
  const counts = new Map<Cents, number>();
  for (const { cents } of known) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  // A quarter that another amount begins within has no amount of its own.
  if (known.length === 0 || (parts > 1 && [...counts.values()].some((count) => count % parts > 0)))
    return null;
  const each = [...counts].map(([cents, count]) => `${count / parts} ${parts === 1 ? 'month' : 'quarter'}${count === parts ? '' : 's'} at ${dollars(cents)}`); // prettier-ignore
  const sum = [...counts].reduce((total, [cents, count]) => total + (cents * count) / parts, 0);
  const isWhole = known.length === 12;
  return `${year}: ${each.join(' and ')}, ${dollars(sum)} ${isWhole ? 'in the whole year' : 'for the months of its term'}${noteOf(known)}.`;
}

const noteOf = (fees: readonly Fee[]): string => (fees.some(({ estimate }) => estimate) ? ' (an estimate)' : ''); // prettier-ignore

/** "$3,526 a month from January 1, 2025": before any of its increases. */
function atStart({ rateIncreases, currentAmount, fee, start }: ContractAnalysis): string | null {
  const [first] = [...rateIncreases].sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  const amount = first?.oldAmount ?? currentAmount;
  const period = fee?.value.period;
  if (amount === null || period === undefined) return null;
  return `At its start: ${dollars(toCents(amount))} a ${period}${start ? `, from ${dayOf(start.value)}` : ''}.`;
}

export function feesAt(one: ContractAnalysis, times: readonly string[]): string[] {
  const period = one.fee?.value.period ?? '';
  const parts = PARTS[period];
  const first = times.includes(AT_START) ? atStart(one) : null;
  const start = first === null ? [] : [`${one.vendor}, by its contract:`, first];
  if (parts === undefined) return start;
  const asked = times.filter((time) => time !== AT_START);
  const said = asked.flatMap((time) => {
    if (!time.includes('-')) return ofYear(one, time, parts) ?? [];
    const fee = feeIn(one, time);
    return fee ? `${monthName(time)} ${time.slice(0, 4)}: ${dollars(fee.cents)} a ${period}${noteOf([fee])}.` : []; // prettier-ignore
  });
  const missing = asked.filter((time) => !said.some((text) => text.startsWith(time.includes('-') ? `${monthName(time)} ${time.slice(0, 4)}` : `${time}:`))); // prettier-ignore
  return [
    ...start,
    ...(said.length === 0 ? [] : [`${one.vendor}, by its contract:`, ...said]),
    ...(missing.length === 0 ? [] : [`It states no amount of its own for ${missing.join(', ')}.`]),
  ];
}
