import { formatDollars, toCents } from '@hoa/budget-math';
import type { BudgetColumn, ContractPart, Correctable, Fraction, Part } from '@hoa/contracts';
import { kindLabel } from '../documents/describe';
import type { Sureness } from './facts-of-document';

export const roleLabels: Record<BudgetColumn['role'], string> = {
  budget: 'Budget',
  actual: 'Actual',
  projected: 'Projected',
  proposed: 'Proposed',
  ytd: 'Year to date',
  variance: 'Variance',
  percent: 'Percent',
  month: 'One month',
  quarter: 'One quarter',
  other: 'Other figures',
};

export const lineLabels: Record<string, string> = {
  income: 'Income',
  expense: 'Expense',
  reserve: 'Reserve contribution',
  none: 'Not a line of the budget',
};

export const surenessLabels: Record<Sureness, string> = {
  sure: 'sure',
  look: 'worth a look',
  review: 'needs review',
  person: 'corrected by you',
};

/** 'Budget 2026': what a column holds, whatever its head says. */
export function columnName({ role, year }: Pick<BudgetColumn, 'role' | 'year'>): string {
  return year === undefined ? roleLabels[role] : `${roleLabels[role]} ${year}`;
}

export function pagesInWords([first, last]: [number, number]): string {
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
}

const partTitles: Record<Part['kind'], string> = {
  budget: 'Budget lines',
  ownership: 'Ownership shares',
  contract: 'Contract',
  insurance: 'Insurance',
  reserve: 'Reserves',
  other: 'Other',
};

export function partTitle(part: Part): string {
  return part.kind === 'ownership' && part.group
    ? `${partTitles.ownership}, ${part.group}`
    : partTitles[part.kind];
}

const money = (amount: string): string => formatDollars(toCents(amount), { cents: true });
type Fee = NonNullable<ContractPart['fee']>['value'];
type Escalator = NonNullable<ContractPart['escalator']>['value'];

export const periods: Record<Fee['period'], string> = {
  month: ' a month',
  quarter: ' a quarter',
  year: ' a year',
  'one-time': ' once',
  unit: ' a unit',
};

export function feeInWords({ amount, period, schedule }: Fee): string {
  const fee = amount === null ? 'Not stated' : money(amount) + periods[period];
  const steps = schedule?.map((step) => `${step.label}: ${money(step.amount)}`).join('; ');
  return steps ? `${fee} (${steps})` : fee;
}

export function escalatorInWords({ type, value, floor, cap, frequency }: Escalator): string {
  const names: Record<Escalator['type'], string> = {
    none: 'None',
    fixed_percent: `${value ?? '?'} %`,
    cap_percent: `At most ${cap ?? value ?? '?'} %`,
    cpi: 'By the consumer price index',
    lesser_of: `The lesser of the index and ${cap ?? value ?? '?'} %`,
    schedule: 'By a schedule',
    cost_based: 'With the cost',
  };
  const bounds = [
    ...(floor === undefined ? [] : [`at least ${floor} %`]),
    ...(cap === undefined || type === 'cap_percent' || type === 'lesser_of' ? [] : [`at most ${cap} %`]),
    ...(frequency ? [frequency] : []),
  ];
  return [names[type], ...bounds].join(', ');
}

/** Ownership in percent, to four decimals. */
export function fractionInWords({ n, d }: Fraction): string {
  const parts = (BigInt(n) * 1_000_000n) / BigInt(d);
  const text = `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`;
  return `${text.replace(/\.?0+$/, '')} %`;
}

/** 'Proposed 2027', 'Reserve contribution', '$12.00', 'Contract': what a correction says. */
export function correctedInWords({ field, value }: Pick<Correctable, 'field' | 'value'>): string {
  if (typeof value !== 'string')
    return columnName({
      role: value.role in roleLabels ? (value.role as BudgetColumn['role']) : 'other',
      ...(value.year === null ? {} : { year: value.year }),
    });
  if (field === 'kind') return kindLabel(value);
  if (field === 'line') return lineLabels[value] ?? value;
  return field === 'amount' ? money(value) : value;
}
