import { chatContext } from '../../../../test/support/chat-context';
import { isOfNoNote, noteAsked } from '../question/notes';
import { readQuestion } from '../question/read';
import { lineNote } from './line-note';

const context = chatContext({
  lines: {
    'Snow Removal': { projected: { 2026: '10215.00' }, adopted: { 2027: '9300.00' }, note: '21 visits' },
    'Transfer Fees': { type: 'income', projected: { 2026: '1600.00' }, adopted: { 2027: '1500.00' }, note: '8 sales' }, // prettier-ignore
    Gas: { projected: { 2026: '8972.40' }, adopted: { 2027: '10000.00' }, note: 'Boilers and hot water' },
    'Bad Debt': { actual: { 2025: '-385.00' }, projected: { 2026: '350.00' }, note: 'Recovered in 2025' },
    'Legal - Collections': { projected: { 2026: '1400.00' }, note: '4 accounts in collection' },
    Sewer: { projected: { 2026: '9614.85' }, adopted: { 2027: '10100.00' } },
  },
});

async function said(question: string): Promise<string | null> {
  const args = lineNote.slots(readQuestion(question, context), context);
  return args && ((await lineNote.answer(args, context))?.content ?? null);
}

it.each([
  ['how many visits was snow removal based on', '“21 visits”'],
  ['what does one snow visit come to', '$10,215 / 21 visits = $486.43 a visit.'],
  ['what would 25 snow visits come to', '25 visits at that would come to $12,160.71.'],
  ['transfer fee per sale', '$1,600 / 8 sales = $200.00 a sale.'],
  ['what does the gas pay for', '“Boilers and hot water”'],
  ['why was bad debt negative in 2025', '“Recovered in 2025”'],
  ['any note on gas', '“Boilers and hot water”'],
])('answers “%s”', async (question, expected) => {
  expect(await said(question)).toContain(expected);
});

it.each([
  ['how many accounts are in collection', true],
  ['how many accounts do we have', false],
  ['how much is each of the accounts in collection', false],
])('asks for all that a note counts in “%s”: %s', (question, whole) => {
  expect(noteAsked(readQuestion(question, context), context)?.whole === true).toBe(whole);
});

it.each([
  'why is snow removal down',
  'how many visits did the exterminator make',
  'what does the gas contract cover',
  'what is the note on sewer',
])('has no note for “%s”', async (question) => {
  expect(await said(question)).toBeNull();
});

it('tells a note that no document has from the figures of its line', () => {
  expect(isOfNoNote(readQuestion('what is the note on sewer', context))).toBe(true);
  expect(isOfNoNote(readQuestion('why is sewer up', context))).toBe(false);
});
