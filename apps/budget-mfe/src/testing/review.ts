import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, item, parameters } from './records';
import { renderAt, type Answers } from './render';

export const income = item({
  id: 99,
  lineKey: '6100',
  glCode: '6100',
  description: 'Maintenance Fees',
  category: 'Income',
  type: 'income',
  previousYear: '15000.00',
  proposedBudget: '16000.00',
  basis: 'balancing',
  sources: [],
});
export const water = item({
  id: 101,
  lineKey: '7820',
  glCode: '7820',
  description: 'Water',
  category: 'Utilities',
  previousYear: '5000.00',
  proposedBudget: '5270.00',
  generatedAmount: '5270.00',
  basis: 'trend',
  assumptions: ['Water rises by 5.4 % a year.'],
});
/** The built-in rules, and one model that can be asked. */
export const withModel: Answers = {
  'GET /api/providers': () => ({
    body: [
      { name: 'built-in', label: 'Built-in rules', configured: true, default: true },
      { name: 'openai', label: 'OpenAI', configured: true, default: false },
    ],
  }),
};
export const loaded = (answers: Answers = {}, lines = [income, item(), water]): Answers => ({
  'GET /api/budget-parameters/7': () => ({ body: parameters() }),
  'GET /api/budget-items/7': () => ({ body: lines }),
  'GET /api/budgets/7': () => ({ body: budget() }),
  'GET /api/budget-reserves/7?phaseYears=1': () => ({
    body: { study: null, plans: [], phaseYears: 1, missing: 'No reserve study is there.' },
  }),
  'GET /api/providers': () => ({
    body: [
      { name: 'built-in', label: 'Built-in', configured: true, default: true },
      { name: 'openai', label: 'OpenAI', configured: false, default: false },
    ],
  }),
  ...answers,
});

export const open = async (answers: Answers = loaded(), path = '/budget-review/7') => {
  const all = renderAt(path, answers);
  await screen.findByRole('heading', { level: 1, name: 'Juniper Court' });
  return all;
};
export const row = (name: string | RegExp) => screen.getByRole('row', { name });
export const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: .* edit$`) });
export const expand = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Show the analysis of ${name}` }));
