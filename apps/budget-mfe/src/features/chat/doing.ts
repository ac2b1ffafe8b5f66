/** What is said while a model looks something up, by the verb of the chat; a verb that is new here is thought about. */
const DOING: Readonly<Record<string, string>> = {
  explain_fee_change: 'Taking the change of the fee apart...',
  fee: 'Reading what owners pay...',
  largest: 'Ordering the lines...',
  totals: 'Adding up the budget...',
  compare_years: 'Comparing the years...',
  contracts: 'Reading the contracts...',
  policy: 'Reading the insurance policies...',
  components: 'Reading the reserve study...',
  reserves: 'Reading the reserve study...',
  explain_line: 'Reading the line...',
  parts_of_line: 'Reading the line...',
  find_text: 'Searching the documents...',
  what_if: 'Calculating the change...',
  propose_change: 'Calculating the change...',
  draft: 'Drafting...',
};

export const doing = (verb: string | null | undefined): string => DOING[verb ?? ''] ?? 'Thinking...';
