import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { compareYears, linesTogether } from './compare-years';

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

const utilities = chatContext({
  lines: {
    Water: { actual: { 2025: '100.00' }, adopted: { 2026: '110.00', 2027: '120.00' } },
    Sewer: { actual: { 2025: '200.00' }, adopted: { 2026: '220.00', 2027: '250.00' } },
    'Water Sales': { type: 'income', adopted: { 2027: '40.00' } },
  },
});

it.each([
  ['sewer and water in 2025 added together', 'Together: $300 (2025 actual)'],
  ['what do sewer and water come to', 'Together: $330 (2026 adopted), $370 (2027 proposed)'],
])('adds up what is named: “%s”', (question, expected) => {
  const only = { ...utilities, items: utilities.items.slice(0, 2) };
  const args = linesTogether(readQuestion(question, only), only);
  expect(args && compareYears.answer(args, only)).toMatchObject({
    content: expect.stringContaining(expected),
  });
});

it.each(['why are sewer and water up', 'sewer and water', 'sewer deductible and water limit together'])(
  'adds up nothing for “%s”',
  (question) => expect(linesTogether(readQuestion(question, utilities), utilities)).toBeNull(),
);

it('says the mean of years that are all known, and adds no income to expenses', () => {
  const of = { years: [2025, 2026], bases: [], mean: true };
  expect(compareYears.answer({ ...of, line: 'Sewer' }, utilities)).toMatchObject({ content: expect.stringContaining('on average of these 2: $210.') }); // prettier-ignore
  expect(compareYears.answer({ ...of, years: [2027], mean: false, line: 'Sewer; Water Sales' }, utilities)).not.toMatchObject({ content: expect.stringContaining('Together') }); // prettier-ignore
});
