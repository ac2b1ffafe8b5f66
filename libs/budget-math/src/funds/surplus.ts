/**
 * Keys of lines that a choice for the whole budget adds: a balance of earlier years that is used, income above need that goes
 * to reserves, and what stays in the operating fund. The next choice takes them away.
 */
export const PLAN_KEYS = {
  surplus: 'planned-surplus|operating',
  reserves: 'planned-reserves|operating',
  capital: 'planned-capital|operating',
} as const;
export type PlanKind = keyof typeof PLAN_KEYS;

interface Keyed {
  lineKey: string;
}
const isOfKind = ({ lineKey }: Keyed, kind: PlanKind): boolean =>
  lineKey.startsWith(PLAN_KEYS[kind].slice(0, PLAN_KEYS[kind].indexOf('|') + 1));

/** Which choice added a line; undefined for every other line. */
export const planOf = (line: Keyed): PlanKind | undefined =>
  (Object.keys(PLAN_KEYS) as PlanKind[]).find((kind) => isOfKind(line, kind));

/** A planned use of the balance lowers dues like income does, but nothing is received. */
export const isPlannedSurplus = (line: Keyed): boolean => isOfKind(line, 'surplus');

/** The key of the line for the working capital that the parameters ask for. */
export const CAPITAL_TARGET_KEY = 'working-capital|target';

/** Working capital is collected like an expense, but nothing is spent: it stays in the operating fund. */
export const isWorkingCapital = (line: Keyed): boolean =>
  isOfKind(line, 'capital') || line.lineKey === CAPITAL_TARGET_KEY;
