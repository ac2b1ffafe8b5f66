import { ANY_OTHER, generalDeductible, ordinaryIn, perilsNegated } from './losses';

it.each([
  ['and the deductible for anything else', [ANY_OTHER]],
  ['whats the regular deductible', [ANY_OTHER]],
  ['and if it is anything other than wind', [ANY_OTHER]],
  ['deductible if it is just a burst pipe', ['water']],
  ['what about a kitchen fire', ['fire']],
  ['hail deductible', []],
])('“%s” is of %j', (text, expected) => {
  expect(ordinaryIn(text)).toEqual(expected);
});

it('leaves out perils that are named only so', () => {
  expect([...perilsNegated('deductible when its not an earthquake')]).toEqual(['earthquake']);
  expect([...perilsNegated('anything other than wind or hail')]).toEqual(['wind', 'hail']);
});

it.each([
  [
    'Deductible: $10,000 each loss. The earthquake deductible is 10 percent of the limit.',
    'Deductible: $10,000 each loss.',
  ],
  ['A wind deductible of $25,000 applies.', null],
  ['The earthquake deductible is 10 percent of the limit.', null],
])('“%s” states of other losses %j', (text, expected) => {
  expect(generalDeductible(text)).toBe(expected);
});
