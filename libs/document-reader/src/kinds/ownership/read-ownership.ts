import type { FactWarning, OwnershipPart } from '@hoa/contracts';
import type { Line, ReadDocument } from '../../page/types';
import { pageFurniture } from '../reading/page-furniture';
import { withPartedHeads } from '../reading/parted-heads';
import { proseOf, type Prose } from '../reading/prose';
import { cite, cited, type KindContext, type KindResult } from '../types';
import { checksOf, formerChecksOf } from './checks';
import { constrained, isShort, refusals } from './constraint';
import { ruled, type Ruled } from './in-force';
import { papersOf, type Paper } from './papers';
import type { RawTable } from './row';
import { equalShares } from './equal-shares';
import { namedShares, withRest } from './prose-shares';
import { approx, toFraction } from './ratio';
import { countWarnings } from './stated-count';
import { sharesByMeasure } from './ratio-tables';
import { rawTablesOf } from './raw-tables';
import { inPercent, shareTables, type ShareTable, type UnitShare } from './share-table';
import { isWhole } from './whole';
import { withWholeLists } from './scanned/wide-lists';
import { sharesByType } from './unit-types';
import { GOVERNING } from './words';

/**
 * Ownership per unit and lot as exact fractions of the whole, from a declaration or its amendments: tables in any
 * shape, shares in sentences, equal shares. Every table of the file is a part; `inForce` says which holds. Without one
 * there is no part, and where the paper is a governing one a warning says why.
 */
export function readOwnership(doc: ReadDocument, ctx: KindContext): KindResult<OwnershipPart> {
  return readShares(doc, ctx, isGoverning(doc));
}

/** The same of pages that are known to be a declaration or a part of one, though no word of theirs may say so. */
export function readDeclaration(doc: ReadDocument, ctx: KindContext): KindResult<OwnershipPart> {
  return readShares(doc, ctx, true);
}

function readShares(given: ReadDocument, ctx: KindContext, governing: boolean): KindResult<OwnershipPart> {
  const doc = { ...given, pages: given.pages.map(withPartedHeads).map(withWholeLists) };
  const furniture = pageFurniture(doc.pages);
  const papers = papersOf(doc.pages, furniture);
  const prose = governing ? proseOf(doc) : undefined;
  const lined = rawTablesOf(doc.pages, furniture, governing);
  const raw = prose ? lined.map((one) => withRest(one, prose)) : lined;
  const warnings: FactWarning[] = [];
  const candidates = [...raw, ...(prose ? ofSentences(doc, { prose, raw, papers, furniture, warnings }) : [])]
    .sort(inOrder)
    .map(shareTables);
  const { stated, refused } = constrained(candidates);
  const result = ruled(stated, papers, ctx);
  const short = result.ruled.filter(({ table, inForce }) => inForce && isShort(table));
  if (short.length > 0) {
    refused.push(...short.map(({ table }) => ({ table, reason: 'short' as const })));
    result.ruled = result.ruled.filter((one) => !short.includes(one));
  }
  const questions = refusals(
    refused,
    result.ruled.map(({ table }) => table),
    ctx,
  );
  if (result.ruled.length === 0)
    return { parts: [], warnings: questions.length > 0 ? questions : governing ? [noneWarning(doc)] : [] };
  warnings.push(...result.warnings, ...questions);
  for (const { table, inForce } of result.ruled)
    warnings.push(...(inForce ? checksOf(table, ctx) : formerChecksOf(table, ctx)));
  if (prose) warnings.push(...countWarnings(prose, result.ruled, ctx));
  const amended =
    papers.some((paper) => paper.changesShares && (paper.amendment ?? 1) > 0) &&
    !result.ruled.some(({ table }) => isFromAmendment(table, papers));
  if (amended)
    warnings.push({
      code: 'ownership-amended',
      message: 'An amendment in this file changes an exhibit, but no table of shares was found in it.',
    });
  return { parts: result.ruled.map((one, index) => partOf(one, { index, ctx, amended })), warnings };
}

function isGoverning(doc: ReadDocument): boolean {
  let seen = 0;
  for (const page of doc.pages) {
    for (const line of page.lines) {
      if (GOVERNING.test(line.text)) return true;
      if ((seen += line.text.length) > 60_000) return false;
    }
  }
  return false;
}

function inOrder(a: RawTable, b: RawTable): number {
  return a.first.page.number - b.first.page.number || a.first.line.index - b.first.line.index;
}

interface Sought {
  prose: Prose;
  raw: RawTable[];
  papers: Paper[];
  furniture: Set<Line>;
  warnings: FactWarning[];
}

/** Shares in sentences, beside tables too: a declaration may list types in words and its amendment a table. */
function ofSentences(doc: ReadDocument, { prose, raw, papers, furniture, warnings }: Sought): RawTable[] {
  const taken = new Set(raw.flatMap((table) => table.rows.map((row) => row.line)));
  const named = namedShares(prose, papers, taken).map(({ table }) => table);
  if ([...named, ...raw].some(isPossible)) return named;
  const others = sharesByType(doc.pages, furniture, prose) ?? sharesByMeasure(prose, doc.pages, furniture);
  if (others) return [...named, others];
  const equal = equalShares(prose);
  if (equal?.counted)
    warnings.push({
      code: 'ownership-counted',
      message:
        'All units have the same share, but the document does not list them: they are numbered by their count.',
    });
  return equal ? [...named, equal.table] : named;
}

/** Rows that may be a set of shares, so that no other way of stating them is looked for. */
function isPossible(table: RawTable): boolean {
  return constrained([shareTables(table)]).stated.some((one) => !isShort(one));
}

function isFromAmendment(table: ShareTable, papers: Paper[]): boolean {
  const { page, line } = table.raw.first;
  return papers.some(
    (paper) =>
      (paper.amendment ?? 1) > 0 &&
      (paper.page < page.number || (paper.page === page.number && paper.line <= line.index)),
  );
}

function noneWarning(doc: ReadDocument): FactWarning {
  const mentions = doc.pages.some((page) =>
    page.lines.some((line) => /undivided|percentage interest|allocated interest/i.test(line.text)),
  );
  const exhibit = doc.pages.some((page) =>
    page.lines.some((line) =>
      /(?:set forth|shown|listed|described|stated|specified)\s+(?:on|in|at)\s+(?:the\s+)?(?:attached\s+)?(?:exhibit|schedule|appendix)/i.test(
        line.text,
      ),
    ),
  );
  // Of what could not be read nothing can be said: a table may well stand there.
  const poor = doc.warnings.flatMap(({ code, page }) => (code === 'poor-scan' && page ? [page] : []));
  if (poor.length > 0)
    return {
      code: 'ownership-none',
      message: `No ownership table could be read, but page ${poor.slice(0, 10).join(', ')} is hard to read: one may be there. Please check, or upload a better scan.`,
    };
  const why = !mentions
    ? 'nothing in it gives units their shares'
    : exhibit
      ? 'it refers to an exhibit for them, and no such table was found in this file'
      : 'it speaks of shares, but lists no units with theirs';
  return { code: 'ownership-none', message: `No ownership table was found: ${why}.` };
}

interface PartAt {
  index: number;
  ctx: KindContext;
  /** An amendment changes the exhibit in words that were not understood. */
  amended: boolean;
}

function partOf({ table, inForce, why }: Ruled, { index, ctx, amended }: PartAt): OwnershipPart {
  const whole = isWhole(table.sum);
  const seen = new Map<string, number>();
  for (const share of table.shares) seen.set(share.unit, (seen.get(share.unit) ?? 0) + 1);
  const pages = table.shares.map((share) => share.row.page.number);
  return {
    id: `ownership-${index + 1}`,
    kind: 'ownership',
    pages: [Math.min(...pages), Math.max(...pages)],
    inForce,
    why,
    ...(table.group === undefined ? {} : { group: table.group }),
    sum: toFraction(inPercent(table.sum)),
    shares: table.shares.map((share) => ({
      unit: share.unit,
      ...(share.lot === undefined ? {} : { lot: share.lot }),
      share: cited({
        value: toFraction(share.share),
        raw: share.row.raw,
        source: cite(ctx, share.row.page, share.row.line, share.row.cell),
        confidence: Math.min(
          amended && inForce ? MOST_AMENDED : 1,
          confidenceOf(share, { table, whole, repeated: (seen.get(share.unit) ?? 0) > 1 }),
        ),
      }),
    })),
  };
}

/** How sure a share can be that a later paper of the file may have changed. */
const MOST_AMENDED = 0.7;
/** A share whose unit is known by its place in the list alone. */
const MOST_PLACED = 0.65;

/** A row is as sure as its wording, and a table as sure as its sum: what adds to 100 % was hardly misread. */
function confidenceOf(
  share: UnitShare,
  about: { table: ShareTable; whole: boolean; repeated: boolean },
): number {
  const { row } = share;
  let confidence =
    row.evidence * (about.whole ? 0.995 : Math.abs(approx(about.table.sum) - 1) < 0.02 ? 0.9 : 0.78);
  if (row.page.source === 'ocr' && !about.whole) confidence *= Math.max(0.6, row.confidence);
  if (row.repaired || share.renamed) confidence *= about.whole ? 0.9 : 0.7;
  if (row.renamed === 'placed') confidence = Math.min(confidence, MOST_PLACED);
  if (row.contradicts) confidence = Math.min(confidence, 0.5);
  if (about.repeated) confidence = Math.min(confidence, 0.6);
  if (about.table.guessed) confidence = Math.min(confidence, 0.7);
  return confidence;
}
