import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from './read';
import { scopeAsked } from './scope-words';

const context = chatContext({
  lines: { 'Tree Service': { adopted: { 2027: '2000.00' } } },
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service' }],
});

it.each([
  ['what will they cost in 2027, and is acid washing in that', ['acid', 'washing']],
  ['does Redstone Aquatics prune the hedges too?', ['prune', 'hedges']],
  ['do they do trees', ['trees']],
  ['what does redstone aquatics charge', []],
  ['do we owe them', []],
])('finds the work that “%s” asks about', (question, expected) => {
  expect(scopeAsked(readQuestion(question, context), context)).toEqual(expected);
});
