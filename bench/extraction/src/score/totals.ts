import type { TruthBudget, TruthTotal } from '@hoa/bench-associations';
import type { BudgetPart, FactWarning } from '@hoa/contracts';
import { pairUp } from './pairing';
import { emptyShare, type Share } from './tally';
import { plain, similarity } from './text';

export interface TotalsScore {
  /** Printed totals that were found, with the right verdict on whether they foot. */
  judged: Share;
  /** Totals that do not foot and were warned of. */
  warned: Share;
  /** Totals that are said not to foot and do. */
  falseAlarms: number;
  notes: string[];
}

export function scoreTotals(input: {
  truth: TruthBudget[];
  read: BudgetPart[];
  warnings: FactWarning[];
}): TotalsScore {
  const score: TotalsScore = { judged: emptyShare(), warned: emptyShare(), falseAlarms: 0, notes: [] };
  const wanted = input.truth.flatMap((part) => part.totals);
  const { pairs, onlyA, onlyB } = pairUp({
    as: wanted,
    bs: input.read.flatMap((part) => part.totals),
    least: 0.9,
    score: (a, b) => {
      if (Number(a.printed) !== Number(b.printed.value)) return 0;
      const words = a.description === '' ? 1 : similarity(a.description, b.description);
      return 0.5 + 0.5 * words + (a.foots === b.foots ? 0.01 : 0);
    },
  });
  score.judged = { right: pairs.filter(([a, b]) => a.foots === b.foots).length, of: wanted.length };
  for (const [a, b] of pairs)
    if (a.foots !== b.foots)
      score.notes.push(
        `total: ${a.description} ${a.printed} ${a.foots ? 'foots' : 'does not foot'}, read sum ${b.sum}`,
      );
  for (const total of onlyA) score.notes.push(`missed total: ${total.description} ${total.printed}`);
  for (const total of onlyB)
    if (!total.foots)
      score.notes.push(
        `false alarm: ${total.description} ${total.printed.value}, read sum ${total.sum}, is no such total`,
      );
  score.falseAlarms =
    pairs.filter(([a, b]) => a.foots && !b.foots).length + onlyB.filter((total) => !total.foots).length;
  const broken = wanted.filter((total) => !total.foots);
  score.warned = {
    right: broken.filter((total) => input.warnings.some((warning) => speaksOf(warning, total))).length,
    of: broken.length,
  };
  return score;
}

/** It has the total's figure or its name, in its message or in the line it stands at. 'Total' alone names none. */
function speaksOf({ message, at }: FactWarning, total: TruthTotal): boolean {
  const digits = total.printed.replace(/\D/g, '').replace(/00$/, '');
  const name = plain(total.description);
  return [message, at?.quote ?? ''].some((text) => {
    const hasFigure = digits.length >= 3 && text.replace(/[,.\s]/g, '').includes(digits);
    return hasFigure || (name.includes(' ') && plain(text).includes(name));
  });
}
