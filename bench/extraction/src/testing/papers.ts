import type { Truth } from '@hoa/bench-associations';

type TruthOf<K extends Truth['parts'][number]['kind']> = Extract<Truth['parts'][number], { kind: K }>;

const paper = (kind: Truth['kind'], parts: Truth['parts']): Truth => ({
  schema: 1,
  file: `${kind}.pdf`,
  kind,
  association: 'Juniper Flats Homeowners Association',
  medium: 'text',
  traits: [],
  parts,
});

/** Small documents of each kind, to plant errors in. */
export const budgetPart: TruthOf<'budget'> = {
  kind: 'budget',
  columns: [
    { id: 'a', label: '2025 Actual', year: 2025, role: 'actual' },
    { id: 'b', label: '2026 Budget', year: 2026, role: 'budget' },
  ],
  lines: [
    line(['4000', 'Assessments', 'Income'], { a: '60000.00', b: '62500.00' }),
    line(['5000', 'Management Fee', 'Expenses'], { a: '12000.00', b: '12600.00' }),
    line(['5010', 'Landscaping', 'Expenses'], { a: '18250.50', b: '19000.00' }),
    line(['5020', 'Water and Sewer', 'Expenses'], { b: '8400.00' }),
    line(['5030', 'Legal Fees', 'Expenses'], { a: '975.25', b: '1500.00' }),
  ],
  totals: [
    { description: 'Total Expenses', columnId: 'a', printed: '31225.75', foots: true },
    { description: 'Total Expenses', columnId: 'b', printed: '41700.00', foots: false },
  ],
};

function line(
  [glCode, description, section]: [glCode: string, description: string, section: string],
  cells: Record<string, string>,
): TruthOf<'budget'>['lines'][number] {
  return { glCode, description, section, type: section === 'Income' ? 'income' : 'expense', cells };
}

export const ownershipPart = (group?: string): TruthOf<'ownership'> => ({
  kind: 'ownership',
  inForce: true,
  ...(group === undefined ? {} : { group }),
  sum: { n: '100', d: '1' },
  shares: ['101', '102', '103', '104'].map((unit, i) => ({
    unit: group === undefined ? unit : `${group.slice(-1)}${unit}`,
    share: { n: String(i + 1), d: '10' },
  })),
  flaws: [],
});

export const contractPart: TruthOf<'contract'> = {
  kind: 'contract',
  vendor: 'Greenway Landscape LLC',
  customer: 'Juniper Flats Homeowners Association',
  service: 'Landscape maintenance',
  fee: { amount: '2450.00', period: 'month' },
  start: '2026-01-01',
  end: '2026-12-31',
  renews: true,
  noticeDays: 60,
  escalator: { type: 'cap_percent', value: 3 },
  surcharges: ['fuel'],
  decoys: ['$1,000,000', '1-1/2%', '$45.00'],
};

const insurancePart: TruthOf<'insurance'> = {
  kind: 'insurance',
  carrier: 'Harbor Mutual',
  policy: 'HM-4471-22',
  period: { from: '2026-03-01', to: '2027-03-01' },
  premiums: [
    { line: 'Property', premium: '21400.00' },
    { line: 'General Liability', premium: '3150.00' },
    { line: 'State Tax', premium: '612.50' },
  ],
  total: '25162.50',
  deductibles: [{ line: 'All Other Perils', amount: '10000.00' }],
};

const reservePart: TruthOf<'reserve'> = {
  kind: 'reserve',
  components: [
    { name: 'Asphalt Overlay', usefulLife: 25, remainingLife: 8, cost: '142000.00' },
    { name: 'Pool Resurface', usefulLife: 12, remainingLife: 3, cost: '38500.00' },
  ],
  balance: '96000.00',
  percentFunded: 61.5,
  contribution: '18000.00',
  contradicts: true,
};

export const budgetPaper = paper('budget', [budgetPart]);
export const declarationPaper = paper('declaration', [ownershipPart()]);
export const towersPaper = paper('declaration', [ownershipPart('Tower A'), ownershipPart('Tower B')]);
export const contractPaper = paper('contract', [contractPart]);
export const insurancePaper = paper('insurance', [insurancePart]);
export const reservePaper = paper('reserve-study', [reservePart]);
export const plainPaper = paper('other', []);
