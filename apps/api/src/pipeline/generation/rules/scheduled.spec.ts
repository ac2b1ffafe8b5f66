import { FORECAST_YEARS } from '@hoa/budget-math';
import { column, Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../economics/rates';
import { construct, monthsOf } from './construct';
import { usableContracts } from './contract-terms';
import { premiumsOf } from './premiums';
import { priorBudget } from './prior-lines';
import { recommendedContribution } from './reserves';
import { toRow } from './rows';

const parameters = {
  associationName: 'Cedar Bend',
  year: 2027,
  fiscalYearStartMonth: 1,
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
  specialConsiderations: null,
};
const rates = rateTable(defaultRates);
const budget = (...rows: [string, string, 'expense' | 'reserve', string][]) =>
  new Paper(1, 'b.pdf').budget([column('b26', 'budget', 2026)], rows);

function laterOf(code: string, papers: Paper[]) {
  const documents = papers.map((paper) => paper.document());
  const { contracts } = usableContracts(documents, { units: 48, rates });
  const { items } = construct(
    {
      lines: priorBudget(documents, parameters).lines,
      contracts,
      premiums: premiumsOf(documents, monthsOf(parameters)),
      contribution: recommendedContribution(documents, parameters),
      told: [],
    },
    { parameters, rates },
  );
  const item = items.find(({ glCode }) => glCode === code);
  if (!item) throw new Error(`No line ${code}.`);
  expect(toRow(item, parameters).method.scheduled).toHaveLength(FORECAST_YEARS);
  return item.later;
}

// $1,000 a month from January 2027, 3% at each anniversary: 1,030 x 12 = $12,360; 1,060.90 x 12 = $12,730.80; 1,092.73 (1,092.727)
// x 12 = $13,112.76; 1,125.51 (1,125.5119) x 12 = $13,506.12; 1,159.28 (1,159.2753) x 12 = $13,911.36.
it('raises a contract at each anniversary', () => {
  const paper = new Paper(2, 'landscape.docx');
  paper.monthly(['Green Valley Inc.', 'landscape maintenance', '1000.00', '2027-01-01'], {
    escalator: paper.cited({ type: 'fixed_percent' as const, value: 3 }),
  });
  expect(laterOf('7310', [budget(['7310', 'Landscape Contract', 'expense', '12000.00']), paper])).toEqual([
    1_236_000, 1_273_080, 1_311_276, 1_350_612, 1_391_136,
  ]);
});

// $500 a month until June 30, 2028: six payments in 2028, none from 2029 on.
it('ends a loan with its last payment', () => {
  const paper = new Paper(2, 'loan.pdf');
  paper.monthly(['First Bank', 'loan', '500.00', '2024-07-01'], { end: paper.cited('2028-06-30') });
  expect(laterOf('7250', [budget(['7250', 'Loan Payment', 'expense', '6000.00']), paper])).toEqual([
    300_000, 0, 0, 0, 0,
  ]);
});

it('keeps a payment level that no document ends, and says nothing of lines that prices raise', () => {
  const papers = [
    budget(['7250', 'Loan Payment', 'expense', '6000.00'], ['7820', 'Water', 'expense', '9000.00']),
  ];
  expect(laterOf('7250', papers)).toEqual([600_000, 600_000, 600_000, 600_000, 600_000]);
  const water = papers.map((paper) => paper.document());
  const { items } = construct(
    {
      lines: priorBudget(water, parameters).lines,
      contracts: [],
      premiums: [],
      contribution: undefined,
      told: [],
    },
    { parameters, rates },
  );
  expect(items.find(({ glCode }) => glCode === '7820')?.later).toBeUndefined();
});

// The study's rows: $50,000, $52,000, $54,000, then the last row grown by its 3%: $55,620, $57,288.60, $59,007.26.
it('takes the study’s contributions year by year', () => {
  const study = new Paper(3, 'study.pdf').reserve('50000.00');
  study.edit((part) => {
    if (part.kind !== 'reserve') return;
    part.inflation = study.cited(3);
    part.plan = [
      { year: 2027, contribution: study.cited('50000.00') },
      { year: 2028, contribution: study.cited('52000.00') },
      { year: 2029, contribution: study.cited('54000.00') },
    ];
  });
  expect(laterOf('9005', [budget(['9005', 'Reserve Exp-General', 'reserve', '48000.00']), study])).toEqual([
    5_200_000, 5_400_000, 5_562_000, 5_728_860, 5_900_726,
  ]);
});
