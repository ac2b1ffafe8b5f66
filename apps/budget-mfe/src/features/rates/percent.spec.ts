import { parsePercent } from './percent';

it.each([
  ['4', 4],
  ['4.25 %', 4.25],
  [' 3%', 3],
  ['\u22122', -2],
  ['.5', 0.5],
  ['-0', 0],
  ['', null],
  ['four', null],
  ['1e2', null],
  ['101', null],
  ['-51', null],
  ['4..5', null],
])('%j is %j', (text, percent) => expect(parsePercent(text)).toBe(percent));
