import type { DocumentKind } from '@hoa/contracts';
import type { PagesKind } from '../../page/options';
import type { ReadDocument } from '../../page/types';
import type { Classification, Segment } from './classify';

/** What a document is once a person said so of it or of some of its pages; the later word counts. */
export function told(found: Classification, kinds: readonly PagesKind[], doc: ReadDocument): Classification {
  if (kinds.length === 0 || doc.pages.length === 0) return found;
  const numbers = doc.pages.map(({ number }) => number);
  const whole: Segment['pages'] = [Math.min(...numbers), Math.max(...numbers)];
  const segments = kinds.reduce(
    (all, { pages, kind }) => withSegment(all, { kind, pages: pages ?? whole, confidence: 1 }, numbers),
    found.segments,
  );
  const ofFile = kinds.findLast(({ pages }) => !pages)?.kind;
  if (ofFile) return { kind: ofFile, confidence: 1, segments };
  if (segments.some(({ kind }) => kind === found.kind)) return { ...found, segments };
  return { ...largest(segments), segments };
}

/** What a person said that a page is, if anyone did. */
export function toldKind(kinds: readonly PagesKind[], page: number): DocumentKind | undefined {
  return kinds.findLast(({ pages }) => !pages || (page >= pages[0] && page <= pages[1]))?.kind;
}

export function isToldBudget(kinds: readonly PagesKind[], page: number): boolean {
  return ['budget', 'actuals'].includes(toldKind(kinds, page) ?? '');
}

/** Puts a run of pages in place of what was there; a run that it cuts keeps its ends. */
function withSegment(segments: Segment[], given: Segment, numbers: number[]): Segment[] {
  const [first, last] = given.pages;
  if (!numbers.some((number) => number >= first && number <= last)) return segments;
  const rest = segments.flatMap((segment) => {
    const [from, to] = segment.pages;
    if (to < first || from > last) return [segment];
    const before: Segment[] = from < first ? [{ ...segment, pages: [from, first - 1] }] : [];
    const after: Segment[] = to > last ? [{ ...segment, pages: [last + 1, to] }] : [];
    return [...before, ...after];
  });
  return [...rest, given].sort((a, b) => a.pages[0] - b.pages[0]);
}

function largest(segments: Segment[]): { kind: DocumentKind; confidence: number } {
  const size = ({ kind, pages }: Segment): number => (pages[1] - pages[0] + 1) * (kind === 'other' ? 0.3 : 1);
  return segments.reduce((best, one) => (size(one) > size(best) ? one : best));
}
