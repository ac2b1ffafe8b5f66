import type { Citation, Cited, FactWarning, Part } from '@hoa/contracts';
import type { Answer } from '../page/options';
import type { Box, Cell, Line, Page, ReadDocument } from '../page/types';

/** Whose facts these are; every citation carries it. */
export interface KindContext {
  documentId: number | null;
  documentName: string;
  readingId: string;
  /** How people answered the questions about its statements, oldest first; absent where nobody did. */
  answers?: readonly Answer[];
  /** A person said that the pages are of the kind, so that a reader need not doubt it. */
  isTold?: boolean;
}

/**
 * What one kind found. `parts` is empty where the document holds nothing of the kind: a reader of a kind is asked
 * about any document and never invents a part.
 */
export interface KindResult<P extends Part = Part> {
  parts: P[];
  warnings: FactWarning[];
}

/**
 * The seam between a page model and facts: `kinds/<kind>/read-<kind>.ts` exports one such function. The document may
 * be a slice of a file (the pages that were classified as this kind), so page numbers come from `page.number`, not
 * from the place in the array.
 */
export type ReadKind<P extends Part = Part> = (doc: ReadDocument, ctx: KindContext) => KindResult<P>;

/** The longest quote that is kept; a line of a sheet may be very long. */
const MOST_QUOTED = 400;

function quoted(text: string): string {
  const plain = text
    .slice(0, 4 * MOST_QUOTED)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_QUOTED ? `${plain.slice(0, MOST_QUOTED - 1)}…` : plain;
}

function union(boxes: Box[]): Box | undefined {
  const first = boxes[0];
  if (!first) return undefined;
  return boxes.reduce<Box>(
    (all, box) => [
      Math.min(all[0], box[0]),
      Math.min(all[1], box[1]),
      Math.max(all[2], box[2]),
      Math.max(all[3], box[3]),
    ],
    [...first],
  );
}

/** A citation of a line, or of one cell on it: the quote is the line's words, the box the cell's where it is given. */
export function cite(ctx: KindContext, page: Page, line: Line, cell?: Cell): Citation {
  return {
    documentId: ctx.documentId,
    documentName: ctx.documentName,
    readingId: ctx.readingId,
    page: page.number,
    line: line.index,
    ...(cell?.ref ? { cell: cell.ref } : {}),
    box: [...(cell ?? line).box],
    quote: quoted(line.text),
  };
}

/** A citation of words that run over several lines of one page (a clause): its line is the first, its box spans all. */
export function citeLines(ctx: KindContext, page: Page, lines: Line[], quote?: string): Citation {
  const box = union(lines.map((line) => line.box));
  return {
    documentId: ctx.documentId,
    documentName: ctx.documentName,
    readingId: ctx.readingId,
    page: page.number,
    ...(lines[0] ? { line: lines[0].index } : {}),
    ...(box ? { box } : {}),
    quote: quoted(quote ?? lines.map((line) => line.text).join(' ')),
  };
}

/** A value read by rules, with its source; `confidence` is brought into 0 to 1 and rounded to thousandths. */
export function cited<T>(input: { value: T; raw: string; source: Citation; confidence: number }): Cited<T> {
  const confidence = Math.min(1, Math.max(0, Number.isFinite(input.confidence) ? input.confidence : 0));
  return { ...input, confidence: Math.round(confidence * 1000) / 1000, by: 'rules' };
}

/** How far a place is to be trusted: of a scan, as far as it was recognized. */
export const trustIn = ({ page, cell }: { page: Page; cell: Cell }): number =>
  page.source === 'ocr' ? 0.6 + 0.4 * cell.confidence : 1;

/** A value that stands in one cell. */
export const citedIn = <T>(
  ctx: KindContext,
  { value, raw, ...place }: { value: T; raw: string; page: Page; line: Line; cell: Cell },
  confidence: number,
): Cited<T> => cited({ value, raw, source: cite(ctx, place.page, place.line, place.cell), confidence: confidence * trustIn(place) }); // prettier-ignore

/** The same file with only the pages from `first` to `last` (numbers of the file, both included). */
export function slicePages(doc: ReadDocument, [first, last]: [number, number]): ReadDocument {
  return { ...doc, pages: doc.pages.filter((page) => page.number >= first && page.number <= last) };
}

/** A property that is there only if it has a value. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}
