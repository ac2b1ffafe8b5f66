import { findPage } from './pages';

test.each([
  ['/', undefined],
  ['/upload-documents', 'budget'],
  ['/budget-parameters', 'budget'],
  ['/budget-parameters/7', 'budget'],
  ['/budget-review/7', 'budget'],
  ['/budget-modern/7', 'budget'],
  ['/budget/7', 'budget'],
  ['/budget-export', 'budget'],
  ['/budget-export/7', 'budget'],
  ['/budget-presentation/7', 'budget'],
  ['/budget-history', 'history'],
  ['/assessments-calculator', 'assessments'],
])('%s is a page, drawn by %s', (path, remote) => {
  const page = findPage(path);
  expect(page).toBeDefined();
  expect(page?.remote).toBe(remote);
});

test.each(['/budget', '/budget-review', '/nowhere', '/budget-history/7', '/upload-documents/more/parts'])(
  '%s is none',
  (path) => expect(findPage(path)).toBeUndefined(),
);
