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
  if (!list || next.line.cells.length !== 1 || !isUnder(list, next.chunks) || !bareKey(rest))
    return undefined;
  const text = `${list.text} ${rest}`;
  if (!bareKey(text)) return undefined;
  return { ...line, chunks: line.chunks.with(at, { ...list, kind: 'text', text }) };
}

function isUnder(list: Chunk, chunks: Chunk[]): boolean {
  const first = chunks[0];
  return first !== undefined && first.x0 > list.x0 - 6 && first.x0 < list.x1;
}
