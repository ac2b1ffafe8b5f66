import type { BudgetPart, Cited } from '@hoa/contracts';
import { yearOf } from '../../tables/roles';
import { firstOfTwo, isPeriod } from '../statement/title';
import type { ReadDocument } from '../../page/types';
import { cite, cited, type KindContext } from '../types';

const HEAD = 14;
const ABOUT =
  /\bbudget|\bfiscal|\bfy\b|\bfy ?'?\d|\byear (?:end|begin)|\bfor the (?:year|period)|\bstatement\b|\bcalendar year/i;
const NOT_ABOUT =
  /\b(?:approved|adopted|prepared|printed|revised|dated?|run|created|mailed|effective as of|meeting|established|est\.?|since|copyright|recorded)\b/i;

/** The year that a budget is made for, or a statement reports: from the document's head, else from its columns. */
export function fiscalYearOf(
  doc: ReadDocument,
  parts: BudgetPart[],
  ctx: KindContext,
): Cited<number> | undefined {
  const columns = parts.flatMap((part) =>
    part.columns.filter(
      (column) =>
        column.year !== undefined &&
        ['budget', 'proposed', 'actual', 'ytd', 'projected'].includes(column.role),
    ),
  );
  const newest = Math.max(
    ...columns.filter((column) => ['budget', 'proposed'].includes(column.role)).map((column) => column.year!),
    -Infinity,
  );
  const any = Math.max(...columns.map((column) => column.year!), -Infinity);
  const fromColumns = Number.isFinite(newest) ? newest : Number.isFinite(any) ? any : undefined;
  let fallback: Cited<number> | undefined;
  for (const page of doc.pages.slice(0, 3)) {
    for (const line of page.lines.slice(0, HEAD)) {
      const year =
        isAbout(line.text, fromColumns) && line.cells.length < 4
          ? newestOf(withoutDates(line.text))
          : undefined;
      if (year === undefined) continue;
      const agrees = fromColumns === undefined || fromColumns === year;
      const fact = cited({
        value: year,
        raw: String(year),
        source: cite(ctx, page, line),
        confidence: agrees ? 0.95 : 0.8,
      });
      if (agrees) return fact;
      fallback ??= fact;
    }
  }
  if (fallback && fromColumns !== undefined) return rivalled(fallback, fromColumn(doc, fromColumns, ctx));
  if (fromColumns === undefined) return undefined;
  return fromColumn(doc, fromColumns, ctx);
}

/** `Years ended December 31, 2026 and 2025`: the years that stand beside each other, of which the newer is reported. */
function newestOf(text: string): number | undefined {
  const [year, first] = [yearOf(text), firstOfTwo(text)];
  return year === undefined || first === undefined ? year : Math.max(year, first);
}

/** What a statement reports counts too: its months lie in the year of its columns. */
function isAbout(text: string, fromColumns: number | undefined): boolean {
  return ABOUT.test(text) || (isPeriod(text) && (fromColumns === undefined || yearOf(text) === fromColumns));
}

/** `Approved November 12, 2025` tells when, not for which year. */
function withoutDates(text: string): string {
  return text
    .split(/[|;•·]| {2,}/)
    .filter((part) => !NOT_ABOUT.test(part) || /\bbudget\b.*\b20\d\d\b|\b20\d\d\b.*\bbudget\b/i.test(part))
    .join(' | ');
}

function fromColumn(doc: ReadDocument, year: number, ctx: KindContext): Cited<number> | undefined {
  for (const page of doc.pages) {
    const line = page.lines.find((candidate) => candidate.cells.some((cell) => yearOf(cell.text) === year));
    if (line)
      return cited({ value: year, raw: String(year), source: cite(ctx, page, line), confidence: 0.85 });
  }
  return undefined;
}

/** The head says one year and the newest budget column another: the column is what the figures are of. */
function rivalled(head: Cited<number>, column: Cited<number> | undefined): Cited<number> {
  if (!column) return head;
  return { ...head, confidence: 0.6, rival: { value: column.value, source: column.source } };
}
