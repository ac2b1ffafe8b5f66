import { documentRow, parameters } from '../../testing/records';
import { choiceOf, type ChoiceContext } from './document-choice';

describe('choiceOf', () => {
  const context = (changes: Partial<ChoiceContext> = {}): ChoiceContext => ({
    associationName: 'Juniper Court',
    editing: false,
    associations: new Map(),
    named: {},
    ...changes,
  });

  it('ticks a document of the association and one that names nobody', () => {
    expect(choiceOf(documentRow(), context())).toMatchObject({ ticked: true, note: null });
    expect(
      choiceOf(documentRow(), context({ named: { 1: { name: 'Juniper Court HOA', page: 1 } } })).ticked,
    ).toBe(true);
  });

  it('leaves the document of another association out, says whose it is and how to include it', () => {
    expect(
      choiceOf(documentRow(), context({ named: { 1: { name: 'Willow Bend', page: 3 } } })),
    ).toMatchObject({
      ticked: false,
      note: 'Not selected because it names another association: Willow Bend (page 3). Select it to use it anyway.',
    });
    const owned = documentRow({ associationId: 5 });
    expect(choiceOf(owned, context({ associations: new Map([[5, 'Willow Bend']]) }))).toMatchObject({
      ticked: false,
      note: 'Not selected because it belongs to another association: Willow Bend. Select it to use it anyway.',
    });
  });

  it('does not judge before there is a name', () => {
    expect(
      choiceOf(
        documentRow(),
        context({ associationName: ' ', named: { 1: { name: 'Willow Bend', page: 3 } } }),
      ).ticked,
    ).toBe(true);
  });

  it('cannot tick what could not be read', () => {
    expect(choiceOf(documentRow({ status: 'failed' }), context())).toMatchObject({
      ticked: false,
      disabled: true,
    });
  });

  it('shows what saved parameters use, and offers newer documents when they are edited', () => {
    const saved = parameters({ documentIds: [1] });
    const newer = documentRow({ id: 2, createdAt: '2026-12-01T00:00:00.000Z' });
    const older = documentRow({ id: 3, createdAt: '2026-01-01T00:00:00.000Z' });
    const of = (document: typeof newer, editing: boolean) =>
      choiceOf(document, context({ parameters: saved, editing })).ticked;
    expect(of(documentRow(), false)).toBe(true);
    expect([of(newer, false), of(newer, true)]).toEqual([false, true]);
    expect([of(older, false), of(older, true)]).toEqual([false, false]);
  });
});
