import type { KeyColumn } from './column-roles';
import type { Chunk, ChunkLine } from './chunks';
import { approx } from './ratio';
import type { ShareColumn } from './share-columns';
import { bareKey, findKeys } from './unit-text';

/** How many units each row names, where some row names a range or a list of them; undefined where none does. */
export function unitsOfRows(keys: KeyColumn[]): Map<ChunkLine, number> | undefined {
  const named = keys.filter(({ label }) => label === 'unit' || label === 'lot');
  const counts = new Map<ChunkLine, number>();
  for (const { column } of named)
    for (const [row, chunks] of column.chunks)
      counts.set(row, Math.max(counts.get(row) ?? 1, namesIn(chunks)));
  return [...counts.values()].some((count) => count > 1) ? counts : undefined;
}

function namesIn(chunks: Chunk[]): number {
  const text = chunks.map((chunk) => chunk.text).join(' ');
  const names = bareKey(text)?.names ?? findKeys(text).find((key) => key.label !== 'other')?.names;
  return names?.length ?? 1;
}

/** What the shares of a column add to where each is one unit's share. */
export function sumOfEach({ column, shareOf }: ShareColumn, units: ReadonlyMap<ChunkLine, number>): number {
  let sum = 0;
  for (const [row, chunks] of column.chunks) {
    const share = chunks[0] && shareOf(chunks[0]);
    if (share) sum += approx(share) * (units.get(row) ?? 1);
  }
  return sum;
}
