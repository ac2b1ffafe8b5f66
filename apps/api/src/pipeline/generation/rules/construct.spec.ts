import { budget26, draft, find, landscape } from '../../../../test/drafts';
import { Paper } from '../../../../test/facts';

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

  it('go to the package that a budget has beside its other policies, and never to lines of their own beside it', () => {
    const paper = new Paper(4, 'renewal.pdf');
    paper.insurance({
      period: paper.cited({ from: '2027-01-01', to: '2028-01-01' }),
      premiums: {
        'Wind and named storm': '256095.00',
        'General liability': '28770.00',
        'Directors & officers, crime, umbrella': '17010.00',
      },
    });
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['', 'Insurance - Package', 'expense', '287500.00'],
          ['', 'Insurance - Flood', 'expense', '38400.00'],
        ],
      ),
      paper,
    ]);
    expect(items.map(({ description, basis }) => [description, basis])).toEqual([
      ['Insurance - Package', 'document'],
      ['Insurance - Flood', 'trend'],
    ]);
    expect(items[0]?.proposedCents).toBe(30_187_500);
  });

  it('go to the package also where another of their coverages has a line of its own', () => {
    const paper = new Paper(4, 'renewal.pdf');
    paper.insurance({
      period: paper.cited({ from: '2027-01-01', to: '2028-01-01' }),
      premiums: { 'Package (all risks)': '65520.00', 'Directors & Officers': '2035.00' },
    });
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['', 'Master Policy Insurance', 'expense', '46800.00'],
          ['', 'D&O Insurance', 'expense', '1975.00'],
        ],
      ),
      paper,
    ]);
    expect(items.map(({ proposedCents }) => proposedCents)).toEqual([6_552_000, 203_500]);
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
