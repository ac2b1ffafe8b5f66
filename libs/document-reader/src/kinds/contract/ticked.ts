import type { Prose } from '../reading/prose';

// A font of pictures has its open box at the letter o and its ticked one at \u00fe.
const OPEN = '(?:\\[ ?\\]|\\( \\)|(?<!\\w)_{2,6}(?= )|[\\u25a1\\u2610]|(?<![^\\s])o(?= [A-Z]))';
export const TICK =
  '(?:\\[ ?[xX\\u2713\\u2714] ?\\]|\\([xX]\\)|(?<!\\w)_{1,3}[xX\\u2713\\u2714]_{1,3}|[\\u25a0\\u2611\\u2612\\u2713\\u2714]|(?<!\\w)\\u00fe(?!\\w))';
/** Up to the next box, a gap or an amount, which may be of the whole row. */
const CHOICE = new RegExp(
  `${OPEN}[ \\t]{0,4}(?:(?![ \\t]{2})[^\\n$_\\[(\\u25a0-\\u25a1\\u2610-\\u2612\\u2713\\u2714]){1,50}`,
  'g',
);
const TICKED = new RegExp(TICK);

/**
 * A form of boxes without what nobody ticked: of `[ ] Yes  [X] No` only the second says anything. The characters keep
 * their places. A row where no box is ticked stays: it was filled in some other way.
 */
export function withoutUnticked(prose: Prose): Prose {
  if (!TICKED.test(prose.text)) return prose;
  const lines = prose.text.split('\n');
  const text = lines
    .map((line, i) => {
      if (isLeftOpen(lines, i)) return ' '.repeat(line.length);
      return TICKED.test(line) ? line.replace(CHOICE, (choice) => ' '.repeat(choice.length)) : line;
    })
    .join('\n');
  return { ...prose, text };
}

const OPEN_LINE = new RegExp(`^\\s*${OPEN}`);
const TICKED_LINE = new RegExp(`^\\s*(?:\\$[\\d,.]{1,15}\\s+)?${TICK}`);
/** Lines of choices below each other, empty ones among them; more are a list of what there is. */
const MOST_LINES = 14;

/** A line of an open box alone among lines of boxes, one of which is ticked: what nobody chose, its price with it. */
function isLeftOpen(lines: readonly string[], at: number): boolean {
  if (!OPEN_LINE.test(lines[at]!) || TICKED.test(lines[at]!)) return false;
  const ticked = [1, -1].flatMap((step) => {
    const found: number[] = [];
    for (let i = at + step; Math.abs(i - at) <= MOST_LINES && isChoice(lines[i]); i += step)
      if (TICKED_LINE.test(lines[i]!)) found.push(i);
    return found;
  });
  return ticked.length === 1;
}

function isChoice(line: string | undefined): boolean {
  return line !== undefined && (line.trim() === '' || OPEN_LINE.test(line) || TICKED_LINE.test(line));
}
