import { documentOfText } from '../reading/document-of-text';
import { readDeclaration } from './read-ownership';

const ctx = { documentId: 3, documentName: 'deed.pdf', readingId: 'reading' };

it('gives each villa its one share of so many', () => {
  const { parts } = readDeclaration(
    documentOfText(`MASTER DEED
The condominium consists of five (5) villas, numbered Villa 1 through Villa 5, in one building.
The owner of each villa shall own an undivided one-fifth (1/5th) interest in the general common elements.`),
    ctx,
  );
  const shares = parts.flatMap((part) => (part.kind === 'ownership' ? part.shares : []));
  expect(shares.map(({ unit, share }) => [unit, share.value])).toEqual(
    ['1', '2', '3', '4', '5'].map((unit) => [unit, { n: '1', d: '5' }]),
  );
});
