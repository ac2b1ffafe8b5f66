import { closedUp } from './closed-up';

describe('closedUp', () => {
  it.each([
    ['A G R E E M E N T', 'AGREEMENT'],
    ['L A W N   C A R E', 'LAWN CARE'],
    ['Section 4. A plan', 'Section 4. A plan'],
    ['1 2 3', '1 2 3'],
  ])('makes of %j %j', (text, words) => {
    expect(closedUp(text)).toBe(words);
  });
});
