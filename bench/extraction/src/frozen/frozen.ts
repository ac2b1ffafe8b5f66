import { frozenDocuments } from '@hoa/bench-corpus/frozen';
import type { Truth } from '@hoa/bench-associations';
import { factsOf } from '@hoa/document-reader';
import { scoreDocument, type DocumentScore } from '../score/document';

export interface FrozenScore extends DocumentScore {
  family: string;
}

export interface FrozenOptions {
  isWanted?: (family: string, truth: Truth) => boolean;
  onScore?: (score: FrozenScore) => void;
}

/** What the reader makes of documents whose pages were kept; only the understanding is exercised, not the containers. */
export function scoreFrozen({ isWanted, onScore }: FrozenOptions = {}): FrozenScore[] {
  const scores: FrozenScore[] = [];
  for (const { family, truth, document } of frozenDocuments.documents(isWanted)) {
    const about = { documentId: 1, documentName: truth.file, readingId: 'frozen' };
    const score = { ...scoreDocument(truth, factsOf(document, about)), family, pages: document.pages.length };
    scores.push(score);
    onScore?.(score);
  }
  return scores;
}
