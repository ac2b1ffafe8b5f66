import type { Facts } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { components, componentsOrdered, componentsTogether } from './components';

const stated = (value: number | string) => ({ value, source: { documentId: 1, page: 1 } });
const of = (name: string, left: number, cost: string) => ({ name, usefulLife: stated(20), remainingLife: stated(left), cost: stated(cost) }); // prettier-ignore
const study = { kind: 'reserve', components: [of('Roof', 9, '142000'), of('Wood fences', 4, '33000')] };
const context = { ...chatContext({ lines: {} }), facts: [{ documentId: 1, parts: [study] }] as unknown as Facts[] }; // prettier-ignore

it.each(['which item has the fewest years left and its price tag', 'what has the shortest life remaining'])(
  'names the component that is due first for “%s”',
  async (question) => {
    const args = components.slots(readQuestion(question, context), context);
    const answer = args && (await components.answer(args, context));
    expect(answer?.content.split('\n')[1]).toContain('Wood fences: a useful life of 20 years, 4 years left');
  },
);

it.each([
  ['roof and fences together, what is the cost', 'Together $175,000.'],
  [
    'what does the study have due in the next 5 years',
    'Wood fences: a useful life of 20 years, 4 years left',
  ],
  ['the most expensive item in the study', 'Roof: a useful life of 20 years, 9 years left'],
])('knows without naming “%s”', async (question, expected) => {
  const read = readQuestion(question, context);
  const args = componentsTogether(read, context) ?? componentsOrdered(read, context);
  const answer = args && (await components.answer(args, context));
  expect(answer?.content).toContain(expected);
});

it.each(['roof contract', 'why are the roof and fences so much together'])(
  'adds up no components for “%s”',
  (question) => expect(componentsTogether(readQuestion(question, context), context)).toBeNull(),
);
