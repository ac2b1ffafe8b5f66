import type { Facts } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { components } from './components';

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
