import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { contracts } from './contracts';

const context = chatContext({
  lines: { 'Pool Service': { adopted: { 2026: '6000.00', 2027: '6200.00' } } },
  contracts: [
    {
      vendor: 'Redstone Aquatics',
      serviceType: 'pool service',
      currentAmount: '500.00',
      currentTermEnd: '2028-05-31',
    },
    { vendor: 'Harbor Lift', serviceType: 'elevator maintenance' },
  ],
});

async function said(question: string): Promise<string | null> {
  const args = contracts.slots(readQuestion(question, context), context);
  return args && ((await contracts.answer(args, context))?.content ?? null);
}

it('says of a contract only what is asked', async () => {
  expect(await said('what does redstone charge a month')).toMatch(/\$500/);
  expect(await said('what does redstone charge a month')).not.toMatch(/term|notice/);
  expect(await said('when does the redstone contract end')).toMatch(
    /present term ends May 31, 2028; .*notice/,
  );
  expect(await said('when does the redstone contract end')).not.toMatch(/\$/);
  expect(await said('the redstone contract')).toMatch(/\$500.*notice.*No increase/);
});

it.each(['how do we cancel redstone', 'how long is the contract'])(
  'leaves “%s” to its words',
  async (question) => {
    expect(await said(question)).toBeNull();
  },
);
