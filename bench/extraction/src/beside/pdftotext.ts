import type { Page, ReadDocument, Word } from '@hoa/document-reader';
import { run } from './command';
import { documentOf, pageOf } from './page';

/** Points a character and a line: `-layout` prints on a typewriter's grid, 12 characters and 6 lines an inch. */
const CHARACTER = 6;
const PITCH = 12;
const HEIGHT = 10;

export async function readWithPdftotext(path: string): Promise<ReadDocument> {
  return pagesOfLayout(await run('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-']));
}

/** Pages end with a form feed. Two spaces and more part cells; a cell stands where its characters do. */
export function pagesOfLayout(text: string): ReadDocument {
  const pages = text.split('\f');
  if (pages.at(-1)?.trim() === '') pages.pop();
  return documentOf(pages.map(pageOfLayout));
}

function pageOfLayout(text: string, index: number): Page {
  const lines = text.split('\n');
  const columns = Math.max(0, ...lines.map((line) => line.length));
  return pageOf({
    number: index + 1,
    size: { width: Math.max(612, columns * CHARACTER), height: Math.max(792, lines.length * PITCH) },
    source: 'text',
    lines: lines.map((line, row) =>
      [...line.matchAll(/\S+(?:\s\S+)*/g)].map((cell) => wordsOf(cell[0], cell.index, row)),
    ),
  });
}

function wordsOf(cell: string, start: number, row: number): Word[] {
  return [...cell.matchAll(/\S+/g)].map((match) => {
    const left = (start + match.index) * CHARACTER;
    return {
      text: match[0],
      box: [left, row * PITCH, left + match[0].length * CHARACTER, row * PITCH + HEIGHT],
      confidence: 1,
      fontSize: HEIGHT,
    };
  });
}
