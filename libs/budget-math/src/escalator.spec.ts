import fc from 'fast-check';
import { escalatorRate, indexedPercent } from './escalator';
import { amountOn, contractSteps, contractYear, fiscalMonths } from './terms';

describe('the rate of an escalator', () => {
  it.each([
    [undefined, { kind: 'none' }],
    [{ type: 'none' }, { kind: 'none' }],
    [{ type: 'schedule' }, { kind: 'schedule' }],
    [{ type: 'cost_based' }, { kind: 'not-stated' }],
    [{ type: 'fixed_percent' }, { kind: 'not-stated' }],
    [
      { type: 'fixed_percent', value: 3 },
      { kind: 'stated', percent: 3 },
    ],
    [{ type: 'cpi' }, { kind: 'index', percent: 4.2, limit: null }],
    [
      { type: 'cpi', floor: 5, cap: 7 },
      { kind: 'index', percent: 5, limit: 'floor' },
    ],
    [
      { type: 'cpi', floor: 2, cap: 4 },
      { kind: 'index', percent: 4, limit: 'cap' },
    ],
    [
      { type: 'cap_percent', value: 5 },
      { kind: 'index', percent: 4.2, limit: null },
    ],
    [
      { type: 'cap_percent', cap: 3 },
      { kind: 'index', percent: 3, limit: 'cap' },
    ],
    [
      { type: 'lesser_of', value: 3.5 },
      { kind: 'index', percent: 3.5, limit: 'cap' },
    ],
  ] as const)('%j at 4.2 %% is %j', (escalator, expected) => {
    expect(escalatorRate(escalator, 4.2)).toEqual(expected);
  });

  it('never leaves its limits', () => {
    const percent = fc.double({ min: -5, max: 20, noNaN: true });
    fc.assert(
      fc.property(percent, percent, percent, (index, floor, cap) => {
        const { percent: rate } = indexedPercent(index, { floor, cap });
        expect(rate).toBeLessThanOrEqual(cap);
        if (floor <= cap) expect(rate).toBeGreaterThanOrEqual(floor);
        expect([index, floor, cap]).toContain(rate);
      }),
    );
  });
});

describe('the steps of a contract', () => {
  it('are the anniversaries of its start, compounding, each rounded to cents', () => {
    const terms = {
      amountCents: 245_000,
      monthsPerPeriod: 1 as const,
      start: '2025-05-01',
      escalatorPercent: 3,
    };
    expect(contractSteps(terms, '2028-04-30')).toEqual([
      { date: '2026-05-01', oldCents: 245_000, newCents: 252_350, percent: 3 },
      // 2523.50 x 1.03 = 2599.205
      { date: '2027-05-01', oldCents: 252_350, newCents: 259_921, percent: expect.closeTo(3, 3) as number },
    ]);
    expect(amountOn(terms, '2025-04-30')).toBeNull();
    expect(amountOn(terms, '2027-04-30')).toBe(252_350);
    expect(amountOn(terms, '2027-05-01')).toBe(259_921);
  });

  it('are the rows of its schedule, in the order of time', () => {
    const steps = [
      { from: '2027-09-01', cents: 63_000 },
      { from: '2025-09-01', cents: 58_500 },
      { from: '2026-09-01', cents: 60_500 },
    ];
    const rows = contractSteps({ amountCents: 0, monthsPerPeriod: 1, steps }, '2030-01-01');
    expect(rows.map((row) => [row.date, row.oldCents, row.newCents])).toEqual([
      ['2026-09-01', 58_500, 60_500],
      ['2027-09-01', 60_500, 63_000],
    ]);
    expect(contractSteps({ amountCents: 0, monthsPerPeriod: 1, steps }, '2027-08-31')).toHaveLength(1);
  });

  it('are none without a start, and none where nothing rises', () => {
    const terms = { amountCents: 100, monthsPerPeriod: 1 as const };
    expect(contractSteps({ ...terms, escalatorPercent: 3 }, '2030-01-01')).toEqual([]);
    expect(contractSteps({ ...terms, start: '2020-01-01' }, '2030-01-01')).toEqual([]);
  });

  it('say what the budget’s months are charged at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 2015, max: 2027 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 120 }),
        (amountCents, year, month, tenths) => {
          const start = `${year}-${String(month).padStart(2, '0')}-01`;
          const terms = { amountCents, monthsPerPeriod: 1 as const, start, escalatorPercent: tenths / 10 };
          const steps = contractSteps(terms, '2028-12-31');
          for (const { month: day, amountCents: charged } of contractYear(terms, fiscalMonths(2028)).months) {
            const last = steps.findLast((step) => step.date <= day);
            expect(charged).toBe(last ? last.newCents : amountCents);
          }
        },
      ),
    );
  });
});
