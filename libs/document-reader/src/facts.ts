import type { BudgetPart, Facts, FactWarning, Part } from '@hoa/contracts';
import { calibrated } from './confidence/calibrate';
import type { Draft } from './kinds/statement/draft';
import {
  budgetFacts,
  draftSteps,
  isWholeStatement,
  pagesGoingOn,
  pagesOf,
} from './kinds/statement/read-statement';
import { classify, type Classification, type Segment } from './kinds/classify/classify';
import { askedKinds } from './kinds/classify/strong-signs';
import { isToldBudget, told, toldKind } from './kinds/classify/told';
import { readContract } from './kinds/contract/read-contract';
import { readInsurance } from './kinds/insurance/read-insurance';
import { readDeclaration, readOwnership } from './kinds/ownership/read-ownership';
import { readUnsureOwnership } from './kinds/ownership/unsure-paper';
import { readNotices } from './kinds/notices/read-notices';
import { associationOf } from './kinds/paper/association';
import { titleNameOf } from './kinds/paper/title-name';
import { fiscalYearOf } from './kinds/paper/fiscal-year';
import { readReserve } from './kinds/reserve/read-reserve';
import { cite, slicePages, type KindContext, type KindResult, type ReadKind } from './kinds/types';
import type { PagesKind, Stated } from './page/options';
import { isSheets, type Page, type ReadDocument } from './page/types';
import { finished, type Steps } from './steps';

/** Name and version of the rules that read facts; a reading made by another version may be made again. */
export const READER = { engine: 'rules', version: '25' } as const;

export interface FactsMeta {
  documentId: number;
  documentName: string;
  readingId: string;
}

/** Confidence in the kind of a paper that only a part in it tells. */
const UNSURE = 0.6;

/** Kinds that are read page by page of their own segment; a segment of no kind is asked for none. */
const READERS: { kinds: Segment['kind'][]; read: ReadKind }[] = [
  { kinds: ['declaration'], read: readDeclaration },
  { kinds: ['bylaws'], read: readOwnership },
  { kinds: ['contract'], read: readContract },
  { kinds: ['insurance'], read: readInsurance },
  { kinds: ['reserve-study'], read: readReserve },
];

/**
 * All that is understood of a document: what it is, whose, for which year, and the facts of each of its parts, every
 * value with the place it stands in. Pure and deterministic; a document without facts has no part. The kinds and
 * answers in `stated`, which people gave, are believed.
 */
export function factsOf(doc: ReadDocument, meta: FactsMeta, stated: Stated = {}): Facts {
  return finished(factSteps(doc, meta, stated));
}

/** The same, cut in steps of a page, a table or a part. */
export function* factSteps(doc: ReadDocument, meta: FactsMeta, stated: Stated = {}): Steps<Facts> {
  const { kinds = [], answers = [] } = stated;
  const ctx: KindContext = {
    documentId: meta.documentId,
    documentName: meta.documentName,
    readingId: meta.readingId,
    ...(answers.length > 0 ? { answers } : {}),
  };
  const drafts = yield* draftSteps(doc, (page) => isToldBudget(kinds, page));
  const classified = withStatements(
    told(classify(doc, pagesOf(drafts), pagesGoingOn(drafts)), kinds, doc),
    drafts,
  );
  const results = [yield* budgetsOf({ doc, drafts, classified, ctx, kinds })];
  for (const segment of classified.segments) {
    yield;
    results.push(
      ...segmentFacts(doc, { ...segment, isTold: toldKind(kinds, segment.pages[0]) !== undefined }, ctx),
    );
  }
  const own = results.flatMap((result) => result.parts);
  const parts = numbered(own).map(calibrated);
  const budgets = parts.filter((part): part is BudgetPart => part.kind === 'budget');
  const kind = kindOf(classified, parts, kinds.length > 0);
  const isStatement = kind === 'budget' || kind === 'actuals';
  const association = associationOf(doc, ctx) ?? (isStatement ? titleNameOf(doc, ctx) : customerOf(parts));
  const isOfYear = isStatement || parts.some((part) => part.kind === 'budget' || part.kind === 'reserve');
  const fiscalYear = isOfYear ? fiscalYearOf(doc, budgets, ctx) : undefined;
  return {
    schema: 1,
    documentId: meta.documentId,
    readingId: meta.readingId,
    status: 'ready',
    kind,
    confidence: kind === classified.kind ? classified.confidence : UNSURE,
    reader: { ...READER },
    ...(association ? { association } : {}),
    ...(fiscalYear ? { fiscalYear } : {}),
    ...(doc.info ? { file: { pages: doc.pageCount, ...doc.info } } : {}),
    parts,
    ...noticesOf(doc, classified, { own, ctx }),
    warnings: [
      ...pageWarnings(doc, ctx),
      ...results.flatMap((result) => result.warnings),
      ...(budgets.length === 0 ? unreadBudget(doc, kind) : []),
    ],
  };
}

/**
 * A statement with a table of reserve components below it: classified as a reserve study, its pages are read as both, and the
 * document is a statement. No statement is parsed where no page looks like a study.
 */
function withStatements(classified: Classification, drafts: readonly Draft[]): Classification {
  const isStudy = ({ kind }: Pick<Segment, 'kind'>): boolean => kind === 'reserve-study';
  if (!classified.segments.some(isStudy)) return classified;
  const statements = [...pagesOf(drafts.filter(isWholeStatement))];
  const asStatement = (segment: Segment): Segment[] => {
    const [from, to] = segment.pages;
    const [, kind] = statements.find(([page]) => page >= from && page <= to) ?? [];
    return kind && isStudy(segment) ? [{ ...segment, kind }] : [];
  };
  const [first] = classified.segments.flatMap(asStatement);
  if (!first) return classified;
  const segments = classified.segments.flatMap((segment) => [...asStatement(segment), segment]);
  return { ...classified, segments, kind: isStudy(classified) ? first.kind : classified.kind };
}

/** A budget may run over pages that look like nothing by themselves, so all that are of no other kind are read as one. */
function* budgetsOf(input: {
  doc: ReadDocument;
  drafts: Draft[];
  classified: Classification;
  ctx: KindContext;
  kinds: readonly PagesKind[];
}): Steps<KindResult> {
  const { doc, drafts, ctx, kinds } = input;
  const segments = input.classified.segments.filter(({ kind }) =>
    ['budget', 'actuals', 'other'].includes(kind),
  );
  const isIn = ({ number }: Page): boolean =>
    segments.some(({ pages }) => number >= pages[0] && number <= pages[1]) &&
    toldKind(kinds, number) !== 'other';
  const pages = doc.pages.filter(isIn);
  if (pages.length === doc.pages.length) return budgetFacts(drafts, ctx);
  const own = yield* draftSteps({ ...doc, pages }, (page) => isToldBudget(kinds, page));
  return budgetFacts(own, ctx);
}

/** What the reader of the segment's kind finds; pages of no kind are shown to readers whose strong signs they carry. */
function segmentFacts(
  doc: ReadDocument,
  segment: Segment & { isTold: boolean },
  ctx: KindContext,
): KindResult[] {
  const slice = slicePages(doc, segment.pages);
  const isUnknown = segment.kind === 'other' && !segment.isTold;
  const kinds: Segment['kind'][] = isUnknown ? askedKinds(slice) : [segment.kind];
  const results: KindResult[] = READERS.filter((reader) =>
    reader.kinds.some((kind) => kinds.includes(kind)),
  ).map(({ read }) => read(slice, { ...ctx, isTold: segment.isTold }));
  return isUnknown && kinds.length === 0 ? [readUnsureOwnership(slice, ctx)] : results;
}

/** Prices that a letter, minutes or a note tells of, where nothing else of the kind was found in it. */
function noticesOf(
  doc: ReadDocument,
  { kind }: Classification,
  { own, ctx }: { own: readonly Part[]; ctx: KindContext },
): Pick<Facts, 'notices' | 'declined'> {
  const isPriced = own.some((part) => part.kind !== 'contract' || part.fee !== undefined);
  const isAsked = ['other', 'contract', 'budget'].includes(kind) && !isSheets(doc);
  if (isPriced || !isAsked) return {};
  const { notices, declined } = readNotices(doc, ctx);
  return { ...(notices.length > 0 ? { notices } : {}), ...(declined.length > 0 ? { declined } : {}) };
}

/** A paper that looked like nothing is of the kind of the one part that was found in it, though not surely. */
function kindOf({ kind }: Classification, parts: Part[], isTold: boolean): Classification['kind'] {
  const found = parts[0]?.kind;
  if (kind !== 'other' || isTold) return kind;
  if (found === 'insurance' || found === 'contract') return found;
  if (found === 'ownership') return 'declaration';
  return found === 'reserve' ? 'reserve-study' : kind;
}

/** Whom a contract names as its customer, by whatever name: the document is its own. */
function customerOf(parts: Part[]): Facts['association'] {
  const [contract, more] = parts.filter(({ kind }) => kind === 'contract');
  return !more && contract?.kind === 'contract' ? contract.customer : undefined;
}

/** Ids that are unique in the document, whoever made the part. */
function numbered(parts: Part[]): Part[] {
  return parts.map((part, i) => ({ ...part, id: `p${i + 1}` }));
}

/** A budget or a statement by its words, full of figures, of which none was read: its silence would pass for an answer. */
function unreadBudget({ pages }: ReadDocument, kind: Classification['kind']): FactWarning[] {
  const figured = pages.flatMap(({ lines }) => lines.filter(({ text }) => /\d/.test(text))).length;
  if (!['budget', 'actuals'].includes(kind) || figured < FEWEST_FIGURED) return [];
  const paper = kind === 'budget' ? 'budget' : 'statement';
  const message = `This document looks like a ${paper}, but no table of its lines could be read.`;
  return [{ code: 'no_budget_table', message }];
}

/** Lines with figures that a paper without a table hardly has. */
const FEWEST_FIGURED = 8;

/** What the container could not read, at the head of its page. */
function pageWarnings(doc: ReadDocument, ctx: KindContext): FactWarning[] {
  return doc.warnings.map(({ code, message, page: number }) => {
    const page = doc.pages.find((candidate) => candidate.number === number);
    const line = page?.lines[0];
    return { code, message, ...(page && line ? { at: cite(ctx, page, line) } : {}) };
  });
}
