import { oneTimeItems, withoutRemoved, type OneTimeDecision } from '@hoa/budget-math';
import { dollars } from './text';
import type { GenerationParameters, PriorLine, RunNote } from './types';
import { budgetYearOf, yearLabel } from './years';

/**
 * Separates what comes back every year from what came once, each with the income or cost that belongs to it. Every line
 * left out is named in a note; a line with one extraordinary year stays, without that part.
 */
export function withoutOneOffs(
  lines: readonly PriorLine[],
  parameters: Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>,
): { recurring: PriorLine[]; notes: RunNote[] } {
  const decisions = new Map(
    oneTimeItems(
      lines.map(({ lineKey, ...line }) => ({ ...line, key: lineKey })),
      budgetYearOf(parameters),
      (endYear) => yearLabel(endYear, parameters),
    ).map((decision) => [decision.key, decision]),
  );
  const notes: RunNote[] = [];
  const recurring = lines.flatMap((line): PriorLine[] => {
    const decision = ofReserves(line) ?? decisions.get(line.lineKey);
    if (!decision) return [line];
    // A line of nothing is left out without a word.
    if (line.history.some(hasAmount)) notes.push(noteOf(line, decision, parameters));
    return decision.action === 'exclude' ? [] : [reduced(line, decision)];
  });
  return { recurring, notes };
}

/** What comes in two years comes again. */
const REPEATED_YEARS = 2;

/** A project that reserves paid for is done, or the last plan has nothing for it; the study says when it is due again. */
function ofReserves(line: PriorLine): OneTimeDecision | undefined {
  if (line.type !== 'expense' || line.fund !== 'reserve') return undefined;
  const isRepeated = line.history.filter(hasAmount).length >= REPEATED_YEARS;
  const isPlanned =
    line.history.findLast(({ adoptedCents }) => adoptedCents !== undefined)?.adoptedCents !== 0;
  if (isRepeated && isPlanned) return undefined;
  const why = isRepeated
    ? 'the last plan has nothing for it'
    : 'reserves pay for a project once, and the study says when it is due again';
  return { key: line.lineKey, action: 'exclude', removed: [], why, unsure: false };
}

const hasAmount = ({ adoptedCents = 0, actualCents = 0, projectedCents = 0 }: PriorLine['history'][number]) =>
  adoptedCents !== 0 || actualCents !== 0 || projectedCents !== 0;

function reduced(line: PriorLine, { removed, why }: OneTimeDecision): PriorLine {
  const cents = removed.reduce((sum, one) => sum + one.cents, 0);
  return {
    ...line,
    history: withoutRemoved(line.history, removed),
    assumptions: [...line.assumptions, `${dollars(cents)} is left out of the average: ${why}.`],
  };
}

function noteOf(
  line: PriorLine,
  { action, removed, why, unsure }: OneTimeDecision,
  parameters: Pick<GenerationParameters, 'fiscalYearStartMonth'>,
): RunNote {
  const year = line.history.findLast(hasAmount);
  const cents = year && (year.actualCents ?? year.projectedCents ?? year.adoptedCents);
  const amount = cents ? `, ${dollars(cents)} in ${yearLabel(year.endYear, parameters)}` : '';
  const what =
    action === 'exclude'
      ? `Left out because it does not repeat: ${line.description}${amount} (${why}).`
      : `${line.description}: ${dollars(removed.reduce((sum, one) => sum + one.cents, 0))} is left out because it does not repeat (${why}).`;
  return unsure
    ? { code: 'one_off_unsure', message: `${what} Please confirm.` }
    : { code: 'one_off', message: what };
}
