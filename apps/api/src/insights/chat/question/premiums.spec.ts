import { chatContext } from '../../../../test/support/chat-context';
import { premiumSupposed } from './premiums';
import { readQuestion } from './read';

const context = chatContext({ lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } } });

it.each([
  ['if the policy renews 12% higher', 12],
  ['what if the total premium drops 5%', -5],
])('“%s” supposes a premium', (question, percent) => {
  expect(premiumSupposed(readQuestion(question, context), context)).toMatchObject({ percent });
});

it.each([
  'what if water goes up 5%',
  'when does the policy renew',
  'if the premium rises 5% what do owners pay',
])('“%s” supposes none', (question) => {
  expect(premiumSupposed(readQuestion(question, context), context)).toBeNull();
});
