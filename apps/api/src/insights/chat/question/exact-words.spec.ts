import { asksExactWords } from './exact-words';

it.each([
  ['can you quote the sentence in their contract about ending it for cause', true],
  ['word for word, what does rule 4 say', true],
  ['the exact wording of the renewal clause please', true],
  ['draft a letter and quote the sentence about dues', false],
  ['draft a letter to owners', false],
])('“%s” asks for the words of a document: %s', (plain, expected) => {
  expect(asksExactWords(plain)).toBe(expected);
});
