import { inPieces, type Answer, type Answered } from './in-pieces';

const REFUSED: Answered = { answer: { content: 'No.', citations: [] }, by: null, none: 0.1 };
const said = (content: string, by: string, none = 0.1): Answered => ({ answer: { content, citations: [] }, by, none }); // prettier-ignore
const KNOWN: Record<string, Answered> = {
  'what is water': said('Water is $3,000.', 'explain_line'),
  'the pet rule': said('“One dog.”', 'terms:rules'),
  'what is sewer': said('Sewer is $2,000.', 'explain_line'),
  'what if it doubles': said('It would be $6,000.', 'what_if'),
  'the mayor': said('“The mayor.”', 'find_text', 0.7),
  'month?': said('Water is $250.', 'fee'),
  'what phone': said('“A phone.”', 'terms:rules'),
  'what does that cost': said('“$5.”', 'terms:rules'),
};
const answer: Answer = (question) => Promise.resolve(KNOWN[question] ?? REFUSED);
const asked = (question: string, whole: Answered = REFUSED) =>
  inPieces(question, { whole, before: { questions: [], itemIds: [] }, answer });

it('answers two subjects one below the other', async () => {
  const both = await asked('what is water, and also the pet rule');
  expect(both?.content).toBe('Water is $3,000.\n“One dog.”');
});

it.each([
  ['one of the things that it joins has no answer', 'what is water and the weather'],
  ['both are of lines, which one answer has', 'what is water and what is sewer'],
  ['one supposes something', 'what is water and what if it doubles'],
  ['one is of no budget', 'what is water and the mayor'],
  ['the second is only a unit', 'the pet rule and month?'],
])('leaves a message whole where %s', async (_why, question) => {
  expect(await asked(question)).toBeNull();
});

it('never loses a term that was answered', async () => {
  const whole = said('“One dog.”\n“A lease of six months.”', 'terms:rules');
  expect(await asked('what is water and the pet rule', whole)).toBeNull();
});

it('leaves a message that was answered and goes on with its own first piece', async () => {
  const question = 'what is water and what does that cost';
  expect(await asked(question, said('Water is $3,000.', 'explain_line'))).toBeNull();
  expect(await asked(question)).not.toBeNull();
});

it('leaves a message of terms that were answered where a piece is only a name or one more term', async () => {
  const whole = said('“One dog.”', 'terms:policy');
  expect(await asked('the pet rule and what is water', whole)).not.toBeNull();
  expect(await asked('what is water, what phone', whole)).toBeNull();
});

it('leaves a message whose answer has both already', async () => {
  const whole = said('Water is $3,000.\n“One dog.”', 'explain_line');
  expect(await asked('what is water, and also the pet rule', whole)).toBeNull();
});

it('does not answer what is only told', async () => {
  const told: Answer = (question) => Promise.resolve(said(`“${question}”`, question.startsWith('what') ? 'terms:rules' : 'fee')); // prettier-ignore
  const question = 'an owner missed a payment, what is the charge';
  const whole = said('“$5.”', 'terms:rules');
  expect(
    await inPieces(question, { whole, before: { questions: [], itemIds: [] }, answer: told }),
  ).toBeNull();
});
