import type { Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { amountIn, centsWithLostCommas } from '../reading/money-cells';
import { trustIn } from '../types';

export const LEADERS = /(?:\.\s?){3,}|[…_·=-]{2,}/g;

/**
 * Labelled values of fields and tables, those beside their label first: a line of a paragraph that happens to begin
 * with a label's words is none.
 */
export function fields<T>(pages: Page[], label: RegExp, parse: Parse<T>): Labelled<T>[] {
  const hits = findLabelled(pages, label, parse).filter(isField);
  return [...hits.filter((hit) => hit.how !== 'below'), ...hits.filter((hit) => hit.how === 'below')];
}

function isField<T>({ label, how, raw }: Labelled<T>): boolean {
  const text = label.replace(LEADERS, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
  // `... reserve fund is 30 percent funded.`: the end of a sentence, over the beginning of another.
  if (how === 'below' && /\b(?:is|was|are|were|has|have|will)\b.*\.$/.test(text)) return false;
  if (how !== 'same') return text.length < 90 && !/[.;]\s+[A-Z]/.test(text);
  if (/^[a-z]/.test(text) || text.length > 150) return false;
  const before = text.slice(0, Math.max(0, text.indexOf(raw)));
  return !/\b(?:is|was|are|were|will|should|has|have|that|which|we)\b/i.test(before);
}

/** An amount of a field in cents, and how far its page is to be trusted (1 but for scans). */
export interface Money extends Labelled<number> {
  trust: number;
}

export function moneyFields(pages: Page[], label: RegExp): Money[] {
  const scans = new Set(pages.filter((page) => page.source === 'ocr'));
  const clean = fields(pages.filter((page) => !scans.has(page)), label, (text) => amountIn(withoutDay(text))); // prettier-ignore
  const recognised = [...scans].flatMap((page) =>
    fields([page], label, (text) => recognisedAmount(page, text)),
  );
  return [
    ...clean.map((hit) => ({ ...hit, value: exactOf(hit), trust: 1 })),
    ...recognised.map((hit) => {
      const mended = centsWithLostCommas(hit.page, hit.raw) !== undefined;
      return { ...hit, trust: trustIn(hit) * (mended ? 0.85 : 1) };
    }),
  ];
}

/** A workbook may show whole dollars of an amount that has cents. */
function exactOf({ value, raw, cell }: Labelled<number>): number {
  const cents = raw === cell.text.trim() ? Math.round(Number(cell.number) * 100) : NaN;
  return Math.abs(cents - value) < 100 ? cents : value;
}

/** `on December 31, 2025: $9,000`: the day for which an amount is stated. */
function withoutDay(text: string): string {
  return text.replace(/^(?:on|as of|at)\s+[A-Z][a-z]{2,8} \d{1,2}, \d{4}\s*:?\s*/, '');
}

function recognisedAmount(page: Page, text: string): ReturnType<Parse<number>> {
  const cents = centsWithLostCommas(page, text);
  return cents === undefined ? amountIn(text) : { value: cents, raw: text.trim() };
}
