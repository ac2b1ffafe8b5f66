import type { Cited, InsurancePart } from '@hoa/contracts';
import { cite, cited, citeLines, type KindContext } from '../types';
import { date, period, policyNumber } from './policy-facts';
import type { Placed, PolicyRows } from './premium-tables';

/** What a row of a summary says of its policy. */
export function factsOfRow(
  row: PolicyRows,
  ctx: KindContext,
): Pick<InsurancePart, 'carrier' | 'policy' | 'period'> {
  const policy = row.policy && policyNumber(row.policy.text);
  const within = row.period && periodOf(row.period, ctx);
  return {
    ...(row.carrier
      ? { carrier: at(ctx, row.carrier, { value: row.carrier.text, raw: row.carrier.text }) }
      : {}),
    ...(row.policy && policy ? { policy: at(ctx, row.policy, policy) } : {}),
    ...(within ? { period: within } : {}),
  };
}

function at<T>(ctx: KindContext, place: Placed, found: { value: T; raw: string }): Cited<T> {
  const scanned = place.page.source === 'ocr' ? 0.6 + 0.4 * place.cell.confidence : 1;
  return cited({
    ...found,
    source: cite(ctx, place.page, place.line, place.cell),
    confidence: 0.88 * scanned,
  });
}

function periodOf(places: Placed[], ctx: KindContext): InsurancePart['period'] {
  const [first, second] = places;
  if (!first) return undefined;
  if (!second) {
    const whole = period(first.text);
    return whole && at(ctx, first, whole);
  }
  const [from, to] = [date(first.text), date(second.text)];
  if (!from || !to || to.value <= from.value) return undefined;
  return cited({
    value: { from: from.value, to: to.value },
    raw: `${from.raw} ${to.raw}`,
    source: citeLines(ctx, first.page, [first.line]),
    confidence: 0.87,
  });
}
