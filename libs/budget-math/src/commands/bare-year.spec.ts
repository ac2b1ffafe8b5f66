import { interpret } from './interpret';
import type { CommandLine } from './line';

const line = (id: number, description: string): CommandLine => ({
  id,
  version: 1,
  previousYearKnown: true,
  glCode: '',
  description,
  type: 'expense',
  proposedBudget: '720.00',
  previousYear: '700.00',
  category: 'Service Contracts',
  generatedAmount: '720.00',
});
const items = [line(1, 'Security Patrol'), line(2, 'Elevator Contract')];

it.each([
  'security patrol 27',
  'elevator contract 27 total',
  'elevator contract 2026, one number',
  'add up security patrol and elevator contract',
])(
  // prettier-ignore
  'takes “%s” for a question',
  (message) => expect(interpret(message, { items }).kind).toBe('question'),
);

it.each(['set security patrol to 27', 'security patrol 2700', 'security patrol $27'])(
  'takes “%s” for no question',
  (message) => expect(interpret(message, { items }).kind).not.toBe('question'),
);
