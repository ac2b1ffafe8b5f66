import { formatDollars, formatPercent, percentChange } from '@hoa/budget-math';
import { withoutProgramWords } from '../../../../platform/ai/program-words';
import type { ExportItem } from '../../budget-rows';
import { figureParagraphs } from '../../email';
import type { Report } from '../../report';

export const PROMPT = 'write-email 2';

export const SYSTEM = `You help the budget committee of a homeowners' association to write to its board, whose members are not accountants.
The data is what the mail states already: totals, categories and the lines that change most. Its greeting, its figures and its signature stay as they are.
Write three paragraphs around them, calm and plain, each of at most 70 words:
the introduction, which says what this budget means for the owners; the highlights, which say what changes most and why; and the closing, which asks for questions before the vote.
Use no figure that is not in the data, and do no arithmetic. No greeting, no signature, no links, no markup.`;

const MOST_CHANGES = 8;

/** What the mail states, and the lines behind it. Its figures are all that words for the mail may name. */
export function mailText(report: Report): string {
  const { title, parameters, groups } = report;
  const changes = groups
    .filter(({ type }) => type === 'expense')
    .flatMap(({ items }) => items)
    .filter((item) => item.previousKnown && item.proposedCents !== item.previousCents)
    .sort((a, b) => differenceOf(b) - differenceOf(a))
    .slice(0, MOST_CHANGES);
  const lines = [
    `${title} of ${parameters.associationName}: ${parameters.units} units, ${parameters.location}.`,
    ...figureParagraphs(report),
    ...changes.map(changeText),
  ];
  return withoutProgramWords(lines.join('\n'));
}

const differenceOf = (item: ExportItem): number => Math.abs(item.proposedCents - item.previousCents);

/** Its formula on a line of its own: where that is left out, the amounts stay. */
function changeText(item: ExportItem): string {
  const { description, proposedCents, previousCents, formula } = item;
  const percent =
    previousCents === 0
      ? ''
      : `, ${formatPercent(percentChange(proposedCents, previousCents), { sign: true })}`;
  const way = proposedCents > previousCents ? 'up' : 'down';
  return `${description}: ${formatDollars(proposedCents)}, ${way} ${formatDollars(differenceOf(item))} from ${formatDollars(previousCents)}${percent}.\n${formula}`;
}
