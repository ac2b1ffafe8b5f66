import type { Facts } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { componentBefore, isOfToday } from './component-before';
import { readQuestion } from './read';

const made = chatContext({
  lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  sentences: { 'reserve-study': ['Flat roof membrane  20  8  $186,000'], insurance: ['Policy'] },
});
const study = { documentId: 1, parts: [{ kind: 'reserve', components: [{ name: 'Flat roof membrane' }, { name: 'Hallway carpet' }] }] }; // prettier-ignore
const context = { ...made, facts: [...made.facts, study as unknown as Facts] };
const spoken = (question: string, questions: string[], documentIds = [1]) =>
  componentBefore(readQuestion(question, context), { questions, itemIds: [], subject: { itemIds: [], documentIds } }, context); // prettier-ignore

it.each([
  ["what's that cost in todays money", ['% funded, and how many years does the flat roof have left']],
  ['how much is that', ['flat roof: years left']],
  ['and how long does it have left', ['flat roof: years left', 'what does that cost']],
])('“%s” is of the component that was spoken of', async (question, before) => {
  expect(await spoken(question, before)).toBe('flat roof');
});

it.each([
  ['a contribution', 'how much more is that than we put in for 2026'],
  ['what owners pay', 'how much is that per unit'],
  ['a component of its own', 'what does that carpet cost'],
  ['a reason', 'why does it cost so much'],
])('leaves %s: “%s”', async (_what, question) => {
  expect(await spoken(question, ['flat roof: years left'])).toBeNull();
});

it('is of nothing where the last answer rests on another document, or no component was named', async () => {
  expect(await spoken('what does that cost', ['flat roof: years left'], [2])).toBeNull();
  expect(await spoken('what does that cost', ['how well funded are we'])).toBeNull();
});

it('knows what only a component has', () => {
  expect(isOfToday(readQuestion('what is that in todays dollars', context))).toBe(true);
  expect(isOfToday(readQuestion('the roof in todays dollars', context))).toBe(false);
});
