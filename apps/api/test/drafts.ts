import { construct, monthsOf } from '../src/pipeline/generation/rules/construct';
import { usableContracts } from '../src/pipeline/generation/rules/contract-terms';
import { premiumsOf } from '../src/pipeline/generation/rules/premiums';
import { priorBudget } from '../src/pipeline/generation/rules/prior-lines';
import { recommendedContribution } from '../src/pipeline/generation/rules/reserves';
import type {
  DraftItem,
  GenerationDocument,
  GenerationParameters,
} from '../src/pipeline/generation/rules/types';
import { defaultRates, rateTable } from '../src/pipeline/economics/rates';
import { column, Paper } from './facts';

export const parameters: GenerationParameters = {
  associationName: 'Cedar Bend',
  year: 2027,
  fiscalYearStartMonth: 1,
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
  specialConsiderations: null,
};
export const rates = rateTable(defaultRates);
export const budget26 = column('b26', 'budget', 2026);

/** The lines of a budget from what its documents state. */
export function draft(papers: Paper[], given: Partial<GenerationParameters> = {}) {
  const context = { parameters: { ...parameters, ...given }, rates };
  const documents: GenerationDocument[] = papers.map((paper) => paper.document());
  const { contracts } = usableContracts(documents, { units: context.parameters.units, rates });
  const findings = {
    lines: priorBudget(documents, context.parameters).lines,
    contracts,
    premiums: premiumsOf(documents, monthsOf(context.parameters)),
    contribution: recommendedContribution(documents, context.parameters),
    told: [],
  };
  return construct(findings, context);
}
export const find = (items: DraftItem[], code: string) => {
  const item = items.find((one) => one.glCode === code);
  if (!item) throw new Error(`No line ${code}.`);
  return item;
};

export const landscape = () => {
  const paper = new Paper(2, 'landscape.docx');
  return paper.contract({
    vendor: paper.cited('Green Valley Inc.'),
    service: paper.cited('landscape maintenance'),
    fee: paper.cited({ amount: '4000.00', period: 'month' as const }),
    start: paper.cited('2025-04-01'),
    escalator: paper.cited({ type: 'fixed_percent' as const, value: 3 }),
  });
};
