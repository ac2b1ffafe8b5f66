import { searchWords } from './papers';

it.each([
  ['what does the contract say about renewal?', /renewal/, /contract|say|about/],
  ['what does the policy say about hail deductibles', /hail deductibles/, /policy|say/],
  ['search the documents for pool chemicals', /pool chemicals/, /search|documents/],
])('looks for what %j is about', (question, kept, dropped) => {
  expect(searchWords(question)).toMatch(kept);
  expect(searchWords(question)).not.toMatch(dropped);
});

it('looks for all of it where nothing else is left', () => {
  expect(searchWords('what does the contract say?')).toBe('what does the contract say?');
});
