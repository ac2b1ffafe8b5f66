import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 4, documentName: 'agreement.pdf', readingId: 'reading' };

function agreement(clauses: string): ContractPart {
  const { parts } = readContract(
    documentOfText(`BOILER SERVICE AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark Boilers, Inc.
("Contractor").
${clauses}`),
    ctx,
  );
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

describe('how a price changes', () => {
  it('follows costs where the percentages are the parts of one whole', () => {
    const part = agreement(
      'The Association pays $900.00 per quarter. Each July the price is adjusted to our costs: 70% of it moves with the wages of fitters and 30% with the price of gas.',
    );
    expect(part.escalator?.value).toMatchObject({ type: 'cost_based' });
    expect(part.escalator?.value.value).toBeUndefined();
  });

  it('is bounded by the sentence behind it', () => {
    const part = agreement(
      'The annual price is $4,800.00. It is revised each March by the Consumer Price Index. No increase will be under or over these: not less than 1 percent, nor more than 4 percent.',
    );
    expect(part.escalator?.value).toMatchObject({ type: 'cpi', floor: 1, cap: 4 });
  });

  it('has a ceiling where no rise may be greater', () => {
    const part = agreement(
      'The annual price is $4,800.00. It may be raised at a renewal; no rise may be greater than six percent (6%) of the price before.',
    );
    expect(part.escalator?.value).toMatchObject({ type: 'cap_percent', value: 6 });
  });

  it('follows a law that raises wages', () => {
    const part = agreement(
      'The annual price is $4,800.00. If a statute raises the minimum wages of the trade, the price is raised by the same cost.',
    );
    expect(part.escalator?.value.type).toBe('cost_based');
  });
});

const MONTHLY = 'The Association shall pay the Contractor $900.00 per month.';

describe('how a price changes, in other words', () => {
  it.each([
    [
      'In later years the fee shall be 104% of the fee of the year before.',
      { type: 'fixed_percent', value: 4 },
    ],
    ['Each year the fee shall be multiplied by 1.025.', { type: 'fixed_percent', value: 2.5 }],
    ['The fee will be 3% higher in each year that follows.', { type: 'fixed_percent', value: 3 }],
    ['Annual escalator: 3%.', { type: 'fixed_percent', value: 3 }],
    ['The price steps up two percent every January 1.', { type: 'fixed_percent', value: 2 }],
    ['Annual increases are limited to 3 percent.', { type: 'cap_percent', value: 3 }],
    ['Increases shall not exceed the lesser of CPI and 4% in any year.', { type: 'lesser_of', value: 4 }],
    [
      'Contractor may adjust pricing to reflect increases in fuel and disposal costs.',
      { type: 'cost_based' },
    ],
  ])('%s', (words, escalator) => {
    const part = agreement(`${MONTHLY} ${words}`);
    expect(part.escalator?.value).toMatchObject(escalator);
    expect(part.fee?.value).toEqual({ amount: '900.00', period: 'month' });
  });
});

it('is no price that changes with the number of things served', () => {
  const words = 'If the Association increases the number of boilers by more than 10%, a new fee is agreed.';
  expect(agreement(`${MONTHLY} ${words}`).escalator?.value.value).toBeUndefined();
});

describe('the price', () => {
  it.each([
    ['The Association will be invoiced $3,000.00 every three months.', '3000.00', 'quarter'],
    ['The season price is $18,400, due in five payments of $3,680.', '18400.00', 'year'],
    ['The monthly fee of $2,000 is hereby increased to $2,150 per month.', '2150.00', 'month'],
  ])('in other words: %s', (words, amount, period) => {
    expect(agreement(words).fee?.value).toEqual({ amount, period });
  });

  it.each([
    'Year 1: $2,100/mo. Year 2: $2,163/mo.',
    'Monthly fee effective May 1, 2026: $2,100.00; May 1, 2027: $2,163.00.',
  ])('is a schedule: %s', (words) => {
    expect(agreement(words).fee?.value.schedule?.map(({ amount }) => amount)).toEqual(['2100.00', '2163.00']);
  });

  it('is the new one, not the one that was paid until now', () => {
    const part = agreement(
      'The parties have a contract that has run since 2021 at $700.00 per month. In lieu of the former fee the Association pays $760.00 per month.',
    );
    expect(part.fee?.value).toEqual({ amount: '760.00', period: 'month' });
  });

  it('is of the year, though due on the first day of something', () => {
    const part = agreement(
      'Price: $2,190.00, due on the first day of each agreement year. It stays the same.',
    );
    expect(part.fee?.value).toEqual({ amount: '2190.00', period: 'year' });
  });

  it('is of a visit, whatever sort of visit it is', () => {
    const part = agreement(
      'The Association pays $28.50 for each patrol visit. There are three visits a night.',
    );
    expect(part.fee?.value).toEqual({ amount: '28.50', period: 'unit' });
  });

  it('is named by the heading of its clause', () => {
    const part = agreement(
      '2. Price. Customer is charged $61.50 for each visit of service.\n3. Extra parts. A valve, if ordered, is $12.00 a piece.',
    );
    expect(part.fee?.value).toEqual({ amount: '61.50', period: 'unit' });
  });

  it('is of each year that ends on a day', () => {
    const part = agreement(
      'Our fees will be $3,100.00 for the year ending June 30, 2027; and $3,250.00 for the year ending June 30, 2028.',
    );
    expect(part.fee?.value).toMatchObject({
      amount: null,
      period: 'year',
      schedule: [
        { amount: '3100.00', from: '2026-07-01' },
        { amount: '3250.00', from: '2027-07-01' },
      ],
    });
  });

  it('of a winter begins on the day of the contract', () => {
    const part = agreement(
      [
        'The term is from October 15, 2026 to April 15, 2028, at a fixed price per winter:',
        'Winter         Price',
        '2026-2027      $9,100.00',
        '2027-2028      $9,400.00',
      ].join('\n'),
    );
    expect(part.fee?.value).toMatchObject({
      period: 'year',
      schedule: [
        { amount: '9100.00', from: '2026-10-15' },
        { amount: '9400.00', from: '2027-10-15' },
      ],
    });
  });
});

describe('prices with the day from which each holds', () => {
  const stepsOf = (clauses: string): (string | undefined)[][] =>
    (agreement(clauses).fee?.value.schedule ?? []).map(({ amount, from }) => [amount, from]);

  it.each([
    'The Association pays $1,230.00 per month beginning April 1, 2025. The monthly fee is $1,260.00 beginning April 1, 2026 and $1,291.00 beginning April 1, 2027.',
    'The Association pays $1,230.00 per month beginning April 1, 2025; $1,260.00 per month beginning April 1, 2026; and $1,291.00 per month beginning April 1, 2027. A late charge of $25.00 is added after ten days.',
    'The fee is $1,230.00 a month effective April 1, 2025, $1,260.00 a month effective April 1, 2026, and $1,291.00 a month effective April 1, 2027.',
    'Monthly fee\nEffective April 1, 2025  $1,230.00\nEffective April 1, 2026  $1,260.00\nEffective April 1, 2027  $1,291.00',
    'Commencing April 1, 2025 the fee shall be $1,230.00 per month. Commencing April 1, 2026 the fee shall be $1,260.00 per month. Commencing April 1, 2027 the fee shall be $1,291.00 per month.',
  ])('are the steps of a schedule: %s', (clauses) => {
    expect(stepsOf(clauses)).toEqual([
      ['1230.00', '2025-04-01'],
      ['1260.00', '2026-04-01'],
      ['1291.00', '2027-04-01'],
    ]);
    expect(agreement(clauses)).toMatchObject({
      fee: { value: { period: 'month' } },
      escalator: { value: { type: 'schedule' } },
    });
  });
});
