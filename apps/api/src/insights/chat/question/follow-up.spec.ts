import { chatContext } from '../../../../test/support/chat-context';
import { completed } from './follow-up';

const context = chatContext({
  lines: {
    Gas: { actual: { 2025: '8415.67' }, adopted: { 2026: '9100.00', 2027: '10000.00' }, projected: { 2026: '8972.40' } }, // prettier-ignore
    Water: { actual: { 2025: '17340.55' }, adopted: { 2026: '18000.00', 2027: '19000.00' }, projected: { 2026: '18264.30' } }, // prettier-ignore
  },
});
const whole = (question: string, ...questions: string[]): string | null =>
  completed(question, { questions, itemIds: [] }, context);

it.each([
  ['gas 2025 actual', 'and 26? budget and projected', /^gas 2026 projected and budgeted$/],
  ['gas 2025 and 2026', 'average of those 2', /^gas and 2025 2026 average$|^gas .*2025 2026 average$/],
  ['gas 2025 and 2026', 'what is the difference', /^gas .*2025 2026$/],
  ['gas 2025 and 2026', 'and what had the board put in the budget for it that year', /budget for gas 2026$/],
  ['gas 2026, budget and projected', 'same for water', /^water .*2026$/],
  ['gas 2026, budget and projected', 'ditto water', /^water .*2026$/],
  ['gas 2026, budget and projected', 'so by how much is the projected over budget on that one', /^how much was gas.* over budget in 2026$/], // prettier-ignore
  ['gas 2026, budget and projected', 'how far over is that', /^how much was gas.* over budget in 2026$/],
])('after “%s”, “%s”', (before, question, expected) => {
  expect(whole(question, before)?.replace(/\s+/g, ' ')).toMatch(expected);
});

it.each([
  'how much over budget are we',
  'how much is the whole budget over',
  'how much are dues over last year',
])('“%s” stands by itself', (question) => {
  expect(whole(question, 'gas 2026, budget and projected')).toBeNull();
});

it.each([
  ['and the two years before that?', /2024 2025/],
  ['and two years before that?', /2024$/],
])('counts back from the year that was asked: “%s”', (question, expected) => {
  expect(whole(question, 'what was gas in 2026')).toMatch(expected);
});
