import { chatContext } from '../../../../test/support/chat-context';
import { pastLineAsked } from './past-lines';
import { readQuestion } from './read';

const context = chatContext({
  lines: {
    'Gas - Pool Heater': { adopted: { 2026: '7400.00', 2027: '8000.00' } },
    'Pool Repairs': { adopted: { 2026: '7500.00', 2027: '8000.00' } },
    'Clubhouse Rental': { type: 'income', adopted: { 2026: '2000.00', 2027: '2100.00' } },
    'Pool Heater Replacement (one-time project)': { projected: { 2026: '20475.00' }, isGone: true },
    'Clubhouse Floor Replacement': { projected: { 2026: '11640.00' }, isGone: true },
    'Asphalt Sealcoat': { actual: { 2025: '8900.00' }, isGone: true },
    'Insurance Deductible - Hail Claim': { actual: { 2025: '37850.00' }, isGone: true },
    'Special Assessment - Hail Deductible': { type: 'income', actual: { 2025: '38400.00' }, isGone: true },
  },
});
const line = (question: string): string | null => pastLineAsked(readQuestion(question, context), context);

it.each([
  ["pool heater job, what'd it cost", 'Pool Heater Replacement (one-time project)'],
  ['were we over or under on the heater replacement', 'Pool Heater Replacement (one-time project)'],
  ['how much was the clubhouse floor in 2026', 'Clubhouse Floor Replacement'],
  ['how much was the sealcoat in 2025', 'Asphalt Sealcoat'],
  ['what did we pay on the hail claim', 'Insurance Deductible - Hail Claim'],
  ['how much did the hail special assessment bring in', 'Special Assessment - Hail Deductible'],
])('“%s” is of a past line', (question, expected) => {
  expect(line(question)).toBe(expected);
});

it.each([
  'gas for the pool heater in 2026',
  'what did pool repairs cost in 2026',
  'what did the clubhouse roof job cost',
  'hail deductible? i was told 25k flat',
  'what if we replace the pool heater',
  'what did we collect for the hail and what did the deductible cost',
])('“%s” is not', (question) => {
  expect(line(question)).toBeNull();
});
