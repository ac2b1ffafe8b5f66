import type { DocumentRow, ItemSource } from '@hoa/contracts';
import { isReadable } from '../../../pipeline/extraction/page-search';
import type { StoredLine, StoredPage } from '../../../pipeline/extraction/stored-pages';
import type { Passage } from '../context';

/** What a document says, sentence by sentence: prose as it runs on over lines, and each row of a table by itself. */

const ENDS = /[.;:!?]["\u201d)]?\s*$/;
const NEXT = /(?<=[.;!?]["\u201d)]?)(?<!\b(?:No|Inc|Co|St|Ct|Sec|Art|[ap]\.m)\.) (?=["\u201c(]?\p{Lu})/u;
/** "3.2", "Section 5.3": no sentence by itself. */
const NUMBERED = /^(?:section )?[\d.]+$/i;
const LONGEST = 500;
/** A paragraph this short says one thing. */
const SHORT = 260;

export function sentencesOf(
  document: Pick<DocumentRow, 'id' | 'name'>,
  pages: readonly StoredPage[],
): Passage[] {
  return pages.flatMap(({ page, lines }) =>
    runsOf(lines).flatMap((run) => {
      const [first] = run;
      if (!first || !run.every(isReadable)) return [];
      const isRow = first.cells.length > 1;
      const text = run.map((line) => line.text.trim()).join(' ').replace(/\s+/g, ' '); // prettier-ignore
      const own = isRow ? [first.cells.map((cell) => cell.text.trim()).join('  ')] : splitAt(text);
      return own.map((one) => ({ text: one, source: sourceOf(document, { page, first, quote: one }) }));
    }),
  );
}

const sourceOf = (
  { id, name }: Pick<DocumentRow, 'id' | 'name'>,
  { page, first, quote }: { page: number; first: StoredLine; quote: string },
): ItemSource => ({ documentId: id, documentName: name, page, line: first.index, quote });

/** Lines that one sentence may run over. */
function runsOf(lines: readonly StoredLine[]): StoredLine[][] {
  const runs: StoredLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && [last, line].every(({ cells }) => cells.length === 1) && !ENDS.test(last.text); // prettier-ignore
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function splitAt(text: string): string[] {
  if (text.length <= SHORT) return [text];
  const parts: string[] = [];
  for (const part of text.split(NEXT)) {
    const before = parts.at(-1);
    if (before !== undefined && (NUMBERED.test(before) || before.split(' ').length < 5))
      parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts.map((part) => part.slice(0, LONGEST));
}
