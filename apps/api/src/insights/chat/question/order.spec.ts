import { chatContext } from '../../../../test/support/chat-context';
import { orderIn } from './order';
import { readQuestion } from './read';

const context = chatContext({ lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } } });

it.each([
  ['what if we add 500 to water', 'increase Water by 500'],
  ['what if we put another 500 into water', 'increase Water by 500'],
  ['what if water was 500', 'set Water to 500'],
])('“%s” plays with “%s”', (question, order) => {
  expect(orderIn(readQuestion(question, context))).toBe(order);
});
