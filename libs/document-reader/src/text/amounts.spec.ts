import fc from 'fast-check';
import { centsToMoney, decimalToCents, dollars, findAmounts, parseAmount, readNumber } from './amounts';

describe('parseAmount', () => {
  it.each([
    ['1,234.50', 123450],
    ['$ 1,234.50', 123450],
    ['$1,234', 123400],
    ['(1,234.50)', -123450],
    ['<1,234.50>', -123450],
    ['$ <75>', -7500],
    ['($1,234.50)', -123450],
    ['$(1,234)', -123400],
    ['$ (1,234)', -123400],
    ['-$1,234', -123400],
    ['$-1,234', -123400],
    ['1,234.00-', -123400],
    ['−1,234', -123400],
    ['–12', -1200],
    ['1,234.00 CR', -123400],
    ['1,234.00DR', 123400],
    ['.50', 50],
    ['1234.5', 123450],
    ['1,234*', 123400],
    ['1,234 (1)', 123400],
    ['1,234²', 123400],
    ['US$ 5', 500],
    ['0', 0],
    ['-0.00', 0],
    ['12.345', 1235],
    ['1 ,234 .50', 123450],
  ])('%s is %i cents', (text, cents) => expect(parseAmount(text)).toBe(cents));

  it.each([
    '303-555-0100',
    '(303) 555-0100',
    '12/31/2026',
    '($75.00 x 139 Homes)',
    '$75.00/unit',
    '#REF!',
    'N/A',
    'TBD',
    'included',
    '4010-00',
    '1,23',
    '12,34,567',
    '1.2.3',
    '5%',
    '-',
    '$ -',
    '—',
    '-0-',
    '( - )',
    '',
    '$',
    '--5',
    '(-5)-',
    '7 of 9',
    '1e5',
    '9'.repeat(30),
  ])('%s is no amount', (text) => expect(parseAmount(text)).toBeUndefined());

  it('puts recognised lookalikes right and says so', () => {
    expect(readNumber('l,2O4.5O', { recognised: true })).toMatchObject({ cents: 120450, repaired: true });
    expect(readNumber('1.234.50', { recognised: true })).toMatchObject({ cents: 123450, repaired: true });
    expect(readNumber('S11.440.00', { recognised: true })).toMatchObject({ cents: 1144000, currency: true });
    expect(readNumber('S00.00', { recognised: true })).toMatchObject({ cents: 50000 });
    expect(readNumber('(1,234', { recognised: true })).toMatchObject({ cents: -123400, repaired: true });
    expect(readNumber('l,2O4.5O')).toEqual({ kind: 'words' });
    expect(readNumber('Solid', { recognised: true })).toEqual({ kind: 'words' });
  });

  it('tells dashes, percentages and plain digits apart', () => {
    expect(readNumber(' – ')).toEqual({ kind: 'dash' });
    expect(readNumber('(3.25)%')).toEqual({ kind: 'percent', value: '-3.25', repaired: false });
    expect(readNumber('-3.25 %')).toEqual({ kind: 'percent', value: '-3.25', repaired: false });
    expect(readNumber('2026')).toMatchObject({ plain: true });
    expect(readNumber('2,026')).toMatchObject({ plain: false });
    expect(readNumber('(2026)')).toMatchObject({ plain: false });
  });

  it('never throws and never leaves the range, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, recognised) => {
        const reading = readNumber(text, { recognised });
        if (reading.kind === 'amount') {
          expect(Number.isSafeInteger(reading.cents)).toBe(true);
          expect(Math.abs(reading.cents)).toBeLessThan(1e14);
          expect(/\d|[OoQDlI|iSsBZz]/.test(text.normalize('NFKC'))).toBe(true);
        }
        findAmounts(text);
      }),
    );
  });

  const cents = fc.integer({ min: -1e13, max: 1e13 });
  const printers: ((cents: number) => string)[] = [
    centsToMoney,
    (value) => grouped(value, (digits) => `(${digits})`),
    (value) => grouped(value, (digits) => `($${digits})`),
    (value) => grouped(value, (digits) => `$ (${digits})`),
    (value) => grouped(value, (digits) => `${digits}-`),
    (value) => grouped(value, (digits) => `−${digits}`),
    (value) => grouped(value, (digits) => `${digits} CR`),
  ];

  it('reads back every amount in every way of printing it', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...printers), fc.boolean(), (value, print, recognised) => {
        expect(parseAmount(print(value), { recognised })).toBe(value);
      }),
    );
  });

  it('keeps money and cents the same thing', () => {
    fc.assert(fc.property(cents, (value) => expect(decimalToCents(centsToMoney(value))).toBe(value)));
  });
});

describe('decimalToCents', () => {
  it('rounds half away from zero', () => {
    expect(decimalToCents('1.005')).toBe(101);
    expect(decimalToCents('-1.005')).toBe(-101);
    expect(decimalToCents('1.0049999')).toBe(100);
    expect(decimalToCents('1.5e3')).toBe(150000);
    expect(decimalToCents('x')).toBeUndefined();
  });
});

describe('findAmounts', () => {
  it('finds money in a sentence and leaves rates, phones and dates alone', () => {
    const text =
      'A fee of $4,250.00 per month, plus 75.50, a 1.5% charge; call 303.555.0100 by 12/31/2026 (limit $1,000,000).';
    expect(findAmounts(text).map((amount) => amount.cents)).toEqual([425000, 7550, 100000000]);
    expect(findAmounts('three percent (3.00%) of $ 12,000').map((amount) => amount.cents)).toEqual([1200000]);
  });
});

function grouped(cents: number, negative: (digits: string) => string): string {
  const [whole = '', fraction = ''] = centsToMoney(Math.abs(cents)).split('.');
  const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
  return cents < 0 ? negative(digits) : digits;
}

it.each([
  [1234500, '$12,345.00'],
  ['208303.00', '$208,303.00'],
  [-50, '-$0.50'],
  [99, '$0.99'],
])('%s is %s in a sentence', (amount, text) => expect(dollars(amount)).toBe(text));

it('takes a rise in parentheses for no amount', () => {
  expect(parseAmount('(+$8)')).toBeUndefined();
  expect(parseAmount('+$8')).toBe(800);
  expect(parseAmount('($8)')).toBe(-800);
});
