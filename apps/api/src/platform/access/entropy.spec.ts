import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { looksRandom } from './entropy';

const idOf = (part: string) => `1700000000000-${part}-Test`;

it.each([
  'aaaaaaaa',
  'abababababab',
  '0000000000000000',
  '12345678',
  'hgfedcba',
  'deadbeefdeadbeef',
  '00000001',
])('%s is no secret', (part) => expect(looksRandom(idOf(part))).toBe(false));

it('takes what random numbers give', () => {
  for (let n = 0; n < 1_000; n += 1) expect(looksRandom(idOf(randomBytes(16).toString('hex')))).toBe(true);
});

it('takes no repetition, however long', () => {
  const part = fc.stringMatching(/^[a-z0-9]{2,12}$/);
  fc.assert(
    fc.property(part, fc.integer({ min: 2, max: 8 }), (one, times) =>
      expect(looksRandom(idOf(one.repeat(times)))).toBe(false),
    ),
  );
});
