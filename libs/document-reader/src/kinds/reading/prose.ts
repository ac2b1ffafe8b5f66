import type { Citation, Cited, FactWarning } from '@hoa/contracts';
import type { Cell, Line, Page, ReadDocument } from '../../page/types';
import { cite, cited, citeLines, optional, type KindContext } from '../types';
import { readingOrder } from './columns-of-prose';
import { pageFurniture } from './page-furniture';

interface Segment {
  start: number;
  end: number;
  page: Page;
  line: Line;
  cells: Cell[];
}

/**
 * A document as one running text that knows where each character stands. Lines are parted by a line feed, paragraphs
 * by two; page heads and feet are left out and columns of prose are read one after the other.
 */
export interface Prose {
  text: string;
  /** The same characters as they stand on the document, where some of `text` were put right: what is quoted is of it. */
  printed?: string;
  segments: Segment[];
}

export function proseOf(doc: ReadDocument): Prose {
  const furniture = pageFurniture(doc.pages);
  const segments: Segment[] = [];
  let text = '';
  // In Word every line is a paragraph of its own.
  const isWord = doc.container === 'docx' || doc.container === 'doc';
  for (const page of doc.pages) {
    const right = rightEdge(page);
    let previous: Segment | undefined;
    for (const { line, cells } of readingOrder(page)) {
      if (furniture.has(line)) continue;
      if (text !== '')
        text +=
          previous && !partsParagraphs({ before: previous.line, line, right, isWord })
            ? '\n'
            : previous
              ? '\n\n'
              : '\n';
      const words =
        cells.length === line.cells.length ? line.text : cells.map((cell) => cell.text).join('  ');
      previous = { start: text.length, end: text.length + words.length, page, line, cells };
      segments.push(previous);
      text += words;
    }
  }
  return { text, segments };
}

interface Neighbours {
  before: Line;
  line: Line;
  /** Where the page's lines of text end. */
  right: number;
  isWord: boolean;
}

/** A gap, or a line that ends early before one that begins anew: a heading, a list, a paragraph's last line. */
function partsParagraphs({ before, line, right, isWord }: Neighbours): boolean {
  if (isWord && before.cells.length === 1 && line.cells.length === 1) return true;
  const height = Math.max(4, Math.min(before.box[3] - before.box[1], line.box[3] - line.box[1]));
  const gap = line.box[1] - before.box[3];
  if (gap > 0.9 * height || gap < -2 * height) return true;
  const endsEarly =
    before.box[2] < 0.62 * right && !/[,(]$|\b(?:and|of|the|to|by|for|a|or|between)$/i.test(before.text);
  return endsEarly && /^[A-Z0-9"“(•$]/.test(line.text);
}

function rightEdge(page: Page): number {
  const ends = page.lines
    .filter((line) => line.cells.length === 1)
    .map((line) => line.box[2])
    .sort((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.9)] ?? page.width;
}

function segmentsOf(prose: Prose, start: number, end: number): Segment[] {
  const from = firstEndingAfter(prose.segments, start);
  const touched: Segment[] = [];
  for (let i = from; i < prose.segments.length; i++) {
    const segment = prose.segments[i]!;
    if (segment.start >= end && touched.length > 0) break;
    touched.push(segment);
    if (segment.end >= end) break;
  }
  return touched;
}

function firstEndingAfter(segments: Segment[], offset: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segments[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Each line of a text with where it begins. */
export function linesIn(text: string): { text: string; start: number }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { text: line, start: from };
  });
}

/** The cells of a line, which wide gaps part; an amount may stand apart from its sign. */
export const cellsIn = (line: string): { text: string; start: number }[] =>
  [...line.matchAll(/(?:\$ {1,8}(?=\d))?\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }));

/** Words of a span as they stand, spaces and line breaks made one space. */
export function rawOf({ text, printed = text }: Prose, start: number, end: number): string {
  return printed.slice(start, end).replace(/\s+/g, ' ').trim();
}

/** The lines that a span touches. */
export function linesOf(prose: Prose, start: number, end: number): { page: Page; line: Line }[] {
  return segmentsOf(prose, start, end).map(({ page, line }) => ({ page, line }));
}

/** The longest quote: what is shown beside a figure is a sentence, not a page. */
const MOST_QUOTED = 380;

/**
 * A span's place. The quote is the sentence around it, cut so that the span itself is in it: a line of a text file may
 * be a whole paragraph.
 */
export function citeSpan(
  prose: Prose,
  span: { start: number; end: number },
  ctx: KindContext,
): Citation | undefined {
  const touched = segmentsOf(prose, span.start, span.end);
  const first = touched[0];
  if (!first) return undefined;
  const quote = quoteOf(prose, span);
  if (touched.length === 1) {
    const cell = cellAt(first, span);
    return { ...cite(ctx, first.page, first.line, cell), quote };
  }
  const lines = touched.filter((segment) => segment.page === first.page).map((segment) => segment.line);
  return citeLines(ctx, first.page, lines, quote);
}

/** A value that stands in a span; its raw text is the span's words. Undefined only where the text is empty. */
export function citedAt<T>(
  prose: Prose,
  ctx: KindContext,
  at: { value: T; start: number; end: number; confidence: number },
): Cited<T> | undefined {
  const source = citeSpan(prose, at, ctx);
  const raw = rawOf(prose, at.start, at.end);
  return source && raw !== ''
    ? cited({ value: at.value, raw, source, confidence: at.confidence * scanned(prose, at) })
    : undefined;
}

/** A warning of what stands in a span. */
export const warningAt = (
  prose: Prose,
  ctx: KindContext,
  { start, end, ...warning }: { start: number; end: number; code: string; message: string },
): FactWarning => ({ ...warning, ...optional('at', citeSpan(prose, { start, end }, ctx)) });

/** Recognised words are as sure as they were recognised. */
function scanned(prose: Prose, span: { start: number; end: number }): number {
  const cells = segmentsOf(prose, span.start, span.end).flatMap((segment) =>
    segment.page.source === 'ocr' ? segment.cells : [],
  );
  return cells.length === 0 ? 1 : 0.6 + 0.4 * Math.min(...cells.map((cell) => cell.confidence));
}

function cellAt(segment: Segment, span: { start: number; end: number }): Cell | undefined {
  let offset = segment.start;
  for (const cell of segment.cells) {
    const end = offset + cell.text.length;
    if (span.start >= offset && span.end <= end) return cell;
    offset = end + 2;
  }
  return undefined;
}

function quoteOf(prose: Prose, span: { start: number; end: number }): string {
  const [only, more] = segmentsOf(prose, span.start, span.end);
  // A row of a table, or a label with its value, says all by itself.
  if (only && !more && only.cells.length > 1 && only.end - only.start < MOST_QUOTED)
    return rawOf(prose, only.start, only.end);
  const sentence = sentenceAt(prose.text, span.start, span.end);
  const room = Math.max(40, (MOST_QUOTED - (span.end - span.start)) >> 1);
  const start = Math.max(sentence.start, span.start - room);
  const end = Math.min(sentence.end, Math.max(span.end + room, span.start + 40));
  const from = start === sentence.start ? start : wordStart(prose.text, start, span.start);
  const to = end === sentence.end ? end : wordEnd(prose.text, end, span.end);
  return rawOf(prose, from, to);
}

function wordStart(text: string, at: number, limit: number): number {
  const space = text.slice(at, limit).search(/\s/);
  return space < 0 ? at : at + space;
}

function wordEnd(text: string, at: number, limit: number): number {
  const space = text.slice(limit, at).lastIndexOf(' ');
  return space < 0 ? at : limit + space;
}

const ABBREVIATION =
  /(?:\b(?:inc|co|corp|ltd|no|nos|st|ave|mr|mrs|ms|dr|art|sec|apt|bldg|vs|approx|etc|e\.g|i\.e|u\.s|dba|llc|l\.l\.c|p\.m|a\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|\b[A-Z]|\(\w{1,3}|^\s*\d{1,3}|\n\s*\d{1,3})$/i;

/** Bounds of the sentence that holds a span: to a full stop, or to a paragraph's end. A long one is cut at 1,200. */
export function sentenceAt(text: string, start: number, end = start): { start: number; end: number } {
  let from = start;
  while (from > 0 && start - from < 1200 && !endsSentence(text, from - 1)) from--;
  let to = end;
  while (to < text.length && to - end < 1200 && !endsSentence(text, to)) to++;
  return { start: from, end: Math.min(text.length, to < text.length && text[to] !== '\n' ? to + 1 : to) };
}

/** An item of a list begins a sentence. */
const BULLET = /^ {0,4}[-•*▪] [A-Za-z$]/;

function endsSentence(text: string, at: number): boolean {
  const char = text[at];
  if (char === '\n')
    return text[at + 1] === '\n' || text[at - 1] === '\n' || BULLET.test(text.slice(at + 1, at + 9));
  if (char !== '.' && char !== ';') return false;
  if (!/\s/.test(text[at + 1] ?? ' ')) return false;
  // Recognition reads a comma as a stop: no sentence begins with a small letter.
  if (char === '.' && /^[ \n][a-z]{2}/.test(text.slice(at + 1, at + 4))) return false;
  return char === ';' || !ABBREVIATION.test(text.slice(Math.max(0, at - 10), at));
}

/** Each sentence of a text with its place. */
export function sentencesOf(text: string): { start: number; end: number; text: string }[] {
  const sentences: { start: number; end: number; text: string }[] = [];
  let start = 0;
  const push = (end: number): void => {
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end, text: text.slice(start, end) });
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    if (endsSentence(text, at) || at - start > 2400) push(at + 1);
  }
  push(text.length);
  return sentences;
}
