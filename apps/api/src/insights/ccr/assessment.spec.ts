import { PLAIN_PLAN, type AssessmentPool, type ScheduleUnit } from '@hoa/contracts';
import { assessmentOf } from './assessment';

const unit = (name: string, more: Partial<ScheduleUnit> = {}): ScheduleUnit => ({
  unit: name,
  lotNumber: '',
  share: { n: '1', d: '2' },
  ...more,
});
const TWO = [unit('101', { group: 'Tower A', area: '0' }), unit('102', { group: 'Tower B', area: '0' })];
const rest: AssessmentPool = { label: 'Budget', part: { kind: 'rest' }, basis: 'share' };
const amount = (label: string, dollars: string): AssessmentPool => ({
  ...rest,
  label,
  part: { kind: 'amount', amount: dollars },
});
const categories = (label: string, name: string): AssessmentPool => ({
  ...rest,
  label,
  part: { kind: 'categories', names: [name] },
});

const why = (pools: AssessmentPool[], units = TWO, totalCents = 100_00) => {
  const plan = { pools, gap: 'unallocated' as const };
  const budget = new Map([
    ['Utilities', 50_00],
    ['Refunds', -5_00],
  ]);
  const assessment = assessmentOf({ units, plan }, { totalCents, categories: budget });
  return assessment.kind === 'blocked' ? assessment.why : 'assessed';
};

it('is the spec’s rule for the plain plan: rounded to cents, the remainder to the last unit', () => {
  const thirds = ['1', '2', '3'].map((name) => unit(name, { share: { n: '1', d: '3' } }));
  const assessment = assessmentOf({ units: thirds, plan: PLAIN_PLAN }, { totalCents: 100_00 });
  expect(assessment).toMatchObject({ kind: 'assessed', result: { cents: [33_33, 33_33, 33_34] } });
});

it.each<[RegExp, AssessmentPool[], ScheduleUnit[]?, number?]>([
  [/above zero/, [rest], TWO, 0],
  [/above zero/, [rest], TWO, -1],
  [/no units/, [rest], []],
  [/no unit belongs/, [{ ...rest, group: 'Tower C' }]],
  [/have no ownership interests/, [rest], [unit('1', { share: undefined })]],
  [/Unit 2 has no ownership interest/, [rest], [unit('1'), unit('2', { share: undefined })]],
  [/Unit 1 has a negative/, [rest], [unit('1', { share: { n: '-1', d: '2' } })]],
  [/add up to 150.0000%/, [rest], [unit('1'), unit('2'), unit('3')]],
  [/floor area of every unit is zero/, [{ ...rest, basis: 'area' }]],
  [/only one can/, [rest, rest]],
  [/“Water”.*number from 0 to 100/, [{ ...rest, label: 'Water', part: { kind: 'percent', percent: '101' } }]],
  [/“Refund” would be a negative amount of \$5.00/, [categories('Refund', 'Refunds'), rest]],
  [/category “Roof”/, [categories('Roofs', 'Roof'), rest]],
  [/taken by two parts/, [categories('One', 'Utilities'), categories('Two', 'Utilities'), rest]],
  [/exceed it by \$50.00/, [amount('Roof', '150'), rest]],
  [/leave \$40.00 of it to nobody/, [amount('Roof', '60')]],
])('says %s', (...row) => {
  const [expected, pools, units, totalCents] = row;
  const sentence = why(pools, units, totalCents);
  expect(sentence).toMatch(expected);
  expect(sentence).toMatch(/^[A-Z“].*\.$/);
  expect(sentence).not.toMatch(/undefined|NaN/);
});
