import type { Cited, InsurancePart } from '@hoa/contracts';
import { addMonths } from '../reading/days';
import { cited, citedIn, citeLines, optional, type KindContext } from '../types';
import { carrierName } from './carriers';
import { isPolicyNumber, policyNumber } from './policy-facts';
import { date, period } from './policy-term';
import type { Placed, PolicyRows } from './premium-tables';

/** What a row of a summary says of its policy. */
export function factsOfRow(
  row: PolicyRows,
  ctx: KindContext,
): Pick<InsurancePart, 'carrier' | 'policy' | 'period'> {
  const policy = row.policy && policyNumber(row.policy.text);
  const within = row.period && periodOf(row.period, ctx);
  return {
    ...optional('carrier', row.carrier && at(ctx, row.carrier, { value: insurerNamed(row.carrier.text), raw: row.carrier.text })), // prettier-ignore
    ...optional('policy', policy && at(ctx, row.policy!, policy)),
    ...optional('period', within),
  };
}

/** Without how well it is rated, and by whom it is sold. */
const insurerNamed = (text: string): string =>
  carrierName(
    text.replace(
      /\s+(?:\(?A[+-]*,? ?\(?[IVX]{1,4}\)*(?: [–-] .*)?|\(?AM? Best.*|\(?(?:via|GA:?|MGA:?|c\/o) .*|[*•·/] .*)$|^\d{1,2} (?=[A-Z])/,
      '',
    ),
  )?.value ?? text;

const at = <T>(ctx: KindContext, place: Placed, found: { value: T; raw: string }): Cited<T> =>
  citedIn(ctx, { ...place, ...found }, 0.88);

function periodOf(places: Placed[], ctx: KindContext): InsurancePart['period'] {
  const [first, second] = places;
  if (!first) return undefined;
  if (!second) {
    // `03/01/26` over `12` months.
    const [, from, months] = /^(\S+) (\d{1,2})$/.exec(first.text) ?? [];
    const to = from && date(from) && monthsLater(date(from)!.value, months!);
    if (from && to)
      return at(ctx, first, { value: { from: date(from)!.value, to: to.value }, raw: first.text });
    const whole = period(first.text);
    return whole && at(ctx, first, whole);
  }
  const from = date(first.text);
  const to = from && (monthsLater(from.value, second.text) ?? date(second.text));
  if (!from || !to || to.value <= from.value) return undefined;
  return cited({
    value: { from: from.value, to: to.value },
    raw: `${from.raw} ${to.raw}`,
    source: citeLines(ctx, first.page, [first.line]),
    confidence: 0.87,
  });
}

/** `08/01/2026` beside a term of `12` months. */
function monthsLater(from: string, raw: string): { value: string; raw: string } | undefined {
  if (!/^\d{1,2}$/.test(raw)) return undefined;
  return { value: addMonths(from, Number(raw)), raw };
}

/** `Liberty Plains Insurance Co. LP 20114`, `LP 20114 Liberty Plains`: an insurer and the number of its policy in one cell. */
export function insurerApart(text: string): { insurer?: string; number: string } {
  if (isPolicyNumber(text)) return { number: text };
  const words = text.split(' ');
  const numbers = words.map((_, i) => policyNumber(words.slice(i).join(' '))?.value ?? '');
  const at = numbers.findIndex((number) => WHOLE_NUMBER.test(number));
  const number = numbers[at] ?? '';
  const insurer = (at > 0 ? words.slice(0, at).join(' ') : text.slice(number.length)).replace(/^[,;:\s]+|[,;:]$/g, ''); // prettier-ignore
  return at >= 0 && carrierName(insurer) ? { insurer, number } : { number: text };
}

/** Figures, behind one word of letters at most. */
const WHOLE_NUMBER = /^(?:[A-Z]{1,5} )?\S*\d/;
