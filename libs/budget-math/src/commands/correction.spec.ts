import type { CommandLine } from './line';
import { interpret } from './interpret';

const line = (id: number, description: string): CommandLine =>
  ({ id, description, glCode: '', type: 'expense', category: 'Other', proposedBudget: '400.00', previousYear: '300.00', previousYearKnown: true, generatedAmount: '350.00' }) as unknown as CommandLine; // prettier-ignore
const items = [line(1, 'Postage'), line(2, 'Water')];
const last = items.slice(0, 1);

it.each([
  ['hold on, make it 450', 45_000],
  ['nope, 380', 38_000],
  ['oops, I meant to type 520', 52_000],
  ['not 400, 410', 41_000],
  ['whoops, should have been $395.50', 39_550],
  ["let's do 500 instead", 50_000],
  ['1,000 i mean', 100_000],
  ['scratch that, 2k', 200_000],
])('“%s” corrects the line that was just changed', (message, cents) => {
  const meant = interpret(message, { items, last, isLastChange: true });
  expect(meant).toMatchObject({ kind: 'apply', changes: [{ item: { id: 1 }, cents }] });
});

it.each([
  ['410', 'an amount alone'],
  ['no, 2026', 'a year'],
  ["sorry, '25", 'a year in two digits'],
  ['no', 'no amount'],
  ['sorry, what was it in 2025', 'a question'],
  ['nope, 5%', 'a percentage of nothing that is named'],
])('“%s” does not: %s', (message) => {
  expect(interpret(message, { items, last, isLastChange: true }).kind).not.toBe('apply');
});

it('corrects nothing after a message that changed nothing, nor of several lines', () => {
  expect(interpret('nope, 380', { items, last }).kind).not.toBe('apply');
  expect(interpret('nope, 380', { items, last: items, isLastChange: true }).kind).not.toBe('apply');
});

it('changes “it” only right after the change', () => {
  expect(interpret('raise it by 10', { items, last, isLastChange: true }).kind).toBe('apply');
  expect(interpret('raise it by 10', { items, last, isLastChange: false }).kind).toBe('unclear');
});

it.each(['read me the rule on parking', 'send me the terms of the pool contract', 'paste rule 6'])(
  'takes “%s” for no command',
  (message) => {
    expect(interpret(message, { items }).kind).toBe('question');
  },
);

it('understands a mistyped correction', () => {
  expect(interpret('sory, make it 430', { items, last, isLastChange: true })).toMatchObject({
    kind: 'apply',
    changes: [{ item: { id: 1 }, cents: 43_000 }],
  });
});
