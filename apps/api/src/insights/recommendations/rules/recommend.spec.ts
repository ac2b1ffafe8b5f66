import { CALM, CALM_MARKETS, changed, judge, without, type Row } from '../../../../test/judged';

describe('suggestions', () => {
  it('are none where there is nothing to suggest, and none before there are lines', () => {
    expect(judge(CALM, { overrides: CALM_MARKETS }).suggestions).toEqual([]);
    expect(judge([]).suggestions).toEqual([]);
  });

  it('utilities: from 5 % on, what they rise beyond inflation', () => {
    // 2200.00 - 2000.00 x 1.042 = 116.00; income is 116.00 short then
    const { byId } = judge(changed('7810', '2200.00'));
    expect(byId('utilities')).toMatchObject({
      estimatedSavings: '116.00',
      category: 'Utilities',
      savingsPotential: 'high',
      implementationComplexity: 'medium',
      itemIds: [4],
      computation:
        '$2,200.00 budgeted less $2,000.00 of 2026 raised by inflation of 4.2% ($2,084.00) = $116.00, if the rise can be brought down to inflation.',
    });
    expect(byId('utilities')?.inputs).toContainEqual(
      expect.objectContaining({ label: 'Electricity', value: '6.7%', assumption: false }),
    );
    expect(byId('utilities')?.citations).toMatchObject([{ documentName: 'budget.pdf', line: 4 }]);
    // 4.5 % and a market at 4 %: neither reaches the threshold of 5 %.
    const calmMarket = { electricity: 4, gas: 4, water: 4 };
    expect(judge(changed('7810', '2090.00'), { overrides: calmMarket }).ids).not.toContain('utilities');
    expect(judge(changed('7810', '2100.00'), { overrides: calmMarket }).ids).toContain('utilities');
  });

  it('utilities from 5 % and insurance from 8 % on are found also where they do not exceed inflation', () => {
    const { byId } = judge(changed('7810', '2100.00'), { overrides: { ...CALM_MARKETS, cpi: 6 } });
    expect(byId('utilities')).toMatchObject({
      estimatedSavings: '0.00',
      savingsPotential: 'low',
      computation:
        'No saving is counted: $2,100.00 budgeted is not more than $2,000.00 of 2026 raised by inflation.',
    });
    expect(byId('insurance')).toBeUndefined();
    // The market alone is enough.
    expect(judge(CALM, { overrides: { ...CALM_MARKETS, 'insurance-condominium': 8 } }).ids).toEqual([
      'insurance',
    ]);
  });

  it('what rose over two years is compared with two years of inflation', () => {
    const rates = { ...CALM_MARKETS, cpi: 4 };
    const over = (years: number, proposed: string) =>
      judge(changed('7710', proposed), { overrides: rates, years }).byId('insurance');
    // 2,000 x 1.07 x 1.07: 14.5 % in all, and 7 % a year, which is below the threshold of 8 %.
    expect(over(2, '2289.80')).toBeUndefined();
    expect(over(1, '2289.80')).toBeDefined();
    // 2,000 x 1.1 x 1.1 less 2,000 x 1.04 x 1.04
    expect(over(2, '2420.00')).toMatchObject({
      estimatedSavings: '256.80',
      description: expect.stringContaining('+21.0% in 2 years (+10.0% a year)'),
      computation: expect.stringContaining(
        'of 2025 raised by inflation of 4% a year for 2 years ($2,163.20)',
      ),
    });
  });

  it('a fee that rose over two years is shown with its change per year', () => {
    const { health } = judge(changed('6100', '11449.00'), {
      overrides: { ...CALM_MARKETS, cpi: 7 },
      years: 2,
    });
    const fee = health.kpis.find(({ id }) => id === 'fee-change');
    expect(fee).toMatchObject({ value: 7, display: '+7.0% a year', badge: 'With Inflation' });
    expect(fee?.explanation).toContain('changes by +14.5% in 2 years, which is +7.0% a year');
  });

  it('a contingency is not suggested as a saving', () => {
    const rows: Row[] = [...CALM, ['7490', 'Contingency', '100.00', '900.00']];
    expect(judge(rows, { overrides: CALM_MARKETS }).ids.filter((id) => id.startsWith('line:'))).toEqual([]);
  });

  it('without a year before the savings of $2,500 and $3,800 are assumed, and say so', () => {
    const unknown = CALM.map((row): Row => {
      const [code, name, , proposed, basis] = row;
      return code === '7810' || code === '7710' ? [code, name, '', `1${proposed}`, basis] : row;
    });
    const { byId } = judge(unknown);
    expect(byId('utilities')).toMatchObject({ estimatedSavings: '2500.00' });
    expect(byId('insurance')).toMatchObject({ estimatedSavings: '3800.00' });
    for (const id of ['utilities', 'insurance']) {
      expect(byId(id)?.computation).toContain('is an assumption');
      expect(byId(id)?.inputs[0]).toMatchObject({ label: 'Saving a year', assumption: true });
    }
  });

  it('insurance: from 8 % on, of its own change or of its market’s', () => {
    const { byId } = judge(changed('7710', '2180.00'));
    expect(byId('insurance')).toMatchObject({ estimatedSavings: '96.00' });
    expect(byId('insurance')?.inputs.some(({ assumption }) => assumption)).toBe(true);
    const calm = { 'insurance-condominium': 7.9 };
    expect(judge(changed('7710', '2150.00'), { overrides: calm }).ids).not.toContain('insurance');
    expect(judge(changed('7710', '2160.00'), { overrides: calm }).ids).toContain('insurance');
  });

  it('a line that rises notably, beyond inflation, with its lineKey in the id', () => {
    // 3600.00 is 20 % more: 3600.00 - 3126.00 = 474.00
    expect(judge(changed('7410', '3600.00')).byId('line:7410|Building')).toMatchObject({
      estimatedSavings: '474.00',
    });
    // 14 % and under $1,000
    expect(judge(changed('7410', '3420.00')).ids).not.toContain('line:7410|Building');
    const large: Row[] = [...CALM, ['7310', 'Landscape', '30000.00', '31260.00']];
    // Up by $1,260, which is inflation.
    expect(judge(large).ids).not.toContain('line:7310|Landscape');
  });

  it('leaves a line to its contract, which is told by itself', () => {
    const rows = CALM.map((row): Row =>
      row[0] === '7410' ? [row[0], row[1], row[2], '3600.00', 'contract'] : row,
    );
    expect(judge(rows).ids).not.toContain('line:7410|Building');
  });

  it('follows a rate that a person put in place of inflation', () => {
    const rows = changed('7410', '3600.00');
    // 3600.00 - 3000.00 x 1.10
    expect(judge(rows, { overrides: { cpi: 10 } }).byId('line:7410|Building')).toMatchObject({
      estimatedSavings: '300.00',
    });
  });

  it('knows insurance and reserves under the codes of an association’s own chart', () => {
    const own: Row[] = [['7012', 'Insurance - Package', '900.00', '900.00'], ['7036', 'Reserve Contribution', '900.00', '900.00']]; // prettier-ignore
    const { ids } = judge([...without('7710').filter(([code]) => code !== '9005'), ...own]);
    expect(ids).not.toContain('missing-insurance');
    expect(ids).not.toContain('missing-reserves');
  });

  it.each([
    ['7710', 'missing-insurance'],
    ['9005', 'missing-reserves'],
    ['7020', 'missing-audit'],
  ])('a budget without %s: %s', (code, id) => {
    const { suggestions, byId } = judge(without(code));
    expect(byId(id)).toMatchObject({ estimatedSavings: '0.00', savingsPotential: 'low' });
    expect(suggestions[0]?.id).toBe(id);
  });

  it('two lines of one account with one amount', () => {
    const twice: Row[] = [...CALM, ['7811', 'Electric service', '2000.00', '2084.00']];
    expect(judge(twice).byId('duplicate:7810|Electricity+7811|Electric service')).toMatchObject({
      estimatedSavings: '2084.00',
      itemIds: [4, 7],
    });
    const apart: Row[] = [...CALM, ['7811', 'Electric service', '2000.00', '2085.00']];
    expect(judge(apart).ids.filter((id) => id.startsWith('duplicate'))).toEqual([]);
  });

  it('income above and below expenses', () => {
    expect(judge(changed('6100', '10520.00')).byId('surplus')).toMatchObject({ estimatedSavings: '100.00' });
    expect(judge(changed('6100', '10000.00')).byId('shortfall')).toMatchObject({
      estimatedSavings: '0.00',
      description: expect.stringContaining('$420.00 below expenses') as string,
    });
  });

  it('reserves below the study’s recommendation, and a fund that is not strong', () => {
    const { byId, health } = judge(CALM, {
      papers: (paper) =>
        paper.reserve('2500.00').edit((part) => {
          if (part.kind !== 'reserve') return;
          part.percentFunded = paper.cited(62);
          part.balance = paper.cited('264095.20');
        }),
    });
    expect(byId('reserve-contribution')).toMatchObject({
      estimatedSavings: '0.00',
      computation: expect.stringContaining('$2,500.00 - $2,084.00 = $416.00') as string,
    });
    expect(byId('reserve-funding')?.computation).toContain(
      '$264,095.20 x (70 - 62.0) / 62.0 = $34,076.80, about $6,815.36 a year over 5 years',
    );
    expect(health.kpis[0]).toMatchObject({
      display: '62.0%',
      assumption: false,
      source: 'paper.pdf, page 1, line 2',
    });
  });

  it('a contract above the market, for each unit of the association', () => {
    const { byId } = judge(CALM, {
      units: 48,
      papers: (paper) =>
        paper.contract({
          vendor: paper.cited('Bright Cable'),
          service: paper.cited('janitorial service'),
          fee: paper.cited({ amount: '10.00', period: 'unit' }),
          start: paper.cited('2025-03-01'),
          end: paper.cited('2029-02-28'),
          escalator: paper.cited({ type: 'fixed_percent', value: 10 }),
        }),
    });
    // March 2027: 11.00 to 12.10; (12.10 - 11.00 x 1.035) x 12 = 8.58 a unit, x 48
    expect(byId('contract-above-market:5:2027-03-01')).toMatchObject({
      estimatedSavings: '411.84',
      documentId: 5,
      title: 'Renegotiate the increase of Bright Cable',
    });
  });

  it('of a contract are those of the budget’s year', () => {
    const { ids } = judge(CALM, {
      overrides: CALM_MARKETS,
      papers: (paper) =>
        paper.contract({
          service: paper.cited('pool service'),
          fee: paper.cited({ amount: '100.00', period: 'month' }),
          start: paper.cited('2024-01-01'),
          end: paper.cited('2029-12-31'),
          escalator: paper.cited({ type: 'fixed_percent', value: 9 }),
        }),
    });
    expect(ids).toEqual(['contract-above-market:5:2027-01-01']);
  });

  it('are in order: urgent ones, then by what they save', () => {
    // A surplus of 158.00 (its rule comes first), utilities 900.00 - 208.40, the painting 400.00 - 104.20.
    const { suggestions } = judge([
      ['6100', 'Maintenance Fees', '10000.00', '9752.00'],
      ...without('7020').filter(([code]) => code !== '6100' && code !== '7810'),
      ['7810', 'Electricity', '200.00', '900.00'],
      ['7470', 'Painting', '100.00', '400.00'],
      ['7440', 'Pool repairs', '1000.00', '1000.00'],
    ]);
    expect(suggestions.map(({ id, estimatedSavings }) => [id, estimatedSavings])).toEqual([
      ['missing-audit', '0.00'],
      ['utilities', '691.60'],
      ['line:7470|Painting', '295.80'],
      ['surplus', '158.00'],
      ['insurance', '0.00'],
    ]);
  });
});
