import { chartOfAccounts } from './chart';
import {
  accountOf,
  budgetGroups,
  groupOf,
  isAssessmentIncome,
  isIncomeCode,
  isFor,
  keywordAccount,
  RESERVE_GROUP,
} from './grouping';

const expense = (description: string, more: { glCode?: string; category?: string } = {}) =>
  ({ type: 'expense', description, ...more }) as const;

describe('groups', () => {
  it.each([
    ['7010', 'Administrative'],
    ['7110', 'Administrative'],
    ['7210', 'Administrative'],
    ['7310', 'Service Contracts'],
    ['7410', 'Repairs & Maintenance'],
    ['7740', 'Insurance Expenses'],
    ['01-7810-000', 'Utilities'],
    ['9005', 'Reserve Contributions'],
  ])('puts GL %s with %s', (glCode, group) => {
    expect(groupOf(expense('x', { glCode }))).toBe(group);
  });

  it('knows each account of the chart by its code', () => {
    for (const account of chartOfAccounts) {
      const group = groupOf({ type: account.type, glCode: account.code, description: account.name });
      expect(group).not.toBe('Other Expenses');
      expect(budgetGroups).toContain(group);
    }
  });

  it.each([
    ['Liability incl. fireworks rider', 'Insurance Expenses'],
    ['Fireworks', 'Administrative'],
    ['Chem treatment (EWM)', 'Service Contracts'],
    ['Liability claims paid', 'Other Expenses'],
  ])('puts ‘%s’ of a lake association with %s', (name, group) => {
    expect(groupOf(expense(name))).toBe(group);
  });

  it('goes by words where the code says nothing, and by the heading before the words', () => {
    expect(groupOf(expense('Landscaping', { glCode: '5120' }))).toBe('Service Contracts');
    expect(groupOf(expense('Pool', { category: 'Repairs and Maintenance' }))).toBe('Repairs & Maintenance');
    expect(groupOf(expense('Insurance - package', { category: 'General & Administrative' }))).toBe(
      'Insurance Expenses',
    );
    expect(groupOf(expense('Whatever', { category: 'UTILITIES' }))).toBe('Utilities');
    expect(groupOf(expense('Whatever'))).toBe('Other Expenses');
    expect(groupOf({ type: 'income', description: 'Water reimbursement' })).toBe('Income');
  });
});

describe('what real budgets say', () => {
  it.each([
    ['Landscape Maintenance Contract', '7310'],
    ['Landscape Extras', '7445'],
    ['Lawn Care', '7310'],
    ['Tree trimming', '7315'],
    ['Irrigation repairs', '7445'],
    ['Irrigation Water', '7825'],
    ['Licensed operator', '7820'],
    ['Gate attendant contract', '7375'],
    ['Snow & Ice Removal', '7385'],
    ['Pool Service', '7330'],
    ['Pool Repairs & Supplies', '7440'],
    ['Pool insurance', '7740'],
    ['Elevator Maintenance', '7350'],
    ['Elevator repairs', '7435'],
    ['Elevator Phone', '7860'],
    ['Elevator inspection and permits', '7170'],
    ['Management Fees', '7010'],
    ['Mgmt. Co. Fee', '7010'],
    ['Waste Management', '7850'],
    ['Pest Management', '7370'],
    ['Legal Fees', '7030'],
    ['Insurance claims legal', '7030'],
    ['Attorney fees - collections', '7035'],
    ['Audit / Tax Return', '7020'],
    ['Reserve Study', '7040'],
    ['Transfer to Reserves', '9005'],
    ['Roof Reserve', '9010'],
    ['Reserve - Painting', '9015'],
    ['Bad Debt Reserve', '7060'],
    ['Insurance - Property', '7710'],
    ['Master Policy', '7710'],
    ['General Liability Insurance', '7715'],
    ['D & O Insurance', '7720'],
    ["Directors' and Officers' Liability", '7720'],
    ['Umbrella', '7730'],
    ["Workers' Compensation", '7735'],
    ['Fidelity Bond', '7725'],
    ['Health Insurance', '7220'],
    ['Flood Insurance', '7745'],
    ['Insurance', '7740'],
    ['Insurance deductible', '7760'],
    ['Window cleaning', '7340'],
    ['Electric', '7810'],
    ['Electricity - common areas', '7810'],
    ['Electrical repairs', '7425'],
    ['Street Lights', '7810'],
    ['Water & Sewer', '7820'],
    ['Sewer', '7830'],
    ['Sewer line cleaning', '7420'],
    ['Storm Water', '7835'],
    ['Water heater', '7420'],
    ['Natural Gas', '7840'],
    ['Gas & Electric', '7810'],
    ['Trash Collection', '7850'],
    ['Refuse Removal', '7850'],
    ['Cable TV', '7870'],
    ['Telephone', '7860'],
    ['Janitorial Services', '7340'],
    ['Fire Alarm Monitoring', '7355'],
    ['Security Patrol', '7375'],
    ['Gate repairs', '7450'],
    ['HVAC Maintenance', '7360'],
    ['Boiler repair', '7430'],
    ['Roof repairs', '7415'],
    ['Asphalt & Concrete', '7460'],
    ['Painting', '7470'],
    ['Building Maintenance', '7410'],
    ['General repairs', '7410'],
    ['Postage & Copies', '7110'],
    ['Bank Fees', '7050'],
    ['Website', '7120'],
    ['Social Committee', '7140'],
    ['Federal Income Tax', '7230'],
    ['Property Taxes', '7240'],
    ['Payroll Taxes', '7215'],
    ['Maintenance man wages', '7210'],
    ['Contingency', '7490'],
  ])('%s is %s', (description, code) => {
    expect(keywordAccount(description, 'expense')?.code).toBe(code);
  });

  it.each([
    ['Owner Assessments', '6100'],
    ['Monthly HOA Dues', '6100'],
    ['Special Assessment', '6105'],
    ['Late Fees', '6120'],
    ['Interest on delinquent accounts', '6125'],
    ['Interest income', '6300'],
    ['Reserve interest', '6310'],
    ['Clubhouse rental', '6200'],
    ['Parking', '6210'],
    ['Water reimbursement', '6240'],
  ])('income: %s is %s', (description, code) => {
    expect(keywordAccount(description, 'income')?.code).toBe(code);
  });

  it('takes a code of the chart where the words agree with its group, else the words', () => {
    expect(accountOf(expense('Insurance Expense', { glCode: '7710' }))?.code).toBe('7710');
    expect(accountOf(expense('Landscaping', { glCode: '7810' }))?.code).toBe('7310');
    expect(accountOf(expense('Zzz', { glCode: '7410' }))?.code).toBe('7410');
    expect(accountOf(expense('Zzz', { glCode: '1234' }))).toBeUndefined();
    expect(isAssessmentIncome({ type: 'income', description: 'Special assessment', glCode: '6105' })).toBe(
      false,
    );
  });
});

it('knows what a line is for under codes of an association’s own', () => {
  expect(isFor('Insurance Expenses', expense('Insurance - Package', { glCode: '7012' }))).toBe(true);
  expect(isFor(RESERVE_GROUP, expense('Reserve Contribution', { glCode: '7036' }))).toBe(true);
  expect(isFor(RESERVE_GROUP, expense('Zzz', { glCode: '9005' }))).toBe(true);
  expect(isFor('Insurance Expenses', expense('Water', { glCode: '7012' }))).toBe(false);
});

it.each([
  ['6100', true],
  ['01-6100-00', true],
  ['7310', false],
  ['610', false],
  ['', false],
])('a line with the code %j is income by its code: %s', (code, expected) => {
  expect(isIncomeCode(code)).toBe(expected);
});

it.each(['Assessments - Current Year', 'Carrying Charges', 'Class A Members', 'Maintenance Charge'])(
  'knows %s for dues',
  (description) => {
    expect(isAssessmentIncome({ type: 'income', description })).toBe(true);
  },
);
