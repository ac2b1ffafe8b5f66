import type { Page } from '../../page/types';
import { findLabelled } from '../reading/labels';
import { amountIn } from '../reading/money-cells';
import type { MoneyRow } from './premium-tables';

const LABEL = /^(?:[A-Za-z/&,'’ ()-]{0,50}?)\bdeductibles?\b(?:\s*\([^)]*\))?\s*:?/i;

/** `Property deductible: $10,000`, or a lone `Deductible: $10,000` under the heading of its coverage. */
export function labelledDeductibles(pages: Page[]): MoneyRow[] {
  return findLabelled(pages, LABEL, amountIn)
    .filter((hit) => hit.how !== 'below' && !/premium|limit/i.test(hit.label) && hit.value > 0)
    .map((hit) => ({
      name: nameIn(hit.label) || headingAbove(hit.page, hit.line.index) || 'Deductible',
      cents: hit.value,
      raw: hit.raw,
      cell: hit.cell,
      line: hit.line,
      page: hit.page,
      isTotal: false,
      repaired: false,
      evidence: 0.93,
    }));
}

function nameIn(label: string): string {
  return label
    .replace(/\bdeductibles?\b.*$/i, '')
    .replace(/[\s:,-]+$/, '')
    .trim();
}

function headingAbove(page: Page, index: number): string | undefined {
  const line = page.lines
    .filter((candidate) => candidate.index < index && index - candidate.index < 8)
    .findLast(({ cells, text }) => cells.length === 1 && text.length < 60 && !/[:$]|\d{3}/.test(text) && /^[A-Z]/.test(text)); // prettier-ignore
  return line?.text.trim();
}
