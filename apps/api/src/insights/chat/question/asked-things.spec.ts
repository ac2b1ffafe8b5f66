import { thingsOfTerms } from './asked-things';
import { askedOf } from './terms';
import { plainQuestion } from './words';

it.each([
  [
    'GL limit, umbrella limit + the hail deductible',
    { limit: ['general liability', 'umbrella'], deductible: ['hail'] },
  ],
  ['umbrella, crime and property limits', { limit: ['umbrella', 'crime', 'property'] }],
  ['flood limit and premium', { limit: ['flood'], premium: ['flood'] }],
  ['deductible for wind and for fire', { deductible: ['wind', 'fire'] }],
])('takes each term of the covers beside it in “%s”', (question, expected) => {
  expect(thingsOfTerms(question, askedOf(plainQuestion(question), 'policy'))).toEqual(expected);
});
