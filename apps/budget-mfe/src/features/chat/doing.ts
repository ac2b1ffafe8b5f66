/** What is said while a model looks something up, by the verb of the chat; a verb that is new here is thought about. */
const DOING: Readonly<Record<string, string>> = {
  explain_fee_change: 'Taking the change of the fee apart...',
  fee: 'Reading what owners pay...',
  largest: 'Ordering the lines...',
  totals: 'Adding up the budget...',
  compare_years: 'Comparing the years...',
  contracts: 'Reading the contracts...',
  insurance_policy: 'Reading the insurance policies...',
  reserve_components: 'Reading the reserve study...',
  reserves: 'Reading the reserve study...',
  explain_line: 'Reading the line...',
  line_per_month_or_unit: 'Reading the line...',
  line_of_the_past: 'Reading the documents of past years...',
  against_budget: 'Comparing the years...',
  find_text: 'Searching the documents...',
  what_if: 'Calculating the change...',
  propose_change: 'Calculating the change...',
  draft: 'Drafting...',
};

export const doing = (verb: string | null | undefined): string => DOING[verb ?? ''] ?? 'Thinking...';
