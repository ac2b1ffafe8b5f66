import type { ContractAnalysis } from '@hoa/contracts';
import { feesAt } from './contract-fees';

const step = (effectiveDate: string, oldAmount: string, newAmount: string) => ({ effectiveDate, oldAmount, newAmount, estimate: false }); // prettier-ignore
const contract = (period: string, rateIncreases: ReturnType<typeof step>[]): ContractAnalysis =>
  ({
    vendor: 'Harbor Lift',
    fee: { value: { amount: '372.00', period } },
    currentAmount: '372.00',
    start: { value: '2026-03-01' },
    currentTermEnd: '2029-02-28',
    rateIncreases,
  }) as unknown as ContractAnalysis;
const monthly = contract('month', [step('2027-03-01', '372.00', '389.00'), step('2028-03-01', '389.00', '406.50')]); // prettier-ignore
const said = (one: ContractAnalysis, ...times: string[]): string => feesAt(one, times).join(' ');

it.each([
  ['2026-03', 'March 2026: $372 a month.'],
  ['2027-02', 'February 2027: $372 a month.'],
  ['2027-03', 'March 2027: $389 a month.'],
  ['2029-02', 'February 2029: $406.50 a month.'],
  ['2027', '2027: 2 months at $372 and 10 months at $389, $4,634 in the whole year.'],
  ['2026', '2026: 10 months at $372, $3,720 for the months of its term.'],
])('has the amount that is in force in %s', (time, expected) => {
  expect(said(monthly, time)).toContain(expected);
});

it.each(['2026-02', '2029-03', '2031'])('says nothing of %s, which is outside of its term', (time) => {
  expect(said(monthly, time)).toBe(`It states no amount of its own for ${time}.`);
});

it('counts quarters, unless an amount changes within one', () => {
  expect(said(contract('quarter', []), '2027')).toContain('4 quarters at $372, $1,488 in the whole year.');
  expect(said(contract('quarter', [step('2027-03-01', '372.00', '389.00')]), '2027')).toContain('no amount');
});

it('says nothing of a month within which the amount changes', () => {
  expect(said(contract('month', [step('2027-03-15', '372.00', '389.00')]), '2027-03')).toContain('no amount');
});

it('has the amount with which it began', () => {
  expect(said(monthly, 'start')).toContain('At its start: $372 a month, from March 1, 2026.');
  expect(said(contract('year', []), 'start')).toContain('At its start: $372 a year');
});
