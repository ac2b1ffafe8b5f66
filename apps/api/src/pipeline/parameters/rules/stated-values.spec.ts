import { findDues, findUnits, findYearStart } from './stated-values';

const values = <T>(found: { value: T }[]) => found.map(({ value }) => value);

describe('units', () => {
  it.each([
    ['Cedar Bend is a community of 48 units in Denver.', [48]],
    ['a condominium of forty-eight (48) residential units', [48]],
    ['A community of 48 units. Monthly dues: $310.00 per unit.', [48]],
    ['Number of Units: 1,204', [1204]],
    ['Total units   48', [48]],
    ['Units  48', [48]],
    ['To all 36 unit owners:', [36]],
    ['Site visit July 22, 2025  Units: 132', [132]],
  ])('are found in %s', (text, expected) => {
    expect(values(findUnits(text))).toEqual(expected);
  });

  it.each([
    'Unit 48',
    '$310 per unit',
    '3 units sold in May',
    'Policy 4471-902 units',
    '1 unit',
    'Cost per unit 48',
    'Present: 23 lots in person, 11 by proxy',
    '14 homes present, 3 proxies',
    'so that we have a quorum of 13 units',
    'Dues outstanding: 5 lots',
    '11 units pay $225 a month',
    '2 lots still unpaid',
    '6 lots have not paid ($1,230).',
  ])('are not found in %s', (text) => {
    expect(findUnits(text)).toEqual([]);
  });

  it('count less where a row speaks of a part of them', () => {
    const [dues] = findUnits('48 Units - $310/Q, 4 officers $280/Q');
    const [part] = findUnits('Phase 2: 24 units');
    const [whole] = findUnits('The association has 48 units.');
    expect(part!.weight).toBeLessThan(whole!.weight / 2);
    expect(dues!.weight).toBeLessThan(whole!.weight / 2);
    expect(findUnits('for each of our 386 homes')).toEqual([{ value: 386, weight: 1 }]);
  });
});

describe('dues', () => {
  it.each([
    ['Monthly dues: $310.00 per unit', { amount: '310.00', period: 'month' }],
    ['Assessments of $930 per quarter per unit', { amount: '930.00', period: 'quarter' }],
    ['The annual assessment is $1,200.00 per lot.', { amount: '1200.00', period: 'year' }],
    ['HOA fee $95/month', { amount: '95.00', period: 'month' }],
  ])('are found in %s', (text, expected) => {
    expect(values(findDues(text))).toEqual([expected]);
  });

  it.each(['Landscaping $1,250.00 per month', 'Dues income 88,640', 'Late dues: $25.00'])(
    'are not found in %s',
    (text) => {
      expect(findDues(text)).toEqual([]);
    },
  );
});

it('the start of a fiscal year is found by its month', () => {
  expect(values(findYearStart('The fiscal year begins on July 1 of each year.'))).toEqual([7]);
  expect(findYearStart('The meeting begins in July.')).toEqual([]);
});
