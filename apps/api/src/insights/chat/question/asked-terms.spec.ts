import { chatContext } from '../../../../test/support/chat-context';
import { termsAsked } from './asked-terms';
import { readQuestion } from './read';

const context = chatContext({
  lines: { 'Umbrella Insurance': { adopted: { 2026: '2100.00', 2027: '2200.00' } } },
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service' }],
  sentences: {
    insurance: ['Umbrella  $5,000,000  $10,000  $2,185.00', 'Fidelity  $350,000  $1,000  $738.00'],
    declaration: ['310  Third  D  1,420  2.9875%', 'The board has three directors.'],
  },
});
const asked = async (question: string, questions: string[] = []) =>
  (await termsAsked(readQuestion(question, context), { questions, itemIds: [] }, context))?.args;

it.each([
  ['same for the umbrella', ['umbrella']],
  ['ditto flood', ['flood']],
  ['and directors?', ['directors']],
])('goes on with “%s” of another cover', async (question, things) => {
  const args = await asked(question, ['fidelity: limit, deductible and premium of the policy']);
  expect(args).toMatchObject({ kind: 'policy', terms: ['limit', 'deductible', 'premium'], things });
});

it.each([
  ['unit 310 - sq ft and its share of the common expenses', ['310'], ['unit facts', 'allocated interest']],
  ['how big is unit 204', ['204'], ['unit facts']],
  ['311: sq ft, floor', ['311'], ['unit facts']],
  ['sq ft of 303', ['303'], ['unit facts']],
  ['share of unit 101 and of 205', ['101', '205'], ['allocated interest']],
  ['what is 205 paying a month in 2027', ['205'], ['allocated interest']],
])('asks a unit’s row in “%s”', async (question, things, terms) => {
  expect(await asked(question)).toMatchObject({ kind: 'rules', things, terms });
});

it('asks with what a vendor began', async () => {
  const args = await asked('what did redstone aquatics charge at the start');
  expect(args).toMatchObject({ kind: 'contract', things: ['start'] });
});

it.each([
  ['and the deductible for anything else', ['any other loss']],
  ['and if it is only a burst pipe', ['water']],
])('asks of a policy the deductible that “%s” has', async (question, things) => {
  const args = await asked(question, ['hail deductible on the policy']);
  expect(args).toMatchObject({ kind: 'policy', terms: ['deductible'], things });
});

it.each([
  ['the hail one, over all the units', 'policy', ['deductible']],
  ['does she have to give notice', 'contract', ['notice']],
])('goes on with what was spoken of in “%s”', async (question, kind, terms) => {
  const before = kind === 'policy' ? 'umbrella deductible on the policy' : 'redstone aquatics contract';
  expect(await asked(question, [before])).toMatchObject({ kind, terms });
});

it.each([
  'and the umbrella, what is it insured for',
  'and the umbrella, how much insurance is on that',
  'how high does the umbrella go',
])('asks the limit of one cover first: “%s”', async (question) => {
  const read = readQuestion(question, context);
  const found = await termsAsked(read, { questions: ['who insures us'], itemIds: [] }, context);
  expect(found).toMatchObject({ isFirst: true, args: { terms: ['limit'], things: ['umbrella'] } });
});

it('asks only the words where a sentence is to be quoted', async () => {
  const args = await asked('quote the clause on ending it in the redstone contract, the board wants it');
  expect(args).toMatchObject({ kind: 'contract', terms: ['termination'], quoted: true });
});

it.each([
  ['who signed the redstone contract', 'contract', ['signature']],
  ['which month do redstone aquatics drain the spa', 'contract', ['scope']],
  ['what does the study ask for', 'study', ['recommended contribution']],
  ['assessments go to at most what', 'rules', ['a vote on increases']],
])('asks what only documents state in “%s”', async (question, kind, terms) => {
  expect(await asked(question)).toMatchObject({ kind, terms });
});

it.each(['who owns 310', 'email the agent', 'same for the treasurer'])(
  'asks no term in “%s”',
  async (question) => {
    expect(await asked(question)).toBeUndefined();
  },
);

it.each([
  ['a neighbor skipped his $80 payment, how much is the late fee', 'late payment'],
  ['what is the fine for that', 'fines'],
  ['when are dues due', 'due day'],
])('answers “%s” from the rules before any line', async (question, term) => {
  const all = await termsAsked(readQuestion(question, context), { questions: [], itemIds: [] }, context);
  expect(all?.args.terms).toContain(term);
  expect(all?.isFirst).toBe(true);
});

it.each([
  'what if we raise late fees by 5',
  'what did late fees bring in',
  'more a month is fine, what is the total',
])('leaves “%s” to the budget', async (question) => {
  const all = await termsAsked(readQuestion(question, context), { questions: [], itemIds: [] }, context);
  expect(all?.isFirst ?? false).toBe(false);
});

it('asks a contract for a calendar year beside its vendor and its end', async () => {
  const args = await asked('who is our pool service, what does 2027 cost altogether and when does it end');
  expect(args).toMatchObject({ kind: 'contract', things: ['2027'] });
  expect(args?.terms).toEqual(expect.arrayContaining(['vendor', 'end', 'fee at a time']));
});

it.each([
  'who writes our umbrella policy and what is the limit',
  'umbrella: carrier, limit, premium',
  'which insurer is the umbrella with, and its premium',
])('asks “%s” who insures it', async (question) => {
  expect((await asked(question))?.terms).toContain('carrier');
});
