import { Facts, type ContractPart } from '@hoa/contracts';
import { Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../../pipeline/economics/rates';
import { analyseContract, contractParts } from './analyse';

type Given = Parameters<Paper['contract']>[0];
const rates = rateTable(defaultRates);
const paper = () => new Paper(7, 'agreement.pdf');

function analyse(build: (paper: Paper) => Given, today = '2026-11-21', edit?: (part: ContractPart) => void) {
  const made = paper();
  made.contract(build(made));
  if (edit) made.edit((part) => part.kind === 'contract' && edit(part));
  const facts = Facts.parse(made.document().facts);
  return analyseContract(
    contractParts(facts)[0]!,
    { document: { id: 7, name: 'agreement.pdf' }, facts, rates, today },
    `${today}T12:00:00.000Z`,
  );
}
const codes = (analysis: ReturnType<typeof analyse>) => analysis.advice.map(({ code }) => code);
const steps = (analysis: ReturnType<typeof analyse>) =>
  analysis.rateIncreases.map((step) => [
    step.effectiveDate,
    step.oldAmount,
    step.newAmount,
    step.percentageIncrease,
  ]);

/** $2,000 a month for pool service from June 2025 to May 2028. */
const pool =
  (more: (paper: Paper) => Given = () => ({})) =>
  (of: Paper): Given => ({
    vendor: of.cited('Clear Water Pools, Inc.'),
    service: of.cited('pool service'),
    fee: of.cited({ amount: '2000.00', period: 'month' }),
    start: of.cited('2025-06-01'),
    end: of.cited('2028-05-31'),
    ...more(of),
  });
const rising = (escalator: NonNullable<ContractPart['escalator']>['value'], more: Given | object = {}) =>
  pool((of) => ({ escalator: of.cited(escalator), ...more }));

describe('each kind of escalator', () => {
  it('a fixed percentage compounds at each anniversary, each step rounded to cents', () => {
    const analysis = analyse(rising({ type: 'fixed_percent', value: 3, frequency: 'on each anniversary' }));
    expect(steps(analysis)).toEqual([
      ['2026-06-01', '2000.00', '2060.00', 3],
      ['2027-06-01', '2060.00', '2121.80', 3],
    ]);
    expect(analysis.escalation).toBe('3% on each anniversary.');
    expect(analysis.rateIncreases.map(({ past, estimate }) => [past, estimate])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(analysis).toMatchObject({ currentAmount: '2060.00', yearlyCost: '24720.00' });
    // Services rise by 3.5 %: (2121.80 - 2060 x 1.035) x 12 = (2121.80 - 2132.10) x 12
    expect(analysis.rateIncreases[1]).toMatchObject({
      market: 'below',
      yearlyDifferenceToMarket: '-123.60',
      comparedToMarket:
        '0.5 points below Consumer prices of services at 3.5% (May 2026): $123.60 a year less.',
    });
  });

  it('counts as in force from its very day on', () => {
    const fixed = rising({ type: 'fixed_percent', value: 3 });
    const past = (today: string) => analyse(fixed, today).rateIncreases.filter((step) => step.past).length;
    expect([past('2027-05-31'), past('2027-06-01')]).toEqual([1, 2]);
    expect(analyse(fixed, '2027-06-01').currentAmount).toBe('2121.80');
  });

  it.each([
    ['the index itself', { type: 'cpi' }, 4.2, '2084.00'],
    ['its floor', { type: 'cpi', floor: 5, cap: 7 }, 5, '2100.00'],
    ['its cap', { type: 'cpi', floor: 1, cap: 2.5 }, 2.5, '2050.00'],
    ['the lesser of the index and a figure', { type: 'lesser_of', value: 4 }, 4, '2080.00'],
    ['a right to raise up to a cap', { type: 'cap_percent', cap: 5 }, 4.2, '2084.00'],
    ['a right to raise up to a low cap', { type: 'cap_percent', value: 2 }, 2, '2040.00'],
  ] as const)(
    'consumer prices give %s, called an estimate with the figure used',
    (_what, escalator, percent, amount) => {
      const analysis = analyse(rising(escalator));
      expect(steps(analysis)[0]).toEqual(['2026-06-01', '2000.00', amount, percent]);
      expect(analysis.rateIncreases.every(({ estimate }) => estimate)).toBe(true);
      expect(analysis.escalation).toContain(
        `Estimate: ${percent}% is taken, consumer prices being at 4.2% (May 2026)`,
      );
      expect(analysis.rateIncreases[0]?.description).toContain('Estimated increase');
      expect(codes(analysis).includes('rise-uncapped')).toBe(
        escalator.type === 'cpi' && !('cap' in escalator),
      );
    },
  );

  it('a right to raise tells what it costs at worst, and steps of the past are called estimates', () => {
    const analysis = analyse(rising({ type: 'cap_percent', cap: 10 }));
    // Today 2000.00 x 1.042 = 2084.00 a month, 25,008.00 a year: 10 % against 3.5 % is 6.5 % of it.
    expect(analysis.advice.find(({ code }) => code === 'cap-above-market')?.text).toContain(
      'by up to 10% a year, which at worst is $1,625.52 a year above the market of 3.5%',
    );
    expect(codes(analyse(rising({ type: 'cap_percent', cap: 3 })))).not.toContain('cap-above-market');
    expect(analysis.warnings).toEqual([
      'One increase that has taken place is estimated with today’s index: compare today’s amount with a recent invoice.',
    ]);
    expect(analyse(rising({ type: 'cpi' }), '2025-07-01').warnings).toEqual([]);
  });

  it('a schedule gives its rows', () => {
    const analysis = analyse(
      pool((of) => ({
        escalator: of.cited({ type: 'schedule' }),
        fee: of.cited({
          amount: null,
          period: 'quarter',
          schedule: [
            { label: 'Year 1', amount: '6000.00' },
            { label: 'Year 2', amount: '6000.00' },
            { label: 'Year 3', amount: '6600.00' },
          ],
        }),
      })),
    );
    expect(steps(analysis)).toEqual([['2027-06-01', '6000.00', '6600.00', 10]]);
    // (6600 - 6000 x 1.035) x 4
    expect(analysis.rateIncreases[0]).toMatchObject({ market: 'above', yearlyDifferenceToMarket: '1560.00' });
    expect(analysis).toMatchObject({ currentAmount: '6000.00', yearlyCost: '24000.00' });
    const advice = analysis.advice.find(({ code }) => code === 'above-market');
    expect(advice).toMatchObject({
      yearlySavings: '1560.00',
      text: 'Renegotiate the increase of Jun 1, 2027: 10% against 3.5% of Consumer prices of services (May 2026) is $1,560.00 a year.',
    });
    expect(advice?.computation).toContain('= $1,560.00');
  });

  it('costs of the vendor are not stated, and no figure is made up', () => {
    const analysis = analyse(rising({ type: 'cost_based' }));
    expect(analysis.rateIncreases).toEqual([]);
    expect(analysis.escalation).toContain('Not stated');
    expect(codes(analysis)).toContain('rise-not-stated');
  });

  it('none is none', () => {
    const analysis = analyse(rising({ type: 'none' }));
    expect(analysis.rateIncreases).toEqual([]);
    expect(analysis.escalation).toBe('No increase is stated.');
  });

  it('a rise that cannot be right is not computed with', () => {
    const analysis = analyse(rising({ type: 'fixed_percent', value: 300 }));
    expect(analysis.rateIncreases).toEqual([]);
    expect(analysis.warnings[0]).toContain('300%');
  });
});

describe('the market', () => {
  it.each([
    ['electric utility supply', 'electricity', 6.7],
    ['landscape maintenance', 'cpi-services', 3.5],
    ['water delivery', 'water', 5.4],
    ['thing-a-ma-bob', 'cpi', 4.2],
  ])('of %s is %s', (service, id, percent) => {
    const analysis = analyse(pool((of) => ({ service: of.cited(service), vendor: of.cited('Acme') })));
    expect(analysis.comparedWith).toMatchObject({ id, percent });
  });
});

const renewing = (more: (paper: Paper) => Given = () => ({})) =>
  pool((of) => ({
    renewal: of.cited('shall automatically renew for successive one (1) year terms'),
    noticeDays: of.cited(60),
    ...more(of),
  }));

describe('deadlines', () => {
  it.each([
    // May 31 less 60 days is April 1.
    ['2026-11-21', '2028-05-31', '2028-04-01', 'auto-renewal'],
    ['2028-01-15', '2028-05-31', '2028-04-01', 'notice-soon'],
    ['2028-04-01', '2028-05-31', '2028-04-01', 'notice-soon'],
    ['2028-04-02', '2028-05-31', '2028-04-01', 'notice-missed'],
    ['2028-06-01', '2029-05-31', '2029-04-01', 'auto-renewal'],
    ['2030-05-31', '2030-05-31', '2030-04-01', 'notice-missed'],
  ])('on %s the term ends %s, notice by %s: %s', (today, end, noticeBy, code) => {
    const analysis = analyse(renewing(), today);
    expect(analysis).toMatchObject({ currentTermEnd: end, noticeBy, renewsItself: true });
    expect(codes(analysis)[0]).toBe(code);
  });

  it('says how many days are left', () => {
    expect(analyse(renewing(), '2028-03-31').recommendations[0]).toBe(
      'Decide now: it renews itself after May 31, 2028 unless notice is given by Apr 1, 2028, in 1 day.',
    );
  });

  it('of a month-to-month renewal are none after the first term', () => {
    const month = renewing((of) => ({ renewal: of.cited('shall continue month-to-month') }));
    expect(analyse(month, '2029-01-01')).toMatchObject({ currentTermEnd: null, noticeBy: null });
    expect(codes(analyse(month, '2029-01-01'))[0]).toBe('open-ended');
  });

  it('tell what ends, or has ended, without renewing', () => {
    expect(codes(analyse(pool(), '2028-03-01'))).toContain('ending-soon');
    expect(analyse(pool(), '2028-03-01').recommendations[0]).toContain('No price after that is stated');
    expect(codes(analyse(pool(), '2028-06-01'))).toContain('ended');
    expect(codes(analyse(pool(), '2027-01-01'))).not.toContain('ending-soon');
  });

  it('take the increase of the renewal that comes, and say that it depends on it', () => {
    const analysis = analyse(
      renewing((of) => ({ escalator: of.cited({ type: 'fixed_percent', value: 3 }) })),
    );
    expect(
      analysis.rateIncreases.map(({ effectiveDate, description }) => [effectiveDate, description]),
    ).toEqual([
      ['2026-06-01', 'Increase of 3% on Jun 1, 2026'],
      ['2027-06-01', 'Increase of 3% on Jun 1, 2027'],
      ['2028-06-01', 'Increase of 3% on Jun 1, 2028, if the contract renews'],
    ]);
    expect(analysis.timeline.map(({ kind, date, past }) => [kind, date, past])).toEqual([
      ['start', '2025-06-01', true],
      ['increase', '2026-06-01', true],
      ['today', '2026-11-21', false],
      ['increase', '2027-06-01', false],
      ['notice', '2028-04-01', false],
      ['end', '2028-05-31', false],
      ['increase', '2028-06-01', false],
      ['renewal', '2028-06-01', false],
    ]);
  });
});

describe('what is missing or open', () => {
  it('a fee that is not stated is asked for, and nothing is computed', () => {
    const analysis = analyse((of) => ({ vendor: of.cited('Acme') }));
    expect(analysis).toMatchObject({
      serviceType: 'Not stated',
      fee: null,
      currentAmount: null,
      yearlyCost: null,
      rateIncreases: [],
    });
    expect(codes(analysis)).toEqual(['fee-missing']);
  });

  it('a fee a unit is told as one, without a yearly sum', () => {
    const analysis = analyse(
      pool((of) => ({
        fee: of.cited({ amount: '10.00', period: 'unit' }),
        escalator: of.cited({ type: 'fixed_percent', value: 8 }),
      })),
    );
    expect(analysis).toMatchObject({ currentAmount: '10.80', yearlyCost: null });
    expect(analysis.warnings.join()).toContain('one for each unit');
    expect(analysis.advice.find(({ code }) => code === 'above-market')?.text).toContain('for each unit');
  });

  it('surcharges without a limit are told, those with one are not', () => {
    const analysis = analyse(pool(), '2026-11-21', (part) => {
      part.surcharges.push(
        paper().cited('Contractor may add a fuel surcharge.'),
        paper().cited('A fuel surcharge not to exceed 5% may be added.'),
      );
    });
    expect(codes(analysis).filter((code) => code === 'surcharge-uncapped')).toHaveLength(1);
    expect(analysis.surcharges).toHaveLength(2);
  });

  it('three bids are worth it from $10,000 a year on', () => {
    expect(codes(analyse(pool()))).toContain('three-bids');
    const small = pool((of) => ({ fee: of.cited({ amount: '833.33', period: 'month' }) }));
    expect(codes(analyse(small))).not.toContain('three-bids');
    // A date that has passed is none to ask before.
    const bids = (today: string) =>
      analyse(renewing(), today).recommendations.find((text) => text.includes('three bids'));
    expect(bids('2028-03-01')).toContain('before Apr 1, 2028');
    expect(bids('2028-04-02')).toContain('before May 31, 2028');
  });

  it('cites the place of each fact, and calls a disputed one so', () => {
    const analysis = analyse(renewing(), '2026-11-21', (part) => {
      if (part.fee) part.fee.rival = { value: { amount: '1.00', period: 'month' }, source: part.fee.source };
    });
    expect(analysis.fee).toMatchObject({
      text: '$2,000.00 a month',
      needsReview: true,
      source: { documentId: 7, page: 1, line: expect.any(Number) as number },
    });
    expect(analysis.warnings).toContain('The fee was read in two ways: please look at the document.');
    for (const advice of analysis.advice) expect(advice.sources.length).toBeGreaterThan(0);
  });
});
