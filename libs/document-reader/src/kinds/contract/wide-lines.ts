import type { Prose } from '../reading/prose';

/** Lines that count on in the margin before a page is set on numbered lines; a list of duties is shorter. */
const FEWEST = 12;

/**
 * A contract whose lines are set wide as the paragraphs that they are; on numbered lines without the numbers, as they
 * stand inside sentences: `ends on June 30,` and below it `7  2026`. The characters keep their places.
 */
export function withWideLines(prose: Prose): Prose {
  const pages = new Map<number, Numbered[]>();
  for (const { start, page, cells } of prose.segments) {
    const [first] = cells;
    if (!first || !/^\d{1,2}$/.test(first.text) || !prose.text.startsWith(first.text, start)) continue;
    const own = pages.get(page.number) ?? [];
    own.push({ start, end: start + first.text.length, value: Number(first.text), right: first.box[2] });
    pages.set(page.number, own);
  }
  const numbers = new Map([...pages].filter(([, own]) => isCounted(own)));
  const starts = new Map([...numbers.values()].flat().map(({ start, end }) => [start, end]));
  let text = '';
  let done = 0;
  let before = '';
  for (const { start, end, page, cells } of prose.segments) {
    const from = starts.get(start) ?? start;
    const words = ' '.repeat(from - start) + prose.text.slice(from, end);
    const gap = prose.text.slice(done, start);
    const isIn = numbers.has(page.number) && (words.trim() === '' || SMALL.test(words) || /^ *\d{4}\b/.test(words)); // prettier-ignore
    const goesOn = isIn || (cells.length === 1 && SMALL.test(words) && isOpen(before));
    text += (goesOn ? gap.replace(/\n\n/g, '\n ') : gap) + words;
    if (words.trim() !== '') before = cells.length > 1 && from === start ? '' : words;
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

interface Numbered {
  start: number;
  end: number;
  value: number;
  right: number;
}

function isCounted(own: Numbered[]): boolean {
  const rights = own.map(({ right }) => right);
  return (
    own.length >= FEWEST &&
    own.every(({ value }, i) => i === 0 || value === own[i - 1]!.value + 1) &&
    Math.max(...rights) - Math.min(...rights) <= MARGIN
  );
}

/** Numbers are set flush right, or flush left with one digit or two: points between their right edges. */
const MARGIN = 12;
