import { isOfLaw, isOfMinds } from './law';
import { plainQuestion } from './words';

it.each([
  'is 12% interest on top of a late fee even legal in Colorado',
  'what does the RCW say about reserves',
  'does Arizona require 90 day rentals',
  'would that cap hold up in court',
  'is the late charge enforceable',
  'are we allowed by law to fine owners',
  'can the association legally raise dues 20%',
  'do state rules require an earthquake policy',
])('“%s” is of the law', (question) => {
  expect(isOfLaw(plainQuestion(question))).toBe(true);
});

it.each([
  'how much is legal',
  'are we over on legal',
  'legal fees in 2025',
  'what do the bylaws say about pets',
  'what law governs the landscape contract',
  'does the declaration allow a late charge',
  'the tennis court resurfacing',
  'what state are the reserves in',
  'take trimming down to 2,300, my brother in law will help',
])('“%s” is not', (question) => {
  expect(isOfLaw(plainQuestion(question))).toBe(false);
});

it.each([
  ['why on earth did the old board let that happen', true],
  ['whose idea was the sealcoat', true],
  ["what was the adjuster's name", true],
  ['claim number of the hail claim', true],
  ['why did insurance go up', false],
  ['policy number? the adjuster is on the other line', false],
  ['why did you pick 10.8% for gas', false],
  ['who do we call for a claim, number please', false],
])('“%s” asks what people meant or what became of a claim: %s', (question, expected) => {
  expect(isOfMinds(plainQuestion(question))).toBe(expected);
});
