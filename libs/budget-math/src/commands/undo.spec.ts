import type { CommandLine } from './line';
import { interpret } from './interpret';

const line = (id: number, description: string): CommandLine =>
  ({ id, description, glCode: '', type: 'expense', category: 'Other', proposedBudget: '400.00', previousYear: '300.00', previousYearKnown: true, generatedAmount: '350.00' }) as unknown as CommandLine; // prettier-ignore
const items = [line(1, 'Meetings'), line(2, 'Water')];
const kind = (message: string): string => interpret(message, { items, last: items.slice(0, 1) }).kind;

it.each([
  'nvm undo',
  'never mind, undo that one',
  'scratch that edit',
  'nvm, put meetings back the way it was',
  'forget it, put it back',
  'my bad, undo the last one',
  'i changed my mind, put it back how it was',
  'that was wrong, undo it',
  'undo the meetings change',
  'could you put that back',
  'roll that back',
])('“%s” undoes', (message) => {
  expect(kind(message)).toBe('undo');
});

it.each([
  'switch water back to how it was',
  'put water back to last year',
  'forget water, what about sewer',
  'go back to 2025',
  'undo the increase in dues',
])('“%s” does not', (message) => {
  expect(kind(message)).not.toBe('undo');
});
