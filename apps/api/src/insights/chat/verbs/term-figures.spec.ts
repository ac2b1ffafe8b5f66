import type { BudgetItem, ItemSource, Parameters } from '@hoa/contracts';
import type { ChatContext, Passage } from '../context';
import { followingFrom } from './term-figures';

const passage = (text: string): Passage => ({ text, source: {} as ItemSource });
const dues = { id: 1, type: 'income', glCode: '6100', description: 'Maintenance Fees', proposedBudget: '132000.00', previousYear: '120000.00', previousYearKnown: true, previousYearOf: 2026 } as BudgetItem; // prettier-ignore
const context = { items: [dues], parameters: { year: 2027, units: 10, wholeDollars: false } as Parameters } as unknown as ChatContext; // prettier-ignore
const TABLE = ['Coverage  Limit  Annual premium', 'Property  $4,000,000  $9,000.00', 'Earthquake  $3,000,000  $5,000.00'].map(passage); // prettier-ignore

function following(term: string, text: string, { question = '', all = TABLE, thing = '' } = {}): string {
  const own = passage(text);
  return followingFrom({ quotes: [{ passage: own, term, thing }], all: [...all, own], question, context }).join(' '); // prettier-ignore
}

it.each([
  ['Hail has a deductible of 2 percent of the property limit.', '2% of $4,000,000 is $80,000.'],
  ['A wind deductible of 1.5% of the insured value applies.', '1.5% of $4,000,000 is $60,000.'],
  ['The earthquake deductible is 10 percent of the limit.', '10% of $3,000,000 is $300,000.'],
  ['The deductible is $5,000 each loss.', ''],
  ['The cyber deductible is 5 percent of the loss.', ''],
])('“%s” in dollars', (text, expected) => {
  expect(following('deductible', text)).toBe(expected);
});

it('divides a deductible by the units where that is asked', () => {
  const text = 'Hail has a deductible of 2 percent of the property limit.';
  expect(following('deductible', text, { question: 'what does each owner pay' })).toContain('$80,000 / 10 units = $8,000.00 a unit'); // prettier-ignore
  expect(following('deductible', text, { thing: 'fire' })).toBe('');
});

it('leaves a percentage of a limit that no row states', () => {
  expect(following('deductible', 'Hail has a deductible of 2% of the insured value.', { all: [] })).toBe('');
});

it.each([
  ['Labor is billed at $54.00 an hour.', '20 hours of it', '20 hours at $54.00 would be $1,080.00.'],
  ['Each further meeting costs $150.00.', '3 further meetings', '3 meetings at $150.00 would be $450.00.'],
  ['Bulk items cost $35.00 each.', 'and 4 bulk items?', '4 items at $35.00 would be $140.00.'],
  ['It is $68.00 for each hour of each worker.', '20 hours', ''],
  ['Labor is $54.00 an hour.', '3 visits', ''],
  ['It is $54.00 an hour, and $80.00 an hour on holidays.', '3 hours', ''],
])('“%s” for “%s”', (text, question, expected) => {
  expect(following('overtime rate', text, { question })).toBe(expected);
});

it('counts a limit from the amount that is named', () => {
  const text = 'The board may not raise it by more than 20 percent over that of the year before.';
  const question = 'so starting from 150 that is at most what a home';
  expect(following('a vote on increases', text, { question })).toBe('20% over $150.00 is $180.00.');
});

it.each([
  ['The board may not raise it by more than 20 percent over that of the year before.', '$1,200.00'],
  ['Assessments of more than 115 percent of those of the preceding year need a meeting.', '$1,150.00'],
  ['An increase of more than 20 percent over the consumer price index needs a vote.', ''],
])('what dues may become by “%s”', (text, expected) => {
  const said = following('a vote on increases', text);
  expect(expected === '' ? said === '' : said.includes(`is ${expected}.`)).toBe(true);
});

it('divides dues by shares only where the document says so', () => {
  const all = [passage('Common expenses are assessed against the units in proportion to their interests.')];
  const asked = { question: 'what does unit 110 pay monthly', thing: '110' };
  expect(following('allocated interest', '110  First  2.5000%', { ...asked, all })).toContain('110 pays $275.00 a month'); // prettier-ignore
  expect(following('allocated interest', '110  First  2.5000%', { ...asked, all: [] })).toBe('');
});
