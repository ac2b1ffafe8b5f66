import { formatDollars, sumCents, toCents } from '@hoa/budget-math';
import type { Citation, Cited, FactWarning, InsurancePart } from '@hoa/contracts';
import { MODEL_CONFIDENCE } from '../second-reading/opinions';

/** Of the premiums of the rules so many must be the model's too before what it does not name counts. */
const READ_ENOUGH = 0.6;
/** Among more that the model does not name, some that explain a total are found by chance. */
const MOST_UNNAMED = 12;

interface Row {
  line: string;
  amount: Cited<string>;
}

/**
 * What the policy's own arithmetic makes of rows that the model does not name. A premium goes only where the printed
 * total is the sum of the others, a deductible only where its figure is one of the premiums that add to the total; else
 * what nothing bears out is doubted. The model's word alone removes nothing.
 */
export function settled(part: InsurancePart): { part: InsurancePart; warnings: FactWarning[] } {
  const { total } = part;
  const premiums = part.premiums.map(({ line, premium }) => ({ line, amount: premium }));
  const unnamed = premiums.filter(isUnnamed);
  const none = total && isHeard(premiums) ? tooMany(premiums, unnamed, total) : [];
  const left = premiums.filter((row) => !none.includes(row));
  const isProved = total !== undefined && left.length > 1 && isSum(left, total);
  const twice =
    isProved && isHeard(premiums)
      ? part.deductibles.filter((row) => isUnnamed(row) && isAmong(left, row))
      : [];
  const unsure = isHeard(premiums) && !isProved ? unnamed : [];
  return {
    part: {
      ...part,
      premiums: left.map((row) => ({
        line: row.line,
        premium: unsure.includes(row) ? doubted(row.amount) : row.amount,
      })),
      deductibles: part.deductibles.filter((row) => !twice.includes(row)),
    },
    warnings: [
      ...none.map((row) =>
        leftOut(row, `the printed total of ${money(total)} is the sum of the other premiums`),
      ),
      ...twice.map((row) => leftOut(row, 'its figure is a premium that the printed total adds')),
      ...doubts(unsure),
    ],
  };
}

/** By the rules alone. */
const isUnnamed = ({ amount: { by, rival } }: Row): boolean => by === 'rules' && !rival;

const isHeard = (rows: readonly Row[]): boolean => {
  const own = rows.filter(({ amount: { by } }) => by !== 'model');
  return own.filter((row) => !isUnnamed(row)).length >= READ_ENOUGH * own.length;
};

const sumOf = (rows: readonly Row[]): number => sumCents(rows.map(({ amount }) => toCents(amount.value)));
/** A total that only the model saw proves nothing. */
export const isSum = (rows: readonly Row[], total: Cited<string>): boolean =>
  total.by !== 'model' && sumOf(rows) === toCents(total.value);

/** The one or two rows without which the premiums add to the total, where they could be no others. */
function tooMany(premiums: readonly Row[], unnamed: readonly Row[], total: Cited<string>): Row[] {
  if (isSum(premiums, total) || unnamed.length > MOST_UNNAMED) return [];
  const pairs = unnamed.flatMap((one, at) => unnamed.slice(at + 1).map((other) => [one, other]));
  const sets = [...unnamed.map((row) => [row]), ...pairs];
  const [only, other] = sets.filter((set) =>
    isSum(
      premiums.filter((row) => !set.includes(row)),
      total,
    ),
  );
  return only && !other && premiums.length - only.length > 1 ? only : [];
}

/** One figure on the paper has one role; the same amount may stand twice in a line, each in its cell. */
const isAmong = (premiums: readonly Row[], { amount }: Row): boolean =>
  premiums.some(
    ({ amount: { value, source } }) => value === amount.value && isSamePlace(source, amount.source),
  );

const isSamePlace = (one: Citation, other: Citation): boolean =>
  one.page === other.page &&
  one.line === other.line &&
  one.cell === other.cell &&
  JSON.stringify(one.box) === JSON.stringify(other.box);

const doubted = (amount: Cited<string>): Cited<string> => ({
  ...amount,
  confidence: Math.min(amount.confidence, MODEL_CONFIDENCE),
});

const money = (amount: Cited<string> | undefined): string =>
  formatDollars(toCents(amount?.value ?? '0'), { cents: true });

const leftOut = ({ line, amount }: Row, why: string): FactWarning => ({
  code: 'figure_left_out',
  message: `“${line}” (${money(amount)}) is left out: ${why}, and the model does not read it.`,
  at: amount.source,
});

const doubts = (rows: readonly Row[]): FactWarning[] =>
  rows.map(({ line, amount }) => ({
    code: 'figure_doubted',
    message: `The model does not read “${line}” (${money(amount)}) as a premium, and the policy’s total does not bear it out. Please compare with the document.`,
    at: amount.source,
  }));
