import type { Prose } from '../reading/prose';

/** What recognition, or a typewriter, makes of a box that is ticked: a cross before its words. */
const CROSS = /^["“'|[(]{0,2}[xX]["”'|\])]{0,2}$/;
/** A cross that a gap or a space parts from the words around it. */
const CROSS_IN_ROW = /(?<=^|[^\S\n])[xX](?= {1,2}\S)/g;
/** Characters of the longest choice that stands beside others. */
const LONGEST_CHOICE = 30;

/**
 * Boxes of a scan are not read as such: of `Invoice:   X Monthly   Quarterly` only the first is said, and of lines below
 * each other only the one with a cross. What nobody chose is blank, the characters keep their places, and a cross is a
 * ticked box.
 */
export function withoutUncrossed(prose: Prose): Prose {
  const inLines = new Map(uncrossedLines(prose).map((entry) => [entry.start, entry]));
  let text = '';
  let done = 0;
  // Piece by piece: a document of many lines is not copied for each of them.
  for (const { start, end } of prose.segments) {
    const line = prose.text.slice(start, end);
    text += prose.text.slice(done, start) + chosenOf(line, inLines.get(start));
    done = end;
  }
  text += prose.text.slice(done);
  return text === prose.text ? prose : { ...prose, text };
}

function chosenOf(line: string, entry: Entry | undefined): string {
  if (!entry) return crossedRow(line);
  if (entry.crossAt === undefined) return ' '.repeat(line.length);
  const at = entry.crossAt - entry.start;
  return `${line.slice(0, at)}\u2612${line.slice(at + 1)}`;
}

/** A row of short choices, one of which is crossed, without the others. */
function crossedRow(row: string): string {
  const crosses = [...row.matchAll(CROSS_IN_ROW)];
  const [cross] = crosses;
  if (!cross || crosses.length > 1 || row.length > 200) return row;
  const chosen = /^\S {1,2}(?:\S+ )*?\S+(?= {2}|$)/.exec(row.slice(cross.index))?.[0];
  if (!chosen || chosen.length > LONGEST_CHOICE) return row;
  const label = /^[^:?]{2,40}[:?](?= )/.exec(row.slice(0, cross.index))?.[0] ?? '';
  const end = cross.index + chosen.length;
  const others = [row.slice(label.length, cross.index), row.slice(end)]
    .flatMap((part) => part.split(/ {2,}/))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (others.length === 0 || others.some((other) => other.length > LONGEST_CHOICE || /[:$]/.test(other)))
    return row;
  const last = (words: string): string => /[a-z]*$/i.exec(words)![0].toLowerCase();
  // Without a question, only answers of one kind are choices: `12 months   X 24 months`.
  if (label === '' && others.some((other) => last(other) !== last(chosen))) return row;
  const blank = (part: string): string => ' '.repeat(part.length);
  return (
    label + blank(row.slice(label.length, cross.index)) + `\u2612${chosen.slice(1)}` + blank(row.slice(end))
  );
}

/** How far the left edges of choices below each other may be apart, in points. */
const SAME_EDGE = 4;
/** Characters that an empty box may be taken for. */
const BOX = 2;

interface Entry {
  start: number;
  end: number;
  /** Where the words begin, behind a cross; or behind what else a box was taken for. */
  lefts: number[];
  crossAt?: number;
  page: number;
  isRow: boolean;
}

/** Lines of choices with the one that is crossed: their words begin at one edge, the cross hangs out to its left. */
function uncrossedLines(prose: Prose): Entry[] {
  const entries = prose.segments.map(({ start, end, page, cells: [first, more] }): Entry => {
    const [mark, word] = first?.words ?? [];
    const crossed = mark && word && CROSS.test(mark.text);
    const crossAt = start + prose.text.slice(start, end).search(/[xX]/);
    return {
      start,
      end,
      page: page.number,
      lefts: [crossed ? undefined : mark, mark && mark.text.length <= BOX ? word : undefined].flatMap((one) =>
        one ? [one.box[0]] : [],
      ),
      isRow: more !== undefined,
      ...(crossed ? { crossAt } : {}),
    };
  });
  return entries.flatMap((entry, at) => {
    if (entry.crossAt === undefined) return [];
    const beside = (step: number): Entry[] => {
      const found: Entry[] = [];
      for (let i = at + step; isChoiceOf(prose.text, entry, entries[i]); i += step) found.push(entries[i]!);
      return found;
    };
    const others = [...beside(-1), ...beside(1)];
    const isOne = others.length > 0 && others.every(({ crossAt }) => crossAt === undefined);
    return isOne ? [entry, ...others] : [];
  });
}

/** The line begins where the words behind the cross do, or goes on where such a line does. */
function isChoiceOf(text: string, crossed: Entry, line: Entry | undefined): boolean {
  if (!line || line.page !== crossed.page || line.isRow || crossed.isRow) return false;
  const [edge] = crossed.lefts;
  return (
    line.lefts.some((left) => Math.abs(left - edge!) < SAME_EDGE) &&
    /^\S{0,2} ?["“(]?[A-Z\d]/.test(text.slice(line.start))
  );
}
