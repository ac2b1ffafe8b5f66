import { paperAt, SUPERSEDED, type Paper } from './papers';
import type { ShareTable } from './share-table';
import { FORMER, OWNERSHIP, PRESENT } from './words';

export interface Verdict {
  winner: 'a' | 'b';
  why: string;
  sure: boolean;
}

/** Which of two versions of a table holds: by their headings, by the papers that they stand in, else by their order. */
export function verdictOf(a: ShareTable, b: ShareTable, papers: Paper[]): Verdict {
  const marks = [markOf(a), markOf(b)];
  if (marks[0] !== marks[1]) {
    const winner = marks[0]! > marks[1]! ? 'a' : 'b';
    return { winner, why: 'the headings say so.', sure: true };
  }
  const [x, y] = [paperAt(papers, a.raw.first), paperAt(papers, b.raw.first)];
  if (x && y && x !== y) return betweenPapers(x, y);
  const replaced = [b, a].find((table) => says(table, /replaced|in lieu of|substitut|as follows|deleted/i));
  if (replaced && !says(replaced === a ? b : a, /replaced|in lieu of|substitut|deleted/i))
    return { winner: replaced === a ? 'a' : 'b', why: 'the words above it replace the other.', sure: true };
  return { winner: 'b', why: 'it comes later in the file.', sure: false };
}

function says(table: ShareTable, words: RegExp): boolean {
  return table.raw.heading.some(({ line }) => words.test(line.text));
}

/** Right above a table: `reads as follows, is deleted:`, with no word of what takes its place. */
const DELETED =
  /\b(?:deleted|repealed|stricken)\b(?!.*(?:\.|\b(?:replac|following|substitut|in its place|in lieu)))/i;

/** 1 where the nearest heading says amended or new, -1 where it says former or superseded. */
function markOf(table: ShareTable): number {
  const near = table.raw.heading
    .slice(-8)
    .map(({ line }) => line.text)
    .filter((text) => text.length < 110);
  if (near.some((text) => SUPERSEDED.test(text)) || DELETED.test(near.slice(-2).join(' '))) return -1;
  if (near.some((text) => /\bvot(?:es?|ing)\b/i.test(text)) && !near.some((text) => OWNERSHIP.test(text)))
    return -1;
  const heads = near.filter((text) => /exhibit|schedule|percentage|interest|table/i.test(text)).join('\n');
  if (FORMER.test(heads) && !PRESENT.test(heads)) return -1;
  return PRESENT.test(heads) && !/as originally|original exhibit/i.test(heads) ? 1 : 0;
}

function betweenPapers(x: Paper, y: Paper): Verdict {
  if (x.superseded !== y.superseded)
    return { winner: x.superseded ? 'b' : 'a', why: 'the other is marked as superseded.', sure: true };
  const restatement = x.restated !== y.restated ? (x.restated ? x : y) : undefined;
  if (x.amendment !== undefined && y.amendment !== undefined && x.amendment !== y.amendment && !restatement) {
    const later = x.amendment > y.amendment ? x : y;
    return {
      winner: later === x ? 'a' : 'b',
      why: `"${short(later.title)}" is the later amendment.`,
      sure: true,
    };
  }
  if (x.date && y.date && x.date !== y.date) {
    const later = x.date > y.date ? x : y;
    return {
      winner: later === x ? 'a' : 'b',
      why: `"${short(later.title)}" is of ${later.date}, the other of ${later === x ? y.date : x.date}.`,
      sure: true,
    };
  }
  if (restatement)
    return {
      winner: restatement === x ? 'a' : 'b',
      why: `"${short(restatement.title)}" restates the declaration.`,
      sure: true,
    };
  if (x.replaces !== y.replaces)
    return {
      winner: x.replaces ? 'a' : 'b',
      why: `"${short((x.replaces ? x : y).title)}" replaces the exhibit.`,
      sure: true,
    };
  return { winner: 'b', why: 'it comes later in the file.', sure: false };
}

export function short(title: string): string {
  return title.length > 80 ? `${title.slice(0, 79)}…` : title;
}
