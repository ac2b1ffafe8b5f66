import { kindOfLine } from './choose';

const kind = (description: string, glCode = '') =>
  kindOfLine({ type: 'expense', glCode, description }, [], 2032);

it.each(['Bond Principal', 'Bond Interest', 'Loan payments', 'Principal and interest'])(
  '%s is a level payment',
  (description) => {
    expect(kind(description)).toBe('level');
  },
);

it.each(['Termite bond', 'Fidelity bond'])('%s is none: prices raise it', (description) => {
  expect(kind(description)).not.toBe('level');
});

it.each(['Replacement Reserve Deposit', 'Transfer to reserves', 'Reserve funding'])(
  '%s is a transfer, whatever number an association gives it',
  (description) => {
    expect(kind(description, '7200')).toBe('transfer');
  },
);
