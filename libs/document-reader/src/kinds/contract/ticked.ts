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
  if (!TICKED.test(prose.text)) return prose;
  const text = prose.text
    .split('\n')
    .map((line) => (TICKED.test(line) ? line.replace(CHOICE, (choice) => ' '.repeat(choice.length)) : line))
    .join('\n');
  return { ...prose, text };
}
