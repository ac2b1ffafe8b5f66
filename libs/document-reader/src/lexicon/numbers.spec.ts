import { ordinalToNumber, wordsToNumber } from '../text/words';
import { MISSPELLED_TENS, ONES, ORDINALS, TEENS, TENS } from './numbers';

describe('the words of numbers', () => {
  it('count on from one to nineteen, and by tens', () => {
    expect([...ONES, ...TEENS].map(wordsToNumber)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    expect(TENS.map(wordsToNumber)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
  });

  it('have an ordinal each, up to the twentieth', () => {
    expect(ORDINALS.map(ordinalToNumber)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('are misspelled as no other word', () => {
    for (const [word, right] of Object.entries(MISSPELLED_TENS)) {
      expect(TENS).toContain(right);
      expect(TENS).not.toContain(word);
    }
  });
});
