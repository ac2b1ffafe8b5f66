import type { Facts } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from './read';
import { statedDay } from './stated-dates';

const given = chatContext({
  lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  sentences: {
    budget: ['Ratified by the directors on December 3, 2025.', 'Water rates rise on March 1, 2026.'],
    declaration: ['Recorded May 4, 1999, Reception No. 77.'],
  },
});
const budget = given.documents.find(({ kind }) => kind === 'budget')?.id ?? 0;
const facts = [{ documentId: budget, parts: [{ kind: 'budget', columns: [{ id: 'b', role: 'budget', year: 2026 }], lines: [] }] }]; // prettier-ignore
const context = { ...given, facts: facts as unknown as Facts[] };
const day = async (question: string) =>
  (await statedDay(readQuestion(question, context), context))?.map(({ text }) => text);

it.each([
  ['when was the 2026 budget adopted', 'Ratified by the directors on December 3, 2025.'],
  ['on what date did they approve the 2026 budget', 'Ratified by the directors on December 3, 2025.'],
  ['when was the declaration recorded', 'Recorded May 4, 1999, Reception No. 77.'],
])('finds the day that a document states of itself: “%s”', async (question, sentence) => {
  expect(await day(question)).toEqual([sentence]);
});

it.each([
  ['when was the 2025 budget adopted', 'of another year'],
  ['when was the declaration amended', 'of something else that was done'],
])('states none for “%s”: %s', async (question) => {
  expect(await day(question)).toEqual([]);
});

it.each(['when does the board adopt the budget', 'what was the 2026 budget for water'])(
  'asks for no such day in “%s”',
  async (question) => {
    expect(await day(question)).toBeUndefined();
  },
);
