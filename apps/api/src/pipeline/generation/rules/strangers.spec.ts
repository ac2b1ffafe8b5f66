import { Paper } from '../../../../test/facts';
import { ofOthers } from './strangers';
import type { GenerationDocument } from './types';

function paper(id: number, association: string, kind: 'budget' | 'contract' | 'other' = 'budget') {
  const document: GenerationDocument = new Paper(id, `paper-${id}.pdf`).document();
  if (document.facts) {
    document.facts.association = { ...new Paper(id, document.name).cited(association), confidence: 0.97 };
    document.facts.parts = [{ id: 'p1', kind, pages: [1, 1] } as never];
  }
  return document;
}
const asked = (own: string, ...documents: GenerationDocument[]) =>
  ofOthers(documents, own).map(({ documentId }) => documentId);

describe('a document of another association', () => {
  it('is asked about, with whose it is and what to do', () => {
    const [difference] = ofOthers(
      [paper(1, 'Teal Grove HOA'), paper(2, 'Teal Landing Condominium Association')],
      'Teal Grove Homeowners Association',
    );
    expect(difference).toMatchObject({ documentId: 2, partId: 'p1', kind: 'rivals' });
    expect(difference?.message).toBe(
      'paper-2.pdf names another association (Teal Landing Condominium Association, page 1) than the one that is budgeted (Teal Grove Homeowners Association). Leave it out unless its figures belong to this budget.',
    );
    expect(difference?.answers).toEqual([
      {
        action: 'belongs',
        documentId: 2,
        label: 'paper-2.pdf belongs to Teal Grove Homeowners Association',
        association: 'Teal Grove Homeowners Association',
      },
      { action: 'leave-out', documentId: 2, label: 'Leave paper-2.pdf out' },
    ]);
  });

  it('is asked about where it is a contract, and not where no figures come from it', () => {
    const own = paper(1, 'Teal Grove HOA');
    expect(asked('Teal Grove', own, paper(2, 'Elm Court HOA', 'contract'))).toEqual([2]);
    expect(asked('Teal Grove', own, paper(2, 'Elm Court HOA', 'other'))).toEqual([]);
  });

  it('is told by the other documents where the name given is another one', () => {
    const documents = [paper(1, 'Teal Grove HOA'), paper(2, 'TGHOA'), paper(3, 'Elm Court HOA')];
    expect(asked('Westside Owners', ...documents)).toEqual([3]);
    expect(asked('Westside Owners', paper(1, 'Teal Grove HOA'), paper(2, 'Elm Court HOA'))).toEqual([]);
  });

  it('is told by the other documents where the name given is short for both', () => {
    const documents = ['Teal Landing', 'Teal Grove', 'Teal Grove HOA'].map((name, i) => paper(i, name));
    expect(asked('Teal', ...documents)).toEqual([0]);
  });

  it('is none where the names differ by form, initials or a slip', () => {
    const names = ['TEAL GROVE IMPROVEMENT ASSN.', 'Teal Grove', 'TGIA', 'Teal Grove Improvemnt Association'];
    const documents = names.map((name, i) => paper(i, name));
    expect(asked('Teal Grove Improvement Association', ...documents)).toEqual([]);
  });
});
