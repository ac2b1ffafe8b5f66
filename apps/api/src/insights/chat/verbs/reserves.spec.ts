import type { Facts } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { reserves, studyEach } from './reserves';

const given = chatContext({
  lines: { 'Reserve Contribution': { adopted: { 2026: '10800.00', 2027: '12000.00' } } },
  sentences: { 'reserve-study': ['Recommended annual contribution: $14,400.00.'] },
});
const stated = { value: '14400.00', source: { documentId: 1, page: 1 } };
const facts = [{ documentId: 1, parts: [{ kind: 'reserve', contribution: stated, components: [] }] }];
const items = given.items.map((item) => ({ ...item, category: 'Reserve Contributions' }));
const context = { ...given, items, facts: facts as unknown as Facts[] };
const subject = { itemIds: [], documentIds: [1] };

it.each([
  ['what is the amount in the study for each home a month', []],
  ['how much is that per unit', ['what contribution does the study recommend']],
])('divides the contribution of the study: “%s”', async (question, questions) => {
  const args = await studyEach(readQuestion(question, context), { questions, itemIds: [], subject }, context);
  const answer = args && (await reserves.answer(args, context));
  expect(answer?.content).toContain('$14,400 / 10 units / 12 months = $120.00 a unit and month on average ($1,440.00 a year)'); // prettier-ignore
  expect(answer?.content).toContain('$12,000 / 10 units / 12 months = $100.00');
  expect(answer?.content).toContain('up $3,600 (+33.3%) from $10,800 in 2026: $30.00 a unit and month');
});

it.each([
  ['how much is that per unit', ['what is our insurance']],
  ['the study wants a special assessment, how much per unit', []],
  ['what do owners pay per unit', ['what contribution does the study recommend']],
])('divides nothing for “%s”', async (question, questions) => {
  const args = await studyEach(readQuestion(question, context), { questions, itemIds: [], subject }, context);
  expect(args).toBeNull();
});

it('takes the recommended contribution for that of the study, and not for the line', async () => {
  const read = readQuestion('the recommended one, per unit and month', context);
  expect(await studyEach(read, { questions: [], itemIds: [] }, context)).toMatchObject({ each: true });
});
