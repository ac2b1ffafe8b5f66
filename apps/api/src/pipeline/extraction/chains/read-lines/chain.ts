import type { Facts } from '@hoa/contracts';
import type { ReadingTask } from '../second-reading/task';
import { withSecondReading } from './compare';
import { resolve } from './normalise';
import { PROMPT, SYSTEM } from './prompt';
import { LineAddresses, type LineAddress } from './schema';

export const readLines: ReadingTask<LineAddresses> = {
  task: 'read-lines',
  prompt: PROMPT,
  system: SYSTEM,
  schema: LineAddresses,
  holds: 'amount of a line',
  apply(facts, answers, { places, opinions, isWhole }): Facts {
    const { lines, rejected } = resolve(
      { lines: eachOnce(answers.flatMap((answer) => answer.lines)) },
      {
        pages: places.pages,
        cite: ({ page, line, cell }) => places.cite(page, line, line.cells[cell - 1]),
      },
    );
    const second = withSecondReading(facts, lines, { opinions, isWhole });
    places.rejected += rejected + second.totals;
    return second.facts;
  },
};

/** Parts of a document overlap, and a model may say a thing twice: that makes it no surer. */
function eachOnce(lines: readonly LineAddress[]): LineAddress[] {
  const known = new Map<string, LineAddress>();
  for (const line of lines) {
    const key = `${line.page} ${line.line} ${line.description}`;
    const first = known.get(key);
    if (!first) {
      known.set(key, { ...line, amounts: [...line.amounts] });
      continue;
    }
    const cells = new Set(first.amounts.map(({ cell }) => cell));
    first.amounts.push(...line.amounts.filter(({ cell }) => !cells.has(cell)));
  }
  return [...known.values()];
}
