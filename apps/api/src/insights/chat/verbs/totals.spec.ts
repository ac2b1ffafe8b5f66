import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { compareYears } from './compare-years';
import { fee, feeOfYears } from './fee';
import { resultAsked, totals } from './totals';

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

const past = chatContext({
  lines: {
    Dues: { type: 'income', actual: { 2024: '8000.00', 2025: '8100.00' }, adopted: { 2026: '9000.00', 2027: '9500.00' } }, // prettier-ignore
    Plumbing: { actual: { 2024: '3000.00', 2025: '3400.00' }, adopted: { 2027: '3500.00' } },
    'Fence Job': { actual: { 2025: '5200.00' }, isGone: true },
  },
});

it.each(['why did we end 2025 in the red', 'what caused the 2025 deficit', 'how did 2025 end, and why'])(
  'names what differs most where nothing was planned: “%s”',
  async (question) => {
    const args = resultAsked(readQuestion(question, past), past);
    const answer = args && (await totals.answer(args, past));
    expect(answer?.content).toContain('is −$500, a deficit');
    expect(answer?.content).toContain('from 2024: Fence Job ($5,200 in 2025, none stated for 2024, not in the budget of 2027), Plumbing +$400'); // prettier-ignore
  },
);

it.each(['the bottom line in 2024 and 2025', 'surplus or loss in 2024 and in 2025'])(
  'knows the results of both years: “%s”',
  async (question) => {
    const args = resultAsked(readQuestion(question, past), past);
    const answer = args && (await totals.answer(args, past));
    expect(answer?.content).toContain('2024 actual: income of $8,000 less expenses of $3,000 is +$5,000');
    expect(answer?.content).toContain('is −$500, a deficit');
  },
);

it.each(['how did 2025 end', 'why did plumbing go over in 2025', 'why is there a deficit'])(
  'does not explain the result of a past year for “%s”',
  (question) => {
    expect(resultAsked(readQuestion(question, past), past)).toBeNull();
  },
);

it.each([
  ['what is each unit paying in 2025 and 2026', true],
  ['the most that a unit could pay in 2025', false],
  ['what did owners pay for plumbing in 2025', false],
  ['what is each unit paying', false],
])('knows without naming that “%s” asks the dues of years: %s', (question, expected) => {
  expect(feeOfYears(readQuestion(question, past), past) !== null).toBe(expected);
});
