import type { Cited, InsurancePart } from '@hoa/contracts';
import { Paper } from '../../../../../test/facts';
import { settled } from './settle';

const paper = new Paper(1, 'policy.pdf');
const figure = (value: string, by: Cited<string>['by'] = 'both'): Cited<string> =>
  paper.cited(value, { by, confidence: 0.9 });

const part = (more: Partial<InsurancePart> = {}): InsurancePart => ({
  id: 'p0',
  kind: 'insurance',
  pages: [1, 1],
  premiums: [
    { line: 'Property', premium: figure('900.00') },
    { line: 'Liability', premium: figure('90.00') },
    { line: 'Fee', premium: figure('10.00') },
  ],
  total: figure('1000.00'),
  deductibles: [],
  ...more,
});
const names = (of: ReturnType<typeof settled>) => of.part.premiums.map(({ line }) => line);
const codes = (of: ReturnType<typeof settled>) => of.warnings.map(({ code }) => code);
const withPremium = (premium: Cited<string>, more: Partial<InsurancePart> = {}) =>
  settled(part({ premiums: [...part().premiums, { line: 'Limit', premium }], ...more }));

it('a premium that the model does not name goes where the total is the sum of the others', () => {
  const without = withPremium(figure('50.00', 'rules'));
  expect(names(without)).toEqual(['Property', 'Liability', 'Fee']);
  expect(without.warnings).toMatchObject([
    {
      code: 'figure_left_out',
      message:
        '“Limit” ($50.00) is left out: the printed total of $1,000.00 is the sum of the other premiums, and the model does not read it.',
    },
  ]);
});

it('the model’s word alone removes nothing: what no total bears out is doubted', () => {
  const doubted = withPremium(figure('50.00', 'rules'), { total: figure('1001.00') });
  expect(names(doubted)).toHaveLength(4);
  expect(codes(doubted)).toEqual(['figure_doubted']);
  expect(doubted.part.premiums[3]?.premium.confidence).toBe(0.6);
  expect(codes(withPremium(figure('50.00', 'rules'), { total: figure('1000.00', 'model') }))).toEqual([
    'figure_doubted',
  ]);
});

it('what the total bears out is left alone, and so is all where the model names little', () => {
  const borne = withPremium(figure('50.00', 'rules'), { total: figure('1050.00') });
  expect([names(borne).length, codes(borne)]).toEqual([4, []]);
  const premiums = ['900.00', '90.00', '50.00'].map((value) => ({
    line: value,
    premium: figure(value, 'rules'),
  }));
  const silent = settled(part({ premiums: [...premiums, { line: 'Fee', premium: figure('10.00') }] }));
  expect([names(silent).length, codes(silent)]).toEqual([4, []]);
  const rival = { value: '5.00', source: paper.cite('5.00') };
  expect(names(withPremium({ ...figure('50.00', 'rules'), rival }))).toHaveLength(4);
});

it('two rows that explain the total alike both stay', () => {
  const twice = settled(
    part({
      total: figure('1050.00'),
      premiums: [
        ...part().premiums,
        { line: 'Limit', premium: figure('50.00', 'rules') },
        { line: 'Aggregate', premium: figure('50.00', 'rules') },
      ],
    }),
  );
  expect(names(twice)).toHaveLength(5);
});

it('a deductible whose figure is a premium of the total goes, another stays', () => {
  const fee = part().premiums[2]!.premium;
  const deductibles = [
    { line: 'Fee', amount: { ...fee, by: 'rules' as const } },
    { line: 'Wind', amount: figure('10.00', 'rules') },
  ];
  const premiums = [...part().premiums.slice(0, 2), { line: 'Fee', premium: fee }];
  const once = settled(part({ premiums, deductibles }));
  expect(once.part.deductibles.map(({ line }) => line)).toEqual(['Wind']);
  expect(codes(once)).toEqual(['figure_left_out']);
  const beside = { ...fee, by: 'rules' as const, source: { ...fee.source, cell: 'E5' } };
  const inOneRow = settled(part({ premiums, deductibles: [{ line: 'Crime', amount: beside }] }));
  expect(inOneRow.part.deductibles).toHaveLength(1);
  const unheard = part().premiums.map((row) => ({
    ...row,
    premium: { ...row.premium, by: 'rules' as const },
  }));
  expect(
    settled(part({ premiums: unheard, deductibles: [{ line: 'Fee', amount: unheard[2]!.premium }] })).part
      .deductibles,
  ).toHaveLength(1);
  const unproved = settled(part({ premiums, deductibles, total: figure('999.00') }));
  expect(unproved.part.deductibles).toHaveLength(2);
  const named = deductibles.map((row) => ({ ...row, amount: { ...row.amount, by: 'both' as const } }));
  expect(settled(part({ premiums, deductibles: named })).part.deductibles).toHaveLength(2);
});
