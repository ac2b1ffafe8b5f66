import fc from 'fast-check';
import { editDistance, isMistyped } from './edit-distance';
import { groupNamed, matchLines } from './line-match';

const expense = (glCode: string, description: string) => ({ type: 'expense' as const, glCode, description });
const lines = [
  { type: 'income' as const, glCode: '6100', description: 'Maintenance Fees' },
  { type: 'income' as const, glCode: '6120', description: 'Late Fees' },
  expense('7010', 'Management Fee'),
  expense('7310', 'Landscape Contract'),
  expense('7445', 'Landscape Extras'),
  expense('7330', 'Pool Service'),
  expense('7710', 'Property Insurance'),
  expense('7720', 'Directors & Officers Insurance'),
  expense('7810', 'Electricity'),
  expense('7820', 'Water'),
  expense('7825', 'Irrigation Water'),
  expense('7850', 'Refuse Collection'),
  expense('9005', 'Reserve Contribution'),
];
const told = (words: string) => {
  const match = matchLines(words, lines);
  if (match.kind === 'line') return match.line.description;
  return match.kind === 'none' ? 'none' : [match.kind, ...match.lines.map((line) => line.description)];
};

it.each([
  ['7810', 'Electricity'],
  ['GL 7710', 'Property Insurance'],
  ['electricity', 'Electricity'],
  ['the electric bill', 'Electricity'],
  ['power', 'Electricity'],
  ['elecricity', 'Electricity'],
  ['our water costs', 'Water'],
  ['irrigation water', 'Irrigation Water'],
  ['irrigation', 'Irrigation Water'],
  ['garbage', 'Refuse Collection'],
  ['trash pickup', 'Refuse Collection'],
  ['pool', 'Pool Service'],
  ['feet', 'none'],
  ['wtaer', 'Water'],
  ['managment fee', 'Management Fee'],
  ['D&O insurance', 'Directors & Officers Insurance'],
  ['property insurence', 'Property Insurance'],
  ['reserves', 'Reserve Contribution'],
  ['late fees', 'Late Fees'],
  ['the landscaping contract', 'Landscape Contract'],
])('%s means %s', (words, line) => {
  expect(told(words)).toBe(line);
});

it.each([
  ['insurance', ['group', 'Property Insurance', 'Directors & Officers Insurance']],
  ['landscaping', ['several', 'Landscape Contract', 'Landscape Extras']],
  ['utilities', ['group', 'Electricity', 'Water', 'Irrigation Water', 'Refuse Collection']],
])('%s is in doubt', (words, expected) => {
  const match = told(words);
  expect(match[0] === 'several' || match[0] === 'group').toBe(true);
  expect(match.slice(1)).toEqual(expected.slice(1));
});

it.each(['helicopter', 'the', '', 'gate', 'paint', '9999', 'wetter'])('%j means no line', (words) => {
  expect(matchLines(words, lines).kind).not.toBe('line');
});

it('takes a word that is another word for no mistyped one', () => {
  expect(matchLines('plant', [expense('7470', 'Paint')]).kind).not.toBe('line');
});

it('knows sections by what people call them', () => {
  expect(groupNamed('all the utilities')).toBeUndefined();
  expect(groupNamed('utilities')).toBe('Utilities');
  expect(groupNamed('Repairs & Maintenance')).toBe('Repairs & Maintenance');
  expect(groupNamed('admin')).toBe('Administrative');
});

it('finds a line by its own name, always', () => {
  for (const line of lines) expect(matchLines(line.description, lines)).toMatchObject({ kind: 'line', line });
});

it('never finds a line for letters at random', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[bcdfghjkqvxz]{5,12}$/),
      (words) => matchLines(words, lines).kind !== 'line',
    ),
  );
});

describe('typing mistakes', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  it('are counted alike from both sides, and none is none', () => {
    fc.assert(
      fc.property(
        word,
        word,
        (a, b) => editDistance(a, b) === editDistance(b, a) && editDistance(a, a) === 0,
      ),
    );
  });
  it.each([
    ['insurence', 'insurance', true],
    ['wtaer', 'water', true],
    ['gas', 'gat', false],
    ['pool', 'roof', false],
    ['electrcty', 'electricity', true],
  ])('%s for %s: %s', (typed, meant, expected) => expect(isMistyped(typed, meant)).toBe(expected));
});
