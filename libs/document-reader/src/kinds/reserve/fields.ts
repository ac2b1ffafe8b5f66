import type { Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';

const LEADERS = /(?:\.\s?){3,}|[…_·=-]{3,}/g;

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
  if (how !== 'same') return text.length < 90 && !/[.;]\s+[A-Z]/.test(text);
  if (/^[a-z]/.test(text) || text.length > 150) return false;
  const before = text.slice(0, Math.max(0, text.indexOf(raw)));
  return !/\b(?:is|was|are|were|will|should|has|have|that|which|we)\b/i.test(before);
}
