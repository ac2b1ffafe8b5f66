import type { Chunk, ChunkLine } from './chunks';
import { bareKey } from './unit-text';

/** A list that is not at its end: `101, 102,`. */
const OPEN = /(?:[,;&]|\band)\s*$/i;

/**
 * The units of a type often fill several lines of their cell, with the share beside the first: the lines that hold
 * nothing but the rest of the list are joined to it. Undefined where `next` is no such line.
 */
export function withRestOfList(line: ChunkLine, next: ChunkLine): ChunkLine | undefined {
  const at = line.chunks.findIndex((chunk) => OPEN.test(chunk.text));
  const list = line.chunks[at];
  const rest = next.chunks.map(({ text }) => text).join(' ');
  if (!list || !isOneList(next) || !isUnder(list, next.chunks) || !bareKey(rest)) return undefined;
  const text = `${list.text} ${rest}`;
  if (!bareKey(text)) return undefined;
  return { ...line, chunks: line.chunks.with(at, { ...list, kind: 'text', text }) };
}

/** One cell, or what wide commas made several of: each but the last goes on. */
function isOneList({ line, chunks }: ChunkLine): boolean {
  return line.cells.length === 1 || chunks.slice(0, -1).every(({ text }) => OPEN.test(text));
}

function isUnder(list: Chunk, chunks: Chunk[]): boolean {
  return chunks.length > 0 && chunks.every(({ x0 }) => x0 > list.x0 - 6 && x0 < list.x1);
}
