import { noteOf } from './notes';

const kept = { notes: 'Kept at the previous year’s figure.', edited: false, generatedAmount: '100.00' };

it.each([
  ['an amount as generated', kept, 'Kept at the previous year’s figure.'],
  [
    'another amount',
    { ...kept, edited: true },
    'Set by hand. Generated: Kept at the previous year’s figure.',
  ],
  ['another amount without notes', { ...kept, edited: true, notes: '' }, 'Set by hand. Generated: 1 x 2'],
  ['a line added by hand', { ...kept, edited: true, generatedAmount: null }, kept.notes],
])('%s has its own note', (_what, item, note) => expect(noteOf(item, '1 x 2')).toBe(note));

it('says no more than it knows', () =>
  expect(noteOf({ notes: '', edited: true, generatedAmount: '1.00' })).toBe('Set by hand.'));
