import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { compareYears, sectionOfPast } from './compare-years';

const context = chatContext({
  lines: {
    Gas: { actual: { 2025: '8415.67' }, adopted: { 2026: '9100.00', 2027: '10000.00' }, projected: { 2026: '8972.40' } }, // prettier-ignore
  },
});

async function said(question: string): Promise<string> {
  const args = compareYears.slots(readQuestion(question, context), context);
  return args === null ? '' : ((await compareYears.answer(args, context))?.content ?? '');
}

it.each([
  ['gas: 2025 actual vs 2026 budget vs 2026 projected', 'Gas: $8,415.67 (2025 actual), $9,100 (2026 adopted), $8,972.40 (2026 projected).'], // prettier-ignore
  [
    'gas 2026 budget and projected',
    'Gas: $9,100 (2026 adopted), $8,972.40 (2026 projected): −$127.60 (−1.4%).',
  ],
  ['gas 2026 budget', 'Gas: $9,100 (2026 adopted).'],
  ["gas: 2025 actual vs the 2026 budget vs what's proposed", 'Gas: $8,415.67 (2025 actual), $9,100 (2026 adopted), $10,000 (2027 proposed): +$1,584.33 (+18.8%).'], // prettier-ignore
  ['gas in 2025 and 2026', 'Gas: $8,415.67 (2025 actual), $8,972.40 (2026 projected): +$556.73 (+6.6%).'],
])('shows the figures that “%s” names', async (question, expected) => {
  expect(await said(question)).toBe(expected);
});

it('has no figure of a year that no document states', async () => {
  expect(await said('gas in 2019')).toBe('');
});

it('takes no whole budget for what is only pointed at', async () => {
  expect(await said('that is how much more than in 2025')).toBe('');
});

it.each([
  ['why was insurance 41k in 2025', true],
  ['why was insurance so high in 2025', true],
  ['why was insurance 90k in 2025', false],
  ['why is insurance 12k', false],
])('shows a section of the past for “%s” where the amount is its own: %s', (question, expected) => {
  const insurance = chatContext({
    lines: {
      'Property Insurance': { glCode: '7710', actual: { 2025: '11000.00' }, adopted: { 2027: '12000.00' } },
      'Crime Insurance': { glCode: '7730', actual: { 2025: '500.00' }, adopted: { 2027: '500.00' } },
      'Insurance Deductible - Hail': { glCode: '7790', actual: { 2025: '29800.00' }, isGone: true },
    },
  });
  expect(sectionOfPast(readQuestion(question, insurance), insurance) !== null).toBe(expected);
});
