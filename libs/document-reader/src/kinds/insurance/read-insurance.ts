import type { Cited, FactWarning, InsurancePart } from '@hoa/contracts';
import type { Page, ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { amountIn } from '../reading/money-cells';
import { findLabelled } from '../reading/labels';
import { cite, cited, type KindContext, type KindResult } from '../types';
import { carrierOf, periodOf, policyGroups, policyOf } from './policy-facts';
import { premiumLines, premiumTables, type PremiumRow } from './premium-table';

const INSURANCE =
  /\b(?:polic(?:y|ies)|insur\w+|premiums?|coverages?|deductibles?|declarations?|liability|named insured)\b/gi;

/**
 * Declarations of insurance, one part a policy: carrier, number, period, premium by coverage (taxes and fees are lines
 * of their own), total and deductibles. A limit is never a premium; a total that its lines do not add to is a warning.
 */
export function readInsurance(doc: ReadDocument, ctx: KindContext): KindResult<InsurancePart> {
  const parts: InsurancePart[] = [];
  const warnings: FactWarning[] = [];
  if (!isInsurance(doc)) return { parts, warnings };
  for (const pages of policyGroups(doc.pages)) {
    const part = partOf(pages, parts.length + 1, { ctx, warnings });
    if (part) parts.push(part);
  }
  return { parts, warnings };
}

function isInsurance(doc: ReadDocument): boolean {
  const words = new Set<string>();
  for (const page of doc.pages)
    for (const line of page.lines)
      for (const word of line.text.match(INSURANCE) ?? []) words.add(word.toLowerCase().slice(0, 6));
  return words.size >= 3;
}

interface Work {
  ctx: KindContext;
  warnings: FactWarning[];
}

function partOf(pages: Page[], number: number, { ctx, warnings }: Work): InsurancePart | undefined {
  const tables = premiumTables(pages);
  const rows =
    tables.length > 0
      ? withLines(
          tables.flatMap((table) => table.premiums),
          premiumLines(pages),
        )
      : premiumLines(pages);
  const { premiums, total } = settled(rows);
  const facts = {
    carrier: carrierOf(pages, ctx),
    policy: policyOf(pages, ctx),
    period: periodOf(pages, ctx),
  };
  if (premiums.length === 0 && !total && !(facts.policy && facts.period)) return undefined;
  const sum = premiums.reduce((all, row) => all + row.cents, 0);
  const foots = total === undefined || premiums.length === 0 || sum === total.cents;
  if (!foots && premiums.length > 1)
    warnings.push({
      code: 'insurance-total',
      message: `The premiums add to $${centsToMoney(sum)}; the total that is printed is $${centsToMoney(total.cents)}.`,
      at: cite(ctx, total.page, total.line, total.cell),
    });
  return {
    id: `insurance-${number}`,
    kind: 'insurance',
    pages: [pages[0]!.number, pages.at(-1)!.number],
    ...(facts.carrier ? { carrier: facts.carrier } : {}),
    ...(facts.policy ? { policy: facts.policy } : {}),
    ...(facts.period ? { period: facts.period } : {}),
    premiums: premiums.map((row) => ({
      line: row.label,
      premium: money(row, { ctx, confidence: confidenceOf({ foots, total, premiums }) }),
    })),
    ...(total
      ? { total: money(total, { ctx, confidence: foots && premiums.length > 1 ? 0.98 : 0.85 }) }
      : {}),
    deductibles: deductiblesOf(
      pages,
      tables.flatMap((table) => table.deductibles),
      ctx,
    ),
  };
}

/** What adds to its printed total was hardly misread. */
function confidenceOf({
  foots,
  total,
  premiums,
}: {
  foots: boolean;
  total: PremiumRow | undefined;
  premiums: PremiumRow[];
}): number {
  if (total && premiums.length > 1) return foots ? 0.98 : 0.7;
  return 0.82;
}

function money(
  row: PremiumRow,
  { ctx, confidence }: { ctx: KindContext; confidence: number },
): Cited<string> {
  const trust = (row.page.source === 'ocr' ? 0.6 + 0.4 * row.cell.confidence : 1) * (row.repaired ? 0.85 : 1);
  return cited({
    value: centsToMoney(row.cents),
    raw: row.cell.text,
    source: cite(ctx, row.page, row.line, row.cell),
    confidence: confidence * trust,
  });
}

/** Taxes, fees and totals that stand outside the table's columns. */
function withLines(rows: PremiumRow[], lines: PremiumRow[]): PremiumRow[] {
  const known = new Set(rows.map((row) => row.line));
  const extra = lines.filter(
    (row) =>
      !known.has(row.line) &&
      (row.isTotal || /tax|fee|surcharge|assessment|stamping|terror|tria/i.test(row.label)),
  );
  return [...rows, ...extra].sort((a, b) => a.page.number - b.page.number || a.line.index - b.line.index);
}

/**
 * Of several totals the one that all lines add to (the sum before taxes is another); else the one that says most. A
 * table printed twice, on a summary and on a page of its own, counts once.
 */
function settled(rows: PremiumRow[]): { premiums: PremiumRow[]; total: PremiumRow | undefined } {
  const seen = new Set<string>();
  const lines = rows
    .filter((row) => !row.isTotal)
    .filter((row) => {
      const key = `${row.label.toLowerCase()}|${row.cents}`;
      return !seen.has(key) && seen.add(key);
    });
  const totals = rows.filter((row) => row.isTotal);
  const sum = lines.reduce((all, row) => all + row.cents, 0);
  const exact = totals.findLast((row) => row.cents === sum);
  const largest = [...totals].sort((a, b) => b.cents - a.cents)[0];
  const total = exact ?? largest;
  return { premiums: lines, total };
}

const DEDUCTIBLE_LABEL = /^(?:[A-Za-z/&,'’ ()-]{0,50}?)\bdeductibles?\b(?:\s*\([^)]*\))?\s*:?/i;

function deductiblesOf(pages: Page[], rows: PremiumRow[], ctx: KindContext): InsurancePart['deductibles'] {
  const listed = rows.map((row) => ({ line: row.label, amount: money(row, { ctx, confidence: 0.9 }) }));
  if (listed.length > 0) return listed;
  const found = findLabelled(pages, DEDUCTIBLE_LABEL, amountIn).filter(
    (hit) => hit.how !== 'below' && !/premium|limit/i.test(hit.label),
  );
  return found.map((hit) => ({
    line:
      hit.label
        .replace(/\bdeductibles?\b.*$/i, '')
        .replace(/[\s:,-]+$/, '')
        .trim() ||
      sectionAbove(hit.page, hit.line.index) ||
      'Deductible',
    amount: cited({
      value: centsToMoney(hit.value),
      raw: hit.raw,
      source: cite(ctx, hit.page, hit.line, hit.cell),
      confidence: 0.85,
    }),
  }));
}

/** The nearest heading over a lone `Deductible: $10,000`. */
function sectionAbove(page: Page, index: number): string | undefined {
  const line = page.lines
    .filter((candidate) => candidate.index < index && index - candidate.index < 8)
    .findLast(
      ({ cells, text }) =>
        cells.length === 1 && text.length < 50 && !/[:$\d]/.test(text) && /^[A-Z]/.test(text),
    );
  return line?.text.trim();
}
