import { piecesOf } from './pieces';

it.each([
  ['Why is gas up? And when does the policy end?', 'Why is gas up?', 'when does the policy end?'],
  ['percent funded, and what is sewer', 'percent funded', 'what is sewer'],
  ['pool hours + the water line', 'pool hours', 'the water line'],
  ['water in 24 and 25, also the pet rule', 'water in 24 and 25', 'the pet rule'],
  ['dues next year n the policy number', 'dues next year', 'the policy number'],
])('takes “%s” apart', (question, first, second) => {
  expect(piecesOf(question)[0]).toEqual({ first, second });
});

it.each(['why is water up', 'the full amount incl. taxes and', 'water & sewer'])(
  'leaves “%s”',
  (question) => {
    expect(piecesOf(question)).toEqual([]);
  },
);
