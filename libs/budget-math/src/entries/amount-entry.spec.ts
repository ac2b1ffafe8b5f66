import fc from 'fast-check';
import { addExact, exact, multiplyExact, type Exact } from '../exact';
import { formatDollars, growByPercent, MAX_CENTS, toDecimalString } from '../money';
import { amountEntry, isLargeChange } from './amount-entry';
import { centsOf, parseAmount } from './plain-amount';

const anyCents = fc.integer({ min: -MAX_CENTS + 1, max: MAX_CENTS - 1 });

describe('one amount as it is written', () => {
  it.each([
    ['$1,234.50', 123450],
    ['($ 1,234.50)', -123450],
    ['–12.345', -1235],
    ['0.005', 1],
    ['-0.005', -1],
    ['-0', 0],
    ['１２', 1200],
    ['999999999999.99', 99999999999999],
  ])('reads %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
    expect(Object.is(parseAmount(text), -0)).toBe(false);
  });

  it.each(['', 'abc', '5-3', '()', '12,5', '12 dollars of 5', '1000000000000', '9'.repeat(400)])(
    'refuses %p',
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it('reads back what the product writes, on the wire and as shown with cents', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(parseAmount(toDecimalString(amount))).toBe(amount);
        expect(parseAmount(formatDollars(amount, { cents: true }))).toBe(amount);
        expect(amountEntry(toDecimalString(amount), { current: 1 }).cents).toBe(amount);
      }),
    );
  });
});

/** A calculation as it is typed, and what it comes to, exactly. */
interface Typed {
  text: string;
  value: Exact;
}
const { sum } = fc.letrec<{ number: Typed; product: Typed; sum: Typed; factor: Typed }>((tie) => ({
  number: fc.tuple(fc.nat(99_999_999), fc.constantFrom('', ',')).map(([hundredths, separator]) => ({
    text: toDecimalString(hundredths).replace(/\B(?=(\d{3})+\.)/g, separator),
    value: exact(hundredths, 100),
  })),
  factor: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'depth' },
    tie('number'),
    // Two terms at least: one amount in parentheses is refused.
    fc.tuple(tie('number'), fc.constantFrom('+', '-'), tie('sum')).map(([first, sign, rest]) => ({
      text: `(${first.text} ${sign} (${rest.text} + 0))`,
      value: addExact(first.value, sign === '+' ? rest.value : negative(rest.value)),
    })),
  ),
  product: fc
    .array(fc.tuple(fc.constantFrom('*', ' x ', ' × ', '/', ' ÷ '), tie('factor')), { maxLength: 2 })
    .chain((more) => tie('factor').map((first) => more.reduce(times, first as Typed))),
  sum: fc
    .array(fc.tuple(fc.constantFrom('+', ' + ', '-', ' − '), tie('product')), { maxLength: 2 })
    .chain((more) =>
      tie('product').map((first) =>
        more.reduce(
          (all, [sign, { text, value }]) => ({
            text: all.text + sign + text,
            value: addExact(all.value, sign.includes('+') ? value : negative(value)),
          }),
          first as Typed,
        ),
      ),
    ),
}));

const negative = (value: Exact): Exact => multiplyExact(value, exact(-1));

/** Divisions by nothing are left out here: they are refused. */
function times(all: Typed, [sign, { text, value }]: [string, Typed]): Typed {
  const divides = /[/÷]/.test(sign);
  if (divides && value.n === 0n) return all;
  return {
    text: all.text + sign + text,
    value: multiplyExact(all.value, divides ? exact(value.d, value.n) : value),
  };
}

describe('a calculation', () => {
  it('comes to the exact value of what was typed, rounded once', () => {
    fc.assert(
      fc.property(sum, ({ text, value }) => {
        fc.pre(text.length < 95);
        expect(amountEntry(`=${text}`).cents).toBe(centsOf(value));
      }),
      { numRuns: 500 },
    );
  });

  it('is not told from a float', () => {
    expect(amountEntry('1.005*100').cents).toBe(10_050);
    expect(amountEntry('4.35*100').cents).toBe(43_500);
    expect(amountEntry('=1.15+2.30').cents).toBe(345);
  });
});

describe('a percentage', () => {
  it('is of the present amount, by the rule of all growth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: -10_000, max: 30_000 }),
        (current, hundredths) => {
          const percent = toDecimalString(hundredths);
          const typed = `${hundredths < 0 ? '' : '+'}${percent}%`;
          expect(amountEntry(typed, { current }).cents).toBe(growByPercent(current, percent));
        },
      ),
    );
  });

  it.each([
    ['+5%', undefined, 'There is no amount yet that a percentage could be of. Please enter an amount.'],
    ['+5%', 0, 'The amount is $0 now, and any percentage of it is $0. Please enter an amount.'],
    ['-101%', 100, 'An amount cannot go down by more than 100%.'],
    ['5%', 100, 'Please write +5% for more or −5% for less.'],
    ['+99999999%', 99_999_999_999, 'Please enter an amount below one trillion dollars.'],
  ])('%s of %p is refused: %s', (typed, current, problem) => {
    expect(amountEntry(typed, { current })).toEqual({ cents: null, problem });
  });
});

it.each([
  ['9425+3%', 970_775],
  ['$9,425 - 3 %', 914_225],
  ['=100+0.5%', 10_050],
])('%s is that amount and so much of it', (typed, cents) => expect(amountEntry(typed).cents).toBe(cents));

it.each([
  ['abc', 'Please enter a valid number'],
  ['1.500', 'Please write 1,500 or 1.50.'],
  ['12,5', 'Commas separate thousands only. Please write cents after a point, such as 12.50.'],
  ['9 425', 'Please write the amount without spaces, such as 9,425.'],
  ['+500', 'Please write 500 for that amount, or a calculation such as =9425+500 to add it.'],
  ['12/31', 'Please begin with = if this is a calculation, such as =1200/12.'],
  ['970-555-0148', 'Please begin with = if this is a calculation, such as =1200/12.'],
  ['555-123-4567', 'Please begin with = if this is a calculation, such as =1200/12.'],
  ['7810-01', 'Please begin with = if this is a calculation, such as =1200/12.'],
  ['0x2580', 'Please enter a valid number'],
  ['5000-6000', 'This would come to −$1,000. Please begin with = if this is a calculation.'],
  ['=SUM(1,2)', 'Please write the calculation with numbers, +, -, *, / and parentheses.'],
  ['€500', 'Please enter the amount in US dollars.'],
  ['=5/0', 'Nothing can be divided by 0.'],
  ['1000000000000', 'Please enter an amount below one trillion dollars.'],
])('%s is refused: %s', (typed, problem) => expect(amountEntry(typed)).toEqual({ cents: null, problem }));

it('never throws, never leaves the range, and says why it refuses', () => {
  const characters = fc.constantFrom(...'0123456789.,$%()+-*/=kmx  \u2212\u00d7\t½'.split(''));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(characters, { maxLength: 20 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, fc.option(anyCents, { nil: undefined }), (typed, current) => {
      const { cents, problem } = amountEntry(typed, { current });
      if (cents === null) expect(problem).toMatch(/^[A-Z].+/);
      else expect(Number.isSafeInteger(cents) && Math.abs(cents) < MAX_CENTS).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('drops no letter to make an amount of a text', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999),
      fc.constantFrom(...'abcdefghijlnopqrstuvwyz#&!?\'":;_'.split('')),
      fc.nat(8),
      (dollars, letter, place) => {
        const plain = String(dollars);
        const at = Math.min(place, plain.length);
        expect(amountEntry(plain.slice(0, at) + letter + plain.slice(at)).cents).toBeNull();
      },
    ),
  );
});

it('asks about a change the same way up and down', () => {
  fc.assert(
    fc.property(anyCents, anyCents, (before, after) => {
      fc.pre(before !== 0 && after !== 0);
      expect(isLargeChange(before, after)).toBe(isLargeChange(after, before));
    }),
  );
});
