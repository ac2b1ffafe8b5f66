import { parseAmount, parseFiscalSpan, toDecimalString } from '@hoa/budget-math';
import type { Citation, Cited, Facts, ReservePart } from '@hoa/contracts';

interface StudyLine {
  index: number;
  text: string;
  cells: readonly { text: string }[];
}
type StudyPages = readonly { page: number; lines: readonly StudyLine[] }[];

type PlanRow = NonNullable<ReservePart['plan']>[number];

const CONFIDENCE = 0.9;
const YEAR = /^(?:FY\s*)?(20\d\d)(?:\s*[-/]\s*(?:20)?\d\d)?$/i;
const HEAD = /^(?:fiscal\s+|study\s+)?years?\b|^FY\b/i;
const CONTRIBUTION = /\bcontributions?\b|\breserve funding\b/i;
const NOT_OF_A_YEAR = /\b(?:cumulative|total|per unit|monthly|special|percent|increase)\b|%/i;
/** `Fiscal year beginning January 1, 2026`, `First year: 2026`, `for fiscal year 2026`. */
const BEGINS =
  /\b(?:fiscal|study|budget) year (?:beginning|begins|starting|starts)\b\D{0,24}(?:\d{1,2},?\s+)?(20\d\d)\b|\b(?:first|starting|beginning|base) (?:fiscal )?year\b\D{0,12}(20\d\d)\b|\b(?:for|of) (?:the )?fiscal year (20\d\d)\b/i;

/**
 * Facts of a reserve study with what its pages state of years: the one that it begins with, and the contribution of each
 * where it prints a funding plan. What the reading knows already stays.
 */
export function withStudyYears(facts: Facts, pages: StudyPages): Facts {
  if (!facts.parts.some((part) => part.kind === 'reserve')) return facts;
  const cite = (page: number, { index, text }: StudyLine): Citation => ({
    documentId: facts.documentId,
    documentName: nameOf(facts),
    readingId: facts.readingId ?? '',
    page,
    line: index,
    quote: text.trim().slice(0, 300),
  });
  const begins = beginningIn(pages, cite);
  const plan = byBeginning(planIn(pages, cite), begins);
  const first = begins ?? firstOf(plan);
  return {
    ...facts,
    parts: facts.parts.map((part) =>
      part.kind === 'reserve'
        ? {
            ...part,
            ...(part.plan === undefined && plan.length > 0 ? { plan } : {}),
            ...(part.year === undefined && first ? { year: first } : {}),
          }
        : part,
    ),
  };
}

function nameOf({ parts }: Facts): string {
  for (const part of parts) {
    if (part.kind !== 'reserve') continue;
    const known = part.contribution ?? part.balance ?? part.components.find(({ cost }) => cost)?.cost;
    if (known) return known.source.documentName;
  }
  return '';
}

type Cite = (page: number, line: StudyLine) => Citation;

function beginningIn(pages: StudyPages, cite: Cite): Cited<number> | undefined {
  for (const { page, lines } of pages) {
    for (const line of lines) {
      const raw = BEGINS.exec(line.text)?.slice(1).find(Boolean);
      if (raw)
        return { value: Number(raw), raw, source: cite(page, line), confidence: CONFIDENCE, by: 'rules' };
    }
  }
  return undefined;
}

function firstOf([row]: readonly PlanRow[]): Cited<number> | undefined {
  if (!row) return undefined;
  const { source, confidence } = row.contribution;
  return { value: row.year, raw: String(row.year), source, confidence, by: 'rules' };
}

/** A month other than January. */
const WITHIN_YEAR = /\b(?:feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/**
 * Rows by the year in which they begin. A study whose year begins within a calendar year, and whose plan starts with the year after
 * that, names its years by their end: of October 1, 2025 the first row is 2026.
 */
function byBeginning(plan: PlanRow[], begins: Cited<number> | undefined): PlanRow[] {
  const [first] = plan;
  const isByEnd =
    first !== undefined &&
    begins !== undefined &&
    first.year === begins.value + 1 &&
    WITHIN_YEAR.test(begins.source.quote ?? '');
  return isByEnd ? plan.map((row) => ({ ...row, year: row.year - 1 })) : plan;
}

/** The rows below a head that has a year first and contributions in one column; each year once, the first table counts. */
function planIn(pages: StudyPages, cite: Cite): PlanRow[] {
  const rows = new Map<number, PlanRow>();
  let column = -1;
  let width = 0;
  for (const { page, lines } of pages) {
    for (const line of lines) {
      const cells = cellsOf(line);
      const head = headColumn(cells);
      if (head > 0) {
        if (rows.size > 0) return [...rows.values()];
        [column, width] = [head, cells.length];
        continue;
      }
      const year = YEAR.exec(cells[0] ?? '');
      if (column < 0 || !year || cells.length !== width) continue;
      const raw = cells[column] ?? '';
      const cents = /\d/.test(raw) ? parseAmount(raw) : null;
      const starts = yearOf(cells[0]!, Number(year[1]));
      if (cents === null || cents < 0 || rows.has(starts)) continue;
      const contribution: Cited<string> = {
        value: toDecimalString(cents),
        raw,
        source: cite(page, line),
        confidence: CONFIDENCE,
        by: 'rules',
      };
      rows.set(starts, { year: starts, contribution });
    }
  }
  return [...rows.values()];
}

/** "FY 2026-27" begins in 2026. */
function yearOf(text: string, plain: number): number {
  const end = parseFiscalSpan(text);
  return end === undefined ? plain : end - 1;
}

function headColumn(cells: readonly string[]): number {
  if (!HEAD.test(cells[0] ?? '')) return -1;
  return cells.findIndex((text, index) => index > 0 && CONTRIBUTION.test(text) && !NOT_OF_A_YEAR.test(text));
}

/** A page without tables has one cell a line: there, two spaces part columns. */
function cellsOf({ cells, text }: StudyLine): string[] {
  const own = cells.map((cell) => cell.text.trim()).filter(Boolean);
  return own.length > 1 ? own : text.trim().split(/\s{2,}|\t/);
}
