import type { Prose } from '../reading/prose';

const OPEN = '(?:\\[ ?\\]|\\( \\)|[\\u25a1\\u2610])';
const TICK = '(?:\\[ ?[xX\\u2713\\u2714] ?\\]|\\([xX]\\)|[\\u25a0\\u2611\\u2612\\u2713\\u2714])';
/** Up to the next box, a gap or an amount, which may be of the whole row. */
const CHOICE = new RegExp(
  `${OPEN}[ \\t]{0,4}(?:(?![ \\t]{2})[^\\n$\\[(\\u25a0-\\u25a1\\u2610-\\u2612\\u2713\\u2714]){1,50}`,
  'g',
);
const TICKED = new RegExp(TICK);

/**
 * A form of boxes without what nobody ticked: of `[ ] Yes  [X] No` only the second says anything. The characters keep
 * their places. A row where no box is ticked stays: it was filled in some other way.
 */
export function withoutUnticked(prose: Prose): Prose {
  if (!TICKED.test(prose.text)) return withoutUnmarked(prose);
  const lines = prose.text.split('\n');
  const text = lines
    .map((line, i) => {
      if (isLeftOpen(lines, i)) return ' '.repeat(line.length);
      return TICKED.test(line) ? line.replace(CHOICE, (choice) => ' '.repeat(choice.length)) : line;
    })
    .join('\n');
  return { ...prose, text };
}

/** `Plan (mark one)`: of the lines below one is to be marked. */
const MARK_ONE =
  /\b(?:mark|check|tick|select|choose|initial|circle)\s+(?:only\s+|just\s+)?(?:one|a (?:plan|box|line))\b/i;
/** A choice has its price; a cross before it is what recognition makes of a box that is ticked. */
const PRICED = /^.{2,60}\$\s?\d/;
const CROSSED = /^\s*["“'|[(]{0,2}[xX]\b["”'|\])]{0,2}\s+\S/;
const FEWEST_CHOICES = 2;

/** Boxes of a scan are not read as such: below the words that ask for one mark, the one line with a cross is chosen. */
function withoutUnmarked(prose: Prose): Prose {
  const lines = prose.text.split('\n');
  const asks = lines.findIndex((line) => MARK_ONE.test(line) && line.length < 90);
  if (asks < 0) return prose;
  let end = asks + 1;
  while (end - asks <= MOST_LINES && (PRICED.test(lines[end] ?? '') || lines[end]?.trim() === '')) end++;
  const choices = lines.slice(asks + 1, end).filter((line) => line.trim() !== '');
  if (choices.length < FEWEST_CHOICES || choices.filter((line) => CROSSED.test(line)).length !== 1)
    return prose;
  const text = lines
    .map((line, i) => (i > asks && i < end && !CROSSED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
  return { ...prose, text };
}

const OPEN_LINE = new RegExp(`^\\s*${OPEN}`);
const TICKED_LINE = new RegExp(`^\\s*${TICK}`);
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
