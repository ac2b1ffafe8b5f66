import { fiscalMonths } from '@hoa/budget-math';
import { Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../economics/rates';
import { usableContracts } from './contract-terms';
import { contractItem, matchContracts } from './contracts';

const rates = rateTable(defaultRates);

function matched(end: string, renewal?: string) {
  const paper = new Paper(2, 'pool.pdf');
  paper.monthly(['Blue Heron Pools Inc.', 'pool service', '900.00', '2020-01-01'], {
    end: paper.cited(end),
    ...(renewal ? { renewal: paper.cited(renewal) } : {}),
  });
  const { contracts } = usableContracts([paper.document()], { units: 48, rates });
  const { matches, notes } = matchContracts(contracts, [], fiscalMonths(2027, 1));
  return { lines: matches.map(({ line }) => line.description), notes: notes.map(({ message }) => message) };
}

describe('contracts that have ended', () => {
  it('are not used more than a year later', () => {
    const { lines, notes } = matched('2025-12-30');
    expect(lines).toEqual([]);
    expect(notes).toEqual(['pool.pdf ended on Dec 30, 2025, states no renewal, and is not used.']);
  });

  it.each([
    ['within the year before', matched('2026-06-30')],
    ['long ago where they renew themselves', matched('2021-12-31', 'renews automatically each year')],
  ])('are used if they ended %s', (_when, { lines, notes }) => {
    expect(lines).toHaveLength(1);
    expect(notes).toEqual([]);
  });
});

/** What a contract with the given schedule costs in a fiscal year that begins in `firstMonth` of 2026. */
function costOf(part: Parameters<Paper['contract']>[0], firstMonth: number) {
  const papers = [new Paper(3, 'lake.pdf').contract(part).document()];
  const { contracts } = usableContracts(papers, { units: 48, rates, firstMonth });
  const months = fiscalMonths(2026, firstMonth);
  return contractItem(matchContracts(contracts, [], months).matches[0]!, months);
}

describe('a schedule of prices', () => {
  const paper = new Paper(3, 'lake.pdf');
  const vendor = paper.cited('Great Pond Care, Inc.');

  it('charges a season in the fiscal year that its summer falls into', () => {
    const schedule = [
      { label: '2026', amount: '15900.00' },
      { label: '2027 season', amount: '16400.00' },
    ];
    const fee = paper.cited({ amount: null, period: 'year' as const, schedule });
    expect([10, 7, 1].map((month) => costOf({ vendor, fee }, month).proposedCents)).toEqual([
      1_640_000, 1_590_000, 1_590_000,
    ]);
  });

  it('rises by the contract’s percentage after its last row', () => {
    const schedule = [
      { label: 'the first year', amount: '1050.00' },
      { label: 'the second year', amount: '1080.00' },
    ];
    const item = costOf(
      {
        vendor,
        fee: paper.cited({ amount: null, period: 'month' as const, schedule }),
        start: paper.cited('2024-07-01'),
        escalator: paper.cited({ type: 'fixed_percent' as const, value: 4 }),
      },
      7,
    );
    expect(item.proposedCents).toBe(12 * 112_320);
    expect(item.formula).toContain('by the contract’s schedule, then 4% at each anniversary');
  });
});
