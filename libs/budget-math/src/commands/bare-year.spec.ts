import { interpret } from './interpret';

const line = (id: number, description: string) =>
  ({ id, glCode: '', description, category: 'Service Contracts', type: 'expense', previousYear: '700.00', proposedBudget: '720.00' }) as const; // prettier-ignore
const items = [line(1, 'Security Patrol'), line(2, 'Elevator Contract')] as unknown as Parameters<typeof interpret>[1]['items']; // prettier-ignore

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
