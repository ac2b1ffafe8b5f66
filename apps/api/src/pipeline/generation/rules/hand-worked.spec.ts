import { budgetTotals } from '@hoa/budget-math';
import { budget26, draft, find } from '../../../../test/drafts';
import { column, Paper } from '../../../../test/facts';

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

  // The association's code 7330 is the chart's for pools, but its own for lakes. The pool contract is that of the pool line:
  // 12 x 10,000 = $120,000. The lakes follow their trend: 28,800 x 1.035 = $29,808.
  it('a contract goes to the line that its service names, whatever the codes are', () => {
    const pool = new Paper(2, 'pool.pdf');
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['7330', 'Lake and Fountain Maintenance', 'expense', '28800.00'],
          ['7320', 'Pool Management', 'expense', '118000.00'],
        ],
      ),
      pool.contract({
        vendor: pool.cited('Clearwater Aquatics'),
        service: pool.cited('pool management'),
        fee: pool.cited({ amount: '10000.00', period: 'month' as const }),
        start: pool.cited('2026-10-01'),
      }),
    ]);
    expect(find(items, '7320')).toMatchObject({ method: 'contract', proposedCents: 12_000_000 });
    expect(find(items, '7330')).toMatchObject({ method: 'steady', proposedCents: 2_980_800 });
  });

  // The second row holds what the first leaves blank. Mean of 2,400 and 2,600 is 2,500; half of it and half of the adopted 2,700:
  // $2,600.
  it('one name in two rows of a section is one line where no year is in both', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26, actual(2024), actual(2025)],
        [
          ['', 'Tree Service', 'expense', '2700.00'],
          ['', 'Tree Service', 'expense', '', '2400.00', '2600.00'],
        ],
      ),
    ]);
    expect(items.map(({ description, proposedCents }) => [description, proposedCents])).toEqual([
      ['Tree Service', 260_000],
    ]);
  });

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

  // $2,450.00 a month from May 2025, 3% at each anniversary: in 2026 4 x 2,450.00 + 8 x 2,523.50 = $29,988.00.
  it.each([
    ['29988.00', false],
    ['29987.00', true],
  ])(
    'a contract that was read with doubt and that the earlier budget of $%s confirms is not asked about',
    (printed, needsReview) => {
      const paper = new Paper(2, 'lawn.pdf');
      paper.contract({
        service: paper.cited('landscape maintenance'),
        fee: { ...paper.cited({ amount: '2450.00', period: 'month' as const }), confidence: 0.85 },
        start: paper.cited('2025-05-01'),
        escalator: paper.cited({
          type: 'fixed_percent' as const,
          value: 3,
          frequency: 'on each anniversary',
        }),
      });
      const budget = new Paper(1, 'b.pdf').budget(
        [budget26],
        [['7310', 'Landscape Contract', 'expense', printed]],
      );
      const line = find(draft([budget, paper]).items, '7310');
      expect(line).toMatchObject({ proposedCents: 4 * 252_350 + 8 * 259_921, needsReview });
      expect(line.inputs.some(({ value }) => value === '$29,988.00')).toBe(!needsReview);
    },
  );

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
