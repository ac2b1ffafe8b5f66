import fc from 'fast-check';
import { Ids, remapped } from './ids';
import type { Json } from './rules';

const RUN = '00000000-0000-4000-8000-000000000001';
const NEW_RUN = '00000000-0000-4000-8000-000000000002';

function ids(): Ids {
  const made = new Ids();
  made.set('documents', 1, { id: 101, fresh: true });
  made.set('documents', 2, { id: 102, fresh: false });
  made.set('documents', 3, null);
  made.set('runs', RUN, { id: NEW_RUN, fresh: true });
  return made;
}

it('follows a path from the root, and a name at any depth', () => {
  const paths = { 'documents.*.id': 'documents', '**.documentId': 'documents', '**.runId': 'runs' };
  const value: Json = {
    id: 1,
    documents: [{ id: 1, name: 'a' }, { id: 2 }],
    deep: [{ more: { documentId: 2, page: 1, runId: RUN } }],
  };
  expect(remapped(value, paths, ids())).toEqual({
    id: 1,
    documents: [{ id: 101, name: 'a' }, { id: 102 }],
    deep: [{ more: { documentId: 102, page: 1, runId: NEW_RUN } }],
  });
});

it('lets no id of a row that stayed out point to another row', () => {
  const paths = { 'documentIds.*': 'documents', '**.documentId': 'documents', '**.runId': 'runs' };
  const value = {
    documentIds: [1, 2, 3, 4],
    source: { documentId: 4 },
    skipped: { documentId: 3 },
    runId: 'x',
  };
  expect(remapped(value, paths, ids())).toEqual({
    documentIds: [101, 102],
    source: { documentId: null },
    skipped: { documentId: null },
    runId: 'x',
  });
});

it('knows an id that comes twice', () => {
  const made = ids();
  expect(made.set('documents', 1, null)).toBe(false);
  expect(made.set('documents', 9, null)).toBe(true);
});

it('changes nothing where no path leads', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(remapped(value as Json, { 'no.such.place': 'documents' }, ids())).toEqual(value);
    }),
  );
});
