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
    lines: priorBudget(documents, context.parameters).lines,
    contracts,
    premiums: premiumsOf(documents, monthsOf(context.parameters)),
    contribution: recommendedContribution(documents, context.parameters),
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
    const { items } = draft([lines, policy()], { location: 'Florida' });
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
    // 24300 at +4.9% and 6000.01 at +8% for half a year: 595.35 and 240.0004 more
    expect(items[0]?.proposedCents).toBe(2_430_000 + 59_535 + 600_001 + 24_000);
  });

  it('take the rate of their state and type, and their series without a declaration', () => {
    const line = new Paper(1, 'b.pdf').budget(
      [budget26],
      [['7710', 'Property Insurance', 'expense', '1000.00']],
    );
    expect(
      find(draft([line, policy()], { propertyType: 'Townhomes', location: 'Florida' }).items, '7710')
        .proposedCents,
    ).toBe(1_200_000 + 1_380_000);
    // 12,000 and 12,000 x 1.049
    expect(find(draft([line, policy()]).items, '7710').proposedCents).toBe(1_200_000 + 1_258_800);
    expect(find(draft([line]).items, '7710')).toMatchObject({ proposedCents: 104_900, basis: 'trend' });
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
    ['7860', 'Telephone', 103_500],
    ['7485', 'Supplies', 104_200],
    ['7210', 'Payroll', 103_400],
    ['7410', 'Building', 103_500],
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
    expect(find(result.items, '6100')).toMatchObject({ proposedCents: 100_000 + 3_675, basis: 'balancing' });
    expect(find(result.items, '6100').notes).toContain('$1.75 is a contingency');
    expect(result.notes).toHaveLength(1);
  });

  it('creates the line where there is none', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7410', 'Building', 'expense', '1000.00']]),
    ]);
    expect(balanced(items).items[0]).toMatchObject({
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedCents: 108_675,
      previousCents: 95_000,
      previousBasis: 'assumption',
      basis: 'balancing',
    });
  });
});

/** Whole documents, each amount worked out in words before it was run. */
describe('hand-worked', () => {
  const actual = (year: number) => column(`a${year}`, 'actual', year);
  const lawn = (id: number, more: { vendor: string; fee: string; start: string; end?: string }) => {
    const paper = new Paper(id, `${more.vendor}.pdf`);
    return paper.contract({
      vendor: paper.cited(more.vendor),
      service: paper.cited('landscape maintenance'),
      fee: paper.cited({ amount: more.fee, period: 'month' as const }),
      start: paper.cited(more.start),
      ...(more.end ? { end: paper.cited(more.end), renewal: paper.cited('automatic') } : {}),
    });
  };
  const landscapeLine = new Paper(1, 'b.pdf').budget(
    [budget26],
    [['7310', 'Landscape Contract', 'expense', '24000.00']],
  );

  // Old Lawn, $2,000 a month to December 2026, is over; New Lawn, $2,200 a month from January 2027: 12 x 2,200 = $26,400.
  it('an expired contract and its replacement are one cost', () => {
    const { items, notes } = draft([
      landscapeLine,
      lawn(2, { vendor: 'Old Lawn', fee: '2000.00', start: '2024-01-01', end: '2026-12-31' }),
      lawn(3, { vendor: 'New Lawn', fee: '2200.00', start: '2027-01-01' }),
    ]);
    expect(items).toHaveLength(1);
    expect(find(items, '7310')).toMatchObject({
      proposedCents: 2_640_000,
      needsReview: false,
      method: 'contract',
    });
    expect(notes[0]?.message).toBe('New Lawn.pdf replaces Old Lawn.pdf.');
  });

  const policy = (id: number, of: { from: string; to: string; premiums: Record<string, string> }) => {
    const paper = new Paper(id, `policy-${id}.pdf`);
    return paper.insurance({ period: paper.cited({ from: of.from, to: of.to }), premiums: of.premiums });
  };
  // One line of $30,000 pays for everything. The renewal from July 2026 costs $26,000 for property and $6,000 for liability; the old
  // policy's $24,000 and $5,500 are over. Half a year at 32,000 is $16,000; after July 2027 26,000 x 1.049 / 2 = $13,637 and 6,000
  // x 1.08 / 2 = $3,240: $32,877, in the one line.
  it('a renewed policy updates the line and adds none', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [['7710', 'Property and liability insurance', 'expense', '30000.00']],
      ),
      policy(2, {
        from: '2025-07-01',
        to: '2026-07-01',
        premiums: { Property: '24000.00', 'General Liability': '5500.00' },
      }),
      policy(3, {
        from: '2026-07-01',
        to: '2027-07-01',
        premiums: { Property: '26000.00', 'General Liability': '6000.00' },
      }),
    ]);
    expect(items.map(({ proposedCents }) => proposedCents)).toEqual([3_287_700]);
  });

  // FY 2025-26 is the year before FY 2026-27, which begins in July 2026: one year of 3.5% on $12,000 is $12,420.
  it('a fiscal year written FY 2025-26 is the year before FY 2026-27', () => {
    const fiscal = { ...column('b', 'budget', 2025), label: 'FY 2025-26 Budget' };
    const { items } = draft(
      [new Paper(1, 'b.pdf').budget([fiscal], [['7340', 'Janitorial', 'expense', '12000.00']])],
      { year: 2026, fiscalYearStartMonth: 7 },
    );
    expect(items).toMatchObject([{ proposedCents: 1_242_000, previousEndYear: 2026 }]);
    expect(items[0]?.formula).toContain('FY 2025-26 adopted $12,000.00');
  });

  // Interest on reserves of $4,000 stays in the reserve fund: dues of $50,000 against expenses of 48,000 x 1.035 = $49,680 leave no
  // shortfall; late fees of $500 are the only other income.
  it('interest on reserves is no operating income', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['6100', 'Assessments', 'income', '50000.00'],
          ['6120', 'Late fees', 'income', '500.00'],
          ['6310', 'Reserve interest', 'income', '4000.00'],
          ['7340', 'Janitorial', 'expense', '48000.00'],
        ],
      ),
    ]);
    expect(items.find(({ glCode }) => glCode === '6310')).toMatchObject({
      fund: 'reserve',
      proposedCents: 400_000,
    });
    expect(budgetTotals(items).income.proposedCents).toBe(5_050_000);
  });

  // Three years of history: water $9,000, $9,450 and $9,922.50, 5% more each year, so 5.0 twice and (2 x 5 + 4 x 5.4) / 6 = 5.27,
  // shown as 5.3%. Adopted for 2026: $9,700. The overrun is 222.50; 75% make 9,866.875; x 1.053 = 10,389.819, rounded
  // to $10,389.82.
  it('a line keeps all its years, and its own growth', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [actual(2024), actual(2025), budget26, actual(2026)],
        [['7820', 'Water', 'expense', '9000.00', '9450.00', '9700.00', '9922.50']],
      ),
    ]);
    expect(items).toMatchObject([
      {
        proposedCents: 1_038_982,
        history: [
          { endYear: 2024, actualCents: 900_000 },
          { endYear: 2025, actualCents: 945_000 },
          { endYear: 2026, adoptedCents: 970_000, actualCents: 992_250 },
        ],
      },
    ]);
  });

  // Janitorial 48,000 x 1.035 = $49,680; reserves $10,000 stay and do not count: 3% of 49,680 = $1,490.40, whatever was adopted.
  it('contingency is 3% of operating expenses', () => {
    const papers = [
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['7340', 'Janitorial', 'expense', '48000.00'],
          ['7490', 'Contingency', 'expense', '2500.00'],
          ['9005', 'Reserve contribution', 'reserve', '10000.00'],
        ],
      ),
    ];
    expect(draft(papers).items.map(({ proposedCents }) => proposedCents)).toEqual([
      4_968_000, 149_040, 1_000_000,
    ]);
    expect(find(draft(papers, { contingencyPercent: 5 }).items, '7490').proposedCents).toBe(248_400);
  });

  // The study's table: $56,000 for 2026, $62,500 for 2027, $64,375 for 2028.
  it('the contribution is that of the budget’s fiscal year', () => {
    const study = new Paper(2, 'study.pdf').reserve('56000.00').edit((part) => {
      if (part.kind !== 'reserve') return;
      const plan = { 2026: '56000.00', 2027: '62500.00', 2028: '64375.00' };
      part.plan = Object.entries(plan).map(([year, amount]) => ({
        year: Number(year),
        contribution: new Paper(2, 'study.pdf').cited(amount),
      }));
    });
    expect(draft([study]).items).toMatchObject([{ proposedCents: 6_250_000, method: 'study' }]);
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
