import { chosenOf, initialFields } from './fields';
import { baseOf, optionsOf, yearOf } from './options';

const KEY = `emb_${'a'.repeat(43)}`;
const given = (attributes: Record<string, string>) =>
  optionsOf((name) => attributes[name] ?? null, 'https://own.example');

it('takes what a page gives, and the script’s own server where it gives none', () => {
  expect(given({ 'embed-key': ` ${KEY} `, total: '650000', year: '2027', theme: 'dark' })).toEqual({
    apiBase: 'https://own.example',
    embedKey: KEY,
    total: '650000',
    year: 2027,
    theme: 'dark',
  });
  expect(given({ 'api-base': 'https://other.example/' }).apiBase).toBe('https://other.example');
});

it.each(['emb_short', KEY.slice(1), `${KEY}x`, '1700000000000-abcdefgh12345678-Mozilla50'])(
  'takes %s for no key',
  (key) => {
    expect(given({ 'embed-key': key }).embedKey).toBeNull();
  },
);

it.each([
  [{ total: 'much' }, { total: '' }],
  [{ total: '-5' }, { total: '' }],
  [{ total: '0' }, { total: '' }],
  [{ year: '27' }, { year: null }],
  [{ year: '2051' }, { year: null }],
  [{ theme: 'neon' }, { theme: 'system' }],
])('takes %j as not given', (attributes, expected) => {
  expect(given(attributes as Record<string, string>)).toMatchObject(expected);
});

it('knows the server by the script’s address, below a path too', () => {
  expect(baseOf('https://own.example/remotes/assessments/embed.js')).toBe('https://own.example');
  expect(baseOf('https://own.example/budget/remotes/assessments/embed.js?v=2')).toBe(
    'https://own.example/budget',
  );
  expect(baseOf('https://cdn.example/embed.js')).toBe('https://cdn.example');
  expect(baseOf('')).toBe('');
});

describe('what is calculated first', () => {
  const budgets = [
    { parametersId: 8, year: 2028, total: '700000.00', categories: [] },
    { parametersId: 7, year: 2027, total: '650000.50', categories: [] },
  ];
  const first = (total: string, year: number | null, of = budgets) =>
    chosenOf(initialFields({ budgets: of, total, year }));

  it('is the page’s total before a budget, the budget of its year before the newest', () => {
    expect(first('100', 2027)).toEqual({ cents: 10_000, year: 2027, budgetId: null });
    expect(first('100', null)).toEqual({ cents: 10_000, year: 2028, budgetId: null });
    expect(first('', 2027)).toEqual({ cents: 65_000_050, year: 2027, budgetId: 7 });
    expect(first('', null)).toEqual({ cents: 70_000_000, year: 2028, budgetId: 8 });
  });

  it('is nothing where the year has no budget, or there is none', () => {
    expect(first('', 2026)).toBeNull();
    expect(first('', null, [])).toBeNull();
  });

  it('is not a year that no budget can be of', () => {
    expect([yearOf('2020'), yearOf('2050'), yearOf(' 2027 ')]).toEqual([2020, 2050, 2027]);
    expect([yearOf('2019'), yearOf('20270'), yearOf('')]).toEqual([null, null, null]);
  });
});
