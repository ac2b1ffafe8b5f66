import { fiscalMonths } from '@hoa/budget-math';
import type { PriceNotice } from '@hoa/contracts';
import { column, Paper } from '../../../../test/facts';
import { usableContracts } from './contract-terms';
import { defaultRates, rateTable } from '../../economics/rates';
import { priorBudget } from './prior-lines';
import { isNewer, toldItem, toldPrices } from './told-prices';

const rows: [string, string, 'income' | 'expense', string][] = [
  ['', 'Regular assessments', 'income', '180000.00'],
  ['', 'Drugstore rent', 'income', '96000.00'],
  ['', 'Landscape contract', 'expense', '38400.00'],
  ['', 'Trash & recycling', 'expense', '6960.00'],
  ['', 'Elevator service', 'expense', '11760.00'],
  ['', 'Cleaning of halls', 'expense', '2880.00'],
  ['', 'Management fee', 'expense', '21600.00'],
];
const months = fiscalMonths(2027, 1);

function toldBy(...given: (Partial<Omit<PriceNotice, 'amount'>> & { amount: string; about: string })[]) {
  const letter = new Paper(2, 'letter.pdf');
  const notices = given.map((notice): PriceNotice => ({
    agreed: false,
    ...notice,
    amount: letter.cited(notice.amount),
  }));
  const budget = new Paper(1, 'budget.pdf').budget([column('b26', 'budget', 2026)], rows).document();
  const document = letter.document();
  if (document.facts) document.facts.notices = notices;
  const documents = [budget, document];
  const { lines } = priorBudget(documents, { year: 2027, fiscalYearStartMonth: 1 });
  return toldPrices(documents, lines, { units: 48, months });
}
const linesOf = (...given: Parameters<typeof toldBy>) =>
  toldBy(...given).told.map(({ line, cents, from }) => [line.description, cents / 100, from]);

describe('a price that a document tells', () => {
  it('is for the line that its words name', () => {
    const notice = {
      amount: '3300.00',
      period: 'month',
      from: '2027-01-01',
      about: 'the landscape crew gets',
    };
    expect(linesOf(notice)).toEqual([['Landscape contract', 39_600, '2027-01-01']]);
  });

  it('is for the line whose amount is the price until now, whatever it is called', () => {
    const hauler = {
      amount: '604.00',
      former: '580.00',
      period: 'month',
      from: '2027-01-01',
      about: 'Blue Can',
    };
    expect(linesOf(hauler)).toEqual([['Trash & recycling', 7248, '2027-01-01']]);
    const kept = {
      amount: '240.00',
      former: '240.00',
      period: 'month',
      from: '2026-10-06',
      about: 'Rosa stays',
    };
    expect(linesOf({ ...kept, written: '2026-10-06' })).toEqual([['Cleaning of halls', 2880, '2027-01-01']]);
  });

  it('counts as often as the line does: two cars', () => {
    const cars = {
      amount: '505.00',
      former: '490.00',
      period: 'month',
      from: '2027-01-01',
      about: 'Elevators per car',
    };
    expect(linesOf(cars)).toEqual([['Elevator service', 12_120, '2027-01-01']]);
  });

  it('is for a line of income too, but never for assessments', () => {
    const lease = {
      amount: '8400.00',
      former: '8000.00',
      period: 'month',
      from: '2027-01-01',
      about: 'drugstore lease',
    };
    expect(linesOf(lease)).toEqual([['Drugstore rent', 100_800, '2027-01-01']]);
    const dues = { amount: '190000.00', from: '2027-01-01', about: 'regular assessments' };
    expect(linesOf(dues)).toEqual([]);
  });

  it('changes nothing where its size, its words or its year fit no line', () => {
    const base = { amount: '3300.00', period: 'month', about: 'the landscape crew gets' };
    expect(linesOf({ ...base, amount: '9900.00', from: '2027-01-01' })).toEqual([]);
    expect(linesOf({ ...base, about: 'the boiler man gets', from: '2027-01-01' })).toEqual([]);
    expect(linesOf({ ...base, from: '2025-06-01' })).toEqual([]);
    expect(linesOf({ ...base, year: '2028' })).toEqual([]);
  });

  it('changes nothing where two sentences disagree, and says so', () => {
    const base = { period: 'month', from: '2027-01-01', about: 'the landscape crew gets' };
    const { told, notes } = toldBy({ ...base, amount: '3300.00' }, { ...base, amount: '3500.00' });
    expect(told).toEqual([]);
    expect(notes[0]?.message).toMatch(
      /^letter\.pdf tells a price for Landscape contract .* please enter the one that holds\.$/,
    );
  });

  it('that begins during the year costs as before until then', () => {
    const { told } = toldBy({
      amount: '3600.00',
      period: 'month',
      from: '2027-07-01',
      about: 'the landscape crew gets',
    });
    const item = toldItem(told, months);
    expect(item.proposedCents).toBe((3_840_000 + 4_320_000) / 2);
    expect(item.formula).toBe(
      '6 months at the earlier $38,400.00 a year; $43,200.00 a year from Jul 1, 2027 on = $40,800.00.',
    );
    expect(item.needsReview).toBe(true);
  });

  it('takes the place of an older contract, and of no newer one', () => {
    const [price] = toldBy({
      amount: '3300.00',
      period: 'month',
      from: '2027-01-01',
      about: 'the landscape crew gets',
    }).told;
    expect(isNewer(price!, undefined, 0)).toBe(true);
    expect(isNewer(price!, { contractStart: '2025-01-01' }, 3_840_000)).toBe(true);
    expect(isNewer(price!, { contractStart: '2027-01-01' }, 3_840_000)).toBe(false);
    expect(isNewer(price!, { renewal: '2027-07-01' }, 3_840_000)).toBe(false);
  });
});

it('an offer that was declined is no contract, and a note says who tells so', () => {
  const offer = new Paper(3, 'offer.pdf').monthly(['Desert Crown Landscape Management', 'landscaping', '5900.00', '2027-01-01']).document(); // prettier-ignore
  const minutes = new Paper(4, 'minutes.pdf');
  const told = minutes.document();
  if (told.facts) told.facts.declined = [minutes.cited('Desert Crown')];
  const { contracts, notes } = usableContracts([offer, told], { units: 48, rates: rateTable(defaultRates) });
  expect(contracts).toEqual([]);
  expect(notes.map(({ message }) => message)).toEqual([
    'minutes.pdf tells that the offer of Desert Crown was declined: offer.pdf is not used.',
  ]);
});
