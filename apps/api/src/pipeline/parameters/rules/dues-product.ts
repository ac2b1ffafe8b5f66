import type { BudgetPart, Citation, StatedDues } from '@hoa/contracts';
import type { Evidence } from './evidence';

/** `28 x $210`, `28 lots @ 210.00`, `$210 x 28 units`: how many homes, and what each of them pays. */
const COUNT_FIRST = /(?<![\d.,$])(\d{1,5})\s*(?:[a-z]+\s*)?(?:x|×|\*|@|at)\s*\$?\s*(\d[\d,]*(?:\.\d{1,2})?)/i;
const AMOUNT_FIRST = /\$\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(?:\/\s?[a-z]+\s*)?(?:x|×|\*)\s*(\d{1,5})(?![\d.,])/i;
const TIMES_A_YEAR = { year: 1, quarter: 4, month: 12 } as const;
/** An assessment for one purpose may be of some of the homes. */
const NOT_OF_ALL = /\b(?:special|parking|garage|storage|slips?|boats?|pets?|late|transfer|rental)\b/i;
/** The multiplication itself shows what the figures are. */
const PROVEN = 3;

export interface ProvenDues {
  units: Evidence<number>;
  dues: Evidence<StatedDues>;
}

/**
 * Units and dues that an income line states as a multiplication whose result is the line's own amount: `Dues (28 x $210)`
 * of $70,560 a year is 28 homes at $210 a month. Lines of one document that count differently prove nothing: they may
 * be classes of homes or parts of them.
 */
export function provenDues(parts: readonly BudgetPart[]): ProvenDues[] {
  const found = parts.flatMap(({ lines, columns }) =>
    lines.flatMap(({ type, description, cells }) => {
      if (type !== 'income' || NOT_OF_ALL.test(description)) return [];
      const yearly = columns.filter(({ role }) => role === 'budget' || role === 'proposed');
      return yearly.slice(0, 4).flatMap(({ id }) => {
        const cell = cells[id];
        return cell ? provenBy(description, { yearly: Number(cell.value), source: cell.source }) : [];
      });
    }),
  );
  return new Set(found.map(({ units }) => units.value)).size === 1 ? found.slice(0, 1) : [];
}

function provenBy(description: string, amount: { yearly: number; source: Citation }): ProvenDues[] {
  const [, count, each] = COUNT_FIRST.exec(description) ?? [];
  const [, other, homes] = count === undefined ? (AMOUNT_FIRST.exec(description) ?? []) : [];
  const units = Number(count ?? homes);
  const paid = Number((each ?? other ?? '').replace(/,/g, ''));
  if (!(units >= 2) || !(paid > 0)) return [];
  const period = (['month', 'quarter', 'year'] as const).find(
    (one) => Math.abs(units * paid * TIMES_A_YEAR[one] - amount.yearly) < 1,
  );
  if (!period) return [];
  const { source } = amount;
  return [
    {
      units: { value: units, weight: PROVEN, source },
      dues: { value: { amount: paid.toFixed(2), period }, weight: PROVEN, source },
    },
  ];
}
