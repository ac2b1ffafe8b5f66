import fc from 'fast-check';
import { countedNames, type ReadName } from './counted-names';

/** `?` before what was made of a name that could not be read; `@` before a confidence. */
function names(text: string, confidence = 0.8): ReadName[] {
  return text.split(' ').map((word) => {
    const [name = '', sure] = word.replace('?', '').split('@');
    const unread = word.startsWith('?');
    return { text: name, confidence: unread ? 0 : Number(sure ?? confidence), unread };
  });
}

const called = (text: string, confidence?: number): string =>
  countedNames(names(text, confidence))
    .map(({ name, how }) => `${how === 'kept' ? '' : how === 'placed' ? '?' : '!'}${name ?? '-'}`)
    .join(' ');

describe('designations counted from their neighbours', () => {
  it.each([
    ['104 102 103 104 103 106 107', '!101 102 103 104 !105 106 107'],
    ['107 ?10% 109 110 111 112 3@0.5 ?£14 201 202', '107 ?108 109 110 111 112 !113 ?114 201 202'],
    ['1F 1G@0.3 ? 2A 2B ?26 2D 2E 2F 2G ?2% 3A 3B', '1F 1G ?1H 2A 2B ?2C 2D 2E 2F 2G ?2H 3A 3B'],
    ['101 102 103 308 101 102 103 404 405', '101 102 103 308 !401 !402 !403 404 405'],
    ['101 103 105 107 100 111', '101 103 105 107 !109 111'],
    ['101 201 301 401 102 202 802 402', '101 201 301 401 102 202 !302 402'],
    ['20 21 2 23', '20 21 !22 23'],
  ])('%s is %s', (read, told) => {
    expect(called(read)).toBe(told);
  });

  it.each([
    ['a unit without a number 13', '11 12 12A 14 15'],
    ['a number left out', '101 102 104 105 106'],
    ['the same numbers on each floor', '1 2 3 4 1 2 3 4'],
    ['the same numbers in each tower', '101 102 103 104 101 102 103 104'],
    ['numbers that fall', '405 404 403 402 401 305 304 303'],
    ['a list without an order', '101 203 105 307 109 211 402 118 205'],
    ['names', 'Garden Terrace Orchard Meadow'],
  ])('leaves %s alone', (_what, read) => {
    expect(called(read)).toBe(read);
  });

  it('leaves alone what the paper surely prints twice', () => {
    expect(called('101 102 102 104 105', 0.95)).toBe('101 102 102 104 105');
  });

  it('gives no name twice, and changes no list that counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 40 }), (first, count) => {
        const list = Array.from({ length: count }, (_, i) => String(first + i)).join(' ');
        expect(called(list)).toBe(list);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[1-4]?0?[1-9][A-D]?$/), { maxLength: 30 }), (read) => {
        const result = countedNames(read.map((text) => ({ text, confidence: 0.5, unread: text.length > 3 })));
        expect(result).toHaveLength(read.length);
        const changed = result.flatMap(({ name, how }) =>
          how === 'kept' || name === undefined ? [] : [name],
        );
        expect(new Set(changed).size).toBe(changed.length);
      }),
    );
  });
});
