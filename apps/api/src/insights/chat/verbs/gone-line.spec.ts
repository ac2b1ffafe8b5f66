import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { ALL, goneLine, leftOutAsked } from './gone-line';

const context = chatContext({
  lines: {
    Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } },
    'Fence Job': { actual: { 2025: '5200.00' }, isGone: true },
  },
});

it.each([
  'what did you leave out because it was a one-time thing',
  'which costs were excluded since they do not repeat',
])('lists what was left out: “%s”', async (question) => {
  expect(leftOutAsked(readQuestion(question, context))).toBe(true);
  expect((await goneLine.answer({ line: ALL }, context))?.content).toContain(
    'Fence Job: $5,200 (2025 actual)',
  );
});

it.each(['what is left out of the pool contract', 'leave water out', 'was that a one-time cost'])(
  'lists nothing for “%s”',
  (question) => {
    expect(leftOutAsked(readQuestion(question, context))).toBe(false);
  },
);
