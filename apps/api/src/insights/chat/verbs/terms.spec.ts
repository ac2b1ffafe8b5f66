import { chatContext } from '../../../../test/support/chat-context';
import { terms } from './terms';

const context = chatContext({
  lines: {},
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service', documentId: 1 }],
  sentences: {
    contract: ['The contractor drains the spa each October.', 'A bulk drain of the spa costs $90.00.'],
  },
});
const said = async (question: string) => {
  const asked = { kind: 'contract', about: 'redstone', terms: ['scope'], documentIds: [1] };
  const words = ['spa', 'drain'];
  return (await terms.answer(terms.args.parse({ ...asked, words, question }), context))?.content ?? '';
};

it('states the month of some work from a sentence that has one', async () => {
  expect(await said('do they drain the spa')).toContain('$90.00');
  const answer = await said('which month do they drain the spa');
  expect(answer).toContain('each October');
  expect(answer).not.toContain('$90.00');
});
