import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { compareYears } from './compare-years';
import { fee } from './fee';
import { totals } from './totals';

const context = chatContext({
  lines: {
    Dues: { type: 'income', adopted: { 2026: '9000.00', 2027: '9500.00' }, projected: { 2026: '9000.00' } },
    Plumbing: { adopted: { 2026: '9000.00', 2027: '9400.00' }, projected: { 2026: '9900.00' } },
  },
});
const QUESTION = 'why is 2026 projected to end negative when it was budgeted to break even';

it('says how a year ends and was planned, and which lines went over', async () => {
  const read = readQuestion(QUESTION, context);
  const args = totals.slots(read, context);
  const answer = args && (await totals.answer(args, context));
  expect(answer?.content).toContain('2026 projected: income of $9,000 less expenses of $9,900 is −$900');
  expect(answer?.content).toContain('2026 adopted: income of $9,000 less expenses of $9,000 is $0');
  expect(answer?.content).toContain('$9,000 adopted, $9,900 projected: $900 (+10.0%) over budget');
  expect(compareYears.slots(read, context)).toBeNull();
});

it('leaves what one unit pays by its number', () => {
  expect(fee.slots(readQuestion('what is 118 paying a month', context), context)).toBeNull();
});
