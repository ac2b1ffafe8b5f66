import { column, Paper } from '../../../../test/facts';
import { priorBudget } from './prior-lines';

const actual25 = column('a25', 'actual', 2025);
const budget26 = column('b26', 'budget', 2026);
const toJune26 = {
  ...column('y26', 'ytd', 2026),
  period: { from: '2026-01-01', to: '2026-06-30', kind: 'year-to-date' as const },
};
const toJune25 = {
  ...column('y25', 'ytd', 2025),
  period: { from: '2025-01-01', to: '2025-06-30', kind: 'year-to-date' as const },
};

const prior = (papers: Paper[], startMonth = 1) =>
  priorBudget(
    papers.map((one) => one.document()),
    { year: startMonth === 1 ? 2027 : 2026, fiscalYearStartMonth: startMonth },
  );
const figuresOf = (papers: Paper[], startMonth = 1) =>
  prior(papers, startMonth).lines.map(({ description, previous }) => [
    description,
    previous?.cents,
    previous?.endYear,
    previous?.basis,
  ]);

// Janitorial: $6,000 in six months is $12,000. The insurance of $12,400 was paid in March and is not paid again. Snow removal
// cost $8,000 by June, which says nothing of November: last year's $9,500 stay. Nothing was paid for the audit yet: $3,100 as
// last year. Payroll taxes go with every wage: $1,500 x 2.
it('scales a half year by the nature of the line, and never takes it for a year', () => {
  const year = new Paper(1, '2025.pdf').budget(
    [actual25],
    [
      ['7320', 'Janitorial Services', 'expense', '11600.00'],
      ['7710', 'Property Insurance', 'expense', '11800.00'],
      ['7315', 'Snow Removal', 'expense', '9500.00'],
      ['7020', 'Audit', 'expense', '3100.00'],
      ['7215', 'Payroll Taxes', 'expense', '2900.00'],
    ],
  );
  const half = new Paper(2, 'June.pdf').budget(
    [toJune26],
    [
      ['7320', 'Janitorial Services', 'expense', '6000.00'],
      ['7710', 'Property Insurance', 'expense', '12400.00'],
      ['7315', 'Snow Removal', 'expense', '8000.00'],
      ['7020', 'Audit', 'expense', ''],
      ['7215', 'Payroll Taxes', 'expense', '1500.00'],
    ],
  );
  expect(figuresOf([year, half])).toEqual([
    ['Janitorial Services', 1_200_000, 2026, 'projected'],
    ['Property Insurance', 1_240_000, 2026, 'projected'],
    ['Snow Removal', 950_000, 2026, 'projected'],
    ['Audit', 310_000, 2026, 'projected'],
    ['Payroll Taxes', 300_000, 2026, 'projected'],
  ]);
  const { lines, notes } = prior([year, half]);
  expect(lines[0]).toMatchObject({
    needsReview: false,
    assumptions: [
      '2026 is known for 6 months only ($6,000.00) and is taken as $12,000.00 for the whole year. 6 months scaled to 12.',
    ],
  });
  expect(notes.map(({ code }) => code)).toContain('part_year');
});

// Half of the $24,000 adopted for insurance was booked by June, a month at a time: $12,060 are $24,120 a year. Of the $3,000 for the
// audit $2,900 were paid, which is all of it.
it('takes a bill of once a year for one that is booked every month where what was adopted says so', () => {
  const paper = new Paper(1, 'June.pdf').budget(
    [budget26, toJune26],
    [
      ['7710', 'Property Insurance', 'expense', '24000.00', '12060.00'],
      ['7020', 'Audit', 'expense', '3000.00', '2900.00'],
    ],
  );
  expect(prior([paper]).lines.map(({ previous }) => previous?.cents)).toEqual([2_412_000, 290_000]);
});

// By June 2025 $15,000 of the year's $40,000 had been spent; $18,000 by June 2026 are 18,000 x 40,000 / 15,000 = $48,000.
it('uses last year’s share of the same months where it is known', () => {
  const paper = new Paper(1, 'June.pdf').budget(
    [actual25, toJune25, toJune26],
    [['7440', 'Grounds maintenance', 'expense', '40000.00', '15000.00', '18000.00']],
  );
  expect(figuresOf([paper])).toEqual([['Grounds maintenance', 4_800_000, 2026, 'projected']]);
});

it('keeps a line that was not paid yet and so is missing from the statement of the part', () => {
  const year = new Paper(1, '2025.pdf').budget(
    [actual25],
    [
      ['7320', 'Janitorial Services', 'expense', '11600.00'],
      ['7230', 'Income Tax', 'expense', '700.00'],
    ],
  );
  const half = new Paper(2, 'June.pdf').budget(
    [toJune26],
    [['7320', 'Janitorial Services', 'expense', '6000.00']],
  );
  expect(figuresOf([year, half])).toContainEqual(['Income Tax', 70_000, 2025, 'actual']);
});

// Legal costs of each of six months, $1,200 in all, are $2,400 a year. Repairs of two of the months say nothing of the rest: they are
// scaled as well, since no repairs at all would be worse, and somebody has to look.
it('scales a line that came in every month, whatever its name', () => {
  const months = ['01', '02', '03', '04', '05', '06'].map((month) => ({
    ...column(`m${month}`, 'month', 2026),
    period: { from: `2026-${month}-01`, to: `2026-${month}-28`, kind: 'month' as const },
  }));
  const paper = new Paper(1, 'June.pdf').budget(
    [...months, toJune26],
    [
      ['7030', 'Legal', 'expense', ...Array.from({ length: 6 }, () => '200.00'), '1200.00'],
      ['7410', 'Roof Repairs', 'expense', '', '', '700.00', '', '', '500.00', '1200.00'],
    ],
  );
  expect(figuresOf([paper])).toEqual([
    ['Legal', 240_000, 2026, 'projected'],
    ['Roof Repairs', 240_000, 2026, 'projected'],
  ]);
  expect(prior([paper]).lines.map(({ needsReview }) => needsReview)).toEqual([false, true]);
});

// Of $9,000 adopted for snow $8,000 were for the months to June: $6,500 and the $1,000 of the others are $7,500. Of the audit's
// $3,000 all were due. Of $2,400 for dues none are due any more: the $2,250 that came are short of them by who pays late.
it('adds to a part of the year what was adopted for the rest, where the plan tells its months apart', () => {
  const paper = new Paper(1, 'June.pdf').budget(
    [budget26, toJune26, { ...toJune26, id: 'p26', scenario: 'adopted' }],
    [
      ['', 'Annual Dues', 'income', '2400.00', '2250.00', '2400.00'],
      ['7315', 'Snow Removal', 'expense', '9000.00', '6500.00', '8000.00'],
      ['7020', 'Audit', 'expense', '3000.00', '2900.00', '3000.00'],
      ['7320', 'Janitorial Services', 'expense', '12000.00', '6200.00', '6000.00'],
    ],
  );
  expect(prior([paper]).lines.map(({ previous }) => previous?.cents)).toEqual([
    240_000, 750_000, 290_000, 1_240_000,
  ]);
});

// $2,330 this month are about a sixth of the $14,100 of six: the premium is paid by the month. Nothing came of the tax this month.
it('takes a bill of about a month’s part of all for one of every month', () => {
  const june = column('m06', 'month', 2026);
  const paper = new Paper(1, 'June.pdf').budget(
    [june, toJune26],
    [
      ['7710', 'Property Insurance', 'expense', '2330.00', '14100.00'],
      ['7240', 'Property Tax', 'expense', '0.00', '14100.00'],
    ],
  );
  expect(prior([paper]).lines.map(({ previous }) => previous?.cents)).toEqual([2_820_000, 1_410_000]);
});

it('scales a deposit to the replacement reserve, which is made every month', () => {
  const paper = new Paper(1, 'June.pdf').budget(
    [toJune26],
    [['7200', 'Replacement Reserve Deposit', 'expense', '6000.00']],
  );
  expect(figuresOf([paper])).toEqual([['Replacement Reserve Deposit', 1_200_000, 2026, 'projected']]);
});

it('prefers what was adopted for the year to last year’s amount of a line with nothing yet', () => {
  const paper = new Paper(1, 'June.pdf').budget(
    [actual25, budget26, toJune26],
    [['7315', 'Snow Removal', 'expense', '9500.00', '8000.00', '']],
  );
  expect(figuresOf([paper])).toEqual([['Snow Removal', 800_000, 2026, 'budget']]);
});

it('leaves parts unused whose year is known, that are too short or are of the budget’s own year', () => {
  const toFebruary = { ...toJune26, period: { ...toJune26.period, to: '2026-02-28' } };
  const toJune27 = {
    ...toJune26,
    year: 2027,
    period: { from: '2027-01-01', to: '2027-06-30', kind: 'year-to-date' as const },
  };
  for (const part of [toJune25, toFebruary, toJune27]) {
    const paper = new Paper(1, 'part.pdf').budget(
      [actual25, part],
      [['7320', 'Janitorial Services', 'expense', '11600.00', '6000.00']],
    );
    expect(figuresOf([paper])).toEqual([['Janitorial Services', 1_160_000, 2025, 'actual']]);
  }
});

// The fiscal year from July 2025 to June 2026 is known to March: nine months. $9,000 x 12 / 9 = $12,000.
it('counts months from the beginning of the association’s own year', () => {
  const toMarch = {
    ...column('y', 'ytd', 2026),
    period: { from: '2025-07-01', to: '2026-03-31', kind: 'year-to-date' as const },
  };
  const paper = new Paper(1, 'March.pdf').budget(
    [toMarch],
    [['7320', 'Janitorial Services', 'expense', '9000.00']],
  );
  expect(figuresOf([paper], 7)).toEqual([['Janitorial Services', 1_200_000, 2026, 'projected']]);
  expect(figuresOf([paper])).toEqual([['Janitorial Services', undefined, undefined, undefined]]);
});

it('asks to check dues of a part of a year, unless a budget of the year states them', () => {
  const rows: Parameters<Paper['budget']>[1] = [
    ['', 'Association Dues', 'income', '28584.02', '57000.00'],
    ['', 'Late Fees', 'income', '60.00'],
  ];
  const needsReview = (columns: Parameters<Paper['budget']>[0]) =>
    prior([new Paper(1, 'June.pdf').budget(columns, rows)]).lines.map((line) => line.needsReview);
  expect(needsReview([toJune26])).toEqual([true, false]);
  expect(needsReview([toJune26, budget26])).toEqual([false, false]);
});

// $412,880 of the $418,500 that were adopted are billed in January: by June they are the year's, and no $825,760.
it('takes dues that were billed ahead for the year, where what was adopted says so', () => {
  const half = new Paper(1, 'June.pdf').budget(
    [toJune26, budget26],
    [
      ['4010', 'Maintenance Assessments', 'income', '412880.00', '418500.00'],
      ['4020', 'Late Fees', 'income', '3600.00', '6000.00'],
      ['7320', 'Janitorial Services', 'expense', '9000.00', '12000.00'],
    ],
  );
  expect(figuresOf([half]).map(([name, cents]) => [name, cents])).toEqual([
    ['Maintenance Assessments', 41_850_000],
    ['Late Fees', 720_000],
    ['Janitorial Services', 1_800_000],
  ]);
});

// What was adopted for grass and snow is for some months of the year: half of it says nothing of the rest. Electricity goes on.
it('keeps what was adopted for work of a season, and scales what comes all year', () => {
  const half = new Paper(1, 'June.pdf').budget(
    [toJune26, budget26],
    [
      ['', 'Snow plowing', 'expense', '9000.00', '12000.00'],
      ['', 'Gas heat', 'expense', '31000.00', '44000.00'],
      ['', 'Lawn contract', 'expense', '6100.00', '12000.00'],
      ['', 'Electricity', 'expense', '3200.00', '6000.00'],
    ],
  );
  expect(figuresOf([half]).map(([, cents, , basis]) => [cents, basis])).toEqual([
    [1_200_000, 'budget'],
    [4_400_000, 'budget'],
    [1_220_000, 'projected'],
    [640_000, 'projected'],
  ]);
});

it('counts once what has come to all that was adopted for the year', () => {
  const half = new Paper(1, 'June.pdf').budget(
    [toJune26, budget26],
    [['', 'Clubhouse painting', 'expense', '24300.00', '24300.00']],
  );
  expect(figuresOf([half])).toEqual([['Clubhouse painting', 2_430_000, 2026, 'projected']]);
  const asLastYear = new Paper(1, 'June.pdf').budget(
    [actual25, toJune26],
    [['', 'Retention pond', 'expense', '1500.00', '1500.00']],
  );
  expect(figuresOf([asLastYear])).toEqual([['Retention pond', 150_000, 2026, 'projected']]);
});

it('takes no budget of the year for that of the months beside it', () => {
  const planned = { ...toJune26, id: 'b6', scenario: 'adopted' as const, role: 'other' as const };
  const rows = (plan: boolean): Parameters<Paper['budget']>[1] => [
    ['', 'Janitorial', 'expense', '3000.00', plan ? '5000.00' : ''],
    ['', 'Electricity', 'expense', '3200.00', plan ? '6000.00' : ''],
    ['', 'Water', 'expense', '900.00', plan ? '2000.00' : ''],
  ];
  const adopted = new Paper(1, 'budget.pdf').budget(
    [budget26],
    rows(true).map(([code, name, type, , amount]) => [code, name, type, amount!]),
  );
  const half = new Paper(2, 'June.pdf').budget([toJune26, planned], rows(true));
  expect(figuresOf([adopted, half]).map(([, cents]) => cents)).toEqual([600_000, 640_000, 180_000]);
});
