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
  if (!list) return undefined;
  const own = next.chunks.filter((chunk) => isUnder(list, chunk));
  const isNameToo = next.chunks.every((chunk) => own.includes(chunk) || isRestOfName(line.chunks, chunk));
  const rest = own.map(({ text }) => text).join(' ');
  if (own.length === 0 || !isNameToo || !isOneList(next, own) || !bareKey(rest)) return undefined;
  const text = `${list.text} ${rest}`;
  if (!bareKey(text)) return undefined;
  return { ...line, chunks: line.chunks.with(at, { ...list, kind: 'text', text }) };
}

/** One cell, or what wide commas made several of: each but the last goes on. */
function isOneList({ line }: ChunkLine, own: Chunk[]): boolean {
  return line.cells.length === 1 || own.slice(0, -1).every(({ text }) => OPEN.test(text));
}

const isUnder = (above: Chunk, { x0 }: Chunk): boolean => x0 > above.x0 - 6 && x0 < above.x1;

/** The name of the type may fill two lines as well: `(Two` / `rooms)`. */
const isRestOfName = ([name]: Chunk[], chunk: Chunk): boolean =>
  name?.kind === 'text' && !/\d/.test(chunk.text) && isUnder(name, chunk);
