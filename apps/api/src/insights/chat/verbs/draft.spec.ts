import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { draft } from './draft';

const context = chatContext({ lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } } });
const slots = (question: string) => draft.slots(readQuestion(question, context), context);

it.each([
  ['draft a letter to the owners about the budget', 'letter'],
  ['write a motion to adopt the budget', 'motion'],
])('“%s” is a %s', (question, what) => {
  expect(slots(question)).toEqual({ what });
});

it.each([
  'write the city a letter about water',
  'draft an email to Devin about the meeting',
  'draft a letter that we are not renewing the contract',
  'quote the sentence about ending it for cause, the board wants to read it',
])('drafts nothing for “%s”', (question) => {
  expect(slots(question)).toBeNull();
});
