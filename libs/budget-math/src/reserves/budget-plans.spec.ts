import { budgetReservePlans } from './budget-plans';
import type { ReserveStudy } from './cash-flow';

// A roof of $100,000 that is due in 2031, the fifth year, and then every 20 years; no inflation, no interest, $20,000 held.
const study: ReserveStudy = {
  firstYear: 2027,
  balanceCents: 2_000_000,
  components: [{ name: 'Roof', costCents: 10_000_000, usefulLife: 20, remainingLife: 4 }],
  inflationPercent: 0,
  interestPercent: 0,
};
const budgeted = { study, budgetYear: 2027, budgetedCents: 1_000_000, previousCents: 800_000 };

const plan = (id: string, plans = budgetReservePlans(budgeted)) => plans.find((one) => one.id === id)!;

// $10,000 a year: 20,000 + 5 x 10,000 = $70,000 before the roof of $100,000 is paid: $30,000 below zero in 2031.
it('says where the budgeted contribution leads', () => {
  expect(plan('budget').contributionCents).toBe(1_000_000);
  expect(plan('budget').flow.firstBelowZero).toBe(2031);
  expect(plan('budget').flow.years[4]?.closingCents).toBe(-3_000_000);
});

// Baseline: 100,000 - 20,000 = $80,000 in five years are $16,000 a year. Threshold keeps 10% of $100,000: $18,000 a year.
it('finds the least contribution of each plan', () => {
  expect(plan('baseline').contributionCents).toBe(1_600_000);
  expect(plan('threshold').contributionCents).toBe(1_800_000);
});

// From $8,000 to $16,000 in two steps: $12,000 in 2027, $16,000 from 2028 on. By 2031: 20,000 + 12,000 + 4 x 16,000 - 100,000 =
// -$4,000: a step that is put off is missing when the roof is due.
it('phases a plan in and shows what that costs', () => {
  const phased = plan('baseline', budgetReservePlans({ ...budgeted, phaseYears: 2 }));
  expect(phased.contributions).toEqual([1_200_000, 1_600_000]);
  expect(phased.flow.firstBelowZero).toBe(2031);
  expect(phased.flow.years[4]?.closingCents).toBe(-400_000);
});

// The study begins in 2025: its first two years were paid $8,000 each. 20,000 + 16,000 = $36,000 when 2027 begins; the roof is due
// in 2029 (five years from 2025): 100,000 - 36,000 = $64,000 in three years is $21,333.33, to the dollar $21,334.
it('begins with the budget’s year where the study is older', () => {
  const older = budgetReservePlans({ ...budgeted, study: { ...study, firstYear: 2025 } });
  expect(plan('baseline', older).contributionCents).toBe(2_133_400);
  expect(plan('baseline', older).contributions.slice(0, 2)).toEqual([800_000, 800_000]);
});

it('follows the study’s own plan after the budget’s year', () => {
  const planned = [
    { endYear: 2028, cents: 1_500_000 },
    { endYear: 2029, cents: 2_000_000 },
    { endYear: 2031, cents: 9_000_000 },
  ];
  expect(plan('budget', budgetReservePlans({ ...budgeted, planned })).contributions).toEqual([
    1_000_000, 1_500_000, 2_000_000,
  ]);
});
