import fc from 'fast-check';
import { lettersApart, withNearWords } from './near-words';

const HEADS = ['component', 'useful', 'life', 'line', 'remaining', 'cost', 'deductible', 'premium', 'limits'];

describe('withNearWords', () => {
  it.each([
    ['pedguctiple', 'deductible'],
    ['DEqUCTIDIE', 'deductible'],
    ['‘Component', '‘Component'],
    ['Usetul Lifes', 'useful life'],
    ['Cosy', 'cost'],
    ['Line of Business', 'Line of Business'],
    ['Coverage Part', 'Coverage Part'],
    ['RUL', 'RUL'],
  ])('%s is %s', (text, words) => expect(withNearWords(text, HEADS)).toBe(words));

  it('leaves words of the vocabulary alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HEADS), (word) => expect(withNearWords(word, HEADS)).toBe(word)),
    );
  });
});

describe('lettersApart', () => {
  const word = fc.string({ maxLength: 12 });

  it('is a distance', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        const apart = (x: string, y: string): number => lettersApart(x, y, 30);
        expect(apart(a, a)).toBe(0);
        expect(apart(a, b)).toBe(apart(b, a));
        expect(apart(a, c)).toBeLessThanOrEqual(apart(a, b) + apart(b, c));
      }),
    );
  });

  it('stops at the bound', () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (a, b, most) =>
        expect(lettersApart(a, b, most)).toBe(Math.min(lettersApart(a, b, 30), most + 1)),
      ),
    );
  });
});
