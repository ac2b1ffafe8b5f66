import { Facts, type BudgetItem } from '@hoa/contracts';
import { Paper } from './facts';
import { defaultRates, rateTable, withOverrides, type RateOverrides } from '../src/pipeline/economics/rates';
import { analyseContract, contractParts } from '../src/insights/vendor-contracts/rules/analyse';
import { healthOf } from '../src/insights/recommendations/rules/health';
import { suggestionsOf } from '../src/insights/recommendations/rules/recommend';
import { studyOf, toLines, viewOf } from '../src/insights/recommendations/rules/view';

export const TODAY = '2026-11-21';

/** [code, description, year before or '' for unknown, proposed, basis] */
export type Row = readonly [string, string, string, string, BudgetItem['basis']?];
const parametersId = 1;

function item([glCode, description, previous, proposed, basis = 'trend']: Row, index: number): BudgetItem {
  return {
    id: index + 1,
    parametersId,
    lineKey: `${glCode}|${description}`,
    category: 'Any',
    description,
    glCode,
    notes: '',
    type: glCode.startsWith('6') ? 'income' : 'expense',
    previousYear: previous || '0.00',
    previousYearKnown: previous !== '',
    previousBasis: previous ? 'actual' : 'unknown',
    proposedBudget: proposed,
    generatedAmount: proposed,
    priority: 'medium',
    projectedNextYear: proposed,
    basis,
    formula: '',
    assumptions: [],
    sources: [{ documentId: 9, documentName: 'budget.pdf', page: 1, line: index + 1, quote: description }],
    confidence: 1,
    needsReview: false,
    edited: false,
    version: 1,
  };
}

/** What is said of a budget of the given lines and documents. */
export function judge(
  rows: readonly Row[],
  more: {
    papers?: (paper: Paper) => Paper;
    overrides?: Record<string, number>;
    units?: number;
    years?: number;
  } = {},
) {
  const facts = more.papers ? [Facts.parse(more.papers(new Paper(5, 'paper.pdf')).document().facts)] : [];
  const overrides: RateOverrides = new Map(
    Object.entries(more.overrides ?? {}).map(([id, percent]) => [id, { percent, at: new Date(TODAY) }]),
  );
  const rates = rateTable(withOverrides(defaultRates, overrides));
  const document = { id: 5, name: 'paper.pdf' };
  const view = viewOf({
    parameters: {
      year: 2027,
      units: more.units ?? 10,
      propertyType: 'Condominium',
      location: 'Florida',
      fiscalYearStartMonth: 1,
    },
    lines: toLines(rows.map(item).map((line) => ({ ...line, previousYearOf: 2027 - (more.years ?? 1) }))),
    rates,
    study: studyOf(facts),
    contracts: facts.flatMap((one) =>
      contractParts(one).map((part) =>
        analyseContract(part, { document, facts: one, rates, today: TODAY }, `${TODAY}T00:00:00Z`),
      ),
    ),
  });
  const suggestions = suggestionsOf(view);
  const byId = (id: string) => suggestions.find((one) => one.id === id);
  return { suggestions, ids: suggestions.map(({ id }) => id), byId, health: healthOf(view) };
}

/** Balanced, complete and as inflation has it: nothing to say of it. */
export const CALM: Row[] = [
  ['6100', 'Maintenance Fees', '10000.00', '10420.00'],
  ['7020', 'Audit and Tax Preparation', '1000.00', '1042.00'],
  ['7710', 'Property Insurance', '2000.00', '2084.00'],
  ['7810', 'Electricity', '2000.00', '2084.00'],
  ['7410', 'Building', '3000.00', '3126.00'],
  ['9005', 'Reserve Exp-General', '2000.00', '2084.00', 'document'],
];
/** No market rises from a threshold on. */
export const CALM_MARKETS = { electricity: 4, gas: 4, water: 4, 'insurance-condominium': 7.9 };
export const without = (code: string) => CALM.filter(([glCode]) => glCode !== code);
export const changed = (code: string, proposed: string) =>
  CALM.map((row): Row => (row[0] === code ? [row[0], row[1], row[2], proposed, row[4]] : row));
