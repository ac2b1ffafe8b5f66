import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { draft } from './draft';

const context = chatContext({
  lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  sentences: { other: ['Quiet hours begin at 9:30 p.m.', 'Cans are set out at the curb after 7:00 p.m.'] },
});
const slots = (question: string) => draft.slots(readQuestion(question, context), context);

it.each([
  ['draft a letter to the owners about the budget', 'letter'],
  ['write a motion to adopt the budget', 'motion'],
])('“%s” is a %s', (question, what) => {
  expect(slots(question)).toEqual({ what, rules: [] });
});

it.each([
  ['letter to the owners about noise at night', ['quiet hours'], 'Quiet hours begin at 9:30 p.m.'],
  ['write the owners when cans go out to the curb', ['bins'], 'Cans are set out at the curb'],
])('reminds of rules in their own words: “%s”', async (question, rules, quoted) => {
  const args = slots(question);
  expect(args).toEqual({ what: 'letter', rules });
  const answer = args && (await draft.answer(args, context));
  expect(answer?.content).toContain(quoted);
  expect(answer?.content).not.toContain('budget');
});

it('drafts nothing where no document has the rule', async () => {
  expect(await draft.answer({ what: 'letter', rules: ['shutters'] }, context)).toBeNull();
});

it.each([
  'write the city a letter about water',
  'draft a letter to owners about the new gardener',
  'note to residents that the lobby will be closed',
  'draft an email to Devin about the meeting',
  'draft a letter that we are not renewing the contract',
  'quote the sentence about ending it for cause, the board wants to read it',
])('drafts nothing for “%s”', (question) => {
  expect(slots(question)).toBeNull();
});

it.each([
  ['draft a reminder to owners: the day dues are due and the late fee', ['late payment', 'due day']],
  ['letter to owners about what happens when assessments are late', ['late payment']],
])('takes how dues are paid for rules: “%s”', (question, rules) => {
  expect(slots(question)).toEqual({ what: 'letter', rules });
});

it('takes new dues for the budget', () => {
  expect(slots('draft a letter to owners about the new dues that are due in January')?.rules).toEqual([]);
});
