import type { Prose } from '../reading/prose';

/** A contract whose lines are set wide as the paragraphs that they are. The characters keep their places. */
export function withWideLines(prose: Prose): Prose {
  let text = '';
  let done = 0;
  let before = '';
  for (const { start, end, cells } of prose.segments) {
    const words = prose.text.slice(start, end);
    const gap = prose.text.slice(done, start);
    const goesOn = cells.length === 1 && SMALL.test(words) && isOpen(before);
    text += (goesOn ? gap.replace(/\n\n/g, '\n ') : gap) + words;
    if (words.trim() !== '') before = cells.length > 1 ? '' : words;
    done = end;
  }
  text += prose.text.slice(done);
  return text === prose.text ? prose : { ...prose, text };
}

/** A sentence goes on where a small letter does, however wide the lines are set. */
const SMALL = /^ *[a-z]{2}/;
/** A line of prose whose sentence is not over: half a dozen words at least, and no stop. */
function isOpen(words: string): boolean {
  const line = words.trim();
  return !/[.:;]$/.test(line) && line.length < 300 && line.split(' ').length > 5;
}
