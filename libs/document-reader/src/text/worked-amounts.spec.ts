import fc from 'fast-check';
import { centsToMoney } from './amounts';
import { workedAmount } from './worked-amounts';

it.each([
  ['$400/yr x 64 = $25,600', 2_560_000],
  ['64 x $400 = 25,600', 2_560_000],
  ['$1,200/yr', 120_000],
  ['$1,200 per year', 120_000],
  ['$55/mo ($660)', 66_000],
  ['$22/mo ($264/yr)', 26_400],
  ['approx. $40', 4_000],
  ['8 x $190 x 12', 1_824_000],
  ['$15 x 45', 67_500],
  ['500 x 12', 600_000],
  ['3 @ $15', 4_500],
  ['2 x 2,150', 430_000],
  ['1,880 + 765', 264_500],
  ['3 x 215 + 88', 73_300],
  ['1,175 (5 calls)', 117_500],
  ['2,415 (#4 deck 1,640)', 241_500],
  ['4,950 (quoted)', 495_000],
  ['5.13 (!)', 513],
  ['42,250*', 4_225_000],
  ['same, 750', 75_000],
  ['$8/mo x 12', 9_600],
  ['7,100?', 710_000],
  ['0 (done)', 0],
  ['0, moved bank', 0],
  ['$210.00 (Monthly) / $2.520.00 (Annual)', 252_000],
  ['3,600.00 (monthly) / 43,200.00 (annual)', 4_320_000],
])('reads %s', (text, cents) => expect(workedAmount(text)).toBe(cents));

it.each([
  '64 x $400 = $26,500',
  '$55/mo ($606)',
  '$55/mo',
  'TBD',
  '3 x 4',
  '3 + 4',
  '2 (lots)',
  '2024 (actual)',
  '450 (monthly)',
  '450 (per quarter)',
  'same',
  'why?',
  '12 lots',
  'approx. 40',
  '5 = 5',
  '555-1234',
])('claims nothing of %s', (text) => expect(workedAmount(text)).toBeUndefined());

it('reads any whole that its part makes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_999_999 }), (cents) => {
      expect(workedAmount(`$${centsToMoney(cents)}/mo ($${centsToMoney(12 * cents)})`)).toBe(12 * cents);
    }),
  );
});
