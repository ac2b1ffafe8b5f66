import { TERMS } from './terms';
import { plainQuestion } from './words';

const asked = (of: string, question: string): string[] =>
  TERMS.filter((one) => one.of === of && one.asked.test(plainQuestion(question))).map(({ name }) => name);
const states = (name: string, sentence: string): boolean =>
  TERMS.some((one) => one.name === name && one.states.test(sentence.toLowerCase()));

it.each([
  ['policy', 'D&O limit + deductible, plus policy no.', ['limit', 'deductible', 'policy number']],
  ['policy', 'policy # and our agent for the lender', ['policy number', 'agent']],
  ['policy', 'can we pay it in pieces', ['installments']],
  ['study', 'percent funded, FFB and the balance', ['percent funded', 'balance', 'fully funded balance']],
  ['contract', "what's their overtime rate and their phone", ['overtime rate', 'phone number']],
  ['rules', 'quorum at an owners meeting + how many days notice', ['quorum', 'notice of a meeting']],
  ['rules', 'late charge and the grace period', ['late payment', 'grace period']],
  ['rules', 'how many days before the budget meeting do we mail it, + number of directors', ['directors']],
  ['rules', 'square footage of 310 and its share', ['unit facts', 'allocated interest']],
  ['rules', 'when does the board have to adopt the budget', ['adoption of the budget']],
  ['policy', 'are we covered for flood, and what number do we call for a claim', ['claims', 'exclusions']],
  ['contract', 'what do they ding us for on top? certified letters, liens', ['extra charges']],
  ['contract', 'trash days and the starting fee', ['days of service', 'fee at a time']],
])('finds the terms of a %s that “%s” asks', (of, question, expected) => {
  expect(asked(of, question)).toEqual(expect.arrayContaining(expected));
});

it.each([
  [
    'overtime rate',
    'Overtime calls are billed at $265.00 an hour.',
    'Customer shall pay the monthly price below.',
  ],
  ['phone number', '31 Cirrus Way | 303-555-0191', 'Agreement No. SL-2025-0817'],
  [
    'limit of liability',
    "Contractor's total liability under this Agreement shall not exceed $250,000.",
    'Contractor shall carry insurance.',
  ],
  [
    'late payment',
    'An assessment not paid within fifteen days bears interest.',
    'The board adopts a budget.',
  ],
  [
    'exterior changes',
    'Paint colors need approval before work begins.',
    'An increase needs the approval of the owners.',
  ],
  ['termination fee', 'A termination fee of $500 is due.', 'Either party may terminate on 30 days notice.'],
])('takes a sentence for %s only if it states it', (name, stated, other) => {
  expect(states(name, stated)).toBe(true);
  expect(states(name, other)).toBe(false);
});

it('names each term of a kind of document once', () => {
  const names = TERMS.map(({ of, name }) => `${of} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
