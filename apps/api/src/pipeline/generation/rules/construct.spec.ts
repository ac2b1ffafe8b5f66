import fc from 'fast-check';
import { budgetTotals, groupOf } from '@hoa/budget-math';
import { column, Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../economics/rates';
import { balanced } from './balanced';
import { construct, monthsOf } from './construct';
import { usableContracts } from './contract-terms';
import { premiumsOf } from './insurance';
import { priorBudget } from './prior-lines';
import { recommendedContribution } from './reserves';
import type { DraftItem, GenerationDocument, GenerationParameters } from './types';

const parameters: GenerationParameters = {
  associationName: 'Cedar Bend',
  year: 2027,
  fiscalYearStartMonth: 1,
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
  specialConsiderations: null,
};
const rates = rateTable(defaultRates);
const budget26 = column('b26', 'budget', 2026);

function draft(papers: Paper[], given: Partial<GenerationParameters> = {}) {
  const context = { parameters: { ...parameters, ...given }, rates };
  const documents: GenerationDocument[] = papers.map((paper) => paper.document());
  const { contracts } = usableContracts(documents, { units: context.parameters.units, rates });
  const findings = {
    lines: priorBudget(documents, context.parameters.year).lines,
    contracts,
    premiums: premiumsOf(documents, { ...context, months: monthsOf(context.parameters) }),
    contribution: recommendedContribution(documents),
  };
  return construct(findings, context);
}
const find = (items: DraftItem[], code: string) => {
  const item = items.find((one) => one.glCode === code);
  if (!item) throw new Error(`No line ${code}.`);
  return item;
};

const landscape = () => {
  const paper = new Paper(2, 'landscape.docx');
  return paper.contract({
    vendor: paper.cited('Green Valley Inc.'),
    service: paper.cited('landscape maintenance'),
    fee: paper.cited({ amount: '4000.00', period: 'month' as const }),
    start: paper.cited('2025-04-01'),
    escalator: paper.cited({ type: 'fixed_percent' as const, value: 3 }),
  });
};

describe('contract lines', () => {
  const line: [string, string, 'expense', string] = ['7310', 'Landscape Contract', 'expense', '48000.00'];

  it('sum the months of the year at the fee in force, each step rounded to cents', () => {
    const { items } = draft([new Paper(1, 'b.pdf').budget([budget26], [line]), landscape()]);
    // 4000 x 1.03 = 4120 until March, x 1.03 = 4243.60 from April
    expect(find(items, '7310')).toMatchObject({
      proposedCents: 3 * 412_000 + 9 * 424_360,
      basis: 'contract',
      previousCents: 4_800_000,
      priority: 'high',
    });
    expect(find(items, '7310').formula).toContain('Jan-Mar (3) at $4,120.00 a month');
    expect(find(items, '7310').sources.map((source) => source.documentName)).toEqual([
      'landscape.docx',
      'landscape.docx',
      'landscape.docx',
      'b.pdf',
    ]);
  });

  it('add a line where the budget has none', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7810', 'Electricity', 'expense', '1.00']]),
      landscape(),
    ]);
    expect(items).toHaveLength(2);
    expect(items[1]).toMatchObject({
      glCode: '7310',
      previousKnown: false,
      basis: 'contract',
      category: 'Service Contracts',
    });
  });

  it('take the row of a schedule in force, counted from the start', () => {
    const paper = new Paper(3, 'elevator.pdf');
    paper.contract({
      service: paper.cited('elevator maintenance'),
      fee: paper.cited({
        amount: null,
        period: 'month' as const,
        schedule: [
          { label: 'Year 1', amount: '700.00' },
          { label: 'Year 2', amount: '721.00' },
          { label: 'Year 3', amount: '742.63' },
        ],
      }),
      start: paper.cited('2025-09-01'),
      escalator: paper.cited({ type: 'schedule' as const }),
    });
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7350', 'Elevator', 'expense', '8000.00']]),
      paper,
    ]);
    expect(find(items, '7350').proposedCents).toBe(8 * 72_100 + 4 * 74_263);
  });

  it.each([
    [{ type: 'cpi' as const }, 4.2],
    [{ type: 'cpi' as const, floor: 2, cap: 4 }, 4],
    [{ type: 'cpi' as const, floor: 5 }, 5],
    [{ type: 'lesser_of' as const, value: 3 }, 3],
    [{ type: 'cap_percent' as const, cap: 10 }, 4.2],
    [{ type: 'cost_based' as const }, 0],
    [{ type: 'none' as const }, 0],
  ])('escalate by %j at %d percent', (escalator, percent) => {
    const paper = new Paper(3, 'pool.pdf');
    paper.contract({
      service: paper.cited('pool service'),
      fee: paper.cited({ amount: '1000.00', period: 'month' as const }),
      start: paper.cited('2026-01-01'),
      escalator: paper.cited(escalator),
    });
    const { items } = draft([paper]);
    expect(find(items, '7330').proposedCents).toBe(Math.round(12 * 100_000 * (1 + percent / 100)));
  });

  it('go on at their last terms after the end, which needs review unless the contract renews itself', () => {
    const ended = (renewal?: string) => {
      const paper = new Paper(3, 'pool.pdf');
      return paper.contract({
        service: paper.cited('pool service'),
        fee: paper.cited({ amount: '12000.00', period: 'year' as const }),
        start: paper.cited('2024-07-01'),
        end: paper.cited('2026-06-30'),
        ...(renewal === undefined ? {} : { renewal: paper.cited(renewal) }),
      });
    };
    const without = find(draft([ended()]).items, '7330');
    expect(without).toMatchObject({ proposedCents: 1_200_000, needsReview: true });
    expect(without.assumptions.join()).toContain('ends on Jun 30, 2026');
    expect(find(draft([ended('automatic')]).items, '7330').needsReview).toBe(false);
    expect(
      find(draft([ended('This agreement shall not renew automatically.')]).items, '7330').needsReview,
    ).toBe(true);
  });

  it('count from the start of a contract that begins in the year, at the old cost before', () => {
    const paper = new Paper(3, 'pool.pdf');
    paper.contract({
      service: paper.cited('pool service'),
      fee: paper.cited({ amount: '2000.00', period: 'month' as const }),
      start: paper.cited('2027-07-01'),
    });
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7330', 'Pool', 'expense', '12000.00']]),
      paper,
    ]);
    expect(find(items, '7330').proposedCents).toBe(600_000 + 6 * 200_000);
  });

  it('use the later of two contracts of one vendor', () => {
    const { items, notes } = draft([landscape(), landscape()]);
    expect(find(items, '7310').proposedCents).toBe(3 * 412_000 + 9 * 424_360);
    expect(notes.map((note) => note.code)).toEqual(['contract_superseded']);
  });

  it('follow the fiscal year', () => {
    const { items } = draft([landscape()], { fiscalYearStartMonth: 7 });
    // July 2027 to March 2028 at 4243.60, then 4370.91 (4370.908)
    expect(find(items, '7310').proposedCents).toBe(9 * 424_360 + 3 * 437_091);
  });
});

describe('insurance lines', () => {
  const policy = () => {
    const paper = new Paper(4, 'policy.pdf');
    return paper.insurance({
      period: paper.cited({ from: '2026-07-01', to: '2027-07-01' }),
      premiums: {
        'Commercial Property': '24000.00',
        'General Liability': '6000.01',
        'Taxes and Fees': '300.00',
      },
    });
  };

  it('split at the renewal, each at its own rate, rounded once a line', () => {
    const lines = new Paper(1, 'b.pdf').budget(
      [budget26],
      [
        ['7710', 'Property Insurance', 'expense', '22000.00'],
        ['7715', 'General Liability Insurance', 'expense', '5500.00'],
        ['7740', 'Insurance Expense', 'expense', '250.00'],
      ],
    );
    const { items } = draft([lines, policy()]);
    expect(find(items, '7710').proposedCents).toBe(1_200_000 + 1_320_000);
    expect(find(items, '7715').proposedCents).toBe(Math.round(600_001 * 0.5 + 600_001 * 0.5 * 1.08));
    expect(find(items, '7740').proposedCents).toBe(15_000 + 16_500);
    expect(find(items, '7710').basis).toBe('document');
  });

  it('go to one general line where that is all there is', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7740', 'Insurance', 'expense', '30000.00']]),
      policy(),
    ]);
    expect(items).toHaveLength(1);
    // 24300 at +10 % and 6000.01 at +8 % for half a year
    expect(items[0]?.proposedCents).toBe(2_430_000 + 121_500 + 600_001 + 24_000);
  });

  it('take another rate for other associations, and their trend without a declaration', () => {
    const line = new Paper(1, 'b.pdf').budget(
      [budget26],
      [['7710', 'Property Insurance', 'expense', '1000.00']],
    );
    expect(find(draft([line, policy()], { propertyType: 'Townhomes' }).items, '7710').proposedCents).toBe(
      1_200_000 + 1_380_000,
    );
    expect(find(draft([line]).items, '7710')).toMatchObject({ proposedCents: 110_000, basis: 'trend' });
  });
});

describe('reserve, trend and income lines', () => {
  it('share the recommended contribution by the previous amounts', () => {
    const lines = new Paper(1, 'b.pdf').budget(
      [budget26],
      [
        ['9010', 'Reserve - Roof', 'reserve', '10000.00'],
        ['9020', 'Reserve - Paving', 'reserve', '5000.00'],
      ],
    );
    const { items } = draft([lines, new Paper(5, 'study.pdf').reserve('20000.00')]);
    expect(items.map((item) => [item.proposedCents, item.basis])).toEqual([
      [1_333_333, 'document'],
      [666_667, 'document'],
    ]);
  });

  it('add the general reserve line where there is none', () => {
    const { items } = draft([new Paper(5, 'study.pdf').reserve('20000.00')]);
    expect(items).toMatchObject([
      { glCode: '9005', proposedCents: 2_000_000, category: 'Reserve Contributions' },
    ]);
  });

  it.each([
    ['7810', 'Electricity', 106_700],
    ['7840', 'Natural gas', 110_800],
    ['7820', 'Water', 105_400],
    ['7850', 'Trash', 105_400],
    ['7860', 'Telephone', 104_200],
    ['7210', 'Payroll', 103_400],
    ['7410', 'Building', 104_200],
    ['7715', 'General liability insurance', 108_000],
  ])('%s %s grows by its own series', (code, description, expected) => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [[code, description, 'expense', '1000.00']]),
    ]);
    expect(items[0]).toMatchObject({
      proposedCents: expected,
      basis: 'trend',
      sources: [{ documentName: 'b.pdf' }],
    });
  });

  it('keep income as it was, and make nothing up where no figure is known', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['6120', 'Late Fees', 'income', '900.00'],
          ['7490', 'Contingency', 'expense', ''],
        ],
      ),
    ]);
    expect(items).toMatchObject([
      { proposedCents: 90_000, basis: 'trend' },
      { proposedCents: 0, basis: 'assumption', previousKnown: false, needsReview: true },
    ]);
  });
});

describe('balancing', () => {
  it('raises the assessment line and labels the surplus', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['6100', 'Maintenance Fees', 'income', '1000.00'],
          ['7410', 'Building', 'expense', '1000.00'],
        ],
      ),
    ]);
    const result = balanced(items);
    expect(find(result.items, '6100')).toMatchObject({ proposedCents: 100_000 + 4_410, basis: 'balancing' });
    expect(find(result.items, '6100').notes).toContain('$2.10 is a contingency');
    expect(result.notes).toHaveLength(1);
  });

  it('creates the line where there is none', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7410', 'Building', 'expense', '1000.00']]),
    ]);
    expect(balanced(items).items[0]).toMatchObject({
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedCents: 109_410,
      previousCents: 95_000,
      previousBasis: 'assumption',
      basis: 'balancing',
    });
  });
});

it('whatever the papers say: every line once, in its group, with a source or as an assumption, and never short', () => {
  const row = fc.tuple(
    fc.constantFrom('', '6100', '7310', '7710', '7810', '9005', '5010'),
    fc.constantFrom(
      'Assessments',
      'Landscape',
      'Property insurance',
      'Electric',
      'Reserves',
      'Other thing',
      'Late fees',
    ),
    fc.constantFrom('income' as const, 'expense' as const, 'reserve' as const),
    fc.integer({ min: -1000, max: 10 ** 9 }).map((cents) => (cents === 0 ? '' : (cents / 100).toFixed(2))),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.boolean(), (rows, withContract) => {
      const papers = [new Paper(1, 'b.pdf').budget([budget26], rows), ...(withContract ? [landscape()] : [])];
      const { items } = balanced(draft(papers).items);
      expect(new Set(items.map((item) => item.lineKey)).size).toBe(items.length);
      for (const item of items) {
        expect(groupOf(item)).toBe(item.category);
        expect(['assumption', 'balancing'].includes(item.basis) || item.sources.length > 0).toBe(true);
        expect(Number.isSafeInteger(item.proposedCents)).toBe(true);
      }
      expect(budgetTotals(items).shortfallCents).toBe(0);
    }),
    { numRuns: 60 },
  );
});
