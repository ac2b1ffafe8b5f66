import { featuresOf } from './features';
import { NONE, verbsOf } from './name';

const first = (words: string, signs = ''): string | undefined =>
  verbsOf({ words: words.split(' '), signs: signs.split(' ').filter((sign) => sign !== '') })[0]?.verb;

it.each([
  ['why did LINE go up PCT', 'has:LINE has:PCT', 'explain_line'],
  ['what if we cut LINE by PCT', 'has:LINE has:PCT', 'what_if'],
  ['who is our LINE company and when is the deal up', 'has:LINE LINE:service has:contract', 'contracts'],
  ['what are the dues going to be', 'year:now lines:none', 'fee'],
  ['quote the rule about renting', 'lines:none', 'find_text'],
  ['will the insurer drop us', 'lines:none', NONE],
])('names what "%s" asks', (words, signs, verb) => {
  expect(first(words, signs)).toBe(verb);
});

it('gives probabilities that add up to 1, also where no word is known', () => {
  const named = verbsOf({ words: ['qwxz'], signs: [] });
  expect(named.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(named[0]?.probability).toBeLessThan(0.9);
});

it('reads words by their beginnings and keeps what is masked', () => {
  expect(featuresOf({ words: ['Paying', 'LINE'], signs: ['has:LINE'] })).toEqual(
    expect.arrayContaining(['pay', 'LINE', 'pay_LINE', '^_pay', 'has:LINE']),
  );
});
