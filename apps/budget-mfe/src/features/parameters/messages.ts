import type { Contradiction } from '@hoa/contracts';

/** Sentences about what documents state of the parameters. */
export const stated = {
  from: (name: string, page: number) => `From ${name}, page ${page}`,
  more: (count: number) => (count === 1 ? ' and 1 more place' : ` and ${count} more places`),
  differs: (value: string, name: string, page: number) =>
    `The documents state ${value} (${name}, page ${page}).`,
  use: (value: string) => `Use ${value}`,
  others: (value: string, name: string) => `${name} states ${value}.`,
  unitsNotStated: (filledIn: string) =>
    `No document states the number of units. ${filledIn} is only filled in: please enter yours.`,
  dues: 'Current dues',
  duesAmount: (amount: string, period: string) => `${amount}${period}`,
  periods: {
    month: ' per unit and month',
    quarter: ' per unit and quarter',
    year: ' per unit and year',
    'one-time': ' per unit, once',
    unit: ' per unit',
  } as Record<string, string>,
  prefilled: 'Values with a source were filled in from your documents. Check them and change what is wrong.',
};

export const challenge = {
  title: 'Your documents state something else',
  useDocuments: 'Use the documents’ values',
  useMine: 'Use my values',
  question: (contradictions: readonly Contradiction[]) =>
    `Your documents state ${phrase(contradictions, 'stated')}. Use ${phrase(contradictions, 'given')} anyway?`,
};

const ORDER = ['associationName', 'units', 'location', 'year'];
const words: Record<string, (value: string) => string> = {
  associationName: (name) => `“${name}”`,
  units: (count) => `${count} ${count === '1' ? 'unit' : 'units'}`,
  location: (state) => `in ${state}`,
  year: (year) => `for ${year}`,
};

/** "48 units in Colorado for 2027" */
function phrase(contradictions: readonly Contradiction[], side: 'stated' | 'given'): string {
  const own = ORDER.flatMap((field) => contradictions.filter((one) => one.field === field).slice(0, 1));
  return own.map((one) => words[one.field]?.(one[side]) ?? one[side]).join(' ');
}

export const choice = {
  failed: 'Could not be read, so it cannot be used.',
  reading: 'Still being read.',
  owned: (owner: string) => `Not selected because it belongs to another association: ${owner}.`,
  named: (name: string, page?: number) =>
    `Not selected because it names another association: ${name}${page === undefined ? '' : ` (page ${page})`}.`,
  include: 'Select it to use it anyway.',
  included: (name: string) => `Names another association: ${name}. It is used because it was selected.`,
};

export const billing = {
  period: 'Owners Are Billed',
  periods: [
    ['month', 'Every month'],
    ['quarter', 'Every quarter'],
    ['year', 'Once a year'],
  ] as const,
  basis: 'Dues Are Divided',
  bases: [
    ['equal', 'Equally'],
    ['share', 'By share of ownership'],
    ['class', 'By class of unit'],
  ] as const,
  wholeDollars: 'Round bills up to whole dollars',
};

export const percentages = {
  contingency: 'Contingency (%)',
  contingencyHint: (percent: string) =>
    `Of operating expenses. Leave empty for ${percent} where your documents have a contingency line.`,
  delinquency: 'Unpaid Assessments (%)',
  delinquencyHint:
    'The percentage of assessments that owners do not pay. Leave empty to keep bad debt as last adopted.',
};

export const capital = {
  label: 'Working Capital',
  hint: 'What the operating fund should hold. Dues bring in what it lacks; nothing is collected unless you choose a target.',
  kinds: [
    ['none', 'No target'],
    ['amount', 'An amount'],
    ['months', 'Months of operating expenses'],
  ] as const,
  labels: { amount: 'Amount to Hold ($)', months: 'Months to Hold' },
  invalid: 'Please enter a positive amount, or up to 12 months.',
};
