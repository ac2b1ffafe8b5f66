import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Reads what people type over an amount of $9,425.00 and counts what a person would not expect: another amount than is
 * meant, an amount that is stored without the question before a large change, or a refusal of what is clear.
 *
 *     npx tsc -b libs/budget-math && node bench/entries/score.mjs [FILE]
 */
const root = path.resolve(import.meta.dirname, '../..');
const { amountEntry, isLargeChange } = createRequire(import.meta.url)(
  path.join(root, 'libs/budget-math/dist/entries/index.js'),
);
const CURRENT = 942_500;
const file = process.argv[2] ?? path.join(import.meta.dirname, 'entries.txt');
const lines = (await readFile(file, 'utf8')).split('\n');
const counted = { entries: 0, asMeant: 0, refused: 0, refusedThoughClear: 0, surprises: 0 };
for (const line of lines) {
  const at = line.lastIndexOf(' => ');
  if (line.startsWith('#') || at < 0) continue;
  const text = line.slice(0, at);
  const meant = line
    .slice(at + 4)
    .trim()
    .split('|');
  const { cents, problem } = amountEntry(text, { current: CURRENT });
  const got = outcome(cents);
  const isExpected = meant.some((one) => one === got || fits(one, got));
  counted.entries += 1;
  if (isExpected) counted[got === 'no' ? 'refused' : 'asMeant'] += 1;
  else counted[got === 'no' ? 'refusedThoughClear' : 'surprises'] += 1;
  if (!isExpected) console.log(`${text}: ${problem ?? got}; meant is ${meant.join(' or ')}`);
}
console.log(counted);

/** "no", an amount, or "ask" with an amount that is asked about first. */
function outcome(cents) {
  if (cents === null) return 'no';
  return `${isLargeChange(CURRENT, cents) ? 'ask ' : ''}${cents / 100}`;
}

/** The same amount, asked about at least where the file says so. */
function fits(one, got) {
  const [meant, given] = [one, got].map((text) => Number(text.replace('ask ', '')));
  return meant === given && (got.startsWith('ask ') || !one.startsWith('ask '));
}
