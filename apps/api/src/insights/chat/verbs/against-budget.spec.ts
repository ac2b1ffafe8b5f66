import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { againstBudget, overAsked } from './against-budget';

const context = chatContext({
  lines: {
    'Gate Repairs': { adopted: { 2026: '5500.00', 2027: '6600.00' }, projected: { 2026: '9215.40' } },
    Water: { adopted: { 2026: '3000.00', 2027: '3100.00' }, projected: { 2026: '3010.00' } },
  },
});
const asked = (question: string) => overAsked(readQuestion(question, context), context);

it.each([
  "gate REPAIRS is way over budget for 2026 isn't it? by how much",
  'gate repairs blew the 2026 budget? by how much',
  'how far over budget did gate repairs end up',
])('says how far over a line ended for “%s”', async (question) => {
  const args = asked(question);
  const answer = args && (await againstBudget.answer(args, context));
  expect(answer?.content).toContain('$3,715.40 (+67.6%) over budget');
});

it.each([
  'gate repairs 2026',
  'why are gate repairs over budget and by how much',
  'how much over budget are we',
])(
  // prettier-ignore
  'leaves “%s”',
  (question) => {
    expect(asked(question)).toBeNull();
  },
);

it.each([
  ['gate repairs in 2027, over or under', 'of a year in which nothing is spent'],
  ['what was the furnace and was that over budget', 'of the whole where another thing is named'],
])('has no figures for “%s”: %s', (question) => {
  expect(againstBudget.slots(readQuestion(question, context), context)).toBeNull();
});

it('shows only the line that is furthest over where one is asked', async () => {
  const args = againstBudget.slots(
    readQuestion('which one was furthest over budget in 2026', context),
    context,
  );
  const answer = args && (await againstBudget.answer(args, context));
  expect(answer?.content).toMatch(/^Gate Repairs, 2026: .*over budget\.$/);
  expect(answer?.table).toBeUndefined();
});
