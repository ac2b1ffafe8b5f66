import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { duesSupposed, heldAt } from './dues-supposed';

// Ten units: $75 a month in 2025, $80 in 2026, $90 proposed for 2027.
const context = chatContext({
  lines: {
    Assessments: { glCode: '6100', type: 'income', actual: { 2025: '9000.00' }, adopted: { 2026: '9600.00', 2027: '10800.00' } }, // prettier-ignore
    Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } },
  },
});
const supposed = (question: string, questions: string[] = []) =>
  duesSupposed(readQuestion(question, context), { questions, itemIds: [] }, context)?.content ?? null;

it.each([
  ['if dues go up 10% next year what does a unit pay', ['the dues of 2026', '$80.00', '$88.00'], ['$90.00']],
  ['if dues go up 10% what does a unit pay', ['$88.00', 'proposed for 2027', '$99.00'], []],
  ['if dues had gone up 4% in 2026 what would owners pay', ['the dues of 2025', '$75.00', '$78.00'], ['$90']],
  ['what would a 12 dollar a month bump per unit bring in over the year', ['$92.00', '$1,440 more'], []],
  ['if we raised dues $30 a quarter per unit how much extra is that', ['$1,200 more', '$90.00'], []],
  ['if the dues were $8 lower a month what would we lose in a year', ['$72.00', '$960 less'], []],
  ['if dues were $8 lower a month how much more do we have to cut', ['$72.00', '$960 less'], ['$88.00']],
])('states what “%s” comes to', (question, stated, absent) => {
  for (const one of stated) expect(supposed(question)).toContain(one);
  for (const one of absent) expect(supposed(question)).not.toContain(one);
});

it('goes on with what that brings in, or with another amount', () => {
  const before = ['if dues go up 10% next year what does a unit pay'];
  expect(supposed('and how much would that bring in', before)).toContain('$960 more a year');
  expect(supposed('and 5%?', before)).toContain('$84.00');
  expect(supposed('and how much would that bring in')).toBeNull();
});

it.each([
  'explain the 20% dues hike',
  'if dues go up 12% do owners vote on it, or what',
  'if dues go up 5% in 2031 what does a unit pay',
  'what if the special assessment went up $50 per unit',
  'what if water goes up 5%, what do owners pay a month',
  'if the late fee went up $5 what would that bring in',
  'if dues went up to $100 a month what would that bring in',
  'if dues rise 5000 dollars a month what would that bring in',
])('states nothing for “%s”', (question) => {
  expect(supposed(question)).toBeNull();
});

it('says how far the year would end short if dues stayed as they are', () => {
  const tight = chatContext({
    lines: {
      Assessments: { glCode: '6100', type: 'income', adopted: { 2026: '9600.00', 2027: '10800.00' } },
      Water: { adopted: { 2026: '9000.00', 2027: '10500.00' } },
    },
  });
  // $80.00 for ten units and twelve months is $9,600; water costs $10,500.
  expect(heldAt(8_000, tight)?.content).toContain('The year would end $900 short.');
  expect(heldAt(9_000, tight)?.content).not.toContain('short');
});
