/** A batch of the journal, as far as undo is concerned. */
export interface Batch {
  batchId: string;
  /** The batch that this one took back. */
  undoes: string | null;
  /** Made by who asks: only such ones are undone or done again in turn. */
  mine: boolean;
}

export interface History<T extends Batch> {
  /** Batches that a later one took back. */
  undone: ReadonlySet<string>;
  /** The latest that can be taken back: an edit, or an undo's undo. */
  undo: T | undefined;
  /** The latest undo that can be taken back, unless something new was done since. */
  redo: T | undefined;
}

/**
 * What undo and redo would do next. Nothing of the journal ever changes: an undo is a batch that names the one it
 * takes back, a redo is one that names an undo. `batches` are in the order in which they were made.
 */
export function historyOf<T extends Batch>(batches: readonly T[]): History<T> {
  const undone = new Set<string>();
  for (const batch of batches.toReversed())
    if (batch.undoes !== null && !undone.has(batch.batchId)) undone.add(batch.undoes);

  const isUndo = new Map<string, boolean>();
  for (const { batchId, undoes } of batches)
    isUndo.set(batchId, undoes !== null && !(isUndo.get(undoes) ?? false));

  const mine = batches.filter((batch) => batch.mine);
  const live = mine.filter(({ batchId }) => !undone.has(batchId));
  const undo = live.findLast(({ batchId }) => !isUndo.get(batchId));
  const redo = live.findLast(({ batchId }) => isUndo.get(batchId));
  const renewed = mine.findLastIndex(({ undoes }) => undoes === null);
  return { undone, undo, redo: redo && mine.indexOf(redo) > renewed ? redo : undefined };
}
