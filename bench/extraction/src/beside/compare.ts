import { readFile } from 'node:fs/promises';
import { factsOf, type ReadDocument } from '@hoa/document-reader';
import { scorePaper } from '../folder';
import { hashOf, kept } from '../reading';
import type { DocumentScore } from '../score/document';
import { papersIn, type Paper, type Selection } from '../truths';
import { isThere } from './command';
import { readWithPdftotext } from './pdftotext';
import { readWithTesseract } from './tesseract';

/** Another way to a page. The rules on top are the reader's, so a difference is what the page is worth. */
interface Rival {
  name: string;
  commands: string[];
  isFor: (paper: Paper) => boolean;
  read: (path: string) => Promise<ReadDocument>;
}

const RIVALS: Rival[] = [
  {
    name: 'pdftotext -layout',
    commands: ['pdftotext'],
    isFor: ({ truth }) => truth.medium === 'text',
    read: readWithPdftotext,
  },
  {
    name: 'tesseract',
    commands: ['pdftoppm', 'tesseract'],
    isFor: ({ truth }) => truth.medium === 'scan',
    read: readWithTesseract,
  },
];

export interface Comparison {
  name: string;
  /** Commands that this machine does not have: nothing was compared. */
  absent: string[];
  ours: DocumentScore[];
  theirs: DocumentScore[];
}

/**
 * Reads the PDFs of a folder once more with the commands of poppler and tesseract. `ours` are the scores of the same
 * run, by file.
 */
export async function compare(
  folder: string,
  ours: DocumentScore[],
  options: Selection & { cache?: string; onPaper?: (name: string) => void } = {},
): Promise<Comparison[]> {
  const papers = (await papersIn(folder, options)).filter(({ truth }) => /\.pdf$/i.test(truth.file));
  const own = new Map(ours.map((score) => [score.file, score]));
  const comparisons: Comparison[] = [];
  for (const rival of RIVALS) {
    const comparison: Comparison = { name: rival.name, absent: [], ours: [], theirs: [] };
    for (const command of rival.commands) if (!(await isThere(command))) comparison.absent.push(command);
    const pdfs = papers.filter((paper) => rival.isFor(paper) && own.has(paper.truth.file));
    if (pdfs.length === 0) continue;
    comparisons.push(comparison);
    if (comparison.absent.length > 0) continue;
    for (const paper of pdfs) {
      comparison.ours.push(own.get(paper.truth.file)!);
      comparison.theirs.push(await scorePaper(paper, () => readBeside(rival, paper.path, options.cache)));
      options.onPaper?.(paper.truth.file);
    }
  }
  return comparisons;
}

async function readBeside(rival: Rival, path: string, cache: string | undefined) {
  const key = `${hashOf(await readFile(path))}.${rival.name.split(' ')[0]}`;
  const { value: document } = await kept({ cache, key, make: () => rival.read(path) });
  const about = { documentId: 1, documentName: path, readingId: 'beside' };
  return { facts: factsOf(document, about), pages: document.pages.length };
}
