import type { Facts } from '@hoa/contracts';
import type { ProposalDocument } from './evidence';
import { proposeParameters } from './proposal';

function paper(id: number, association: string, lines: string[], kind: Facts['kind'] = 'budget') {
  const source = { documentId: id, documentName: `${id}.pdf`, readingId: 'r', page: 1, line: 0, quote: '' };
  const facts = { kind, parts: [], association: { value: association, confidence: 0.97, source } };
  const pages = [{ page: 1, lines: [association, ...lines].map((text, index) => ({ index, text })) }];
  const document: ProposalDocument = { id, name: `${id}.pdf`, facts: facts as unknown as Facts, pages };
  return document;
}
const propose = (documents: ProposalDocument[], given = {}) =>
  proposeParameters(documents, given, { chosen: true });

it('takes nothing from the documents of another association', () => {
  const documents = [
    paper(1, 'Teal Grove HOA', ['4 Teal Way, Mason, OH 45040', 'A community of 88 homes.']),
    paper(2, 'Teal Grove Homeowners Association', []),
    paper(3, 'Teal Landing Condominium', ['9 Pier Rd, Covington, KY 41011', 'Total units 212'], 'actuals'),
  ];
  const { associationName, location, units, documents: listed } = propose(documents);
  expect([associationName?.value, location?.value, units?.value]).toEqual(['Teal Grove HOA', 'Ohio', 88]);
  expect(listed.map(({ message }) => message?.includes('names another association') ?? false)).toEqual([
    false,
    false,
    true,
  ]);
});

it('counts what documents call an association as one name, written as most read it', () => {
  const { associationName } = propose([
    paper(1, 'TEAL GROVE IMPROVEMENT ASSOCIATION', []),
    paper(2, 'Teal Grove Improvement Association', [], 'actuals'),
    paper(3, 'TGIA', [], 'actuals'),
  ]);
  expect(associationName).toMatchObject({ value: 'Teal Grove Improvement Association', others: [] });
  expect(associationName?.sources).toHaveLength(3);
});

it('proposes where vendors sit, and contradicts nobody with it', () => {
  const documents = [
    paper(1, 'Teal Grove HOA', ['Moss Lawn, 8 Canal Street, Covington, KY 41011'], 'contract'),
  ];
  expect(propose(documents).location?.value).toBe('Kentucky');
  expect(propose(documents, { location: 'Ohio' }).contradictions).toEqual([]);
});
