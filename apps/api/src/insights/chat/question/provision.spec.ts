import { chatContext } from '../../../../test/support/chat-context';
import { asksExactWords, provisionAsked, quotedProvision } from './provision';
import { readQuestion } from './read';

it.each([
  ['can you quote the sentence in their contract about ending it for cause', true],
  ['word for word, what does rule 4 say', true],
  ['the exact wording of the renewal clause please', true],
  ['draft a letter and quote the sentence about dues', false],
  ['draft a letter to owners', false],
])('“%s” asks for the words of a document: %s', (plain, expected) => {
  expect(asksExactWords(plain)).toBe(expected);
});

const context = chatContext({
  lines: { Meetings: { adopted: { 2026: '300.00', 2027: '310.00' } } },
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service' }],
  sentences: {
    bylaws: [
      'CEDAR BEND - BYLAWS 2.1 Meetings. The board mails the agenda of a meeting to each owner 10 days ahead.',
      '3.4 Increases. The assessment is not raised by more than 8 percent unless two thirds of the owners consent.',
      '3.5 Recall. On the written request of 20 percent of the owners a meeting to remove a director is called.',
      '4.2 Animals. A dog is kept on a leash.',
    ],
    contract: ['The fee may increase by 4 percent.'],
  },
});
const before = { questions: [], itemIds: [] };
const quoted = async (question: string): Promise<string | undefined> => {
  const asked = await provisionAsked(readQuestion(question, context), before, context);
  return asked === null ? 'no provision' : (await quotedProvision(asked, context))?.content;
};

it.each([
  ['read me the bylaw on hiking the dues', '8 percent'],
  ['what exactly do the bylaws say about owners demanding a meeting to remove a director', '20 percent'],
  ['quote the part about mailing an agenda, somebody is asking', '10 days'],
  ['paste the dog rule for me', 'leash'],
  ['read out section 3.5', '20 percent'],
])('“%s” is answered with its words', async (question, words) => {
  expect(await quoted(question)).toContain(words);
});

it.each([
  'read me the bylaw on fireworks',
  'quote the section about leasing a garage',
  'read me section 9.9',
])('“%s” is in none of the documents', async (question) => {
  expect(await quoted(question)).toBeUndefined();
});

it.each([
  'quote the clause in the redstone contract about increases',
  'what does it say about meetings',
  'draft a letter that quotes the rule about dogs',
  'what is the fee going up to',
])('“%s” asks for no provision', async (question) => {
  expect(await provisionAsked(readQuestion(question, context), before, context)).toBeNull();
});
