import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Reads what people type over an amount of $9,425.00 and counts what a person would not expect: another amount than is
 * meant, or a refusal of what is clear.
 *
 *     npx tsc -b libs/budget-math && node bench/entries/score.mjs
 */
const root = path.resolve(import.meta.dirname, '../..');
const { amountEntry, isLargeChange } = createRequire(import.meta.url)(
  path.join(root, 'libs/budget-math/dist/entries/index.js'),
);
const CURRENT = 942_500;
const lines = (await readFile(path.join(import.meta.dirname, 'entries.txt'), 'utf8')).split('\n');
const counted = { entries: 0, asMeant: 0, refused: 0, refusedThoughClear: 0, surprises: 0 };
for (const line of lines) {
  const at = line.lastIndexOf(' => ');
  if (line.startsWith('#') || at < 0) continue;
  const [text, meant] = [
    line.slice(0, at),
    line
      .slice(at + 4)
      .trim()
      .split('|'),
  ];
  const { cents, problem } = amountEntry(text, { current: CURRENT });
  const got = cents === null ? 'no' : String(cents / 100);
  const isExpected = meant.includes(got);
  counted.entries += 1;
  if (isExpected) counted[got === 'no' ? 'refused' : 'asMeant'] += 1;
  else counted[got === 'no' ? 'refusedThoughClear' : 'surprises'] += 1;
  const asked = cents !== null && isLargeChange(CURRENT, cents) ? ' (asked once)' : '';
  if (!isExpected) console.log(`${text}: ${problem ?? got}${asked}; meant is ${meant.join(' or ')}`);
}
console.log(counted);
