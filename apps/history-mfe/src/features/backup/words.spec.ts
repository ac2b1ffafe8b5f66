import { restoredWords, sizeWords } from './words';

const created = '2026-11-05T12:00:00.000Z';
const restored = (budgets: [number, number], documents: [number, number]) =>
  restoredWords({
    created,
    budgets: { added: budgets[0], present: budgets[1] },
    documents: { added: documents[0], present: documents[1] },
  });

test.each<[[number, number], [number, number], string]>([
  [[2, 0], [7, 0], '2 budgets and 7 documents came back from the backup of Nov 5, 2026.'],
  [[1, 0], [0, 0], '1 budget came back from the backup of Nov 5, 2026.'],
  [
    [1, 0],
    [0, 7],
    '1 budget came back from the backup of Nov 5, 2026. 7 documents already here stayed as they are.',
  ],
  [[0, 2], [0, 7], 'Everything of the backup of Nov 5, 2026 is here already. Nothing was changed.'],
  [[0, 0], [0, 0], 'There was nothing in the backup of Nov 5, 2026.'],
])('says what came: %j budgets, %j documents', (budgets, documents, words) => {
  expect(restored(budgets, documents)).toBe(words);
});

test.each([
  [0, '1\u00a0KB'],
  [2_048, '2\u00a0KB'],
  [3_565_158, '3.4\u00a0MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
