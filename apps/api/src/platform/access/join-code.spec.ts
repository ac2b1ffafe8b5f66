import fc from 'fast-check';
import { newJoinCode, normaliseJoinCode } from './join-code';

const codes = fc.constant(null).map(() => newJoinCode());

it('makes codes that are read back however they are typed', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(' ', '', '-', '–'), (code, between) => {
      const plain = code.replace('-', '');
      const typed = code.toLowerCase().replace('-', between).replace(/0/g, 'o').replace(/1/g, 'l');
      return /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(code) && normaliseJoinCode(typed) === plain;
    }),
  );
});

it('makes another one each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newJoinCode)).size).toBe(1000);
});

it.each(['', 'ABCDE', 'ABCDE-ABCDU', 'ABCDE-ABCDEF', "' OR 1=1--", 'ABCDE/ABCDE'])(
  'takes %j for none',
  (typed) => {
    expect(normaliseJoinCode(typed)).toBeNull();
  },
);
