import { fiscalMonths } from '@hoa/budget-math';
import { Paper } from '../../../../test/facts';
import { defaultRates, rateTable } from '../../economics/rates';
import { usableContracts } from './contract-terms';
import { contractItem, matchContracts } from './contracts';
import type { PriorLine } from './types';

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

describe('a price that a letter or minutes tell', () => {
  const contract = new Paper(3, 'pool.pdf')
    .monthly(['Blue Heron Pools Inc.', 'pool service', '900.00', '2025-01-01'])
    .document();
  const told = (more: Partial<Parameters<Paper['contract']>[0]>) => {
    const paper = new Paper(4, 'minutes.pdf');
    const fee = paper.cited({ amount: '950.00', period: 'month' as const });
    const service = paper.cited('pool maintenance');
    return paper.contract({ service, fee, standing: 'told', ...more }).document();
  };
  const costs = (papers: ReturnType<typeof told>[]) => {
    const { contracts, notes } = usableContracts(papers, { units: 48, rates });
    const months = fiscalMonths(2027, 1);
    const found = matchContracts(contracts, [], months);
    const cents = found.matches.map((match) => contractItem(match, months).proposedCents);
    return { cents, notes: [...notes, ...found.notes].map(({ message }) => message) };
  };

  it('takes the place of the contract that its service pays, and is added to nothing', () => {
    const start = new Paper(4, 'minutes.pdf').cited('2027-01-01');
    expect(costs([contract, told({ start })])).toEqual({
      cents: [12 * 95_000],
      notes: ['minutes.pdf replaces pool.pdf.'],
    });
  });

  it('holds from the fiscal year that it is told for', () => {
    const schedule = [{ label: 'FY 2027-28', amount: '950.00' }];
    const fee = new Paper(4, 'note.txt').cited({ amount: null, period: 'month' as const, schedule });
    expect(costs([contract, told({ fee })]).cents).toEqual([12 * 95_000]);
  });

  it('says nothing of a later year, and the letter that told it says so', () => {
    const start = new Paper(4, 'minutes.pdf').cited('2026-01-01');
    expect(costs([told({ start })])).toEqual({
      cents: [],
      notes: [
        'minutes.pdf tells a price from Jan 1, 2026 on, which says nothing of the budget’s year, and is not used.',
      ],
    });
  });

  it('is none of a vendor whose offer the board declined', () => {
    const minutes = new Paper(5, 'minutes.pdf');
    const declined = minutes.contract({ vendor: minutes.cited('Blue Heron'), standing: 'declined' });
    expect(costs([contract, declined.document()])).toEqual({
      cents: [],
      notes: ['minutes.pdf tells that the board declined the offer of Blue Heron: pool.pdf is not used.'],
    });
  });
});

it('a contract goes to the only line that costs what it comes to, where nothing else ties it to one', () => {
  const paper = new Paper(3, 'commitment.pdf');
  const fee = paper.cited({ amount: '1790.00', period: 'month' as const });
  const loan = paper.contract({ vendor: paper.cited('Harbor Trust'), fee }).document();
  const { contracts } = usableContracts([loan], { units: 48, rates });
  const lineOf = (description: string, cents: number) =>
    ({ lineKey: description, description, type: 'expense', note: '', previous: { cents } }) as PriorLine;
  const lines = [lineOf('Debt', 2_148_000), lineOf('Water', 2_000_000)];
  const [match] = matchContracts(contracts, lines, fiscalMonths(2027, 1)).matches;
  expect(match?.line.description).toBe('Debt');
});
