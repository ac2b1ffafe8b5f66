import type { ContractPart, Facts } from '@hoa/contracts';
import { readContract } from '../src/pipeline/extraction/chains/read-contract/chain';
import { readInsurance } from '../src/pipeline/extraction/chains/read-insurance/chain';
import { readOwnership } from '../src/pipeline/extraction/chains/read-ownership/chain';
import { readReserve } from '../src/pipeline/extraction/chains/read-reserve/chain';
import { chainOf, type ReadingTask } from '../src/pipeline/extraction/chains/second-reading/task';
import type { ChatModel } from '../src/platform/ai/model';
import { budgetOf, readAgain, readPaper, ScriptedModel, valuesOf, type Paper } from './support/poison/trial';

jest.setTimeout(120_000);

const model = new ScriptedModel();
let chat: ChatModel;
beforeAll(async () => {
  chat = await model.start();
});
afterAll(() => model.stop());

const paper = (name: string, lines: string[], id = 1): Promise<Paper> =>
  readPaper(id, { name, bytes: Buffer.from(lines.join('\n')) });

/** Answers each task by its name, and says what the prompt left to be known of the lines. */
function answering(answers: Record<string, object | ((human: string) => object)>): void {
  model.answering(({ task, human }) => {
    const answer = answers[task] ?? (task === 'write-notes' ? { notes: [] } : {});
    return { content: JSON.stringify(typeof answer === 'function' ? answer(human) : answer) };
  });
}

/** The place of words, by the line that holds them. */
function at(of: Paper, words: string, more: object = {}) {
  for (const { page, lines } of of.pages)
    for (const line of lines)
      if (line.text.replace(/\s+/g, ' ').includes(words)) return { page, line: line.index, words, ...more };
  throw new Error(`Nowhere: ${words}`);
}

async function read<T>(
  task: ReadingTask<T>,
  of: Paper,
  facts: Facts = of.facts,
): Promise<{ facts: Facts; notes: string[] }> {
  const { id, name } = of;
  const output = await chainOf(task, {
    model: chat,
    record: async () => undefined,
    pagesOf: async () => [...of.pages],
  }).invoke({ documentId: id, documentName: name, facts });
  return { facts: output.facts, notes: output.notes.map(({ message }) => message) };
}

const partOf = <K extends Facts['parts'][number]['kind']>(facts: Facts, kind: K) => {
  const part = facts.parts.find(
    (one): one is Extract<Facts['parts'][number], { kind: K }> => one.kind === kind,
  );
  if (!part) throw new Error(`No ${kind}.`);
  return part;
};

const CONTRACT = [
  'LANDSCAPE MAINTENANCE AGREEMENT',
  'This Agreement is made between Green Valley Landscaping LLC ("Contractor") and Cedar Bend Homeowners Association ("Association").',
  '1. Services. The Contractor shall provide landscape maintenance of the common areas.',
  '2. Term. This Agreement begins on January 1, 2026 and ends on December 31, 2027.',
  '3. Fee. The Association shall pay the Contractor $2,523.50 per month.',
  '4. Extras. Storm cleanup was estimated at $1,900.00 per month in the season.',
  '5. Increase. The monthly fee shall increase by three percent (3%) on each anniversary.',
];

it('a contract: agreement, a rival with both quotes on the line of the budget, and places that hold nothing', async () => {
  const contract = await paper('contract.txt', CONTRACT);
  expect(partOf(contract.facts, 'contract').fee?.value).toMatchObject({ amount: '2523.50', period: 'month' });
  answering({
    classify: { kind: 'contract', evidence: at(contract, 'LANDSCAPE MAINTENANCE AGREEMENT') },
    'read-contract': {
      contracts: [
        {
          vendor: at(contract, 'Green Valley Landscaping LLC'),
          fee: { amount: at(contract, '$1,900.00'), period: 'month' },
          start: at(contract, 'January 1, 2026'),
          end: at(contract, 'Extras'),
          notice: { page: 9, line: 1, words: 'sixty days' },
        },
      ],
    },
  });
  const { facts, notes } = await read(readContract, contract);
  const part: ContractPart = partOf(facts, 'contract');
  expect(part.fee).toMatchObject({
    value: { amount: '2523.50' },
    by: 'rules',
    rival: { value: { amount: '1900.00', period: 'month' } },
  });
  expect(part.fee?.rival?.source.quote).toContain('Storm cleanup');
  expect(part.vendor?.by).toBe('both');
  expect(part.start?.by).toBe('both');
  expect(part.end?.value).toBe('2027-12-31');
  expect(notes.join('\n')).toContain('2 places that the model named hold no term of a contract');
  expect(notes.join('\n')).toContain('1 value otherwise than the built-in reading');

  const { items } = await budgetOf([contract], chat);
  const line = items.find(({ basis }) => basis === 'contract');
  expect(line).toMatchObject({ proposedCents: 3_119_052, needsReview: true });
  expect(line?.assumptions.join()).toContain('Two readings of the fee differ');
  expect(line?.assumptions.join()).toContain('$1,900.00 per month in the season');
  expect(line?.sources.map(({ quote }) => quote).join()).toContain('Storm cleanup');
});

it('a contract of which the rules know nothing is the model’s alone, and needs review', async () => {
  const contract = await paper('contract.txt', CONTRACT);
  const nothing: Facts = { ...contract.facts, kind: 'other', parts: [] };
  answering({
    classify: { kind: 'contract', evidence: at(contract, 'LANDSCAPE MAINTENANCE AGREEMENT') },
    'read-contract': {
      contracts: [
        {
          vendor: at(contract, 'Green Valley Landscaping LLC'),
          fee: { amount: at(contract, '$2,523.50'), period: 'month' },
          escalator: {
            type: 'fixed_percent',
            clause: at(contract, 'increase by three percent (3%)'),
            value: at(contract, 'three percent (3%)'),
          },
        },
      ],
    },
  });
  const papers = [{ ...contract, facts: nothing }];
  const { facts } = await readAgain({ ...contract, facts: nothing }, chat);
  expect(facts).toMatchObject({ kind: 'contract', confidence: 0.6, reader: { model: 'gpt-test' } });
  expect(partOf(facts, 'contract').fee).toMatchObject({
    by: 'model',
    confidence: 0.6,
    value: { amount: '2523.50' },
  });
  expect(partOf(facts, 'contract').escalator?.value).toEqual({ type: 'fixed_percent', value: 3 });
  const [line] = (await budgetOf(papers, chat)).items.filter(({ basis }) => basis === 'contract');
  expect(line?.needsReview).toBe(true);
  expect(line?.assumptions.join()).toContain('Only the model saw the fee');
});

it('a policy and a study: rows the rules lack, rows that differ, and no total among the premiums', async () => {
  const policy = await paper('policy.txt', [
    'COMMON POLICY DECLARATIONS',
    'Insurer: Harbor Mutual Insurance Company',
    'Policy Number: HM-4471-22',
    'Policy Period: March 1, 2026 to March 1, 2027',
    'Property Premium: $21,400.00',
    'General Liability Premium: $3,150.00',
    'Crime coverage is bound for the sum of $640.00 in addition.',
    'Total Premium: $25,190.00',
  ]);
  const premium = (name: string, amount: string) => ({ name: at(policy, name), premium: at(policy, amount) });
  answering({
    'read-insurance': {
      from: at(policy, 'March 1, 2026'),
      to: at(policy, 'March 1, 2027'),
      premiums: [
        premium('Property Premium', '$21,400.00'),
        { name: at(policy, 'General Liability'), premium: at(policy, '$640.00') },
        premium('Crime coverage', '$640.00'),
        premium('Total Premium', '$25,190.00'),
      ],
      total: at(policy, '$25,190.00'),
      deductibles: [],
    },
  });
  const { facts } = await read(readInsurance, policy);
  const { premiums, total } = partOf(facts, 'insurance');
  const of = (name: RegExp) => premiums.find(({ line }) => name.test(line))?.premium;
  expect(of(/property/i)).toMatchObject({ value: '21400.00', by: 'both' });
  expect(of(/liability/i)).toMatchObject({ value: '3150.00' });
  expect(premiums.some(({ premium: { value } }) => value === '25190.00')).toBe(false);
  expect(total).toMatchObject({ value: '25190.00', by: 'both' });

  const study = await paper('study.txt', [
    'RESERVE STUDY UPDATE',
    'Cedar Bend Homeowners Association',
    'Fiscal Year 2026',
    'Reserve Balance as of January 1, 2026: $96,000.00',
    'Percent Funded: 61.5%',
    'Recommended Annual Reserve Contribution: $18,000.00',
    'Assumed Inflation Rate: 3.0%',
    'Assumed Interest Rate: 2.0%',
    'The engineer would rather see $21,500.00 set aside.',
  ]);
  answering({
    'read-reserve': {
      components: [],
      balance: at(study, '$96,000.00'),
      contribution: at(study, '$21,500.00'),
    },
  });
  const second = partOf((await read(readReserve, study)).facts, 'reserve');
  expect(second.balance?.by).toBe('both');
  expect(second.contribution).toMatchObject({ value: '18000.00', rival: { value: '21500.00' } });
});

it('shares: agreement, a rival, and nothing more in a table that is whole', async () => {
  const rows = [1, 2, 3, 4].map((unit) => `Unit 10${unit}      25.00%`);
  const declaration = await paper('declaration.txt', [
    'DECLARATION OF CONDOMINIUM',
    'EXHIBIT B',
    'Undivided interest in the common elements',
    'Unit          Percentage Interest',
    ...rows,
    'Total         100.00%',
    'Votes of Unit 105 are 12.50% of all.',
  ]);
  const share = (unit: string, words: string) => ({
    unit: at(declaration, unit),
    share: at(declaration, unit, { words }),
    form: 'percent',
  });
  answering({
    'read-ownership': {
      shares: [share('Unit 101', '25.00%'), share('Unit 105', '12.50%')],
    },
  });
  const before = partOf(declaration.facts, 'ownership');
  expect(before.shares).toHaveLength(4);
  const { facts, notes } = await read(readOwnership, declaration);
  const after = partOf(facts, 'ownership');
  expect(after.shares.map(({ share: { by } }) => by)).toEqual(['both', 'rules', 'rules', 'rules']);
  expect(after.sum).toEqual(before.sum);
  expect(notes.join()).toContain('1 place that the model named holds no share of a unit');
});

/** Documents that the rules read badly, with what they say; a model that misses other things than they do. */
const BADLY_READ: { lines: string[]; truth: string[]; said: string[] }[] = [
  {
    lines: [
      'SERVICE UNDERSTANDING',
      'between Bright Pools Inc. and Cedar Bend Homeowners Association',
      'We look after the pool. You send us $1,150.00 every month.',
      'We begin on April 1, 2026.',
      'We stop on March 31, 2028.',
    ],
    truth: ['1150.00', '2026-04-01', '2028-03-31'],
    said: ['$1,150.00', 'March 31, 2028'],
  },
  {
    lines: [
      'ELEVATOR MAINTENANCE AGREEMENT',
      'This Agreement is made between Summit Lift Co. ("Contractor") and Cedar Bend Homeowners Association ("Association").',
      'Term. This Agreement begins on May 1, 2026 and ends on April 30, 2029.',
      'What it costs: nine hundred dollars, that is $900.00, whenever a month is over.',
    ],
    truth: ['900.00', '2026-05-01', '2029-04-30'],
    said: ['$900.00', 'May 1, 2026'],
  },
];

it('both together read more of badly read documents than either alone', async () => {
  const right = { rules: 0, model: 0, both: 0 };
  const rightIn = (facts: Facts, truth: string[]): number => {
    const values = [...valuesOf(facts).values()].join('\n');
    return truth.filter((value) => values.includes(`"${value}"`)).length;
  };
  for (const { lines, truth, said } of BADLY_READ) {
    const one = await paper('contract.txt', lines);
    const place = (words: string | undefined) => (words && said.includes(words) ? at(one, words) : null);
    const dates = lines.join(' ').match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g) ?? [];
    const amount = place(lines.join(' ').match(/\$[\d,.]+\d/)?.[0]);
    answering({
      classify: { kind: 'contract', evidence: { page: 1, line: 1 } },
      'read-contract': {
        contracts: [
          { fee: amount && { amount, period: 'month' }, start: place(dates[0]), end: place(dates[1]) },
        ],
      },
    });
    const nothing: Facts = { ...one.facts, kind: 'other', confidence: 0, parts: [] };
    right.rules += rightIn(one.facts, truth);
    right.model += rightIn((await readAgain({ ...one, facts: nothing }, chat)).facts, truth);
    right.both += rightIn((await readAgain(one, chat)).facts, truth);
  }
  expect(right.both).toBeGreaterThan(right.rules);
  expect(right.both).toBeGreaterThan(right.model);
});

it('a long document is shown in parts that overlap, and what both show counts once', async () => {
  const rows = Array.from(
    { length: 700 },
    (_, at) => `${7000 + at},Electricity Building ${at},${at + 1}00.00`,
  );
  const budget = await paper('budget.csv', [
    'Cedar Bend Homeowners Association,,',
    '2026 Budget,,',
    'Account,Description,2026 Budget',
    ',Income,',
    '6100,Maintenance Fees,900000.00',
    ',Expenses,',
    ...rows,
  ]);
  const read = partOf(budget.facts, 'budget').lines.length;
  let asked = 0;
  answering({
    classify: { kind: 'budget', evidence: { page: 1, line: 2 } },
    'read-lines': (human) => {
      asked += 1;
      const shown = [...human.matchAll(/^(\d+): \[1\] (\d{4}) /gm)];
      const item = { page: 1, description: 2, code: 1, amounts: [{ cell: 3, role: 'budget', year: 2026 }] };
      return {
        lines: shown.map(([, line, code]) => ({
          ...item,
          line: Number(line),
          type: code === '6100' ? 'income' : 'expense',
        })),
      };
    },
  });
  const { facts } = await readAgain(budget, chat);
  const { lines } = partOf(facts, 'budget');
  expect(asked).toBeGreaterThan(1);
  expect(read).toBeGreaterThan(600);
  expect(lines).toHaveLength(read);
  expect(lines.filter(({ cells }) => Object.values(cells)[0]?.by !== 'both')).toEqual([]);
});
