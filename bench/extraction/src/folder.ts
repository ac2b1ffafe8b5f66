import type { Truth } from '@hoa/bench-associations';
import { readApart, readHere, type PaperReading } from './reading';
import { scoreDocument, type DocumentScore } from './score/document';
import { papersIn, type Paper, type Selection } from './truths';

export interface FolderOptions extends Selection {
  /** Keeps the pages that were read under their file's hash, so that another run only derives facts. */
  cache?: string;
  /** Reads each document in a process of its own, as the service does, and measures its memory. Nothing is cached. */
  isolated?: boolean;
  /** Told of each document as soon as it is scored. */
  onScore?: (score: DocumentScore) => void;
}

/**
 * Scores every document of a folder that has a truth file beside it, in the order of their names. Throws a TruthError
 * where the folder is not one; a document that cannot be read is a score with an `error`.
 */
export async function scoreFolder(folder: string, options: FolderOptions = {}): Promise<DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const paper of await papersIn(folder, options)) {
    const score = await scorePaper(paper, () =>
      options.isolated ? readApart(paper.path) : readHere(paper.path, options.cache),
    );
    scores.push(score);
    options.onScore?.(score);
  }
  return scores;
}

/** A document that cannot be read has no facts: all that its document says is missed. */
export async function scorePaper(
  { truth }: Pick<Paper, 'truth'>,
  read: () => Promise<PaperReading>,
): Promise<DocumentScore> {
  try {
    const { facts, ...cost } = await read();
    return { ...scoreDocument(truth, facts), ...cost };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...scoreDocument(truth, nothingOf(truth)), pages: 0, error: message };
  }
}

function nothingOf(truth: Truth): Parameters<typeof scoreDocument>[1] {
  return {
    schema: 1,
    documentId: 0,
    readingId: null,
    status: 'failed',
    kind: 'other',
    confidence: 0,
    reader: { engine: 'none', version: '0' },
    parts: [],
    // A document that was refused says so: nobody takes its silence for an answer.
    warnings: [{ code: 'not-read', message: `'${truth.file}' could not be read: no table, no unit.` }],
  };
}
