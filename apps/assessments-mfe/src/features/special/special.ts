import { amountEntry, instalmentsOf, toDecimalString, type Cents } from '@hoa/budget-math';
import type { SpecialAssessment } from '../calculator/state';
import type { Calculated, SchedulePlan } from '../results/calculation';
import { csvOf, text } from '../results/csv';
import { shareText } from '../ownership/share-text';

export const MOST_INSTALMENTS = 60;

/** What was typed, as far as it means something. */
export function specialOf({ title, amount, count }: SpecialAssessment) {
  const { cents, problem } = amountEntry(amount);
  const instalments = /^\d{1,2}$/.test(count.trim()) ? Number(count) : 0;
  return {
    title: title.trim(),
    cents: cents ?? 0,
    instalments,
    amountProblem:
      amount.trim() === ''
        ? undefined
        : (problem ?? ((cents ?? 0) > 0 ? undefined : 'The amount has to be above zero.')),
    countProblem:
      instalments >= 1 && instalments <= MOST_INSTALMENTS
        ? undefined
        : `Please enter a whole number from 1 to ${MOST_INSTALMENTS}.`,
  };
}

export interface SpecialRow {
  cents: Cents;
  parts: Cents[];
}

export function specialRows({ cents }: Pick<Calculated, 'cents'>, instalments: number): SpecialRow[] {
  return cents.map((amount) => ({ cents: amount, parts: instalmentsOf(amount, instalments) }));
}

/** The special assessment as a spreadsheet reads it: a column an instalment. */
export function specialCsv(of: {
  schedule: SchedulePlan;
  rows: readonly SpecialRow[];
  unallocatedCents: Cents;
  totalCents: Cents;
  instalments: number;
}): string {
  const { schedule, rows, unallocatedCents, totalCents, instalments } = of;
  const numbers = Array.from({ length: instalments }, (_, index) => index);
  const blank = numbers.map(() => '');
  return csvOf([
    [
      'Unit',
      'Lot no.',
      'Ownership Interest',
      'Special assessment',
      ...numbers.map((index) => `Installment ${index + 1}`),
    ],
    ...rows.map(({ cents, parts }, place) => {
      const unit = schedule.units[place]!;
      return [
        text(unit.unit),
        text(unit.lotNumber),
        unit.share ? shareText(unit.share).replace('\u2212', '-') : '',
        toDecimalString(cents),
        ...parts.map(toDecimalString),
      ];
    }),
    ...(unallocatedCents === 0 ? [] : [['Unallocated', '', '', toDecimalString(unallocatedCents), ...blank]]),
    ['Total', '', '', toDecimalString(totalCents), ...blank],
  ]);
}
