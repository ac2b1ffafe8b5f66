import { fiscalMonths } from '@hoa/budget-math';
import { Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../economics/rates';
import { usableContracts } from './contract-terms';
import { matchContracts } from './contracts';

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
