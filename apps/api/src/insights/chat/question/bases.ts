import { bases, type Basis } from './year-figures';

/** "2025 actual, 26 budget, 2026 estimate": the figures of years that a question names. */

const SAID: Readonly<Record<Basis, RegExp>> = {
  actual: /\bactuals?\b|\bspent\b|\b(?:did|do) (?:we|they) (?:spend|pay)\b/,
  adopted:
    /\b(?:adopted|approved|budgeted|planned|(?:did|do) (?:we|they|you|the board) (?:adopt|approve|budget|plan)|plan for (?:20)?\d\d|(?:board|we|they) (?:\w+ )?(?:put|had) in the budget|and budget for (?:20)?\d\d)\b|(?<!\d)(?:20)?\d\d budget\b|(?<!\b(?:over|under|above|below|off|vs|versus|the|on) )\bbudget (?:for |in |of )?(?:fy ?)?(?:20)?\d\d\b/,
  projected:
    /\b(?:project\w*|estimate[ds]?|forecast\w*)\b|\b(?:where|what (?=(?:are|is|will) (?:we|it|they|you) )) ?(?:(?:it|they|we|that|you|is|are|do|does|will|see|think|likely|going to|headed to|on track to|to|(?:20)?\d\d) )*(?:end|land|finish|com(?:e|ing) (?:in|out)\b|wind)\w*|\bwhere (?:it|that|is it|are we) (?:is )?head\w*|\bon track (?:for|to)\b|\bexpect(?:ed|ing)?\b/,
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
