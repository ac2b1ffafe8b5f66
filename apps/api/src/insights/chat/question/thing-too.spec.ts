import { chatContext } from '../../../../test/support/chat-context';
import { thingToo } from './provision';
import { readQuestion } from './read';

const context = chatContext({
  lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  sentences: {
    other: [
      'Visitors may leave a car in the lot for up to 48 hours.',
      'A camper is parked here for no longer than 12 hours.',
      'Bicycles belong in the rack.',
    ],
  },
});
const document = context.documents[0]?.id ?? 0;
const too = async (question: string) =>
  (
    await thingToo(
      readQuestion(question, context),
      { questions: ['how long may a visitor park here'], itemIds: [], subject: { itemIds: [], documentIds: [document] } }, // prettier-ignore
      context,
    )
  )?.content;

it('states the rule of the thing that is asked next', async () => {
  expect(await too('what about a camper?')).toContain('12 hours');
});

it.each(['and bicycles?', 'and a helicopter?', 'and water?'])(
  'states nothing for “%s”, of which no sentence says how long',
  async (question) => {
    expect(await too(question)).toBeUndefined();
  },
);
