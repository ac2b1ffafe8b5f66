import type { CcrAnalysis, Schedule, ScheduleUnit } from '@hoa/contracts';
import { draftOf, stateOf } from './draft';
import { initialState, reduce, type Action, type CalculatorState } from './state';

const units: ScheduleUnit[] = [
  { unit: '101', lotNumber: '', share: { n: '1', d: '2' } },
  { unit: '102', lotNumber: '7', share: { n: '1', d: '2' } },
];
const source = {
  documentId: 3,
  documentName: 'd.pdf',
  readingId: 'r',
  page: 2,
  line: 4,
  quote: 'Unit 101 50%',
};
const analysis: CcrAnalysis = {
  ownershipInterests: [
    { unit: '101', lotNumber: '', percentage: 50, share: { n: '1', d: '2' }, source },
    { unit: '102', lotNumber: '', percentage: 50 },
  ],
  warnings: ['w'],
};
const after = (...actions: Action[]) => actions.reduce(reduce, initialState(2027));
const read: Action[] = [
  { type: 'document', documentId: 3 },
  { type: 'analysed', documentId: 3, analysis },
];

test('a declaration gives the units, with their exact shares and where they stand', () => {
  const state = after(...read);
  expect(state.units).toEqual([
    { unit: '101', lotNumber: '', share: { n: '1', d: '2' }, source },
    { unit: '102', lotNumber: '', share: { n: '1', d: '2' } },
  ]);
  expect(state.changed).toBe(false);
});

test('an answer for another document than the chosen one changes nothing', () => {
  const chosen = after({ type: 'document', documentId: 4 });
  expect(reduce(chosen, { type: 'analysed', documentId: 3, analysis })).toBe(chosen);
});

test('changing the document clears the selection, the analysis and the results; the total stays', () => {
  const total = { budgetId: null, basis: null, text: '5', cents: 500 };
  const state = after(
    ...read,
    { type: 'total', total },
    { type: 'set', change: { view: 'results' } },
    { type: 'document', documentId: null },
  );
  expect(state).toMatchObject({ documentId: null, analysis: null, units: [], view: 'setup', total });
});

test('towers of 100 % each get a part each, as an assumption that a person confirms', () => {
  const towers = ['N', 'S', 'S'].map((group, index) => ({
    unit: String(index),
    lotNumber: '',
    group,
    share: group === 'N' ? { n: '1', d: '1' } : { n: '1', d: '2' },
  }));
  const state = after({ type: 'entered', units: towers });
  expect(state.poolsAssumed).toBe(true);
  expect(state.pools).toEqual([
    { label: 'N', part: { kind: 'percent', percent: '33.3333' }, basis: 'share', group: 'N' },
    { label: 'S', part: { kind: 'rest' }, basis: 'share', group: 'S' },
  ]);
  expect(reduce(state, { type: 'pools', pools: [...state.pools] }).poolsAssumed).toBe(false);
});

test('rows are corrected, added under the next number, and removed', () => {
  const state = after(
    { type: 'entered', units },
    { type: 'unit', place: 0, change: { share: { n: '1', d: '3' } } },
    { type: 'unitAdded' },
    { type: 'unitRemoved', place: 1 },
  );
  expect(state.units.map(({ unit, share }) => [unit, share?.d])).toEqual([
    ['101', '3'],
    ['103', undefined],
  ]);
  expect(state.changed).toBe(true);
});

test('a saved schedule is opened with its plan; a plan of a newer server is not calculated with', () => {
  const stored: Schedule = {
    id: 5,
    associationId: 2,
    associationName: 'Juniper',
    name: 'S',
    documentId: null,
    version: 4,
    createdAt: '2026-11-05T12:00:00.000Z',
    updatedAt: '2026-11-05T12:00:00.000Z',
    units: [{ unit: '1', lotNumber: '' }],
    plan: { pools: [{ label: 'All', part: { kind: 'rest' }, basis: 'equal' }], gap: 'normalise' },
  };
  const state = after({ type: 'opened', schedule: stored });
  expect(state).toMatchObject({ kept: { id: 5, version: 4 }, gap: 'normalise', changed: false });
  expect(state.pools[0]?.basis).toBe('equal');
  const newer = {
    ...stored,
    plan: { pools: [{ label: 'All', part: { kind: 'rest' }, basis: 'by moon' }], gap: 'x' },
  };
  expect(after({ type: 'opened', schedule: newer })).toMatchObject({
    poolsAssumed: true,
    gap: 'unallocated',
  });
});

test('work in progress comes back as it was; what is none does not', () => {
  const states: CalculatorState[] = [
    initialState(2027),
    after({ type: 'entered', units }),
    after(...read, { type: 'set', change: { view: 'results', instalments: 12 } }),
  ];
  for (const state of states) expect(stateOf(JSON.parse(JSON.stringify(draftOf(state))))).toEqual(state);
  for (const bad of [null, 1, {}, { ...draftOf(initialState(2027)), view: 'other' }])
    expect(stateOf(bad)).toBeNull();
});
