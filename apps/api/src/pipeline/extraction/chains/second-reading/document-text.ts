import type { StoredLine, StoredPage } from '../../stored-pages';
import { visible } from '../../../../platform/ai/fence';

/** So much of a document goes into one question. */
const LONGEST_PART = 24_000;
/** So much of the page before is shown again, so that what runs over the edge is seen whole once. */
const LONGEST_OVERLAP = 6_000;
/** So many questions are asked about one document and task. */
export const MOST_PARTS = 10;

/** A line of a page that a model is not shown. */
export type LeftOut = (page: number, line: number) => boolean;

/**
 * The document's lines as a model sees them: the number of each line, the numbers of its cells in brackets. Parts that a
 * model can take in, by page, each beginning with the page before it; a page that is too long is cut between lines.
 */
export function partsOf(pages: readonly StoredPage[], isLeftOut: LeftOut = () => false): string[] {
  const pieces = pages.flatMap((page) => piecesOf(page, isLeftOut));
  const parts: string[] = [];
  let part = '';
  let before = '';
  for (const piece of pieces) {
    if (part !== '' && part.length + piece.length > LONGEST_PART) {
      parts.push(part);
      part = lastLines(before, Math.min(LONGEST_OVERLAP, LONGEST_PART - piece.length));
    }
    part += piece;
    before = piece;
  }
  return part === '' ? parts : [...parts, part];
}

function piecesOf({ page, lines }: StoredPage, isLeftOut: LeftOut): string[] {
  const head = `page ${page}\n`;
  const pieces: string[] = [];
  let piece = '';
  for (const line of lines) {
    if (isLeftOut(page, line.index)) continue;
    const text = `${lineText(line)}\n`.slice(0, LONGEST_PART - head.length - 1);
    if (piece !== '' && head.length + piece.length + text.length + 1 > LONGEST_PART) {
      pieces.push(`${head}${piece}\n`);
      piece = '';
    }
    piece += text;
  }
  return [...pieces, `${head}${piece}\n`];
}

function lineText({ index, cells }: StoredLine): string {
  return `${index}: ${cells.map((cell, at) => `[${at + 1}] ${visible(cell.text)}`).join('  ')}`;
}

/** The end of a piece from a whole line on, under the number of its page. */
function lastLines(piece: string, most: number): string {
  if (piece.length <= most) return piece;
  const [head = '', ...lines] = piece.split('\n');
  let length = head.length + 2;
  let from = lines.length;
  while (from > 0 && length + (lines[from - 1] ?? '').length + 1 <= most) {
    from -= 1;
    length += (lines[from] ?? '').length + 1;
  }
  return from === lines.length ? '' : `${head}\n${lines.slice(from).join('\n')}\n`;
}
