import type { Cited } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { findDates, MONTH } from '../../text/dates';
import { addMonths } from '../reading/days';
import { findLabelled, type Parse } from '../reading/labels';
import { cite, cited, citedIn, citeLines, type KindContext } from '../types';

const PERIOD_LABEL =
  /^\W*(?:policy (?:period|term)|coverage (?:period|term)|term(?: of policy)?|period(?: of insurance)?|effective (?:dates?|from|period)|from)\b\s*:?/i;

/** `June 1, 2026 for one year`. */
const FOR_A_YEAR =
  /^.{8,20} for (?:a (?:term|period) of )?(?:(?:an? |one |1[ -])(?:full )?year|(?:12|twelve)[ -]months?)\b/;

/** `03/01/26-27`, `July 1, 2026-2027`: the same day of the year after. */
const TO_NEXT_YEAR = new RegExp(`\\b((?:\\d{1,2}\\/\\d{1,2}\\/|${MONTH} \\d{1,2}, )(?:20)?(\\d\\d)) ?[-–] ?(?:20)?(\\d\\d)(?![\\d/])`, 'i'); // prettier-ignore

export type Period = { from: string; to: string };

export const period: Parse<Period> = (text) => {
  const [first, second, ...more] = findDates(text).filter((date) => date.precision === 'day');
  // `03/01/2026 - 03/01/2027  03/01/2027 - 03/01/2028`: of two terms that follow each other the policy is for the later.
  const [from, to] = more.length === 2 && second!.iso === more[0]!.iso ? more : [first, second];
  const year = from && !to ? FOR_A_YEAR.exec(text.slice(from.index)) : null;
  if (from && year)
    return { value: { from: from.iso, to: addMonths(from.iso, 12) }, raw: text.slice(from.index, from.index + year[0].length) }; // prettier-ignore
  const [raw, start, year1, year2] = TO_NEXT_YEAR.exec(text) ?? [];
  const day = start && Number(year2) === Number(year1) + 1 ? findDates(start)[0]?.iso : undefined;
  if (day) return { value: { from: day, to: addMonths(day, 12) }, raw: raw! };
  if (!from || !to || to.iso <= from.iso) return undefined;
  return { value: { from: from.iso, to: to.iso }, raw: text.slice(from.index, to.index + to.raw.length) };
};
export const date: Parse<string> = (text) => {
  const [first] = findDates(text).filter((found) => found.precision === 'day');
  return first && first.index < 12 ? { value: first.iso, raw: first.raw } : undefined;
};

export function periodOf(pages: Page[], ctx: KindContext): Cited<Period> | undefined {
  const [whole] = findLabelled(pages, PERIOD_LABEL, period);
  if (whole) return citedIn(ctx, whole, isYear(whole.value) ? 0.95 : 0.75);
  const [from] = findLabelled(
    pages,
    /^\W*(?:policy\s+)?(?:eff(?:ective)?|inception|from|start)\b\.?(?:\s+date)?(?:\s*\([MDY/]+\))?\s*:?/i,
    date,
  );
  const to =
    from &&
    findLabelled(
      pages,
      /^\W*(?:policy\s+)?(?:exp(?:ir\w+)?|to|end)\b\.?(?! of binder)(?:\s+date)?(?:\s*\([MDY/]+\))?\s*:?/i,
      date,
    ).find((hit) => hit.page === from.page && hit.value > from.value);
  const said = inLine(pages, ctx);
  // A binder ends before the policy that it is for.
  const isBrief = from && to && daysOf({ from: from.value, to: to.value }) < LEAST_DAYS;
  if (from && to && !(isBrief && said))
    return cited({
      value: { from: from.value, to: to.value },
      raw: `${from.raw} ${to.raw}`,
      source: citeLines(ctx, from.page, [...new Set([from.line, to.line])]),
      confidence: isYear({ from: from.value, to: to.value }) ? 0.92 : 0.75,
    });
  return said;
}

/** Two dates about a year apart in words that speak of the policy or its term. */
function inLine(pages: Page[], ctx: KindContext): Cited<Period> | undefined {
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      const next = page.lines[i + 1];
      const near = `${page.lines[i - 1]?.text ?? ''} ${line.text}`;
      if (!/polic|term|period|effective|coverage|insurance|program|renew|from|expir/i.test(near)) continue;
      const own = yearly(line.text);
      // A term goes on in the next line, unless that has all of it.
      const over = own ?? (next && !yearly(next.text) ? yearly(`${line.text} ${next.text}`) : undefined);
      if (!over) continue;
      return cited({
        value: over.value,
        raw: over.raw,
        source: own || !next ? cite(ctx, page, line) : citeLines(ctx, page, [line, next]),
        confidence: /period|effective|expir|from/i.test(near) ? 0.9 : 0.75,
      });
    }
  }
  return undefined;
}

/** Of the shortest term of a policy. */
const LEAST_DAYS = 100;
const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** A policy is written for a year; what is shorter may be a binder's, what is longer two terms. */
const isYear = (term: Period): boolean => Math.abs(daysOf(term) - 365) < 35;

function yearly(text: string): ReturnType<Parse<Period>> {
  const found = period(text);
  const days = found ? daysOf(found.value) : 0;
  return days < LEAST_DAYS || days > 1200 ? yearLater(text) : found;
}

/** `Presented July 28, 2026. All policies: September 1, 2026 to September 1, 2027`: two dates behind each other, a year apart. */
function yearLater(text: string): ReturnType<Parse<Period>> {
  const dates = findDates(text).filter((one) => one.precision === 'day');
  for (const [i, from] of dates.entries()) {
    const to = dates[i + 1];
    if (to && isYear({ from: from.iso, to: to.iso }))
      return { value: { from: from.iso, to: to.iso }, raw: text.slice(from.index, to.index + to.raw.length) };
  }
  return undefined;
}
