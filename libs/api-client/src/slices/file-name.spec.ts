import fc from 'fast-check';
import { fileNameOf } from './file-name';

it.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="New York_HOA_Budget_2027.csv"', 'New York_HOA_Budget_2027.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  [`attachment; filename="?.csv"; filename*=UTF-8''%C3%9Cber.csv`, 'Über.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E0%A4%A`, 'plain.csv'],
])('reads %j', (header, name) => expect(fileNameOf(header)).toBe(name));

it('reads every name, in either form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
      const quoted = `attachment; filename="${name.replace(/["\\]/g, '\\$&')}"`;
      expect(fileNameOf(`${quoted}; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name);
      // A header is one line.
      if (!/[\r\n\u2028\u2029]/.test(name)) expect(fileNameOf(quoted)).toBe(name);
    }),
  );
});
