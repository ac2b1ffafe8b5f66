import { chatContext } from '../../../../test/support/chat-context';
import { isBeyond, isOfEvent } from './beyond';
import { readQuestion } from './read';

const context = chatContext({
  lines: { Water: { glCode: '7820', adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service' }],
  sentences: { contract: ['Redstone Aquatics cleans the pool on Mondays.'] },
});

it.each([
  ['how long has Marisol been with the landscapers', true],
  ['how long have we been with the landscapers', false],
  ['has the city voted on the new water rates already?', true],
  ['has the board voted on the budget', false],
  ['did he tell you what they will settle for', true],
  ['how did Marisol take the news', true],
  ['how far behind is each of the accounts in collection', true],
  ['how far behind are we on the reserves', false],
  ['how many homes are rented at the moment', true],
  ['how many homes may be rented', false],
  ['is redstone aquatics underpaid', true],
  ['is the gym membership worth it', true],
  ['countersign the pool agreement and return it', true],
  ['could you accept the offer from the insurer for us', true],
  ['tell redstone aquatics we are done', true],
  ['cancel the pool contract for me', true],
  ['phone dana and get her to go lower', true],
  ['what happens if we cancel the pool contract', false],
  ['order the lines by size', false],
  ['renew date of the pool contract', false],
  ['pay raise for the manager', false],
  ['tell me about the pool contract', false],
  ['approve the budget - what would the motion say', false],
  ['what did the engineer find on the roof', true],
  ['how often did the pump fail', true],
  ['which unit ran up the late fees', true],
  ['how often is the pool cleaned', false],
  ['florp 7820 zzz', true],
  ['7820 last year', false],
  ['redstone aquatics mondays', false],
])('“%s” is beyond any budget: %s', async (question, expected) => {
  expect(await isBeyond(readQuestion(question, context), context)).toBe(expected);
});

it.each([
  ['did the owner of 12 pay his fine', true],
  ['has she been told about the leash rule', true],
  ['how many of those calls were at night', true],
  ['how many violations did we have in 2026', true],
  ['how many dogs may an owner have', false],
  ['how many units were sold', false],
  ['did we go over on legal', false],
])('“%s” asks what happened: %s', (question, expected) => {
  expect(isOfEvent(question)).toBe(expected);
});
