import { longestHead, wrapped } from '../text-lines';

/** A place on a slide, in inches. */
export interface Box {
  w: number;
  h: number;
}

export interface FitLimits {
  /** Points. */
  largest: number;
  smallest: number;
  /** Room before each paragraph but the first, in lines. */
  gap?: number;
}

export interface Fitted {
  /** Points. */
  size: number;
  paragraphs: string[];
  /** Something had to be left out, and ends in an ellipsis. */
  cut: boolean;
}

const POINTS_PER_INCH = 72;
const LINE_HEIGHT = 1.2;

/**
 * The largest size at which paragraphs fit a box. Programs that show slides shrink a text only once somebody edits it, so
 * that the size is chosen here. Where even the smallest is too large, the longest paragraphs are cut.
 */
export function fitted(paragraphs: readonly string[], box: Box, limits: FitLimits): Fitted {
  const { largest, smallest, gap = 0 } = limits;
  for (let size = largest; size >= smallest; size -= 1)
    if (linesTaken(paragraphs, box, size) + gap * (paragraphs.length - 1) <= linesIn(box, size))
      return { size, paragraphs: [...paragraphs], cut: false };
  const room = linesIn(box, smallest) - gap * (paragraphs.length - 1);
  for (let most = Math.floor(room); most > 1; most -= 1) {
    const shorter = paragraphs.map((paragraph) => cutTo(paragraph, emsOf(box, smallest), most));
    if (linesTaken(shorter, box, smallest) <= room) return { size: smallest, paragraphs: shorter, cut: true };
  }
  return {
    size: smallest,
    paragraphs: paragraphs
      .slice(0, Math.max(1, Math.floor(room / (1 + gap))))
      .map((paragraph) => cutTo(paragraph, emsOf(box, smallest), 1)),
    cut: true,
  };
}

/** A paragraph of at most so many lines; what is cut ends in an ellipsis. */
export function cutTo(paragraph: string, ems: number, lines: number): string {
  const all = paragraph.split('\n').flatMap((part) => wrapped(part, ems));
  if (all.length <= lines) return paragraph;
  const kept = all.slice(0, lines);
  const last = longestHead(kept.pop() ?? '', ems - 1).trimEnd();
  return [...kept.map((line) => line.trimEnd()), `${last}…`].join(' ');
}

const emsOf = (box: Box, size: number) => (box.w * POINTS_PER_INCH) / size;
const linesIn = (box: Box, size: number) => (box.h * POINTS_PER_INCH) / (size * LINE_HEIGHT);

function linesTaken(paragraphs: readonly string[], box: Box, size: number): number {
  return paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .reduce((sum, paragraph) => sum + wrapped(paragraph, emsOf(box, size)).length, 0);
}
