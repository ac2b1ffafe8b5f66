import { bases, type Basis } from './year-figures';

/** "2025 actual, 26 budget, 2026 estimate": the figures of years that a question names. */

const SAID: Readonly<Record<Basis, RegExp>> = {
  actual: /\bactuals?\b/,
  adopted:
    /\b(?:adopted|approved|budgeted)\b|(?<!\d)(?:20)?\d\d budget\b|(?<!\b(?:over|under|above|below|off|vs|versus|the|on) )\bbudget (?:for |in |of )?(?:fy ?)?(?:20)?\d\d\b/,
  projected:
    /\b(?:project\w*|estimate[ds]?|forecast\w*)\b|\bwhere (?:it|they|we|that)(?: will| is| are| ll)? (?:end|land|finish|come)\w*/,
};
const BUDGET = /(?<!\b(?:over|under|in|on|off|from|the|our|your|this|whole|total|entire) )\bbudget\b(?! (?:year|meeting|proposal|season|committee))/; // prettier-ignore
/** "Planned vs spent": the budget beside what became of it. */
const BESIDE = /\b(?:actuals?|project\w*|forecast\w*|estimate[ds]?)\b/;

export function basesSaid(plain: string, budgetYear: number): Basis[] {
  // "In the 2027 budget" is the budget itself.
  const said = plain
    .replace(/\b(?:20)?(\d\d) budget\b/g, (all, two: string) =>
      2000 + Number(two) === budgetYear ? ' ' : all,
    )
    .replace(/(?<!\b20\d\d )\bbudget (?:for |in |of )?(?:fy ?)?(?:20)?(\d\d)\b/g, (all, two: string) =>
      2000 + Number(two) === budgetYear ? ' ' : all,
    );
  const isBudget = BUDGET.test(said) && BESIDE.test(said);
  return bases.filter((basis) => SAID[basis].test(said) || (basis === 'adopted' && isBudget));
}
