import { promise, source } from './sources.mjs';

const MOST = 1e14;
const WORDS = [
  'set', 'increase', 'raise', 'cut', 'reduce', 'decrease', 'trim', 'lower', 'change', 'move', 'double', 'halve', 'add', 'take', 'round', 'undo', 'redo', 'revert', 'reset', 'put back',
  'by', 'to', 'from', 'of', 'and', 'then', 'also', 'each', 'all', 'it', 'them', 'that', 'not', 'instead', 'please', 'can you', 'what would', 'if', 'last year', 'generated',
  'water', 'electricity', 'insurance', 'insurance expense', 'landscaping', 'pool', 'utilities', 'reserves', 'management fee', '7810', '7820', 'income', 'everything', 'the whole budget',
  '5%', '10 percent', '8.5%', '$1,234.50', '500', '42,000', '1.5k', '2 million', 'a tenth', 'a third', 'one thousand two hundred', '1e9', '9999999999999', '0', '-5', '$,', ',', '.5', '½', 'twice',
  'why', 'what', 'how much', 'who', 'search', 'contract', 'renewal', 'notice', 'reserve', 'funded', 'monthly fee', 'largest', 'increase', 'missing', 'inflation', 'compare', 'total', '?', '!', '…', '“', '’s',
]; // prettier-ignore
const LINES = [
  ['6100', 'Maintenance Fees', '240000.00'], ['6300', 'Interest - Operating', '1200.00'], ['7010', 'Management Fee', '24000.00'], ['7310', 'Landscape Contract', '30000.00'],
  ['7330', 'Pool Service', '9000.00'], ['7440', 'Plumbing Repairs', '3550.25'], ['7740', 'Insurance Expense', '36000.00'], ['7760', 'Insurance Deductible', '5000.00'],
  ['7810', 'Electricity', '18000.00'], ['7820', 'Water', '8000.00'], ['7830', 'Sewer', '0.00'], ['7999', 'Credit', '-50.10'], ['9005', 'Reserve Exp-General', '999999999999.99'],
]; // prettier-ignore

/** What a person types into the chat: as a command to the budget, and as a question that is answered without a model. */
export function target() {
  const { interpret } = source('libs/budget-math/src/commands/interpret.ts');
  const { builtInAnswer } = source('apps/api/src/insights/chat/router.ts');
  const contracts = source('libs/contracts/src/index.ts');
  const { BudgetItem, ChatProposal, ChatCitation } = contracts;
  const items = LINES.map(lineOf).map((item) => BudgetItem.parse(item));
  const context = contextOf(items, contracts);
  return {
    words: WORDS,
    first: () => [
      'increase water by 5% and cut pool by $500',
      'set 7810 to 42,000',
      'why is insurance up?',
      'move 500 from water to sewer',
      'undo',
    ],
    most: 500,
    run: async (bytes) => {
      const text = bytes.toString();
      checkCommand(interpret, text, items);
      const { content, citations, proposal } = await builtInAnswer(text, context);
      promise(
        content.trim() !== '' && !/undefined|NaN|\[object/.test(content.replaceAll(text, '')),
        () => `answer: ${content}`,
      );
      for (const citation of citations) ChatCitation.parse(citation);
      if (proposal) ChatProposal.parse(proposal);
    },
  };
}

function checkCommand(interpret, text, items) {
  const last = items.slice(8, 9);
  const result = interpret(text, { items, last });
  if (result.kind === 'apply') checkChanges(result.changes, items, text);
  if (result.kind !== 'ask') return;
  promise(result.options.length > 0, 'nothing to choose from');
  for (const { choice } of result.options) {
    const chosen = interpret(text, { items, last, choices: [choice] });
    if (chosen.kind === 'apply') checkChanges(chosen.changes, items, text);
  }
}

function checkChanges(changes, items, text) {
  promise(changes.length > 0, 'a change of nothing');
  promise(new Set(changes.map(({ item }) => item.id)).size === changes.length, 'a line is changed twice');
  for (const { item, cents } of changes)
    promise(
      items.includes(item) && Number.isSafeInteger(cents) && Math.abs(cents) < MOST && !Object.is(cents, -0),
      () => `${JSON.stringify(text)} made ${item.description} ${Object.is(cents, -0) ? '-0' : cents} cents`,
    );
}

function lineOf([glCode, description, proposedBudget], index) {
  return {
    id: index + 1,
    parametersId: 1,
    lineKey: glCode,
    category: 'Utilities',
    description,
    glCode,
    notes: '',
    type: glCode.startsWith('6') ? 'income' : 'expense',
    previousYear: '1000.00',
    previousYearKnown: index % 3 !== 0,
    previousBasis: 'actual',
    proposedBudget,
    generatedAmount: index % 2 ? '777.00' : null,
    priority: 'medium',
    projectedNextYear: proposedBudget,
    basis: 'assumption',
    formula: '$1,000 + 3%',
    assumptions: ['3% by custom'],
    sources: [],
    confidence: 0.9,
    needsReview: index === 3,
    edited: false,
    version: 1,
  };
}

function contextOf(items, { Budget, Parameters }) {
  const createdAt = '2026-11-01T00:00:00.000Z';
  const parameters = {
    id: 1,
    associationId: 1,
    associationName: 'Oak HOA',
    year: 2027,
    location: 'Colorado',
    units: 96,
    propertyType: 'Condominium',
    associationType: null,
    specialConsiderations: null,
    fiscalYearStartMonth: 1,
    documentIds: [],
    budgetTotal: '1000000133550.14',
    version: 1,
    createdAt,
  };
  const totals = {
    income: '241200.00',
    expenses: '1000000133550.14',
    net: '-999999892350.14',
    previousIncome: '2000.00',
    previousExpenses: '11000.00',
    shortfall: '999999892350.14',
  };
  const budget = {
    parametersId: 1,
    status: 'draft',
    revision: 1,
    runId: null,
    generatedAt: createdAt,
    parametersChanged: false,
    editedCount: 0,
    totals,
  };
  return {
    parameters: Parameters.parse(parameters),
    budget: Budget.parse(budget),
    items,
    documents: [],
    facts: [],
    rates: [{ label: 'Inflation', percent: 2.9, asOf: '2026-10', source: 'BLS' }],
    today: '2026-11-22',
    contracts: async () => [],
    passages: async () => [],
    readable: async (sources) => [...sources],
    letter: async () => ['To the owners'],
  };
}
