import type { BudgetItem, ContractAnalysis, Facts, ItemSource, Parameters } from '@hoa/contracts';
import type { ChatContext } from '../../src/insights/chat/context';

/** A budget of 2027 and its documents, as small as a question needs them. */

interface Line {
  glCode?: string;
  type?: 'income' | 'expense';
  /** By year; of 2027 the proposed amount. */
  adopted?: Record<number, string>;
  projected?: Record<number, string>;
  actual?: Record<number, string>;
  note?: string;
  /** Only the documents have it. */
  isGone?: boolean;
}

interface Made {
  lines: Record<string, Line>;
  contracts?: Partial<ContractAnalysis>[];
  /** By the kind of a document: its sentences. */
  sentences?: Record<string, string[]>;
}

const YEAR = 2027;
const BASES = ['adopted', 'projected', 'actual'] as const;
const ROLES = { adopted: 'budget', projected: 'projected', actual: 'actual' } as const;

export function chatContext({ lines, contracts = [], sentences = {} }: Made): ChatContext {
  const documents = Object.keys(sentences).map((kind, at) => ({ id: at + 1, name: `${kind}.pdf`, kind }));
  const all = contracts.map((one, at) => ({ rateIncreases: [], fee: null, start: null, end: null, renewal: null, noticeDays: null, noticeBy: null, currentTermEnd: null, currentAmount: null, yearlyCost: null, escalation: 'No increase is stated.', documentId: 101 + at, ...one })); // prettier-ignore
  const passages = documents.flatMap(
    ({ id, name, kind }) =>
    (sentences[kind] ?? []).map((text) => ({ text, source: { documentId: id, documentName: name, page: 1, quote: text } as ItemSource })), // prettier-ignore
  );
  return {
    parameters: { year: YEAR, units: 10, fiscalYearStartMonth: 1, associationName: 'Cedar Bend', wholeDollars: false } as Parameters, // prettier-ignore
    budget: {} as ChatContext['budget'],
    items: Object.entries(lines).flatMap(([name, line], at) => (line.isGone ? [] : [itemOf(name, line, at + 1)])), // prettier-ignore
    documents: documents as unknown as ChatContext['documents'],
    facts: [{ documentId: 99, parts: [budgetOf(lines), ...all.map(contractOf)] }] as unknown as Facts[],
    rates: [],
    today: '2026-11-01',
    contracts: () => Promise.resolve(all as unknown as ContractAnalysis[]),
    passages: () => Promise.resolve([]),
    sentences: (ids) => Promise.resolve(passages.filter(({ source }) => ids.includes(source.documentId ?? 0))), // prettier-ignore
    readable: (sources) => Promise.resolve([...sources]),
    letter: () => Promise.resolve(['To the owners']),
  };
}

function itemOf(description: string, line: Line, id: number): BudgetItem {
  const before = line.projected?.[YEAR - 1] ?? line.adopted?.[YEAR - 1];
  return {
    id,
    description,
    glCode: line.glCode ?? '',
    type: line.type ?? 'expense',
    category: 'Other',
    fund: 'operating',
    basis: 'trend',
    formula: '',
    sources: [],
    assumptions: [],
    proposedBudget: line.adopted?.[YEAR] ?? '0.00',
    previousYear: before ?? '0.00',
    previousYearKnown: before !== undefined,
    previousYearOf: YEAR - 1,
    previousBasis: line.projected ? 'projected' : 'adopted',
    generatedAmount: null,
    edited: false,
    needsReview: false,
    method: { history: yearsOf(line).map((year) => ({ year, label: String(year), ...Object.fromEntries(BASES.flatMap((basis) => (line[basis]?.[year] === undefined ? [] : [[basis, line[basis][year]]]))) })) }, // prettier-ignore
  } as unknown as BudgetItem;
}

const yearsOf = (line: Line): number[] =>
  [...new Set(BASES.flatMap((basis) => Object.keys(line[basis] ?? {}).map(Number)))].filter((year) => year < YEAR).sort((a, b) => a - b); // prettier-ignore

function budgetOf(lines: Record<string, Line>) {
  const years = [...new Set(Object.values(lines).flatMap(yearsOf))];
  const columns = years.flatMap((year) => BASES.map((basis) => ({ id: `${basis}${year}`, year, role: ROLES[basis] }))); // prettier-ignore
  return {
    kind: 'budget',
    columns,
    lines: Object.entries(lines).map(([description, line], at) => ({
      id: String(at),
      description,
      section: 'Other',
      type: line.type ?? 'expense',
      ...(line.glCode === undefined ? {} : { glCode: line.glCode }),
      ...(line.note === undefined ? {} : { note: line.note }),
      cells: Object.fromEntries(BASES.flatMap((basis) => yearsOf(line).flatMap((year) => (line[basis]?.[year] === undefined ? [] : [[`${basis}${year}`, { value: line[basis][year] }]])))), // prettier-ignore
    })),
  };
}

const contractOf = ({ vendor, serviceType }: Partial<ContractAnalysis>) => ({
  kind: 'contract',
  vendor: { value: vendor },
  service: { value: serviceType },
});
