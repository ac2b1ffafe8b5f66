import { CALM, changed, judge, type Row } from '../../../../test/judged';

describe('health', () => {
  it('shows its formula, and parts that add to the score', () => {
    const { health } = judge(CALM);
    expect(health.formula).toContain('sum of points x weight');
    const sum = health.parts.reduce((total, part) => total + part.contribution, 0);
    expect(Math.abs(sum - (health.score ?? NaN))).toBeLessThan(1);
    // No study, no bad debt: what is known is 35 + 25 + 20 + 10 of the weights, all at full points.
    expect(health).toMatchObject({ score: 100, letter: 'A+', rating: 'Excellent' });
    expect(health.parts.filter((part) => part.points === null).map(({ id }) => id)).toEqual(['delinquency']);
  });

  it('gives no score where most expenses are assumptions', () => {
    const assumed = CALM.map(([code, name, before, now]): Row => [code, name, before, now, 'assumption']);
    expect(judge(assumed).health).toMatchObject({
      score: null,
      rating: 'Not rated',
      summary:
        'There is no score: less than 50% of the expenses come from documents, and the rest are assumptions.',
    });
  });

  it('calls the product’s constants assumptions, and keeps them out of the score', () => {
    const [reserve, ratio] = judge([]).health.kpis;
    expect(reserve).toMatchObject({ value: 85, assumption: true, source: 'assumption', status: 'unknown' });
    expect(ratio).toMatchObject({ value: 1.03, display: '1.03', assumption: true });
    expect(judge([]).health).toMatchObject({ score: null, letter: '', rating: 'Not known' });
  });

  it.each([
    // 10420 of 10000 is 4.2 %
    [{}, 'With Inflation'],
    [{ cpi: 2.1 }, 'Above Inflation'],
    [{ cpi: 5.3 }, 'Below Inflation'],
  ] as const)('badges the fee at rates of %j: %s', (overrides, badge) => {
    const kpi = judge(CALM, { overrides }).health.kpis.find(({ id }) => id === 'fee-change');
    expect(kpi).toMatchObject({ badge, display: '+4.2%' });
  });

  it('knows delinquency from the bad-debt line', () => {
    const kpi = judge([...CALM, ['7060', 'Bad Debt', '100.00', '104.20']]).health.kpis.find(
      ({ id }) => id === 'delinquency',
    );
    expect(kpi).toMatchObject({ value: 1, display: '1.0%', status: 'good', assumption: false });
  });

  it('reads contingency and insurance as parts of the expenses', () => {
    const { kpis } = judge([...CALM, ['7490', 'Contingency', '', '1000.00']]).health;
    const of = (id: string) => kpis.find((kpi) => kpi.id === id);
    // 1000 / 11420; insurance 2084 / (11420 - 2084)
    expect(of('contingency-share')).toMatchObject({ display: '8.8%', status: 'watch' });
    // Income above expenses counts as well: 100 / 10420
    const surplus = judge(changed('6100', '10520.00')).health.kpis.find(
      ({ id }) => id === 'contingency-share',
    );
    expect(surplus).toMatchObject({ display: '1.0%', status: 'good' });
    expect(of('insurance-share')).toMatchObject({ display: '22.3%', status: 'good' });
  });

  it('computes percent funded where the study prints none', () => {
    const { health } = judge(CALM, {
      papers: (paper) =>
        paper.reserve('100.00').edit((part) => {
          if (part.kind !== 'reserve') return;
          delete part.contribution;
          part.balance = paper.cited('70000.00');
          part.components = [
            {
              name: 'Roof',
              cost: paper.cited('100000.00'),
              usefulLife: paper.cited(20),
              remainingLife: paper.cited(8),
            },
            {
              name: 'Paint',
              cost: paper.cited('60000.00'),
              usefulLife: paper.cited(6),
              remainingLife: paper.cited(2),
            },
          ];
        }),
    });
    expect(health.kpis[0]).toMatchObject({
      value: 70,
      assumption: false,
      source: expect.stringContaining('2 components $100,000') as string,
    });
  });

  it('takes the contribution where a study states no percent funded', () => {
    const kpi = judge(CALM, { papers: (paper) => paper.reserve('4168.00') }).health.kpis[0];
    expect(kpi).toMatchObject({ display: '50.0%', assumption: false });
  });
});
